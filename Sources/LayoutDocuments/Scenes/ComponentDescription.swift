import UIKitCore

/// A reusable view that a document defines, with parameters.
package struct ComponentDescription: Sendable {
  /// A named value that a use of the component can set.
  package struct Parameter: Sendable {
    package var name: String
    /// The default value; `nil` if every use must set one.
    package var fallback: DocumentNode?
  }

  package var name: String
  package var parameters: [Parameter]
  package var view: DocumentNode

  /// Returns the components of a document, and reports errors in them.
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

  /// Returns the names and defaults of `[title, story]` or `{title: "", story: null}`.
  ///
  /// Names in a list and null values have no default.
  private static func pairs(_ node: DocumentNode, _ context: ValueContext) -> [(String, DocumentNode?)] {
    if let entries = node.entries { return entries.map { ($0.key, $0.value.isNull ? nil : $0.value) } }
    return node.items.compactMap { item in ValueType<String>.plainText.decode(item, context).map { ($0, nil) } }
  }
}

extension ComponentDescription {
  /// The target that a key in a use of the component sets.
  enum Place {
    /// The use itself: `class`, `id`, `repeat`, `as`, `if` or a parameter.
    case use
    /// A property of the outermost view or its parts.
    case outermost
    /// A property of a view inside the component, addressed by its id: `title.text`.
    case inside
    /// A key that only the component can set: its subviews, constraints or layout guides.
    case fixed
    /// A view or part that does not exist.
    case nowhere
  }

  /// Returns the target of a key in a use of this component.
  @MainActor
  func place(of key: String, among components: [ComponentDescription]) -> Place {
    if parameters.contains(where: { $0.name == key }) || ["class", "id", "repeat", "as", "if"].contains(key) {
      return .use
    }
    if ["subviews", "arrangedSubviews", "constraints", "layoutGuides"].contains(key) { return .fixed }
    guard let dot = key.firstIndex(of: ".") else { return .outermost }
    let head = String(key[..<dot])
    if outermostParts(among: components).contains(head) { return .outermost }
    if view.viewIDs.contains(head) { return .inside }
    // The outermost view can be a component that has such a view.
    return next(among: components) == nil ? .nowhere : .outermost
  }

  /// Reports each parameter without a default that a use does not set. Returns `true` if there is none.
  @discardableResult
  func refuseMissingArguments(in node: DocumentNode, _ context: ValueContext) -> Bool {
    let missing = parameters.filter { $0.fallback == nil && node[$0.name] == nil }
    for parameter in missing {
      context.diagnostics.error("\(name) needs a value for \"\(parameter.name)\"", at: node.position)
    }
    return missing.isEmpty
  }

  /// Reports a key whose target a use cannot set. Does nothing for other targets.
  @MainActor
  func refuse(_ entry: DocumentNode.Entry, at place: Place, _ context: ValueContext) {
    switch place {
    case .fixed:
      context.diagnostics.error("a use of \(name) cannot set \"\(entry.key)\"", at: entry.keyPosition)
    case .nowhere:
      let head = String(entry.key.prefix { $0 != "." })
      let known = view.viewIDs + outermostParts(among: [])
      context.diagnostics.error(
        "\(name) has no view with the id \"\(head)\"", at: entry.keyPosition,
        suggestion: Spelling.nearest(to: head, among: known))
    case .use, .outermost, .inside: break
    }
  }

  /// Returns the component that the outermost view uses; `nil` if its class is not a component.
  func next(among components: [ComponentDescription]) -> ComponentDescription? {
    components.first { $0.name == view["class"]?.text }
  }

  /// Returns the class of the outermost view; `nil` for circular components and unknown classes.
  @MainActor
  func outermostClass(among components: [ComponentDescription]) -> ClassDescription? {
    var current = self
    for _ in 0...components.count {
      guard let next = current.next(among: components) else {
        return ClassRegistry.description(of: current.view["class"]?.text ?? "UIView")
      }
      current = next
    }
    return nil
  }

  @MainActor
  private func outermostParts(among components: [ComponentDescription]) -> [String] {
    outermostClass(among: components).map { ClassRegistry.parts(of: $0) } ?? []
  }
}
