internal import Foundation

/// The texts of a string catalog: a `.xcstrings` file.
struct StringCatalog {
  /// The language of the texts in the program's code.
  let source: String
  /// The texts by language and key. A key without a text in the source language is its own text.
  private(set) var texts: [String: [String: LocalizedText]] = [:]

  /// Reads a catalog; nil if there is none, or if it is not a JSON object with texts.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    guard let file = try? JSONDecoder().decode(File.self, from: data) else {
      StandardError.write("\(path): error: expected a string catalog in JSON; its texts are not used")
      return nil
    }
    source = file.sourceLanguage
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.text { texts[language, default: [:]][key] = text }
      }
      if texts[source]?[key] == nil { texts[source, default: [:]][key] = LocalizedText(format: key) }
    }
  }

  private struct File: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String
  }

  /// A text, its forms by plural category or device, or both.
  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var text: LocalizedText? {
      var result: LocalizedText
      if let value = stringUnit?.value {
        result = LocalizedText(format: value)
      } else if let forms = variations?.forms {
        result = LocalizedText(forms: forms)
      } else if let value = variations?.deviceText {
        return value
      } else {
        return nil
      }
      for (name, substitution) in substitutions ?? [:] {
        result.variables[name] = LocalizedText.Variable(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
          forms: substitution.variations?.forms ?? [:])
      }
      return result
    }
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?

    /// The forms by plural category.
    var forms: [String: String]? { plural?.compactMapValues { $0.stringUnit?.value } }

    /// The text for an iPhone, or else for other devices.
    var deviceText: LocalizedText? { (device?["iphone"] ?? device?["other"])?.text }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
}
