import Foundation

/// A color for painting: sRGB components from 0 to 1, not premultiplied by alpha.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Creates a color. Components are clamped to 0 to 1, and NaN becomes 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// Creates a color from 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  /// Transparent black.
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)

  /// Indicates whether the three color components are equal.
  package var isNeutral: Bool { red == green && green == blue }

  /// Returns the color with its alpha multiplied by a factor.
  package func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The notation `#rrggbb`, or `#rrggbbaa` for colors that are not opaque.
  package var hexDescription: String {
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  private static func clamped(_ value: Double) -> Double {
    value >= 0 ? min(value, 1) : 0
  }
}
