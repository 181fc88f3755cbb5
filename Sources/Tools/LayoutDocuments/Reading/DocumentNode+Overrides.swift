import UIKitCore

extension DocumentNode {
  /// Returns this view after setting properties, such as `title.text: Hello`, of it or its descendants.
  package func setting(_ overrides: DocumentNode, _ context: ValueContext) -> DocumentNode {
    guard let entries = overrides.entries else {
      context.diagnostics.error(
        "expected a mapping such as \"title.text: Hello\", found \(overrides.summary)", at: overrides.position)
      return self
    }
    // The overrides of each view, in their order.
    var changes: [String: [Entry]] = [:]
    var ids: [(id: String, position: DocumentPosition)] = []
    for entry in context.limited(entries, called: "properties of views", at: overrides.position) {
      guard let dot = entry.key.firstIndex(of: ".") else {
        context.diagnostics.error(
          "expected the id of a view and a property such as \"title.text\", found \"\(entry.key)\"",
          at: entry.keyPosition)
        continue
      }
      let id = String(entry.key[..<dot])
      let property = String(entry.key[entry.key.index(after: dot)...])
      ids.append((id, entry.keyPosition))
      changes[id, default: []].append(Entry(key: property, keyPosition: entry.keyPosition, value: entry.value))
    }
    var result = self
    result.apply(&changes)
    // Overrides that are left have no view.
    for (id, position) in ids where changes[id] != nil && !context.diagnostics.isFull {
      let suggestion = Spelling.nearest(to: id, among: viewIDs)
      context.diagnostics.error("no view has the id \"\(id)\"", at: position, suggestion: suggestion)
    }
    return result
  }

  /// Applies changes to the first view with each id, here or below, and removes the applied ones.
  private mutating func apply(_ changes: inout [String: [Entry]]) {
    if changes.isEmpty { return }
    switch content {
    case .scalar: return
    case .list(var items):
      // Taken out, so that the list is not copied if nothing else refers to it.
      content = .list([])
      for index in items.indices where !changes.isEmpty { items[index].apply(&changes) }
      content = .list(items)
    case .mapping:
      if let id = self["id"]?.text, let own = changes.removeValue(forKey: id) {
        for change in own { self = replacing(change.key, with: change) }
      }
      guard !changes.isEmpty, case .mapping(var entries) = content else { return }
      content = .mapping([])
      for index in entries.indices where !changes.isEmpty { entries[index].value.apply(&changes) }
      content = .mapping(entries)
    }
  }

  /// Creates overrides from a data row's fields named `id.property`; `nil` if there are none.
  ///
  /// An empty text or null does not override the property, since every row of a CSV file has all columns.
  init?(overridesIn row: DataValue, _ diagnostics: Diagnostics) {
    // One field more than the limit results in the error about it.
    let names = row.fieldNames.filter { $0.contains(".") }.prefix(ValueContext.countLimit + 1)
    let entries = names.compactMap { name -> Entry? in
      guard let value = row[name], value != .text(""), value != .null else { return nil }
      let position = DocumentPosition(line: 1, column: 1, file: diagnostics.addField(name))
      // A text such as `null` or `~` has its meaning in YAML, because CSV has no other way to write it.
      let node = DocumentNode(value, quotesText: false, at: position).escapingPlaceholders
      return Entry(key: name, keyPosition: position, value: node)
    }
    guard !entries.isEmpty else { return nil }
    self.init(.mapping(entries), at: .start)
  }

  /// Creates a node from a data value. Text that is not quoted can be null.
  ///
  /// `template` is the text whose placeholders are filled with the value.
  init(_ value: DataValue, quotesText: Bool = true, filling template: Template? = nil, at position: DocumentPosition) {
    func node(_ value: DataValue) -> DocumentNode {
      DocumentNode(value, quotesText: quotesText, filling: template, at: position)
    }
    switch value {
    case .list(let items): self.init(.list(items.map(node)), at: position)
    case .object(let fields):
      let entries = value.fieldNames.map { Entry(key: $0, keyPosition: position, value: node(fields[$0] ?? .null)) }
      self.init(.mapping(entries), at: position)
    case .null: self.init(text: "null", at: position)
    default: self.init(text: value.text ?? "", isQuoted: quotesText, at: position)
    }
    self.template = template
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
