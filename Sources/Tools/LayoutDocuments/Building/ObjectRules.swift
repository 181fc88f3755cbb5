import UIKitCore

/// The rules for an object in a document: its class or component, its keys and its styles.
@MainActor
struct ObjectRules {
  /// The components by name. The name can be used in place of a class.
  let components: [String: ComponentDescription]
  /// The styles by name.
  private let styles: [String: StyleDescription]
  /// The names in the order of the document.
  private let (componentNames, styleNames): ([String], [String])
  let context: ValueContext

  init(_ document: LayoutDocument, _ context: ValueContext) {
    components = Dictionary(document.components.map { ($0.name, $0) }) { first, _ in first }
    styles = Dictionary(document.styles.map { ($0.name, $0) }) { first, _ in first }
    (componentNames, styleNames) = (document.components.map(\.name), document.styles.map(\.name))
    self.context = context
  }

  /// Returns the component that an object uses.
  func component(of node: DocumentNode) -> ComponentDescription? {
    node["class"]?.text.flatMap { components[$0] }
  }

  /// Returns the class of an object where a class or one of its subclasses is expected.
  ///
  /// `name` is the value of `class` with its placeholders filled in. For an unknown class, the result is the most
  /// likely class, so that the other keys can be checked. It is `nil` if no class is similar, and after other errors.
  func description(
    named name: DocumentNode?, of node: DocumentNode, as className: String, isPart: Bool, isRoot: Bool
  ) -> ClassDescription? {
    let usual = ClassRegistry.description(of: className)
    guard let name else {
      guard let usual, usual.isAbstract, !isPart else { return usual }
      let candidates = concreteClasses(of: className).joined(separator: ", ")
      context.diagnostics.error("expected the key \"class\" with one of \(candidates)", at: node.position)
      return nil
    }
    guard let description = name.text.flatMap({ ClassRegistry.description(of: $0) }) else {
      if context.diagnostics.isFull { return nil }
      // Authors may omit the prefix.
      let candidates = concreteClasses(of: className)
      let names = candidates + componentNames
      let suggestion = name.text.flatMap { text in
        names.first { $0 == "UI" + text } ?? Spelling.nearest(to: text, among: names)
          ?? Spelling.nearest(to: "UI" + text, among: names) ?? ForeignWord.key(text, among: names)
      }
      let kind = className == "UIView" ? "a view class such as UILabel" : "a class such as \(candidates.first ?? "")"
      let _: Void? = context.expected("the name of \(kind)", at: name, suggestion: suggestion)
      return suggestion.flatMap { ClassRegistry.description(of: $0) }
    }
    let isController = ClassRegistry.description(description, isKindOf: "UIViewController")
    let fits = isPart ? description.name == className : Self.isConcrete(description, of: className)
    if fits || isRoot && isController { return description }
    let candidates = concreteClasses(of: className)
    let expected = isPart || candidates.count > 8 ? className : candidates.joined(separator: ", ")
    context.diagnostics.error("expected a \(expected) here, found a \(description.name)", at: name.position)
    return nil
  }

  /// Returns the names of the concrete classes that are permitted where a class is expected.
  private func concreteClasses(of className: String) -> [String] {
    ClassRegistry.classes.filter { Self.isConcrete($0, of: className) }.map(\.name)
  }

  private static func isConcrete(_ description: ClassDescription, of className: String) -> Bool {
    !description.isAbstract && ClassRegistry.description(description, isKindOf: className)
  }

  /// Returns an object as a mapping. A plain text becomes the value of the class's shorthand property.
  ///
  /// Reports an error and returns `nil` for a list, for null, and for text if the class has no such property.
  func expandingShorthand(_ node: DocumentNode, as className: String) -> DocumentNode? {
    if node.entries != nil { return node }
    let description = ClassRegistry.description(of: className)
    if let key = description?.shorthand, node.text != nil, !node.isNull {
      return DocumentNode(
        .mapping([DocumentNode.Entry(key: key, keyPosition: node.position, value: node)]), at: node.position)
    }
    let orText = description?.shorthand == nil ? "" : "text or "
    let kind = className == "UIView" ? "view" : className
    return context.expected("\(orText)a mapping that describes a \(kind)", at: node)
  }

  /// Reports the keys that an object cannot have, with suggestions if possible.
  func reportUnknownKeys(of node: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    for entry in node.entries ?? [] {
      if context.diagnostics.isFull { return }
      if isPart, entry.key != "style",
        ClassRegistry.properties(of: description).contains(where: { $0.name == entry.key && $0.phase == .creation })
      {
        context.diagnostics.error(
          "\"\(entry.key)\" can only be set on a new \(description.name), and this one belongs to its owner",
          at: entry.keyPosition)
      }
      if !ClassRegistry.accepts(entry.key, in: description) { reportUnknownKey(entry, of: description) }
    }
  }

  private func reportUnknownKey(_ entry: DocumentNode.Entry, of description: ClassDescription) {
    let ownKeys = ClassRegistry.keyNames(of: description)
    let others = ClassRegistry.classes.flatMap { $0.properties.map(\.name) + $0.children.map(\.name) }
    // A property of another class is not a valid replacement, but its class may be the intended one.
    let otherKey = others.contains(entry.key) ? entry.key : Spelling.nearest(to: entry.key, among: others, limit: 1)
    let suggestion =
      Spelling.nearest(to: entry.key, among: ownKeys, limit: 1)
      ?? ForeignWord.meaning(of: entry.key, among: ownKeys) ?? Spelling.nearest(to: entry.key, among: ownKeys)
      ?? partProperty(entry.key, of: description) ?? ForeignWord.key(entry.key, among: ownKeys)
    let remark = ForeignWord.remark(on: entry.key) ?? otherKey.map { owners(of: $0, except: ownKeys) } ?? ""
    context.diagnostics.error(
      "\(description.name) has no property \"\(entry.key)\"\(remark)", at: entry.keyPosition,
      suggestion: suggestion)
  }

  /// The meaning of a word under the key `style`.
  enum Style {
    /// A word of the class's own property `style`.
    case own
    case named(StyleDescription)
  }

  /// Returns the meaning of an item of `style`. Reports an error and returns `nil` for an unknown word.
  ///
  /// `words` are the values of the class's own property.
  func style(_ name: DocumentNode, words: [String]) -> Style? {
    if let text = name.text, words.contains(text.hasPrefix(".") ? String(text.dropFirst()) : text) { return .own }
    if let style = name.text.flatMap({ styles[$0] }) { return .named(style) }
    if context.diagnostics.isFull { return nil }
    let ownWords = words.isEmpty ? "" : "\(words.joined(separator: ", ")), or "
    return context.expected(
      "\(ownWords)the name of a style of this document", at: name,
      suggestion: Spelling.nearest(to: name.text ?? "", among: words + styleNames))
  }

  /// Returns a property of a part, such as `layer.cornerRadius` for the key `cornerRadius` or `radius`.
  private func partProperty(_ key: String, of description: ClassDescription) -> String? {
    let parts = ClassRegistry.children(of: description).filter { $0.count == .part }
    for name in [key] + ForeignWord.meanings(of: key) {
      let part = parts.first { part in
        ClassRegistry.description(of: part.className).map { ClassRegistry.properties(of: $0) }?
          .contains { $0.name == name && $0.phase != .creation } ?? false
      }
      if let part { return "\(part.name).\(name)" }
    }
    return nil
  }

  /// Returns a remark that lists the classes that have a property which `ownKeys` lacks.
  private func owners(of property: String, except ownKeys: [String]) -> String {
    let owners = ClassRegistry.classes.filter { description in
      description.properties.contains { $0.name == property }
        || description.children.contains { $0.name == property }
    }.map(\.name)
    if owners.isEmpty || ownKeys.contains(property) { return "" }
    let list = owners.joined(separator: ", ")
    return " (\(list) \(owners.count == 1 ? "has" : "have") \"\(property)\")"
  }
}
