extension UIButton {
  /// Called when a button's state changes, to let it change its configuration.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// A button's look in one value.
  public struct Configuration: @unchecked Sendable {
    // Unchecked for the attributed title's and transformer's sake, which are values here.

    /// How large a button is by default.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3

      var textAlignment: NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: .natural
        case .trailing: .right
        }
      }
    }

    /// The families of looks.
    enum Kind: Sendable {
      case plain, filled, tinted, gray
    }

    var kind: Kind

    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
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
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// Around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet { usesDefaultInsets = contentInsets == Self.insets(for: buttonSize) }
    }
    private var usesDefaultInsets = true

    init(kind: Kind) {
      self.kind = kind
      contentInsets = Self.insets(for: .medium)
    }

    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(for: buttonSize) }

    /// 7 and 12 at medium size, as UIKit has it; the other sizes measured likewise.
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

  /// The colours of the look in the button's state.
  @MainActor func colors(for button: UIButton) -> (foreground: UIColor, background: UIColor) {
    guard button.isEnabled else {
      return (.tertiaryLabel, kind == .plain ? .clear : .tertiarySystemFill)
    }
    let tint: UIColor = button.tintColor
    let base = baseBackgroundColor ?? tint
    var (foreground, background): (UIColor, UIColor) =
      switch kind {
      case .plain: (baseForegroundColor ?? tint, baseBackgroundColor ?? .clear)
      case .filled: (baseForegroundColor ?? .white, base)
      case .tinted: (baseForegroundColor ?? tint, base.withAlphaComponent(0.18))
      case .gray: (baseForegroundColor ?? tint, baseBackgroundColor ?? .secondarySystemFill)
      }
    if button.isSelected, kind == .plain, automaticallyUpdateForSelection, baseBackgroundColor == nil {
      background = tint.withAlphaComponent(0.18)
    }
    if let own = self.background.backgroundColor { background = own }
    if button.isHighlighted {
      foreground = foreground.withAlphaComponent(0.75)
      if kind == .filled { background = background.withAlphaComponent(0.75) }
    }
    return (foreground, background)
  }

  /// The radius of the corners for a height, in points.
  private func cornerRadius(for size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    let wanted: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      // 5.95 is what UIKit's medium buttons read back.
      case .dynamic, .medium: buttonSize == .large ? 8.75 : 5.95
      case .small: 4.1
      case .large: 8.75
      case .capsule: half
      }
    return min(wanted, half)
  }

  @MainActor func drawBackground(of button: UIButton, in rect: CGRect) {
    let place = rect.inset(by: background.backgroundInsets.resolved(for: button.effectiveUserInterfaceLayoutDirection))
    guard let context = UIGraphicsGetCurrentContext(), !place.isEmpty else { return }
    let path = UIBezierPath(roundedRect: place, cornerRadius: cornerRadius(for: place.size))
    context.saveGState()
    colors(for: button).background.setFill()
    path.fill()
    if let image = background.image {
      path.addClip()
      image.draw(in: background.imageContentMode.place(of: image.size, in: place))
    }
    context.restoreGState()
    if let stroke = background.strokeColor, background.strokeWidth > 0 {
      let inset = place.insetBy(dx: background.strokeWidth / 2, dy: background.strokeWidth / 2)
      let line = UIBezierPath(
        roundedRect: inset, cornerRadius: max(0, cornerRadius(for: place.size) - background.strokeWidth / 2))
      line.lineWidth = background.strokeWidth
      stroke.setStroke()
      line.stroke()
    }
  }
}
