/// The one place that rounds: points to the pixels of a screen scale.
package struct PixelGrid: Sendable, Equatable {
  /// Pixels a point.
  package let scale: CGFloat

  /// What solving and summing may leave over or short of a whole pixel, in pixels: 2.9999999999999996 is 3.
  private static let slack: CGFloat = 1e-6

  /// A grid of so many pixels a point; a scale that is not a positive number counts as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The nearest pixel, halves upwards as UIKit rounds frames; a value that is not finite stays.
  package func round(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  /// The next pixel not below the value.
  package func ceil(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale - Self.slack).rounded(.up) / scale
  }

  /// The next pixel not above the value.
  package func floor(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + Self.slack).rounded(.down) / scale
  }

  /// Both dimensions up to the next pixel.
  package func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// The rectangle with both edges of each axis on the grid, so that neighbours still meet.
  package func round(_ rect: CGRect) -> CGRect {
    let (left, top, right, bottom) = (round(rect.minX), round(rect.minY), round(rect.maxX), round(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
