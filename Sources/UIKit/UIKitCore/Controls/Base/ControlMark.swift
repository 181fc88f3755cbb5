internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// A mark that controls and bars draw: lines, circles and discs in a unit square, y down.
enum ControlMark {
  case chevronLeft, chevronRight, checkmark, plus, minus, cross, magnifier, info

  private var lines: [[CGPoint]] {
    func points(_ values: [(CGFloat, CGFloat)]) -> [CGPoint] { values.map { CGPoint(x: $0.0, y: $0.1) } }
    return switch self {
    case .chevronLeft: [points([(0.72, 0.05), (0.28, 0.5), (0.72, 0.95)])]
    case .chevronRight: [points([(0.28, 0.05), (0.72, 0.5), (0.28, 0.95)])]
    case .checkmark: [points([(0.08, 0.55), (0.38, 0.9), (0.92, 0.1)])]
    case .plus: [points([(0.5, 0), (0.5, 1)]), points([(0, 0.5), (1, 0.5)])]
    case .minus: [points([(0, 0.5), (1, 0.5)])]
    case .cross: [points([(0.1, 0.1), (0.9, 0.9)]), points([(0.9, 0.1), (0.1, 0.9)])]
    case .magnifier: [points([(0.68, 0.68), (1, 1)])]
    case .info: [points([(0.5, 0.45), (0.5, 0.76)])]
    }
  }

  /// The filled circles, by center and radius.
  private var discs: [(CGPoint, CGFloat)] {
    self == .info ? [(CGPoint(x: 0.5, y: 0.27), 0.065)] : []
  }

  /// The stroked circles, by center and radius.
  private var rings: [(CGPoint, CGFloat)] {
    switch self {
    case .magnifier: [(CGPoint(x: 0.41, y: 0.41), 0.38)]
    case .info: [(CGPoint(x: 0.5, y: 0.5), 0.5)]
    default: []
    }
  }

  /// Draws the mark into a rectangle of the current context. The line width is in points.
  func draw(in rect: CGRect, color: UIColor, lineWidth: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    func scaled(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      let side = radius * rect.width * 2
      return CGRect(center: scaled(center), size: CGSize(width: side, height: side))
    }
    context.saveGState()
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // A single stroke, so that crossings of translucent lines are not visible.
    for line in lines { context.addLines(between: line.map(scaled)) }
    if !lines.isEmpty { context.strokePath() }
    for (center, radius) in rings { context.strokeEllipse(in: square(center, radius)) }
    for (center, radius) in discs { context.fillEllipse(in: square(center, radius)) }
    context.restoreGState()
  }

  /// Returns the mark as a template image that is sharp at every scale. The sizes are in points.
  func image(size: CGSize, lineWidth: CGFloat) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    return image(size: size, in: bounds.insetBy(dx: lineWidth / 2 + 0.5, dy: lineWidth / 2 + 0.5), lineWidth: lineWidth)
  }

  /// Returns a template image with the mark in a rectangle of it.
  func image(size: CGSize, in rect: CGRect, lineWidth: CGFloat) -> UIImage {
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { _ in
      draw(in: rect, color: .black, lineWidth: lineWidth)
    }
    return UIImage(list).withRenderingMode(.alwaysTemplate)
  }
}
