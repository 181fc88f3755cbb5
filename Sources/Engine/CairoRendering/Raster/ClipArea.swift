import UIFoundation
import UIGraphics

/// The bounds of the clip, and rectangles known to be entirely visible.
struct ClipArea {
  /// A rectangle that contains the clip, in pixels.
  private(set) var bounds: PixelRect
  /// Rectangles that are known to be entirely inside the clip, in pixels.
  private(set) var clear: [PixelRect]

  /// Creates a clip equal to a rectangle.
  init(_ rect: PixelRect) {
    bounds = rect
    clear = [rect]
  }

  /// Indicates whether the clip is known to be one rectangle of whole pixels.
  var isExact: Bool { clear.first == bounds }

  /// Returns whether the part of a rectangle inside the bounds is known to be entirely visible.
  func shows(_ rect: PixelRect) -> Bool {
    let visible = rect.intersection(bounds)
    return visible.isEmpty || clear.contains { $0.contains(visible) }
  }

  /// Hides everything.
  mutating func close() {
    bounds = .empty
    clear = [.empty]
  }

  /// Intersects the clip with an outline.
  mutating func cut(_ shape: Shape, _ transform: CGAffineTransform) {
    let area = shape.bounds.applying(transform)
    bounds = bounds.intersection(PixelRect(outside: Self.snapped(area)))
    guard transform.b == 0, transform.c == 0 else {
      clear = []
      return
    }
    let inner: [PixelRect]
    switch shape {
    case .rect: inner = [PixelRect(inside: area)]
    case .roundedRect(_, let radius):
      let (rx, ry) = (radius.width * abs(transform.a), radius.height * abs(transform.d))
      inner = [PixelRect(inside: area.insetBy(dx: rx, dy: 0)), PixelRect(inside: area.insetBy(dx: 0, dy: ry))]
    case .ellipse:
      // The largest rectangle in the ellipse: a square in the circle scaled with it.
      let inset = (1 - CGFloat(0.5).squareRoot()) / 2
      inner = [PixelRect(inside: area.insetBy(dx: area.width * inset, dy: area.height * inset))]
    case .path: inner = []
    }
    clear = clear.flatMap { old in inner.map { old.intersection($0) } }.filter { !$0.isEmpty }
    if clear.count > 4 { clear = Array(clear.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(4)) }
  }

  // Edges within Cairo's precision of a pixel's edge are moved to that edge.
  private static func snapped(_ rect: CGRect) -> CGRect {
    func snap(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1.0 / 256 ? value.rounded() : value }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let (left, top) = (snap(rect.minX), snap(rect.minY))
    return CGRect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }
}
