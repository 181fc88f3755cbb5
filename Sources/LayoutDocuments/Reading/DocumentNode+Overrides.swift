import UIKitCore

extension DocumentNode {
  /// This view with named properties of views in it replaced: `title.text: Hello`.
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
      guard result.change(viewWithID: id, { $0.set(property, to: entry) }) else {
        let suggestion = Spelling.nearest(to: id, among: viewIDs)
        context.diagnostics.error("no view has the id \"\(id)\"", at: entry.keyPosition, suggestion: suggestion)
        continue
      }
    }
    return result
  }

  /// The keys under which a view's children stand.
  package static let childKeys = ["subviews", "arrangedSubviews"]

  /// The ids of this view and those in it.
  package var viewIDs: [String] {
    var ids: [String] = []
    if let id = self["id"]?.text { ids.append(id) }
    for key in Self.childKeys {
      for child in self[key]?.items ?? [] { ids += child.viewIDs }
    }
    return ids
  }

  private mutating func change(viewWithID id: String, _ change: (inout DocumentNode) -> Void) -> Bool {
    guard case .mapping(var entries) = content else { return false }
    if self["id"]?.text == id {
      change(&self)
      return true
    }
    for index in entries.indices where Self.childKeys.contains(entries[index].key) {
      guard case .list(var children) = entries[index].value.content else { continue }
      for child in children.indices where children[child].change(viewWithID: id, change) {
        entries[index].value.content = .list(children)
        content = .mapping(entries)
        return true
      }
    }
    return false
  }

  private mutating func set(_ property: String, to override: Entry) {
    guard case .mapping(var entries) = content else { return }
    entries.removeAll { $0.key == property }
    entries.append(Entry(key: property, keyPosition: override.keyPosition, value: override.value))
    content = .mapping(entries)
  }
}
