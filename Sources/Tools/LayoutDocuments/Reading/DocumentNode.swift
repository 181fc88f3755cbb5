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
