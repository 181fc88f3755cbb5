import UIKitCore

/// A reusable view that a document defines, with parameters.
///
/// A *use* of it is a view of the document whose `class` is the name of the component.
package struct ComponentDescription: Sendable {
  /// A named value that a use of the component can set.
  package struct Parameter: Sendable {
    package var name: String
    /// The default value; `nil` if every use must set a value.
    package var defaultValue: DocumentNode?
  }

  /// The maximum number of components of which each is the outermost view of the one before.
  static let depthLimit = 512

  package let name: String
  package private(set) var parameters: [Parameter] = []
  package let view: DocumentNode
  /// The names of the parameters.
  private var parameterNames: Set<String> = []
  /// The mappings with ids in the view; the first of several with the same id.
  let viewsByID: [String: DocumentNode]

  /// Returns the components of a document, and reports errors in them.
  static func list(of root: DocumentNode, _ context: ValueContext) -> [ComponentDescription] {
    guard let node = root["components"], !node.isNull else { return [] }
    guard let entries = node.entries else {
      return context.expected("a mapping of names to components", at: node) ?? []
    }
    return entries.compactMap { ComponentDescription($0, context) }
  }

  private init?(_ entry: DocumentNode.Entry, _ context: ValueContext) {
    context.reportUnknownKeys(of: entry.value, in: "a component", known: ["parameters", "view"])
    guard let view = entry.value["view"], view.entries != nil else {
      context.diagnostics.error(
        "expected the key \"view\" with a mapping in the component \"\(entry.key)\"", at: entry.keyPosition)
      return nil
    }
    guard entry.key.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil, !entry.key.hasPrefix("UI") else {
      context.diagnostics.error(
        "expected letters, digits and _ in the name of a component, which cannot start with a digit or UI",
        at: entry.keyPosition)
      return nil
    }
    self.name = entry.key
    self.view = view
    self.viewsByID = view.viewsByID
    guard let parameters = entry.value["parameters"], !parameters.isNull else { return }
    let items = context.limited(
      Self.parameters(parameters, context), called: "parameters", at: parameters.position)
    for (name, position, defaultValue) in items {
      if StructuralKey.reserved.contains(name) {
        context.diagnostics.error("a parameter cannot have the name \"\(name)\"", at: position)
      }
      guard parameterNames.insert(name).inserted else {
        context.diagnostics.error("the parameter \"\(name)\" occurs twice in \(entry.key)", at: position)
        continue
      }
      self.parameters.append(Parameter(name: name, defaultValue: defaultValue))
    }
  }

  /// Returns the names, positions and default values of the parameters.
  ///
  /// They are a list such as `[title, detail]`, or a mapping such as `{title: "", detail: null}`. Names in a list and
  /// null values have no default.
  private static func parameters(
    _ node: DocumentNode, _ context: ValueContext
  ) -> [(String, DocumentPosition, DocumentNode?)] {
    if let entries = node.entries {
      return entries.map { ($0.key, $0.keyPosition, $0.value.isNull ? nil : $0.value) }
    }
    return node.items.compactMap { item in
      ValueType<String>.plainText.decode(item, context).map { ($0, item.position, nil) }
    }
  }
}

extension ComponentDescription {
  /// The place where a key in a use of the component takes effect.
  enum Target {
    /// The use itself: `class`, `id`, `repeat`, `as`, `if` or a parameter.
    case use
    /// A property of the outermost view or its parts.
    case outermost
    /// A property of a view inside the component, addressed by its id: `title.text`.
    case inside
    /// A key that only the component can set: its subviews, constraints or layout guides.
    case fixed
    /// A view or part that does not exist.
    case missing
  }

  /// Returns the target of a key in a use of this component.
  @MainActor
  func target(of key: String, among components: [String: ComponentDescription]) -> Target {
    if parameterNames.contains(key) || ["class", "id", "repeat", "as", "if"].contains(key) {
      return .use
    }
    if ["subviews", "arrangedSubviews", "constraints", "layoutGuides"].contains(key) { return .fixed }
    guard let dot = key.firstIndex(of: ".") else { return .outermost }
    let head = String(key[..<dot])
    if outermostParts(among: components).contains(head) { return .outermost }
    if viewsByID[head] != nil { return .inside }
    // The outermost view can be a component that has such a view.
    return outermostComponent(among: components) == nil ? .missing : .outermost
  }

  /// Reports each parameter without a default that a use does not set. Returns whether all are set.
  @discardableResult
  func reportMissingArguments(in node: DocumentNode, _ context: ValueContext) -> Bool {
    let given = Set((node.entries ?? []).map(\.key))
    let missing = parameters.filter { $0.defaultValue == nil && !given.contains($0.name) }
    for parameter in missing {
      context.diagnostics.error("\(name) needs a value for \"\(parameter.name)\"", at: node.position)
    }
    return missing.isEmpty
  }

  /// Reports an error for a key that a use cannot set. Does nothing for other keys.
  @MainActor
  func reportInvalid(_ entry: DocumentNode.Entry, _ target: Target, _ context: ValueContext) {
    switch target {
    case .fixed:
      context.diagnostics.error(
        "a use of \(name) cannot set \"\(entry.key)\"; set it in the component", at: entry.keyPosition)
    case .missing:
      let head = String(entry.key.prefix { $0 != "." })
      let names = context.diagnostics.isFull ? [] : view.viewIDs + outermostParts(among: [:])
      context.diagnostics.error(
        "\(name) has no view with the id \"\(head)\"", at: entry.keyPosition,
        suggestion: Spelling.nearest(to: head, among: names))
    case .use, .outermost, .inside: break
    }
  }

  /// Returns the component that the outermost view uses; `nil` if its class is not a component.
  func outermostComponent(among components: [String: ComponentDescription]) -> ComponentDescription? {
    view["class"]?.text.flatMap { components[$0] }
  }

  /// Returns the class of the outermost view; `nil` for circular components and unknown classes.
  @MainActor
  func outermostClass(among components: [String: ComponentDescription]) -> ClassDescription? {
    var current = self
    for _ in 0...min(components.count, Self.depthLimit) {
      guard let next = current.outermostComponent(among: components) else {
        return ClassRegistry.description(of: current.view["class"]?.text ?? "UIView")
      }
      current = next
    }
    return nil
  }

  @MainActor
  private func outermostParts(among components: [String: ComponentDescription]) -> [String] {
    outermostClass(among: components).map { ClassRegistry.parts(of: $0) } ?? []
  }
}
