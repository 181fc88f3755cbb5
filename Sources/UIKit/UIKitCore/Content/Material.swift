internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The blur and the tints of a blur effect.
///
/// The colors and the radius of thin to thick materials are those of Apple's design resources for iOS, in which a second
/// color over the first makes the backdrop vivid. Light, extra light and dark are Apple's sample code for blurred
/// images. See Documentation/Design.md.
struct Material {
  /// The factor of the saturation in Apple's sample code for blurred images.
  static let publishedSaturation = 1.8

  let backdrop: BackdropStyle

  private init(_ deviation: CGFloat, saturation: Double = 1, _ tints: BackdropStyle.Tint...) {
    backdrop = BackdropStyle(deviation: deviation, saturation: saturation, tints: tints)
  }

  /// Creates a material of the design resources. Gray values are of 255.
  private static func light(_ gray: Double, _ alpha: Double, dodge: Double) -> Material {
    Material(25, tint(gray, alpha), tint(dodge, 1, .colorDodge))
  }

  /// Creates a dark material of the design resources. Gray values are of 255.
  private static func dark(_ alpha: Double, overlay: Double) -> Material {
    Material(25, tint(37, alpha), tint(overlay, 1, .overlay))
  }

  private static func tint(
    _ gray: Double, _ alpha: Double, _ mode: BackdropStyle.Tint.Mode = .normal
  ) -> BackdropStyle.Tint {
    let white = gray / 255
    return BackdropStyle.Tint(RGBA(red: white, green: white, blue: white, alpha: alpha), mode: mode)
  }

  fileprivate static let sampleLight = Material(30, saturation: publishedSaturation, tint(255, 0.3))
  fileprivate static let sampleExtraLight = Material(20, saturation: publishedSaturation, tint(0.97 * 255, 0.82))
  fileprivate static let sampleDark = Material(20, saturation: publishedSaturation, tint(0.11 * 255, 0.73))

  fileprivate static let ultraThin = (light(191, 0.44, dodge: 0x30), dark(0.55, overlay: 0x9C))
  fileprivate static let thin = (light(166, 0.7, dodge: 0x3D), dark(0.7, overlay: 0x9C))
  fileprivate static let regular = (light(179, 0.82, dodge: 0x38), dark(0.82, overlay: 0x8C))
  fileprivate static let thick = (light(153, 0.97, dodge: 0x5F), dark(0.9, overlay: 0x7C))
  // The background of bars in the design resources.
  fileprivate static let chrome = (Material(20, tint(249, 0.94)), Material(20, tint(29, 0.94)))
}

extension UIBlurEffect.Style {
  /// Returns the material in the appearance of the traits. Styles with a name of an appearance ignore it.
  func material(for traits: UITraitCollection) -> Material {
    let isDark = isDark(in: traits)
    switch self {
    case .extraLight: return Material.sampleExtraLight
    case .light: return Material.sampleLight
    case .dark, .extraDark: return Material.sampleDark
    case .regular: return isDark ? Material.sampleDark : Material.sampleLight
    case .prominent: return isDark ? Material.sampleDark : Material.sampleExtraLight
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      return isDark ? Material.ultraThin.1 : Material.ultraThin.0
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      return isDark ? Material.thin.1 : Material.thin.0
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark:
      return isDark ? Material.regular.1 : Material.regular.0
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
      return isDark ? Material.thick.1 : Material.thick.0
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
      return isDark ? Material.chrome.1 : Material.chrome.0
    }
  }

  /// Returns whether the style is dark in the appearance of the traits.
  func isDark(in traits: UITraitCollection) -> Bool {
    switch self {
    case .extraLight, .light: false
    case .dark, .extraDark: true
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight:
      false
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    }
  }
}
