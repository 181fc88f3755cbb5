/// A node of a document: a mapping, a list or text, with its position.
package struct DocumentNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case scalar(Scalar)
    case list([DocumentNode])
    case mapping([Entry])
  }

  /// Text as written, before its conversion to a number or a color.
  package struct Scalar: Sendable {
    package var text: String
    /// Indicates whether the text is quoted or a block, and therefore not null.
    package var isQuoted: Bool
    /// The column of the first character, relative to the node's position.
    ///
    /// It is nil for block text and for text that is not from the document.
    package var offset: Int?
  }

  /// One key of a mapping with its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPosition: DocumentPosition
    package var value: DocumentNode
  }

  package var content: Content
  package var position: DocumentPosition
  /// The text whose placeholders were filled with this value; nil for a value as it is written.
  package var template: Template?

  package init(_ content: Content, at position: DocumentPosition) {
    self.content = content
    self.position = position
  }

  /// Creates text that is not from the document, such as a default. Errors are reported at `position`.
  package init(text: String, isQuoted: Bool = false, at position: DocumentPosition) {
    self.init(.scalar(Scalar(text: text, isQuoted: isQuoted, offset: nil)), at: position)
  }
}

extension DocumentNode {
  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Indicates whether the value is missing or an explicit null.
  package var isNull: Bool {
    guard case .scalar(let scalar) = content, !scalar.isQuoted else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The items of a list, or only the node itself if it is not a list.
  package var items: [DocumentNode] {
    if case .list(let items) = content { items } else { [self] }
  }

  /// The entries of a mapping.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The number of values in this node and below.
  var valueCount: Int {
    switch content {
    case .scalar: 1
    case .list(let items): items.reduce(1) { $0 + $1.valueCount }
    case .mapping(let entries): entries.reduce(1) { $0 + $1.value.valueCount }
    }
  }

  /// The value of a key in a mapping.
  package subscript(key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    // A loop, because `first(where:)` is slow in unoptimized builds.
    var index = 0
    while index < entries.count {
      if entries[index].key == key { return entries[index].value }
      index += 1
    }
    return nil
  }

  /// A description for messages: `"text"`, `a list of 3`, `a mapping`, `nothing`.
  ///
  /// A value of data is followed by its placeholders, as in `"text" from ${name}`.
  package var summary: String {
    var names: [String] = []
    for placeholder in template?.placeholders ?? [] where !names.contains(placeholder.name) {
      names.append(placeholder.name)
    }
    return names.isEmpty ? summaryOfContent : "\(summaryOfContent) from ${\(names.joined(separator: "}, ${"))}"
  }

  private var summaryOfContent: String {
    switch content {
    case .scalar(let scalar):
      if isNull { return "nothing" }
      return scalar.text.count > 40 ? "\"\(scalar.text.prefix(39))…\"" : "\"\(scalar.text)\""
    case .list(let items): return items.isEmpty ? "an empty list" : "a list of \(items.count)"
    case .mapping: return "a mapping"
    }
  }

  /// Returns the position of a character in a scalar, or the node's position if the scalar has no offset.
  package func position(ofCharacter index: Int) -> DocumentPosition {
    guard case .scalar(let scalar) = content, let offset = scalar.offset else { return position }
    return position.advanced(by: offset + index)
  }
}

/// A position in a document, counted from 1. Columns count Unicode scalars.
package struct DocumentPosition: Sendable, Hashable, Comparable {
  package var line: Int
  package var column: Int
  /// The index of the source in ``Diagnostics/sources``: 0 for the document's own file.
  package var file = 0

  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The position of the first character.
  package static let start = DocumentPosition(line: 1, column: 1)

  /// Returns the position after a number of columns on the same line.
  package func advanced(by columns: Int) -> DocumentPosition {
    DocumentPosition(line: line, column: column + columns, file: file)
  }

  package static func < (a: Self, b: Self) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension DocumentNode {
  /// Returns this mapping with `part.key: value` as `part: {key: value}`, for the given names of parts.
  func nestingDots(under parts: [String], _ context: ValueContext) -> DocumentNode {
    guard case .mapping(let entries) = content, entries.contains(where: { $0.key.contains(".") }) else { return self }
    var result: [Entry] = []
    for entry in entries {
      guard let dot = entry.key.firstIndex(of: "."), parts.contains(String(entry.key[..<dot])) else {
        result.append(entry)
        continue
      }
      let inner = Entry(
        key: String(entry.key[entry.key.index(after: dot)...]), keyPosition: entry.keyPosition, value: entry.value)
      let part = Entry(
        key: String(entry.key[..<dot]), keyPosition: entry.keyPosition,
        value: DocumentNode(.mapping([inner]), at: entry.keyPosition))
      result.append(part)
    }
    return DocumentNode(.mapping(Self.joined(result, parts, context)), at: position)
  }

  /// Returns the entries, with all entries of the same part merged into one.
  private static func joined(_ entries: [Entry], _ parts: [String], _ context: ValueContext) -> [Entry] {
    var result: [Entry] = []
    /// The index of each part in the result, with the keys of its mapping.
    var joinedParts: [String: (index: Int, entries: [Entry], keys: Set<String>)] = [:]
    for entry in entries {
      guard parts.contains(entry.key), let more = entry.value.entries else {
        result.append(entry)
        continue
      }
      guard joinedParts[entry.key] != nil else {
        joinedParts[entry.key] = (result.count, more, Set(more.map(\.key)))
        result.append(entry)
        continue
      }
      for addition in more where joinedParts[entry.key]?.keys.insert(addition.key).inserted == false {
        context.diagnostics.error("\"\(entry.key).\(addition.key)\" is set twice", at: addition.keyPosition)
      }
      joinedParts[entry.key]?.entries += more
    }
    for part in joinedParts.values { result[part.index].value.content = .mapping(part.entries) }
    return result
  }

  /// Returns entries, followed by those entries of a base that they lack. Parts are merged key by key.
  static func merged(_ entries: [Entry], over base: [Entry], parts: [String]) -> [Entry] {
    var result = entries
    let indices = Dictionary(entries.enumerated().map { ($1.key, $0) }) { first, _ in first }
    for entry in base {
      guard let index = indices[entry.key] else {
        result.append(entry)
        continue
      }
      guard parts.contains(entry.key), let own = result[index].value.entries, let inherited = entry.value.entries
      else { continue }
      result[index].value.content = .mapping(merged(own, over: inherited, parts: []))
    }
    return result
  }
}
