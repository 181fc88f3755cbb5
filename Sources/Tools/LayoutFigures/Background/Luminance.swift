import Foundation
import UIKitCore

/// The relative luminance and contrast defined by WCAG 2.1.
enum Luminance {
  /// The linear intensity of each component value, 0 to 255.
  private static let linear: [Double] = (0...255).map { value in
    let value = Double(value) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the relative luminance of 0xRRGGBB, 0 to 1.
  static func of(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 0xFF)] + 0.7152 * linear[Int(color >> 8 & 0xFF)]
      + 0.0722 * linear[Int(color & 0xFF)]
  }

  /// Returns the relative luminance of an opaque color, 0 to 1.
  static func of(_ color: RGBA) -> Double {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return of(byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue))
  }

  /// Returns the contrast ratio of two luminances, 1 to 21.
  static func contrast(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }
}
