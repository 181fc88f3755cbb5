internal import _FoundationICU
internal import Foundation

/// The text of a name. Its order and its spaces come from CLDR's data about names of persons.
struct PersonNameText {
  private let name: PersonNameComponents
  private let locale: Locale

  init(_ name: PersonNameComponents, locale: Locale) {
    self.name = name
    self.locale = locale
  }

  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short: Self.first([name.nickname, name.givenName, name.familyName]) ?? ""
    case .long:
      joined(
        givenFirst: [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix],
        familyFirst: [name.familyName, name.middleName, name.givenName, name.nameSuffix, name.namePrefix])
    case .abbreviated: initials
    case .default, .medium:
      joined(givenFirst: [name.givenName, name.familyName], familyFirst: [name.familyName, name.givenName])
    }
  }

  private static func first(_ parts: [String?]) -> String? { parts.lazy.compactMap { $0 }.first { !$0.isEmpty } }

  private func joined(givenFirst: [String?], familyFirst: [String?]) -> String {
    let parts = (isFamilyFirst ? familyFirst : givenFirst).compactMap { $0 }.filter { !$0.isEmpty }
    return parts.joined(separator: Self.value("nativeSpaceReplacement", nameLanguage) ?? " ")
  }

  private var initials: String {
    let parts = isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
    // Names without capital letters, such as Chinese ones, are short themselves.
    if ["zh", "ja", "ko"].contains(nameLanguage) { return Self.first([name.familyName, name.givenName]) ?? "" }
    return parts.compactMap { $0?.first.map { $0.uppercased() } }.joined()
  }

  private var isFamilyFirst: Bool {
    let order = Self.list("surnameFirst", locale.identifier)
    return order.contains(nameLanguage)
      || (nameLanguage == locale.language.languageCode?.identifier
        && Self.list("surnameFirst", nameLanguage).contains(nameLanguage))
  }

  /// The language of the name: that of its script, or the locale's if it is written in the script.
  private var nameLanguage: String {
    let language = locale.language.languageCode?.identifier ?? "en"
    let text = Self.first([name.familyName, name.givenName]) ?? ""
    let scripts = text.unicodeScalars.map { scalar -> UScriptCode in
      var status = U_ZERO_ERROR
      return swift_uscript_getScript(UChar32(scalar.value), &status)
    }
    func has(_ script: UScriptCode) -> Bool { scripts.contains { $0.rawValue == script.rawValue } }
    if has(USCRIPT_HIRAGANA) || has(USCRIPT_KATAKANA) { return "ja" }
    if has(USCRIPT_HANGUL) { return "ko" }
    if has(USCRIPT_HAN) { return ["ja", "ko", "zh", "yue"].contains(language) ? language : "zh" }
    // A name in another script than the locale's is foreign.
    return ["ja", "ko", "zh", "yue"].contains(language) ? "und" : language
  }

  private static func resource(_ language: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    guard let bundle = swift_ures_open(nil, language, &status) else { return nil }
    defer { swift_ures_close(bundle) }
    guard let names = swift_ures_getByKey(bundle, "personNames", nil, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    return names
  }

  /// Returns a value of CLDR's data about names.
  private static func value(_ key: String, _ language: String) -> String? {
    guard let names = resource(language) else { return nil }
    defer { swift_ures_close(names) }
    var (status, count) = (U_ZERO_ERROR, Int32(0))
    guard let text = swift_ures_getStringByKey(names, key, &count, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self)
  }

  /// Returns the languages whose names have an order in a locale.
  private static func list(_ order: String, _ language: String) -> [String] {
    guard let names = resource(language) else { return [] }
    defer { swift_ures_close(names) }
    var status = U_ZERO_ERROR
    guard let orders = swift_ures_getByKey(names, "nameOrderLocales", nil, &status) else { return [] }
    defer { swift_ures_close(orders) }
    guard let list = swift_ures_getByKey(orders, order, nil, &status), status.rawValue <= U_ZERO_ERROR.rawValue
    else { return [] }
    defer { swift_ures_close(list) }
    return (0..<max(1, swift_ures_getSize(list))).compactMap { index in
      var (status, count) = (U_ZERO_ERROR, Int32(0))
      guard let text = swift_ures_getStringByIndex(list, index, &count, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self)
    }
  }
}
