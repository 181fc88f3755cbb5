import Testing
import UIKit

@Suite("Localized texts")
struct LocalizedTextTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@ here</string>
    <key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>zero</key><string>No files</string><key>one</key><string>%d file</string>
    <key>other</key><string>%d files</string></dict></dict></dict></plist>
    """

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
      "%lld items in %@": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item in %@"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items in %@"}}}}},
        "pl": {
          "stringUnit": {"state": "translated", "value": "%#@items@ w %2$@"},
          "substitutions": {"items": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg element"}},
            "few": {"stringUnit": {"state": "translated", "value": "%arg elementy"}},
            "many": {"stringUnit": {"state": "translated", "value": "%arg elementów"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg elementu"}}}}}}}}}}}
    """

  /// Creates a bundle in a temporary folder, which the body may use.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "en.lproj/Localizable.strings": "\"hello %@\" = \"Hello, %@!\";\n\"%@ owes %lld\" = \"%2$lld owed by %1$@\";\n",
      "de.lproj/Localizable.strings": "\"hello %@\" = \"Hallo, %@!\";\n",
      "en.lproj/Localizable.stringsdict": Self.plurals, "Catalog.xcstrings": Self.catalog,
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func german(_ value: String.LocalizationValue, _ table: String? = nil, _ bundle: Bundle) -> String {
    String(
      localized: LocalizedStringResource(
        value, table: table, locale: Locale(identifier: "de_DE"), bundle: .atURL(bundle.bundleURL)))
  }

  @Test("Interpolations become arguments of the key, in the order of the translation")
  func arguments() throws {
    try withBundle { bundle in
      #expect(String(localized: "hello \("Ann")", bundle: bundle) == "Hello, Ann!")
      #expect(german("hello \("Ann")", nil, bundle) == "Hallo, Ann!")
      let debt = String(localized: "\("Bo") owes \(12_345)", bundle: bundle, locale: Locale(identifier: "en_US"))
      #expect(debt == "12,345 owed by Bo")
    }
  }

  @Test("A key without a text is its own text, or the default value")
  func missingKeys() throws {
    try withBundle { bundle in
      #expect(String(localized: "left \(3) 100%", bundle: bundle) == "left 3 100%")
      #expect(String(localized: "100%", bundle: bundle) == "100%")
      #expect(
        String(localized: "total", defaultValue: "Total \(2.5, specifier: "%.1f")", bundle: bundle) == "Total 2.5")
      #expect(String(localized: "Ann \("A%d")") == "Ann A%d")
    }
  }

  @Test("A string catalog has translations, and the key itself in the source language")
  func catalogs() throws {
    try withBundle { bundle in
      #expect(german("Save", "Catalog", bundle) == "Sichern")
      #expect(String(localized: "Save", table: "Catalog", bundle: bundle) == "Save")
      #expect(NSLocalizedString("Save", tableName: "Catalog", bundle: bundle, comment: "") == "Save")
    }
  }

  /// The categories are those of CLDR's plural rules: 1 is one, 2 is few and 5 is many in Polish.
  @Test(
    "Plural forms of catalogs follow the rules of their language",
    arguments: [
      (1, "1 item in box", "1 element w box"), (2, "2 items in box", "2 elementy w box"),
      (5, "5 items in box", "5 elementów w box"),
    ])
  func pluralForms(count: Int, english: String, polish: String) throws {
    try withBundle { bundle in
      #expect(String(localized: "\(count) items in \("box")", table: "Catalog", bundle: bundle) == english)
      let resource = LocalizedStringResource(
        "\(count) items in \("box")", table: "Catalog", locale: Locale(identifier: "pl"),
        bundle: .atURL(bundle.bundleURL))
      #expect(String(localized: resource) == polish)
    }
  }

  @Test("A format from NSLocalizedString selects a form of a stringsdict file, also that for zero")
  func stringsDictionaries() throws {
    try withBundle { bundle in
      let format = NSLocalizedString("files", bundle: bundle, comment: "")
      #expect(String.localizedPlural(format, 0) == "No files here")
      #expect(String.localizedPlural(format, 1) == "1 file here")
      #expect(String(pluralFormat: format, Int32(2)) == "2 files here")
      #expect(String.localizedPlural("%d%% of %@", 3, "x" as NSString) == "3% of x")
    }
  }

  @Test("Specifiers that do not match their arguments show the values")
  func mismatches() throws {
    #expect(String(localized: "a", defaultValue: "\(3, specifier: "%@") \("x") \(2.5, specifier: "%d")") == "3 x 2.5")
    #expect(String(localized: "a", defaultValue: "\("x") \(12, specifier: "%2$d") \(3)") == "x 12 12")
    #expect(String(localized: "a", defaultValue: "\(3, specifier: "%s") \(7, specifier: "%5$d")") == "3 ")
  }
}
