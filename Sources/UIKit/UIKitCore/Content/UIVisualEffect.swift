public import Foundation
internal import UIFoundation
internal import UIGraphics

/// The effect of a visual effect view on the views behind it, or on its content.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur of the views behind, with the tint of a material.
open class UIBlurEffect: UIVisualEffect {
  /// The material of the blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
  }

  /// The change of the drawing behind the view.
  var backdrop: BackdropStyle { style.material(for: .current).backdrop }

  /// The color that approximates the effect over a background of one color, as behind bars.
  var tint: UIColor {
    let light = UIColor(white: 0.97, alpha: style.flatOpacity)
    let dark = UIColor(white: 0.12, alpha: style.flatOpacity)
    let style = style
    return UIColor { style.isDark(in: $0) ? dark : light }
  }
}

extension UIBlurEffect.Style {
  fileprivate var flatOpacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.65
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
    default: 0.8
    }
  }
}

/// The part of the content of a visual effect view, which determines how much of the backdrop it shows.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// An effect on the content of a view: it shows the colors behind it, more vivid, in place of its own.
///
/// The view belongs into the content view of a visual effect view with the blur.
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle
  let blur: UIBlurEffect.Style

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
    blur = blurEffect.style
    super.init()
  }

  /// The change of the drawing behind the content, which the content shows in place of its colors.
  var backdrop: BackdropStyle {
    let isDark = blur.isDark(in: .current)
    let traits = UITraitCollection.current.modifying { $0.userInterfaceStyle = isDark ? .dark : .light }
    let color = style.color.resolvedColor(with: traits).cgColor.rgba
    return BackdropStyle(saturation: Material.publishedSaturation, tints: [BackdropStyle.Tint(color)])
  }
}

extension UIVibrancyEffectStyle {
  /// The color over the vivid backdrop. Its opacity is the documented one of the system color.
  fileprivate var color: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
