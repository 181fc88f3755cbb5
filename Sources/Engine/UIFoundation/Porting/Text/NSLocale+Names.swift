public import Foundation

// Names in the language of a locale, which `Locale` has on Linux and `NSLocale` has only on other systems.
extension NSLocale {
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }

  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }

  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }

  public func localizedString(forVariantCode variantCode: String) -> String? {
    locale.localizedString(forVariantCode: variantCode)
  }

  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }

  public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    locale.localizedString(forCollationIdentifier: collationIdentifier)
  }

  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "en_US") }
}
