package import Foundation

/// The pixel grid of a screen, to which coordinates and lengths in points are rounded.
package struct PixelGrid: Sendable, Equatable {
  /// The scale in pixels per point.
  package let scale: CGFloat

  /// The tolerance for arithmetic errors, in pixels. For example, 2.9999999999999996 is treated as 3.
  private static let tolerance: CGFloat = 1e-6

  /// Creates a grid of pixels per point. A scale that is not positive and finite is treated as 1.
  package init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the value rounded to the nearest pixel, with halves rounded up as in UIKit.
  ///
  /// Infinity and NaN are unchanged.
  package func round(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the value rounded up to a pixel.
  package func ceil(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns the value rounded down to a pixel.
  package func floor(_ value: CGFloat) -> CGFloat {
    guard value.isFinite else { return value }
    return (value * scale + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the size with both dimensions rounded up.
  package func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the rectangle with its edges rounded, so that adjacent rectangles remain adjacent.
  package func round(_ rect: CGRect) -> CGRect {
    let (left, top, right, bottom) = (round(rect.minX), round(rect.minY), round(rect.maxX), round(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
