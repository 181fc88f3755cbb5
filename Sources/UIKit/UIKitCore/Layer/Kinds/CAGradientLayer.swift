public import Foundation
public import UIGraphics

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor` or `UIColor`. Other objects are ignored.
  open var colors: [Any]?
  /// The locations of the colors, 0 to 1. If nil or of another count, the colors are evenly spaced.
  open var locations: [NSNumber]?
  /// The start, in the unit square of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in the unit square of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  open override func draw(in ctx: CGContext) {
    super.draw(in: ctx)
    let stops = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let assigned = locations?.map { CGFloat($0.doubleValue) } ?? []
    let positions: [CGFloat] =
      assigned.count == stops.count
      ? assigned : stops.indices.map { stops.count > 1 ? CGFloat($0) / CGFloat(stops.count - 1) : 0 }
    ctx.saveGState()
    defer { ctx.restoreGState() }
    clip(to: outlinePath, in: ctx)
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: (stops.count == 1 ? stops + stops : stops) as NSArray,
        locations: stops.count == 1 ? [0, 1] : positions)
    else { return }
    draw(gradient, in: ctx)
  }

  private func draw(_ gradient: CGGradient, in ctx: CGContext) {
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    let (start, end) = (pointInBounds(startPoint), pointInBounds(endPoint))
    switch type {
    case .radial:
      // An ellipse around the start. A corner of its bounding rectangle is the end. In a scaled space, it is a circle.
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard radii.width > 0, radii.height > 0 else { return }
      ctx.translateBy(x: start.x, y: start.y)
      ctx.scaleBy(x: radii.width, y: radii.height)
      ctx.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    case .conic:
      ctx.drawConicGradient(gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default:
      ctx.drawLinearGradient(gradient, start: start, end: end, options: options)
    }
  }

  private func pointInBounds(_ point: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
  }
}
