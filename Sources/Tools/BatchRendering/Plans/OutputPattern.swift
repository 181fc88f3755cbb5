/// A pattern for the paths of a run's files. Fields in braces are omitted if they have no value.
///
/// For example, an axis that does not vary has no value.
///
/// `{-scene}` is replaced by a dash and the scene's name, or by nothing if there is no name. `{row.FIELD}` is replaced
/// by the row's value in a column of the data.
package struct OutputPattern: Sendable, Hashable {
  /// The pattern used for an output folder.
  package static let standard =
    "{stem}{-folder}{-scene}{-device}{-orientation}{-direction}{-contentSize}{-locale}{-design}{-n}{~appearance}{@scale}.{format}"

  /// The fields of patterns, apart from the columns of the data.
  package static let fieldNames = [
    "stem", "folder", "scene", "device", "orientation", "direction", "contentSize", "locale", "design", "n",
    "appearance", "scale", "format",
  ]

  private enum Part: Hashable {
    case text(String)
    case field(separator: String, name: String)
  }

  private let parts: [Part]

  /// Indicates whether the pattern contains a column of the data.
  package var usesRows: Bool {
    parts.contains { if case .field(_, let name) = $0 { name.hasPrefix("row.") } else { false } }
  }

  /// The names of the fields, such as `row.name`, in their order.
  package var fields: [String] {
    parts.compactMap { if case .field(_, let name) = $0 { name } else { nil } }
  }

  /// Indicates whether names contain the folder of every document, not only of those with equal names.
  var requiresFolders: Bool { parts.contains(.field(separator: "", name: "folder")) }

  /// The folder that contains all files, up to the first varying part; empty for the current folder.
  package var folder: String {
    guard case .text(let text)? = parts.first, let slash = text.lastIndex(of: "/") else { return "" }
    return String(text[...slash])
  }

  /// The extension of the files, if the pattern itself contains it.
  package var pathExtension: String? {
    guard case .text(let text)? = parts.last, let dot = text.lastIndex(of: "."), !text[dot...].contains("/") else {
      return nil
    }
    return String(text[text.index(after: dot)...])
  }

  /// Creates a pattern from its text. If the text ends in a slash, the standard pattern is appended.
  package init(_ text: String) throws(OutputPatternError) {
    var parts: [Part] = []
    var rest = Substring(text.hasSuffix("/") ? text + Self.standard : text)
    while let open = rest.firstIndex(of: "{") {
      if open != rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw OutputPatternError.unclosedBrace(pattern: text)
      }
      parts.append(try Self.field(rest[rest.index(after: open)..<close], of: text))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// Creates a pattern of a literal path. Braces have no meaning in it.
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

  /// Returns the path of a picture. The closure returns a field's value, or `nil` if it does not vary.
  package func path(_ value: (String) throws(OutputPatternError) -> String?) throws(OutputPatternError) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .field(let separator, let name):
        guard let value = try value(name) else { continue }
        // A field with a separator can be empty. Without a separator, the name could become ".png".
        if value.isEmpty, !separator.isEmpty { continue }
        guard Self.isSafe(value) else { throw OutputPatternError.unsafeValue(value, field: name) }
        path += separator + value
      }
    }
    return path
  }

  /// Returns whether a value can be part of a file name: short, without slashes and control characters.
  private static func isSafe(_ value: String) -> Bool {
    !value.isEmpty && !value.contains("/") && value != "." && value != ".." && value.utf8.count <= 200
      && value.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}

/// An error in an output pattern or in the values of its fields.
package enum OutputPatternError: Error, Hashable {
  case unclosedBrace(pattern: String)
  case unknownField(String, pattern: String)
  case unsafeValue(String, field: String)
  case missingColumn(String, row: Int?, suggestion: String?)
}

extension OutputPatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unclosedBrace(let pattern):
      return "the pattern \"\(pattern)\" has a { without a }"
    case .unknownField(let name, let pattern):
      return "the pattern \"\(pattern)\" contains the unknown field {\(name)}, expected one of "
        + OutputPattern.fieldNames.map { "{\($0)}" }.joined(separator: " ")
        + ", or {row.\(name.isEmpty ? "COLUMN" : name)} for a value of the data"
    case .unsafeValue(let value, let field):
      guard !value.isEmpty else {
        return
          "{\(field)} is empty, expected text for the file's name; try {-\(field)}, which is omitted if it is empty, "
          + "or {n}, the row's number"
      }
      return "{\(field)} is \"\(value)\", which cannot be part of a file's name; expected at most 200 bytes without "
        + "slashes and control characters, such as {n}, the row's number"
    case .missingColumn(let name, let row, let suggestion):
      guard row != nil else { return "the pattern names {row.\(name)}, but there are no rows; pass them with --data" }
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
      return "the row has no text or number \"\(name)\", which the pattern names as {row.\(name)}\(hint)"
    }
  }
}
