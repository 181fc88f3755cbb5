public import Foundation
public import TextLayout
public import UIFoundation
public import UIGraphics

/// The content of a view that has nothing to show: an image, two texts and two buttons in a column.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Sendable {
  /// The horizontal alignment of the content.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// The appearance of the image.
  public struct ImageProperties: Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points. Zero means no limit on an axis.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The behavior of a button.
  public struct ButtonProperties: Sendable {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role: UIButton.Role = .normal
  }

  public var image: UIImage?
  public var imageProperties: ImageProperties
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The first button. Without a title and an image, it is not shown.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The second button. Without a title and an image, it is not shown.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment: Alignment = .center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance from the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 10
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance from the texts to the first button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  /// Indicates whether a spinner replaces the image.
  var showsActivity = false
  /// Indicates whether the text names the searched words of a state.
  var describesSearch = false

  private init(textFont: UIFont, textColor: UIColor) {
    imageProperties = ImageProperties(
      preferredSymbolConfiguration: UIImage.SymbolConfiguration(pointSize: 48), tintColor: .secondaryLabel)
    textProperties = TextProperties(font: textFont, color: textColor)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns the configuration of a view without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    return UIContentUnavailableConfiguration(
      textFont: title.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? title,
      textColor: .label)
  }

  /// Returns the configuration of a view whose content is being loaded.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(
      textFont: .preferredFont(forTextStyle: .subheadline), textColor: .secondaryLabel)
    configuration.text = "Loading…"
    configuration.showsActivity = true
    return configuration
  }

  /// Returns the configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    configuration.describesSearch = true
    return configuration
  }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state. That of a search names the searched words.
  public func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard describesSearch, let state = state as? UIContentUnavailableConfigurationState,
      let words = state.searchText, !words.isEmpty
    else { return self }
    var configuration = self
    configuration.text = "No Results for “\(words)”"
    return configuration
  }
}

/// The state of a controller without content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The words that are searched; nil without a search.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
