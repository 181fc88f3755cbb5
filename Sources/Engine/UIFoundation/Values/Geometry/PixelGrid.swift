package import Foundation

/// The pixel grid of a screen, to which coordinates and lengths in points are rounded.
package struct PixelGrid: Sendable, Equatable {
  /// The scale in pixels per point.
  package let scale: CGFloat

  /// The tolerance for arithmetic errors, in pixels. For example, 2.9999999999999996 is treated as 3.
  private static let tolerance: CGFloat = 1e-6

  /// The magnitude in pixels from which every number is a whole number.
  private static let wholeNumbers: CGFloat = 0x1p52

  /// Creates a grid of pixels per point.
  ///
  /// The scale is 1 if the given scale or the length of its pixel is not positive and finite.
  package init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite && (1 / scale).isFinite ? scale : 1
  }

  /// Returns the value rounded to the nearest pixel, with halves rounded up as in UIKit.
  ///
  /// Finite values remain finite. Infinity and NaN are unchanged.
  package func round(_ value: CGFloat) -> CGFloat {
    snap(value) { ($0 + 0.5 + Self.tolerance).rounded(.down) }
  }

  /// Returns the value rounded up to a pixel.
  package func ceil(_ value: CGFloat) -> CGFloat { snap(value) { ($0 - Self.tolerance).rounded(.up) } }

  /// Returns the value rounded down to a pixel.
  package func floor(_ value: CGFloat) -> CGFloat { snap(value) { ($0 + Self.tolerance).rounded(.down) } }

  /// Returns the value with its number of pixels rounded. Values that have no fractions of pixels are unchanged.
  private func snap(_ value: CGFloat, _ rounded: (_ pixels: CGFloat) -> CGFloat) -> CGFloat {
    let pixels = value * scale
    // The comparison is false for infinity, which results from the greatest finite numbers, and for NaN.
    guard abs(pixels) < Self.wholeNumbers else { return value }
    let result = rounded(pixels) / scale
    return result.isFinite ? result : value
  }

  /// Returns the size with both dimensions rounded up.
  package func ceil(_ size: CGSize) -> CGSize {
    CGSize(width: ceil(size.width), height: ceil(size.height))
  }

  /// Returns the rectangle with its edges rounded, so that adjacent rectangles remain adjacent.
  ///
  /// The edges of a finite rectangle are limited so that its lengths and its center are finite.
  package func round(_ rect: CGRect) -> CGRect {
    func edge(_ value: CGFloat) -> CGFloat {
      rect.isFinite ? min(max(round(value), -Self.greatestEdge), Self.greatestEdge) : round(value)
    }
    let (left, top, right, bottom) = (edge(rect.minX), edge(rect.minY), edge(rect.maxX), edge(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The greatest edge of a rounded rectangle. Twice the number is finite.
  private static let greatestEdge = CGFloat.greatestFiniteMagnitude / 2
}
