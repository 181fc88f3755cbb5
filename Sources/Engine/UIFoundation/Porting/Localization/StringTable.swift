internal import Foundation
internal import Synchronization

/// The choice of a language. (`Bundle.preferredLocalizations` returns the first one on Linux.)
enum LanguageChoice {
  /// Returns the available language for the first preferred one that has any; nil if none has.
  ///
  /// Prefers the same region, then no region. A language in another script is none: `zh-TW` does not match `zh-Hans`.
  static func best(of available: some Sequence<String>, preferring preferred: [String]) -> String? {
    let available = available.filter { $0 != "Base" }.sorted()
    for name in preferred {
      let wanted = Locale.Language(identifier: name)
      let same = available.filter { isSame(Locale.Language(identifier: $0), wanted) }
      let found =
        same.first { Locale.Language(identifier: $0).region == wanted.region }
        ?? same.first { Locale.Language(identifier: $0).region == nil } ?? same.first
      if let found { return found }
    }
    return nil
  }

  private static func isSame(_ a: Locale.Language, _ b: Locale.Language) -> Bool {
    func parts(_ language: Locale.Language) -> [String?] {
      let full = Locale.Language(identifier: language.maximalIdentifier)
      return [full.languageCode?.identifier, full.script?.identifier]
    }
    return parts(a) == parts(b)
  }
}

/// The texts of a table in all languages of a folder: `.strings`, `.stringsdict` and a string catalog.
struct StringTable: Sendable {
  /// The texts by language and key.
  private(set) var texts: [String: [String: LocalizedText]] = [:]
  /// The language whose texts are shown for keys without a translation.
  private(set) var source: String?

  private static let tables = Mutex<[String: StringTable]>([:])

  /// Returns the table of a folder of resources. Files are read once.
  static func table(_ name: String, in folder: String) -> StringTable {
    let key = "\(folder)/\(name)"
    if let table = tables.withLock({ $0[key] }) { return table }
    let table = StringTable(name, in: folder)
    tables.withLock { $0[key] = table }
    return table
  }

  private init(_ name: String, in folder: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for project in entries.sorted() where project.hasSuffix(".lproj") {
      let language = String(project.dropLast(".lproj".count))
      for (key, value) in Self.propertyList("\(folder)/\(project)/\(name).strings") {
        if let value = value as? String { texts[language, default: [:]][key] = LocalizedText(format: value) }
      }
      for (key, value) in Self.propertyList("\(folder)/\(project)/\(name).stringsdict") {
        if let text = (value as? [String: Any]).flatMap(LocalizedText.init(stringsDictionary:)) {
          texts[language, default: [:]][key] = text
        }
      }
    }
    for place in ["", "mul.lproj/"] where entries.contains("\(name).xcstrings") || !place.isEmpty {
      if let catalog = StringCatalog(path: "\(folder)/\(place)\(name).xcstrings") {
        source = source ?? catalog.source
        for (language, added) in catalog.texts {
          texts[language, default: [:]].merge(added) { existing, _ in existing }
        }
      }
    }
  }

  private static func propertyList(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  /// Returns the text of a key in the preferred language, or else in the source language.
  func text(_ key: String, preferring languages: [String]?) -> (text: LocalizedText, language: String)? {
    let preferred = LanguageChoice.best(of: texts.keys, preferring: languages ?? Locale.preferredLanguages)
    for language in [preferred, source, "Base", "en"].compactMap({ $0 }) {
      if let text = texts[language]?[key] { return (text, language == "Base" ? source ?? "en" : language) }
    }
    return nil
  }

  /// Returns the text of a key in a bundle; the main bundle's includes those of the program's modules.
  static func text(
    _ key: String, table: String?, bundle: Bundle?, preferring languages: [String]? = nil
  ) -> (text: LocalizedText, language: String)? {
    for folder in BundleFolders.folders(of: bundle) {
      let table = Self.table(table ?? "Localizable", in: folder)
      if let found = table.text(key, preferring: languages) { return found }
    }
    return nil
  }
}

extension LocalizedText {
  /// Creates a text from an entry of a `.stringsdict` file.
  init?(stringsDictionary entry: [String: Any]) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(format: format)
    for case (let name, let value as [String: Any]) in entry {
      var variable = Variable(forms: value.compactMapValues { $0 as? String })
      if let type = value["NSStringFormatValueTypeKey"] as? String, !type.isEmpty { variable.specifier = type }
      variables[name] = variable
    }
  }
}
