public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

/// The content of a standard list row: image, text, secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// The appearance of text.
  public struct TextProperties: Sendable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform: TextTransform = .none

    /// The case transformation applied to the text.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    var textAlignment: NSTextAlignment {
      switch alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Sendable {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. Zero means no limit on an axis.
    public var maximumSize = CGSize.zero
    /// The minimum size of the image's area, in points. Zero means the size of the image on an axis.
    public var reservedLayoutSize = CGSize.zero
    /// The default size and weight of an icon. By default, icons have the size of the body style.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .init(textStyle: .body)

    public init() {}
  }

  public var text: String?
  public var attributedText: NSAttributedString? {
    get { textBox?.value }
    set { textBox = newValue.map(TextBox.init) }
  }
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var axesPreservingSuperviewLayoutMargins = 1

  /// An attributed text that can be sent between actors, because it is an immutable copy.
  private struct TextBox: @unchecked Sendable {
    let value: NSAttributedString

    init(_ value: NSAttributedString) {
      self.value = NSAttributedString(attributedString: value)
    }
  }
  private var textBox: TextBox?

  private init(_ style: UIFont.TextStyle, color: UIColor = .label, secondary secondaryStyle: UIFont.TextStyle) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondaryStyle), color: .secondaryLabel)
    // Like its fonts, the margins of a new configuration are those of the current traits.
    let margin = RowMetrics.all[.current].listMargin
    (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (margin, margin)
  }

  public static func cell() -> Self { Self(.body, secondary: .subheadline) }

  public static func subtitleCell() -> Self { cell() }

  public static func valueCell() -> Self {
    var configuration = Self(.body, secondary: .body)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func sidebarCell() -> Self { cell() }
  public static func sidebarHeader() -> Self { plainHeader() }

  public static func plainHeader() -> Self {
    var configuration = Self(.headline, secondary: .headline)
    configuration.directionalLayoutMargins.top = 4
    configuration.directionalLayoutMargins.bottom = 4
    return configuration
  }

  public static func header() -> Self { groupedHeader() }

  public static func groupedHeader() -> Self {
    var configuration = Self(.footnote, color: .secondaryLabel, secondary: .footnote)
    configuration.textProperties.transform = RowMetrics.all[.current].capitalizesHeaders ? .uppercase : .none
    configuration.directionalLayoutMargins.top = 17.5
    configuration.directionalLayoutMargins.bottom = 5
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> Self { prominentHeader(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { prominentHeader(.title2) }

  private static func prominentHeader(_ style: UIFont.TextStyle) -> Self {
    var configuration = Self(style, secondary: .subheadline)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    if let bold = descriptor.withSymbolicTraits(.traitBold) {
      configuration.textProperties.font = UIFont(descriptor: bold, size: 0)
    }
    return configuration
  }

  public static func footer() -> Self { groupedFooter() }
  public static func plainFooter() -> Self { groupedFooter() }

  public static func groupedFooter() -> Self {
    var configuration = groupedHeader()
    configuration.textProperties.transform = .none
    configuration.directionalLayoutMargins.top = 8
    configuration.directionalLayoutMargins.bottom = 8
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}
