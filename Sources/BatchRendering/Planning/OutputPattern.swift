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

  /// Whether the pattern names a column of the data.
  package var usesRows: Bool {
    parts.contains { if case .field(_, let name) = $0 { name.hasPrefix("row.") } else { false } }
  }

  /// The folder that all files lie in, as far as it is the same for every one; empty for the current one.
  package var folder: String {
    guard case .text(let text)? = parts.first, let slash = text.lastIndex(of: "/") else { return "" }
    return String(text[...slash])
  }

  /// The ending of the files' names where the pattern itself says it.
  package var pathExtension: String? {
    guard case .text(let text)? = parts.last, let dot = text.lastIndex(of: "."), !text[dot...].contains("/") else {
      return nil
    }
    return String(text[text.index(after: dot)...])
  }

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

  /// A path as it is, braces and all.
  package init(literal path: String) {
    parts = [.text(path)]
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
  package func path(_ value: (String) throws(OutputPatternError) -> String?) throws(OutputPatternError) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .field(let separator, let name):
        guard let value = try value(name) else { continue }
        // An empty value leaves with its separator; without one it would leave a name such as ".png".
        if value.isEmpty, !separator.isEmpty { continue }
        guard Self.isSafe(value) else { throw OutputPatternError.unsafeValue(value, field: name) }
        path += separator + value
      }
    }
    return path
  }

  /// A value from a document or its data must not reach another folder or break a terminal.
  private static func isSafe(_ value: String) -> Bool {
    !value.isEmpty && !value.contains("/") && value != "." && value != ".." && value.utf8.count <= 200
      && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

/// Why a pattern cannot name a file.
package enum OutputPatternError: Error, Hashable {
  case openBrace(pattern: String)
  case unknownField(String, pattern: String)
  case unsafeValue(String, field: String)
  case missingColumn(String, row: Int?, suggestion: String?)
}

extension OutputPatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .openBrace(let pattern):
      return "the pattern \"\(pattern)\" has a { without a }"
    case .unknownField(let name, let pattern):
      return "the pattern \"\(pattern)\" has no such field as {\(name)}, expected one of "
        + OutputPattern.fieldNames.map { "{\($0)}" }.joined(separator: " ")
        + ", or {row.\(name.isEmpty ? "COLUMN" : name)} for a value of the data"
    case .unsafeValue(let value, let field):
      guard !value.isEmpty else {
        return
          "{\(field)} is empty, expected text for the file's name; {-\(field)} vanishes where it is empty, and {n} is "
          + "the row's number"
      }
      return "{\(field)} is \"\(value)\", which cannot be part of a file's name; expected at most 200 bytes without "
        + "slashes and control characters, such as {n}, the row's number"
    case .missingColumn(let name, let row, let suggestion):
      guard row != nil else { return "the pattern names {row.\(name)}, but there are no rows; give them with --data" }
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "the row has no text or number \"\(name)\", which the pattern names as {row.\(name)}\(hint)"
    }
  }
}
