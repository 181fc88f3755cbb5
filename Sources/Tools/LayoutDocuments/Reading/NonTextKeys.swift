import UIKitCore
import Yams

/// A search for keys of YAML text that are aliases, lists or mappings.
///
/// Yams hashes keys while it reads, which takes exponential time for a key of nested aliases.
enum NonTextKeys {
  /// Returns the position of the first key that is not text, if the text contains an anchor and an alias.
  ///
  /// The text is read with plain text in place of its aliases. Throws the errors of that reading, ``YamlError``.
  static func first(in text: String, file: Int) throws -> DocumentPosition? {
    guard contains("&", in: text), contains("*", in: text) else { return nil }
    let substitute = substitute(in: text)
    let neutral = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "*" ? substitute : $0 }))
    do {
      let root = try Parser(yaml: neutral, resolver: .basic, encoding: .utf8).singleRoot()
      return root.flatMap { first(in: $0, substitute, file) }
    } catch YamlError.duplicatedKeysInMapping(let duplicates, let context) {
      let names = duplicates.map { $0.replacing(String(substitute), with: "*") }
      throw YamlError.duplicatedKeysInMapping(duplicates: names, context: context)
    }
  }

  private static let otherCharacters = Set("0123456789_-".unicodeScalars)

  /// Returns whether a string contains an indicator, `&` or `*`, before a character of a name.
  private static func contains(_ indicator: Unicode.Scalar, in text: String) -> Bool {
    zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains { character, next in
      character == indicator && next.isASCII && (next.properties.isAlphabetic || Self.otherCharacters.contains(next))
    }
  }

  /// Returns a character that the text does not contain, and that has no meaning in YAML.
  private static func substitute(in text: String) -> Unicode.Scalar {
    let used = Set(text.unicodeScalars)
    let privateUse = ("\u{E000}" as Unicode.Scalar).value...("\u{F8FF}" as Unicode.Scalar).value
    return privateUse.lazy.compactMap { Unicode.Scalar($0) }.first { !used.contains($0) } ?? "\u{E000}"
  }

  private static func first(in node: Node, _ substitute: Unicode.Scalar, _ file: Int) -> DocumentPosition? {
    switch node {
    case .scalar, .alias: return nil
    case .sequence(let sequence):
      return sequence.firstNonNil { first(in: $0, substitute, file) }
    case .mapping(let mapping):
      return mapping.firstNonNil { key, value -> DocumentPosition? in
        if isText(key, substitute) { return first(in: value, substitute, file) }
        return key.mark.map { DocumentPosition($0, file) } ?? DocumentPosition(line: 1, column: 1, file: file)
      }
    }
  }

  private static func isText(_ key: Node, _ substitute: Unicode.Scalar) -> Bool {
    guard case .scalar(let scalar) = key else { return false }
    // Plain text cannot begin with an asterisk.
    return scalar.style != .plain || scalar.string.unicodeScalars.first != substitute
  }
}
