import UIKitCore

/// Validates the objects of a document against the registry, even those that no picture shows.
///
/// It checks what the schema checks: keys and kinds of values. The builder checks names, constraints and placeholders.
@MainActor
struct ObjectCheck {
  private let components: [ComponentDescription]
  private let styles: [StyleDescription]
  private let context: ValueContext
  private var choice: ClassChoice { ClassChoice(components: components, context: context) }

  /// Reports the errors in the objects, components and styles of a document.
  static func check(_ document: LayoutDocument, _ context: ValueContext) {
    context.allowedDirectories = document.allowedDirectories
    let check = ObjectCheck(components: document.components, styles: document.styles, context: context)
    // Text styles have no size where no text size is current; and pictures are read at a scale that may be no screen's.
    FileReads.ignoring { UITraitCollection.defaults.performAsCurrent { check.everything(of: document) } }
  }

  private func everything(of document: LayoutDocument) {
    for scene in document.scenes {
      context.metrics = scene.metrics
      object(scene.view, as: scene.rootClass, isRoot: true)
    }
    context.metrics = document.scenes.flatMap(\.metrics)
    for component in document.components { object(component.view, as: "UIView", isRoot: true) }
    for style in document.styles { self.style(style) }
  }

  private func object(_ written: DocumentNode, as className: String, isPart: Bool = false, isRoot: Bool = false) {
    if written.text.map(Template.isTemplate) == true { return }
    guard let node = choice.spelledOut(written, as: className) else { return }
    if let component = components.first(where: { $0.name == node["class"]?.text }) {
      return use(of: component, node)
    }
    if node["class"]?.text.map(Template.isTemplate) == true { return }
    let found = choice.description(
      named: node["class"], of: node, as: className, isPart: isPart, isRoot: isRoot)
    guard let description = found else { return }
    let flat = node.nestingDots(under: ClassRegistry.parts(of: description), context)
    keys(of: flat, description, isPart: isPart)
    structure(of: node, description, isPart: isPart)
  }

  /// Validates the keys, the values and the children of an object.
  private func keys(of node: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    choice.refuseUnknownKeys(of: node, description, isPart: isPart)
    for property in ClassRegistry.properties(of: description) where property.name != "style" {
      if let value = node[property.name] { self.value(value, of: property) }
    }
    for child in ClassRegistry.children(of: description) {
      if let value = node[child.name] { self.child(value, child) }
    }
  }

  private func value(_ value: DocumentNode, of property: PropertyDescription) {
    if value.hasPlaceholders { return }
    // Without an object, the value is parsed but not applied.
    _ = property.read(value, NSObject(), context)
  }

  private func child(_ value: DocumentNode, _ child: ChildDescription) {
    if value.isNull { return }
    switch child.count {
    case .one: object(value, as: child.className)
    case .part: if value.entries != nil { object(value, as: child.className, isPart: true) }
    case .list, .parts:
      guard case .list(let items) = value.content else { return }
      for item in items { object(item, as: child.className, isPart: child.count == .parts) }
    }
  }

  /// Validates styles, conditions and variations.
  private func structure(of node: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    if let value = node["style"] {
      let words = ClassRegistry.ownStyles(of: description, isPart: isPart)
      for name in value.items where !name.hasPlaceholders {
        let word = name.text.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
        if !words.contains(word ?? ""), !styles.contains(where: { $0.name == name.text }) {
          StyleDescription.refuse(name, beside: words, among: styles, context)
        }
      }
    }
    condition(node["when"])
    for variation in node["variations"].map(\.items) ?? [] where !variation.isNull {
      self.variation(variation, description, isPart: isPart)
    }
  }

  private func condition(_ node: DocumentNode?) {
    guard let node, !node.hasPlaceholders else { return }
    _ = ValueType.traitCondition.decode(node, context)
  }

  private func variation(_ variation: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    guard let entries = variation.entries, let when = variation["when"] else {
      let _: Void? = context.expected("a mapping with the key \"when\"", at: variation)
      return
    }
    condition(when)
    ViewBuilder.refuseUnvaried(variation, context)
    let changes = DocumentNode(
      .mapping(entries.filter { !["when", "constraints"].contains($0.key) && !ViewBuilder.unvaried.contains($0.key) }),
      at: variation.position)
    keys(
      of: changes.nestingDots(under: ClassRegistry.parts(of: description), context), description, isPart: isPart)
  }

  // MARK: Components

  private func use(of component: ComponentDescription, _ node: DocumentNode) {
    for parameter in component.parameters where parameter.fallback == nil && node[parameter.name] == nil {
      context.diagnostics.error("\(component.name) needs a value for \"\(parameter.name)\"", at: node.position)
    }
    let description = component.outermostClass(among: components)
    var own: [DocumentNode.Entry] = []
    for entry in node.entries ?? [] {
      let place = component.place(of: entry.key, among: components)
      switch place {
      case .use: continue
      case .outermost:
        // A misspelled parameter looks like an unknown property.
        let known = description.map { ClassRegistry.properties(of: $0).map(\.name) } ?? []
        let parameters = component.parameters.map(\.name)
        if !known.contains(entry.key), let near = Spelling.nearest(to: entry.key, among: parameters) {
          context.diagnostics.error(
            "\(component.name) has no parameter \"\(entry.key)\"", at: entry.keyPosition, suggestion: near)
        } else {
          own.append(entry)
        }
      case .inside: inside(component.view, entry)
      case .fixed, .nowhere: component.refuse(entry, at: place, context)
      }
    }
    // Errors in a nested component are reported where that component is used.
    own.removeAll { component.next(among: components) != nil && $0.key.contains(".") }
    guard let description else { return }
    let flat = DocumentNode(.mapping(own), at: node.position)
      .nestingDots(under: ClassRegistry.parts(of: description), context)
    keys(of: flat, description, isPart: false)
    structure(of: flat, description, isPart: false)
  }

  /// Validates a property of a view inside a component, addressed by its id.
  private func inside(_ view: DocumentNode, _ entry: DocumentNode.Entry) {
    let id = String(entry.key.prefix { $0 != "." })
    let property = String(entry.key.dropFirst(id.count + 1))
    guard let target = view.view(withID: id) else { return }
    let change = DocumentNode.Entry(key: property, keyPosition: entry.keyPosition, value: entry.value)
    if let component = components.first(where: { $0.name == target["class"]?.text }) {
      let entries = (target.entries ?? []).filter { $0.key != property } + [change]
      return use(of: component, DocumentNode(.mapping(entries), at: target.position))
    }
    guard let description = ClassRegistry.description(of: target["class"]?.text ?? "UIView") else { return }
    let flat = DocumentNode(.mapping([change]), at: entry.keyPosition)
      .nestingDots(under: ClassRegistry.parts(of: description), context)
    // The key determines the class only if just one is possible.
    if target["class"] != nil { keys(of: flat, description, isPart: false) }
  }

  // MARK: Styles

  /// Validates a style: its keys belong to any class, and its values suit one of the classes.
  private func style(_ style: StyleDescription) {
    let parts = Set(ClassRegistry.classes.flatMap { ClassRegistry.parts(of: $0) })
    let entries = style.entries.filter { !StructuralKey.reserved.contains($0.key) && $0.key != "page" }
    let flat = DocumentNode(.mapping(entries), at: .start).nestingDots(under: parts.sorted(), context)
    for entry in flat.entries ?? [] { self.entry(entry, ofAny: ClassRegistry.classes) }
  }

  private func entry(_ entry: DocumentNode.Entry, ofAny classes: [ClassDescription]) {
    let properties = classes.flatMap { $0.properties.filter { $0.name == entry.key } }
    let children = classes.flatMap { $0.children.filter { $0.name == entry.key } }
    if properties.isEmpty, children.isEmpty {
      let known = classes.flatMap { $0.properties.map(\.name) + $0.children.map(\.name) }
      let what = classes.count == 1 ? "\(classes[0].name) has no" : "no class has a"
      context.diagnostics.error(
        "\(what) property \"\(entry.key)\"", at: entry.keyPosition,
        suggestion: Spelling.nearest(to: entry.key, among: known))
      return
    }
    if entry.value.hasPlaceholders { return }
    var findings: [DocumentDiagnostic]?
    var readings: [@MainActor (ObjectCheck) -> Void] = []
    for property in properties { readings.append { $0.value(entry.value, of: property) } }
    for child in children { readings.append { $0.child(entry.value, child) } }
    for read in readings {
      let trial = Diagnostics(context.diagnostics.sources)
      let inner = ValueContext(trial)
      inner.metrics = context.metrics
      inner.allowedDirectories = context.allowedDirectories
      read(ObjectCheck(components: components, styles: styles, context: inner))
      if trial.found.isEmpty { return }
      findings = findings ?? trial.found
    }
    context.diagnostics.add(elsewhere: findings ?? [])
  }
}

extension DocumentNode {
  /// Indicates whether the node contains placeholders.
  var hasPlaceholders: Bool {
    switch content {
    case .scalar(let scalar): Template.isTemplate(scalar.text)
    case .list(let items): items.contains { $0.hasPlaceholders }
    case .mapping(let entries): entries.contains { $0.value.hasPlaceholders }
    }
  }

  /// The same node with its braces escaped, so that its texts contain no placeholders.
  var escapingPlaceholders: DocumentNode {
    guard hasPlaceholders else { return self }
    switch content {
    case .scalar(var scalar):
      scalar.text = scalar.text.replacing("${", with: "$${")
      return DocumentNode(.scalar(scalar), at: position)
    case .list(let items): return DocumentNode(.list(items.map(\.escapingPlaceholders)), at: position)
    case .mapping(let entries):
      let escaped = entries.map {
        Entry(key: $0.key, keyPosition: $0.keyPosition, value: $0.value.escapingPlaceholders)
      }
      return DocumentNode(.mapping(escaped), at: position)
    }
  }

  /// Returns the mapping with an id: this one or a descendant.
  func view(withID id: String) -> DocumentNode? {
    switch content {
    case .scalar: return nil
    case .list(let items): return items.lazy.compactMap { $0.view(withID: id) }.first
    case .mapping(let entries):
      if self["id"]?.text == id { return self }
      return entries.lazy.compactMap { $0.value.view(withID: id) }.first
    }
  }
}
