public import Foundation
internal import UIFoundation
internal import UIGraphics

/// The effect of a visual effect view on its background.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The color that approximates the effect.
  var tint: UIColor { .clear }
}

/// A blur with a tint. Only the tint is drawn.
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

  private let style: Style

  public init(style: Style) {
    self.style = style
  }

  private var opacity: CGFloat {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.5
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.65
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
    default: 0.8
    }
  }

  override var tint: UIColor {
    let opacity = opacity
    let light = UIColor(white: 0.97, alpha: opacity)
    let dark = UIColor(white: 0.12, alpha: opacity)
    return switch style {
    case .extraLight, .light: light
    case .dark, .extraDark: dark
    case _ where style.rawValue >= 16: dark
    case _ where style.rawValue >= 11: light
    default: UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

/// A vibrancy effect, which is not drawn.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A view with an effect behind its content.
open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open var effect: UIVisualEffect? {
    didSet { setNeedsDisplay() }
  }
  /// The superview of the content.
  public let contentView = UIView()

  override func drawContent() {
    guard let effect else { return }
    effect.tint.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).fill()
  }
}
