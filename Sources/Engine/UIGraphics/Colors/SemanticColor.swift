import UIFoundation

/// A color of UIKit's palette, with values for style, contrast and level.
package struct SemanticColor: Hashable, Sendable {
  /// The name of the UIKit property.
  package let name: String
  private let light: RGBA
  private let dark: RGBA
  private let lightContrast: RGBA
  private let darkContrast: RGBA
  private let darkElevated: RGBA
  private let darkElevatedContrast: RGBA
  private let glass: Glass?

  /// The values in the design of iOS 26, which has one elevation.
  private struct Glass: Hashable, Sendable {
    let light: RGBA
    let dark: RGBA
    let lightContrast: RGBA
    let darkContrast: RGBA
  }

  /// Creates a color from 0xRRGGBB values. Omitted values equal those of normal contrast and base level.
  ///
  /// `elevated` has the values in dark style at normal and at high contrast. `glass` has those of the design of iOS 26 in
  /// light and dark style, at normal and at high contrast.
  package init(
    _ name: String, _ light: UInt32, _ dark: UInt32, alpha: (Double, Double) = (1, 1),
    contrast: (UInt32, UInt32)? = nil, contrastAlpha: (Double, Double)? = nil, elevated: (UInt32, UInt32)? = nil,
    glass: (light: UInt32, dark: UInt32, lightContrast: UInt32, darkContrast: UInt32)? = nil
  ) {
    self.name = name
    self.light = RGBA(hex: light, alpha: alpha.0)
    self.dark = RGBA(hex: dark, alpha: alpha.1)
    let contrast = contrast ?? (light, dark)
    let contrastAlpha = contrastAlpha ?? alpha
    lightContrast = RGBA(hex: contrast.0, alpha: contrastAlpha.0)
    darkContrast = RGBA(hex: contrast.1, alpha: contrastAlpha.1)
    darkElevated = elevated.map { RGBA(hex: $0.0) } ?? self.dark
    darkElevatedContrast = elevated.map { RGBA(hex: $0.1) } ?? darkContrast
    self.glass = glass.map {
      Glass(
        light: RGBA(hex: $0.light), dark: RGBA(hex: $0.dark), lightContrast: RGBA(hex: $0.lightContrast),
        darkContrast: RGBA(hex: $0.darkContrast))
    }
  }

  /// Returns the value for traits. Unspecified traits mean light style, normal contrast and base level.
  package func rgba(for traits: UITraitCollection) -> RGBA {
    let hasHighContrast = traits.accessibilityContrast == .high
    if let glass, traits.interfaceDesign == .glass {
      guard traits.userInterfaceStyle == .dark else { return hasHighContrast ? glass.lightContrast : glass.light }
      return hasHighContrast ? glass.darkContrast : glass.dark
    }
    guard traits.userInterfaceStyle == .dark else { return hasHighContrast ? lightContrast : light }
    if traits.userInterfaceLevel == .elevated { return hasHighContrast ? darkElevatedContrast : darkElevated }
    return hasHighContrast ? darkContrast : dark
  }
}

// Source of the values: Apple's Human Interface Guidelines and iOS 17; for glass, see Documentation/Design.md.
extension SemanticColor {
  package static let systemRed = Self(
    "systemRed", 0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961),
    glass: (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165))
  package static let systemOrange = Self(
    "systemOrange", 0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340),
    glass: (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056))
  package static let systemYellow = Self(
    "systemYellow", 0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426),
    glass: (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43))
  package static let systemGreen = Self(
    "systemGreen", 0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B),
    glass: (0x34C759, 0x30D158, 0x008932, 0x4AE968))
  package static let systemMint = Self(
    "systemMint", 0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF),
    glass: (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB))
  package static let systemTeal = Self(
    "systemTeal", 0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF),
    glass: (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC))
  package static let systemCyan = Self(
    "systemCyan", 0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF),
    glass: (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF))
  package static let systemBlue = Self(
    "systemBlue", 0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF),
    glass: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
  package static let systemIndigo = Self(
    "systemIndigo", 0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF),
    glass: (0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF))
  package static let systemPurple = Self(
    "systemPurple", 0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF),
    glass: (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF))
  package static let systemPink = Self(
    "systemPink", 0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482),
    glass: (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4))
  package static let systemBrown = Self(
    "systemBrown", 0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469),
    glass: (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679))

  package static let systemGray = Self("systemGray", 0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  package static let systemGray2 = Self("systemGray2", 0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  package static let systemGray3 = Self("systemGray3", 0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  package static let systemGray4 = Self("systemGray4", 0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  package static let systemGray5 = Self("systemGray5", 0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  package static let systemGray6 = Self("systemGray6", 0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

  package static let label = Self("label", 0x000000, 0xFFFFFF)
  package static let secondaryLabel = Self(
    "secondaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.6, 0.6), contrastAlpha: (0.8, 0.7))
  package static let tertiaryLabel = Self(
    "tertiaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3), contrastAlpha: (0.7, 0.55))
  package static let quaternaryLabel = Self(
    "quaternaryLabel", 0x3C3C43, 0xEBEBF5, alpha: (0.18, 0.16), contrastAlpha: (0.55, 0.4))
  package static let placeholderText = Self(
    "placeholderText", 0x3C3C43, 0xEBEBF5, alpha: (0.3, 0.3), contrastAlpha: (0.7, 0.55))
  package static let link = Self(
    "link", 0x007AFF, 0x0984FF, contrast: (0x0040DD, 0x409CFF),
    glass: (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
  package static let separator = Self(
    "separator", 0x3C3C43, 0x545458, alpha: (0.29, 0.6), contrastAlpha: (0.37, 0.65))
  package static let opaqueSeparator = Self("opaqueSeparator", 0xC6C6C8, 0x38383A)

  package static let systemFill = Self(
    "systemFill", 0x787880, 0x787880, alpha: (0.2, 0.36), contrastAlpha: (0.28, 0.44))
  package static let secondarySystemFill = Self(
    "secondarySystemFill", 0x787880, 0x787880, alpha: (0.16, 0.32), contrastAlpha: (0.24, 0.4))
  package static let tertiarySystemFill = Self(
    "tertiarySystemFill", 0x767680, 0x767680, alpha: (0.12, 0.24), contrastAlpha: (0.2, 0.32))
  package static let quaternarySystemFill = Self(
    "quaternarySystemFill", 0x747480, 0x767680, alpha: (0.08, 0.18), contrastAlpha: (0.16, 0.26))

  package static let systemBackground = Self("systemBackground", 0xFFFFFF, 0x000000, elevated: (0x1C1C1E, 0x242426))
  package static let secondarySystemBackground = Self(
    "secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426), elevated: (0x2C2C2E, 0x363638))
  package static let tertiarySystemBackground = Self(
    "tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, contrast: (0xFFFFFF, 0x363638), elevated: (0x3A3A3C, 0x444446))
  package static let systemGroupedBackground = Self(
    "systemGroupedBackground", 0xF2F2F7, 0x000000, contrast: (0xEBEBF0, 0x000000), elevated: (0x1C1C1E, 0x242426))
  package static let secondarySystemGroupedBackground = Self(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, contrast: (0xFFFFFF, 0x242426),
    elevated: (0x2C2C2E, 0x363638))
  package static let tertiarySystemGroupedBackground = Self(
    "tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, contrast: (0xEBEBF0, 0x363638),
    elevated: (0x3A3A3C, 0x444446))
}
