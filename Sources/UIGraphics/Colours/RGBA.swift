import Foundation

/// A colour ready for painting: sRGB, not premultiplied, components between 0 and 1.
package struct RGBA: Hashable, Sendable {
  /// Amount of red, 0 to 1.
  package var red: Double
  /// Amount of green, 0 to 1.
  package var green: Double
  /// Amount of blue, 0 to 1.
  package var blue: Double
  /// Opacity, 0 (invisible) to 1.
  package var alpha: Double

  /// Creates a colour; components outside 0 to 1 are clamped, NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a colour from 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Transparent black.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  /// Returns the same colour with its alpha multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The notation `#rrggbb`, or `#rrggbbaa` for colours that are not opaque.
  package var hexDescription: String {
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  private static func clamped(_ value: Double) -> Double {
    value >= 0 ? min(value, 1) : 0
  }
}
