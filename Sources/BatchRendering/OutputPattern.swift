/// How the files of a run are named: text with fields in braces that vanish where they do not vary.
///
/// `{-scene}` stands for the scene's name with a dash before it, or for nothing; `{row.FIELD}` for a column of the data.
package struct OutputPattern: Sendable, Hashable {
  /// What a folder given as output stands for.
  package static let standard =
    "{stem}{-scene}{-device}{-orientation}{-direction}{-contentSize}{-locale}{-n}{~appearance}{@scale}.{format}"

  /// The fields that a pattern may name, beside the columns of the data.
  package static let fieldNames = [
    "stem", "scene", "device", "orientation", "direction", "contentSize", "locale", "n", "appearance", "scale",
    "format",
  ]

  private enum Part: Hashable {
    case text(String)
    case field(separator: String, name: String)
  }

  private let parts: [Part]

  /// Reads a pattern; a path that ends in a slash is a folder for the standard one.
  package init(_ text: String) throws(OutputPatternError) {
    var parts: [Part] = []
    var rest = Substring(text.hasSuffix("/") ? text + Self.standard : text)
    while let open = rest.firstIndex(of: "{") {
      if open != rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw OutputPatternError.openBrace(pattern: text)
      }
      parts.append(try Self.field(rest[rest.index(after: open)..<close], of: text))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  private static func field(_ text: Substring, of pattern: String) throws(OutputPatternError) -> Part {
    let separator = text.prefix { !$0.isLetter }
    let name = String(text.dropFirst(separator.count))
    guard fieldNames.contains(name) || (name.hasPrefix("row.") && name.count > 4) else {
      throw OutputPatternError.unknownField(name, pattern: pattern)
    }
    return .field(separator: String(separator), name: name)
  }

  /// The path for one picture; the closure answers a field's value, `nil` where it does not vary.
  package func path(_ value: (String) -> String?) throws(OutputPatternError) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .field(let separator, let name):
        guard let value = value(name) else { continue }
        guard Self.isSafe(value) else { throw OutputPatternError.unsafeValue(value, field: name) }
        path += separator + value
      }
    }
    return path
  }

  /// A value from a document or its data must not reach another folder or break a terminal.
  private static func isSafe(_ value: String) -> Bool {
    !value.contains("/") && value != "." && value != ".." && value.utf8.count <= 200
      && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

/// Why a pattern cannot name a file.
package enum OutputPatternError: Error, Hashable {
  case openBrace(pattern: String)
  case unknownField(String, pattern: String)
  case unsafeValue(String, field: String)
}

extension OutputPatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .openBrace(let pattern):
      return "the pattern \"\(pattern)\" has a { without a }"
    case .unknownField(let name, let pattern):
      return "the pattern \"\(pattern)\" has no such field as {\(name)}, expected one of "
        + OutputPattern.fieldNames.map { "{\($0)}" }.joined(separator: " ") + " {row.COLUMN}"
    case .unsafeValue(let value, let field):
      return "{\(field)} is \"\(value)\", which cannot be part of a file's name"
    }
  }
}
