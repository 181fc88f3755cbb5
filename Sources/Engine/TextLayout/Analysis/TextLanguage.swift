import UIFoundation

/// The language of a text, which selects regional forms of its characters.
package struct TextLanguage: Hashable, Sendable {
  /// The language that the text states, as a tag such as `zh-Hant`; nil if it states none.
  package var stated: String?
  /// The language of the environment, used if neither the text nor its kana or Hangul state another one.
  package var typesetting: String?

  package init(stated: String? = nil, typesetting: Locale.Language? = nil) {
    self.stated = stated
    self.typesetting = typesetting.map { language in
      [language.languageCode?.identifier, language.script?.identifier, language.region?.identifier]
        .compactMap { $0 }.joined(separator: "-")
    }
  }
}
