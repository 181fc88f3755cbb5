public import Foundation

extension String {
  /// Creates the text of a key in the preferred language, with arguments in a locale's formats.
  ///
  /// Without a bundle, the main one and the resources of the program's modules are searched. A key without a text is
  /// its own text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
  }

  /// Creates the text of a key, or the default value with its arguments.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, bundle, locale)
  }

  /// Creates the text of a resource, in the language of its locale if the bundle has it.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale,
      preferring: [resource.locale.identifier(.bcp47)])
  }

  private init(
    _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale,
    preferring languages: [String]? = nil
  ) {
    let found = StringTable.text(key, table: table, bundle: bundle, preferring: languages)
    self = (found?.text ?? LocalizedText(format: value.key)).filled(
      with: value.arguments.map(\.value), language: found?.language ?? locale.identifier, locale: locale)
  }
}

/// A localized text that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  /// The locale of numbers, and the preferred language.
  public var locale: Locale
  public let bundle: BundleDescription

  /// The place of a table.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
      switch (a, b) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }

    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table, locale, bundle)
  }

  private init(
    _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: BundleDescription
  ) {
    (self.key, defaultValue, self.table, self.locale, self.bundle) = (key, value, table, locale, bundle)
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
