public import Foundation

/// A formatter of names of persons.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// The nickname, or else the given name.
    case short = 1
    /// The given and family name.
    case medium = 2
    /// All parts of the name.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// Has no effect.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let phonetic = Options(rawValue: 1 << 1)
  }

  open var style = Style.default
  open var locale: Locale! = Locale.current
  /// Indicates whether the name is shown in the pronunciation of its phonetic representation.
  open var isPhonetic = false

  /// Returns a name in a style and the order of the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    return PersonNameText(name, locale: locale ?? .current).text(style)
  }

  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }
}

extension PersonNameComponents {
  /// A format of names.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let style: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameText(value, locale: locale).text(style)
    }

    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
  }

  /// Returns the given and family name in the order of the current locale.
  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
