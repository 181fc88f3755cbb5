import UIKitCore

extension DocumentNode {
  /// Returns this view after setting properties, such as `title.text: Hello`, of it or its descendants.
  package func setting(_ overrides: DocumentNode, _ context: ValueContext) -> DocumentNode {
    guard let entries = overrides.entries else {
      context.diagnostics.error(
        "expected a mapping such as \"title.text: Hello\", found \(overrides.summary)", at: overrides.position)
      return self
    }
    var result = self
    for entry in entries {
      guard let dot = entry.key.firstIndex(of: ".") else {
        context.diagnostics.error(
          "expected the id of a view and a property such as \"title.text\", found \"\(entry.key)\"",
          at: entry.keyPosition)
        continue
      }
      let id = String(entry.key[..<dot])
      let property = String(entry.key[entry.key.index(after: dot)...])
      guard result.change(viewWithID: id, { $0 = $0.replacing(property, with: entry) }) else {
        let suggestion = Spelling.nearest(to: id, among: viewIDs)
        context.diagnostics.error("no view has the id \"\(id)\"", at: entry.keyPosition, suggestion: suggestion)
        continue
      }
    }
    return result
  }

  /// Creates overrides from a data row's fields named `id.property`; `nil` if there are none.
  ///
  /// An empty text or null does not override the property, since every row of a CSV file has all columns.
  init?(overridesIn row: DataValue, _ diagnostics: Diagnostics) {
    let entries = row.fieldNames.filter { $0.contains(".") }.compactMap { name -> Entry? in
      guard let value = row[name], value != .text(""), value != .null else { return nil }
      let position = DocumentPosition(line: 1, column: 1, file: diagnostics.addField(name))
      return Entry(key: name, keyPosition: position, value: DocumentNode(literal: value, at: position))
    }
    guard !entries.isEmpty else { return nil }
    self.init(.mapping(entries), at: .start)
  }

  /// Creates a node from a data value. `${` is escaped as `$${`, so that no text contains placeholders.
  private init(literal value: DataValue, at position: DocumentPosition) {
    switch value {
    case .list(let items): self.init(.list(items.map { DocumentNode(literal: $0, at: position) }), at: position)
    case .object:
      let entries = value.fieldNames.map {
        Entry(key: $0, keyPosition: position, value: DocumentNode(literal: value[$0] ?? .null, at: position))
      }
      self.init(.mapping(entries), at: position)
    case .null: self.init(text: "null", at: position)
    default: self.init(text: (value.text ?? "").replacing("${", with: "$${"), at: position)
    }
  }

  /// The ids of this object and its descendants.
  package var viewIDs: [String] {
    switch content {
    case .scalar: []
    case .list(let items): items.flatMap(\.viewIDs)
    case .mapping(let entries):
      (self["id"]?.text.map { [$0] } ?? []) + entries.filter { $0.key != "id" }.flatMap(\.value.viewIDs)
    }
  }

  private mutating func change(viewWithID id: String, _ change: (inout DocumentNode) -> Void) -> Bool {
    switch content {
    case .scalar: return false
    case .list(var items):
      for index in items.indices where items[index].change(viewWithID: id, change) {
        content = .list(items)
        return true
      }
    case .mapping(var entries):
      if self["id"]?.text == id {
        change(&self)
        return true
      }
      for index in entries.indices where entries[index].value.change(viewWithID: id, change) {
        content = .mapping(entries)
        return true
      }
    }
    return false
  }

  /// Returns this mapping with the value of a key added or replaced. The key can contain dots.
  func replacing(_ property: String, with override: Entry) -> DocumentNode {
    guard case .mapping(var entries) = removing(property).content else { return self }
    entries.append(Entry(key: property, keyPosition: override.keyPosition, value: override.value))
    return DocumentNode(.mapping(entries), at: position)
  }

  /// Returns this mapping without a key such as `a.b`, written with dots or as nested mappings.
  func removing(_ property: String) -> DocumentNode {
    guard let entries else { return self }
    let remaining = entries.compactMap { entry -> Entry? in
      if entry.key == property { return nil }
      guard property.hasPrefix(entry.key + ".") else { return entry }
      var entry = entry
      entry.value = entry.value.removing(String(property.dropFirst(entry.key.count + 1)))
      return entry
    }
    return DocumentNode(.mapping(remaining), at: position)
  }
}
