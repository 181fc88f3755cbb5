public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

extension UIButton {
  /// A closure that updates the configuration of a button after a change of its state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The appearance of a button as a value.
  public struct Configuration: @unchecked Sendable {
    // Unchecked because of the transformers, whose closures are not Sendable in UIKit's API.

    /// The size of a button, which determines its default insets, title font and corner radius.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The style of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing

      func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
        switch self {
        // Lines of different widths start at the leading edge unless the alignment is set (zenn.dev/samekard_dev).
        case .automatic, .leading: .natural
        case .center: .center
        case .trailing: isRightToLeft ? .left : .right
        }
      }
    }

    /// The color scheme of title and background.
    enum Kind: Sendable {
      case plain, filled, tinted, gray
      case glass(UIGlassEffect.Style)
      case prominentGlass(UIGlassEffect.Style)

      var isPlain: Bool { if case .plain = self { true } else { false } }

      /// Returns the scheme in a design. The classic design has no glass.
      func inDesign(of traits: UITraitCollection) -> Kind {
        guard traits.interfaceDesign != .glass else { return self }
        return switch self {
        case .glass: .gray
        case .prominentGlass: .filled
        default: self
        }
      }
    }

    var kind: Kind

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The spacing between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The length reserved for the image, in whose center it is, in points. Longer images ignore it.
    ///
    /// It is a width for images beside the title, and a height for images above or below.
    public var imageReservation: CGFloat = 0
    /// The spacing between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var showsActivityIndicator = false
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { if usesDefaultInsets { contentInsets = Self.insets(for: buttonSize) } }
    }
    public var automaticallyUpdateForSelection = true
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet { usesDefaultInsets = contentInsets == Self.insets(for: buttonSize) }
    }
    private var usesDefaultInsets = true

    init(kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(for: .medium)
    }

    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    /// Returns the default insets of UIKit's buttons, in points.
    private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .medium: (7, 12)
        case .small: (5, 10)
        case .mini: (4, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    public static func plain() -> Configuration { Configuration(kind: .plain) }
    public static func filled() -> Configuration { Configuration(kind: .filled) }
    public static func tinted() -> Configuration { Configuration(kind: .tinted) }
    public static func gray() -> Configuration { Configuration(kind: .gray) }
    public static func borderless() -> Configuration { Configuration(kind: .plain) }
    public static func bordered() -> Configuration { Configuration(kind: .gray) }
    public static func borderedTinted() -> Configuration { Configuration(kind: .tinted) }
    public static func borderedProminent() -> Configuration { Configuration(kind: .filled) }

    /// Returns a configuration with a background of glass; with a gray one in the classic design.
    public static func glass() -> Configuration { Configuration(kind: .glass(.regular)) }
    /// Returns a configuration with a background of tinted glass; with a filled one in the classic design.
    public static func prominentGlass() -> Configuration { Configuration(kind: .prominentGlass(.regular)) }
    /// Returns a configuration with a background of clear glass; with a gray one in the classic design.
    public static func clearGlass() -> Configuration { Configuration(kind: .glass(.clear)) }
    /// Returns a configuration with tinted clear glass; with a filled background in the classic design.
    public static func prominentClearGlass() -> Configuration { Configuration(kind: .prominentGlass(.clear)) }

    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// The font of the title: body at medium size and above, subheadline below.
  var titleFont: UIFont {
    .preferredFont(forTextStyle: buttonSize == .medium || buttonSize == .large ? .body : .subheadline)
  }

  var subtitleFont: UIFont { .preferredFont(forTextStyle: .caption1) }

  private var transformed: AttributeContainer? {
    titleTextAttributesTransformer.map { $0(AttributeContainer()) }
  }

  var transformedFont: UIFont { transformed?.uiKit.font ?? titleFont }
  var transformedColor: UIColor? { transformed?.uiKit.foregroundColor }

  private var transformedSubtitle: AttributeContainer? {
    subtitleTextAttributesTransformer.map { $0(AttributeContainer()) }
  }

  var transformedSubtitleFont: UIFont { transformedSubtitle?.uiKit.font ?? subtitleFont }
  var transformedSubtitleColor: UIColor? { transformedSubtitle?.uiKit.foregroundColor }

  /// Returns the colors in the button's state.
  ///
  /// If the configuration is not updated automatically, the colors are those of the normal state.
  @MainActor func colors(for button: UIButton) -> (foreground: UIColor, background: UIColor) {
    let state: UIControl.State = button.automaticallyUpdatesConfiguration ? button.state : .normal
    let traits = button.traitCollection
    let kind = kind.inDesign(of: traits)
    guard !state.contains(.disabled) else {
      return (.tertiaryLabel, kind.isPlain ? .clear : .tertiarySystemFill)
    }
    let tint: UIColor = button.tintColor
    let base = baseBackgroundColor ?? tint
    var (foreground, background): (UIColor, UIColor) =
      switch kind {
      case .plain: (baseForegroundColor ?? tint, baseBackgroundColor ?? .clear)
      case .filled: (baseForegroundColor ?? .white, base)
      case .tinted: (baseForegroundColor ?? tint, base.withAlphaComponent(0.18))
      case .gray: (baseForegroundColor ?? tint, baseBackgroundColor ?? Self.grayFill[traits])
      case .glass: (baseForegroundColor ?? .label, baseBackgroundColor ?? .clear)
      case .prominentGlass: (baseForegroundColor ?? .white, base)
      }
    if state.contains(.selected), kind.isPlain, automaticallyUpdateForSelection, baseBackgroundColor == nil {
      background = tint.withAlphaComponent(0.18)
    }
    if let color = self.background.backgroundColor { background = color }
    if state.contains(.highlighted) {
      foreground = foreground.withAlphaComponent(0.75)
      if case .filled = kind { background = background.withAlphaComponent(0.75) }
    }
    return (foreground, background)
  }

  private static let grayFill = DesignValues<UIColor>(classic: .secondarySystemFill, glass: .tertiarySystemFill)

  /// Returns the radius of the corners, in points, before it is limited by the size.
  private func cornerRadius(in traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic where traits.interfaceDesign == .glass: .greatestFiniteMagnitude
    // UIKit returns 5.95 for medium buttons.
    case .dynamic, .medium: buttonSize == .large ? 8.75 : 5.95
    case .small: 4.1
    case .large: 8.75
    case .capsule: .greatestFiniteMagnitude
    }
  }

  @MainActor func drawBackground(of button: UIButton, in rect: CGRect) {
    var background = background
    background.backgroundColor = colors(for: button).background
    background.cornerRadius = cornerRadius(in: button.traitCollection)
    switch kind.inDesign(of: button.traitCollection) {
    case .glass(let style), .prominentGlass(let style):
      let area = rect.inset(by: background.backgroundInsets.resolved(for: button.effectiveUserInterfaceLayoutDirection))
      let color = background.backgroundColor.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
      button.drawGlass(in: area, radius: background.cornerRadius, style: style, tint: color, hasShadow: false)
      background.backgroundColor = nil
      background.draw(in: rect, of: button)
    default: background.draw(in: rect, of: button)
    }
  }
}
