/// A view of a document's own making that it can show many times, each time with other values.
package struct ComponentDescription: Sendable {
  /// A value that a use gives, or else the default.
  package struct Parameter: Sendable {
    package var name: String
    /// `nil` where every use must give it.
    package var fallback: DocumentNode?
  }

  package var name: String
  package var parameters: [Parameter]
  package var view: DocumentNode

  /// Reads the components of a document.
  static func list(of root: DocumentNode, _ context: ValueContext) -> [ComponentDescription] {
    guard let node = root["components"], !node.isNull else { return [] }
    guard let entries = node.entries else {
      return context.expected("a mapping of names to components", at: node) ?? []
    }
    return entries.compactMap { ComponentDescription($0, context) }
  }

  private init?(_ entry: DocumentNode.Entry, _ context: ValueContext) {
    context.refuseUnknownKeys(of: entry.value, in: "a component", known: ["parameters", "view"])
    guard let view = entry.value["view"], view.entries != nil else {
      context.diagnostics.error("a component has the key \"view\", a mapping", at: entry.keyPosition)
      return nil
    }
    guard entry.key.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil, !entry.key.hasPrefix("UI") else {
      context.diagnostics.error(
        "the name of a component is made of letters, digits and _, and does not start with UI", at: entry.keyPosition)
      return nil
    }
    self.name = entry.key
    self.view = view
    self.parameters = []
    guard let parameters = entry.value["parameters"], !parameters.isNull else { return }
    for (name, fallback) in Self.pairs(parameters, context) {
      if StructuralKey.reserved.contains(name) {
        context.diagnostics.error("a parameter cannot be called \"\(name)\"", at: parameters.position)
      }
      self.parameters.append(Parameter(name: name, fallback: fallback))
    }
  }

  /// `[title, story]`, or `{title: "", story: null}` with defaults.
  private static func pairs(_ node: DocumentNode, _ context: ValueContext) -> [(String, DocumentNode?)] {
    if let entries = node.entries { return entries.map { ($0.key, $0.value.isNull ? nil : $0.value) } }
    return node.items.compactMap { item in ValueType<String>.plainText.decode(item, context).map { ($0, nil) } }
  }
}
