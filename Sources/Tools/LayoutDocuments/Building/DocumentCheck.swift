import UIKitCore

/// The validation of a whole document before any picture is requested.
///
/// All objects are checked as written, even objects that no picture shows: their keys and the kinds of their values, as
/// in the schema. If this check or the parser has found an error, the first scenes are also built, so that errors in
/// ids and constraints are reported too. Errors of building in lines with placeholders are dropped, because data rows
/// may fill the placeholders.
@MainActor
struct DocumentCheck {
  /// The maximum number of scenes to build. Further scenes rarely reveal further errors.
  private static let builtScenes = 16
  /// The maximum number of scenes to check that change properties of the document's view.
  ///
  /// Errors in further scenes are found when they are built.
  private static let overridingScenes = 100

  private let rules: ObjectRules
  private var context: ValueContext { rules.context }

  /// Adds the errors of a document to the diagnostics that were produced by reading it.
  static func check(_ document: LayoutDocument, _ diagnostics: Diagnostics) {
    let checkDiagnostics = Diagnostics(diagnostics.sources)
    let context = ValueContext(checkDiagnostics)
    context.allowedDirectories = document.allowedDirectories
    let check = DocumentCheck(rules: ObjectRules(document, context))
    // Text styles have a size only under traits with a text size. Reads are not recorded, since images may be looked up
    // at a scale that no picture has.
    FileReads.ignoring { UITraitCollection.defaults.performAsCurrent { check.checkObjects(of: document) } }
    guard diagnostics.hasErrors || checkDiagnostics.hasErrors else { return }
    diagnostics.add(atNewPositions: checkDiagnostics.findings)
    if diagnostics.isFull { return }
    for scene in document.scenes.prefix(builtScenes) {
      diagnostics.add(atNewPositions: errors(inBuilding: scene, of: document))
    }
  }

  /// Returns the errors of building a scene, except in lines with placeholders, which rows may fill.
  private static func errors(
    inBuilding scene: SceneDescription, of document: LayoutDocument
  ) -> [DocumentDiagnostic] {
    var diagnostics: [DocumentDiagnostic] = []
    UITraitCollection.defaults.performAsCurrent {
      do {
        _ = try ViewBuilder.build(scene, of: document, data: document.data(locale: nil))
      } catch let errors as DocumentErrors {
        diagnostics = errors.diagnostics.filter { $0.severity == .error && $0.quotedLine?.contains("${") != true }
      } catch {}
    }
    return diagnostics
  }

  // MARK: Objects

  private func checkObjects(of document: LayoutDocument) {
    var positions: Set<DocumentPosition> = []
    var overridingCount = 0
    for scene in document.scenes {
      // Scenes that differ by their metrics or devices only share a view.
      if scene.overrides == nil {
        guard positions.insert(scene.view.position).inserted else { continue }
      } else {
        overridingCount += 1
        guard overridingCount <= Self.overridingScenes else { continue }
      }
      context.metrics = scene.metrics
      checkObject(scene.overriddenView(context), as: scene.rootClass, isRoot: true)
    }
    context.metrics = document.scenes.first?.metrics ?? []
    var names = Set(context.metrics.map(\.name))
    for metric in document.scenes.dropFirst().lazy.flatMap(\.metrics) where names.insert(metric.name).inserted {
      context.metrics.append(metric)
    }
    for component in document.components { checkObject(component.view, as: "UIView", isRoot: true) }
    for style in document.styles { checkStyle(style) }
  }

  private func checkObject(_ written: DocumentNode, as className: String, isPart: Bool = false, isRoot: Bool = false) {
    if written.text.map(Template.isTemplate) == true { return }
    guard let node = rules.expandingShorthand(written, as: className) else { return }
    if let component = rules.component(of: node) { return checkUse(of: component, node) }
    if node["class"]?.text.map(Template.isTemplate) == true { return }
    let resolved = rules.description(
      named: node["class"], of: node, as: className, isPart: isPart, isRoot: isRoot)
    guard let description = resolved else { return }
    let flat = node.nestingDots(under: ClassRegistry.parts(of: description), context)
    checkKeys(of: flat, description, isPart: isPart)
    checkStructure(of: node, description, isPart: isPart)
  }

  /// Validates the keys, the values and the children of an object.
  private func checkKeys(of node: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    rules.reportUnknownKeys(of: node, description, isPart: isPart)
    if context.diagnostics.isFull { return }
    for (property, value) in ClassRegistry.properties(of: description, in: node) where property.name != "style" {
      checkValue(value, of: property)
    }
    for child in ClassRegistry.children(of: description, in: node) {
      if let value = node[child.name] { checkChild(value, child) }
    }
  }

  private func checkValue(_ value: DocumentNode, of property: PropertyDescription) {
    if value.hasPlaceholders { return }
    // The value is parsed but not set, since a plain object has no such property.
    _ = property.read(value, NSObject(), context)
  }

  private func checkChild(_ value: DocumentNode, _ child: ChildDescription) {
    if value.isNull { return }
    switch child.count {
    case .one: checkObject(value, as: child.className)
    case .part: if value.entries != nil { checkObject(value, as: child.className, isPart: true) }
    case .list, .parts:
      guard case .list(let items) = value.content else { return }
      for item in items { checkObject(item, as: child.className, isPart: child.count == .parts) }
    }
  }

  /// Validates styles, conditions and variations.
  private func checkStructure(of node: DocumentNode, _ description: ClassDescription, isPart: Bool) {
    if let value = node["style"] {
      let words = ClassRegistry.ownStyles(of: description, isPart: isPart)
      for name in value.items where !name.hasPlaceholders { _ = rules.style(name, words: words) }
    }
    checkCondition(node["when"])
    for item in node["variations"].map(\.items) ?? [] where !item.isNull {
      guard let variation = ObjectVariation(item, context) else { continue }
      checkCondition(variation.condition)
      let changes = variation.changes(parts: ClassRegistry.parts(of: description), context)
      checkKeys(of: changes, description, isPart: isPart)
    }
  }

  private func checkCondition(_ node: DocumentNode?) {
    guard let node, !node.hasPlaceholders else { return }
    _ = ValueType.traitCondition.decode(node, context)
  }

  // MARK: Components

  private func checkUse(of component: ComponentDescription, _ node: DocumentNode) {
    component.reportMissingArguments(in: node, context)
    let description = component.outermostClass(among: rules.components)
    let properties = Set(description.map { ClassRegistry.properties(of: $0).map(\.name) } ?? [])
    let parameters = component.parameters.map(\.name)
    var outermostEntries: [DocumentNode.Entry] = []
    for entry in node.entries ?? [] {
      if context.diagnostics.isFull { return }
      let target = component.target(of: entry.key, among: rules.components)
      switch target {
      case .use: continue
      case .outermost:
        // A misspelled parameter looks like an unknown property.
        if !properties.contains(entry.key), let nearest = Spelling.nearest(to: entry.key, among: parameters) {
          context.diagnostics.error(
            "\(component.name) has no parameter \"\(entry.key)\"", at: entry.keyPosition, suggestion: nearest)
        } else {
          outermostEntries.append(entry)
        }
      case .inside: checkInnerProperty(component, entry)
      case .fixed, .missing: component.reportInvalid(entry, target, context)
      }
    }
    // A dotted key can refer to a view of a nested component. Errors in it are found only by building.
    if component.outermostComponent(among: rules.components) != nil {
      outermostEntries.removeAll { $0.key.contains(".") }
    }
    guard let description else { return }
    let flat = DocumentNode(.mapping(outermostEntries), at: node.position)
      .nestingDots(under: ClassRegistry.parts(of: description), context)
    checkKeys(of: flat, description, isPart: false)
    checkStructure(of: flat, description, isPart: false)
  }

  /// Validates a property of a view inside a component. The view is given by its id.
  private func checkInnerProperty(_ component: ComponentDescription, _ entry: DocumentNode.Entry) {
    let id = String(entry.key.prefix { $0 != "." })
    let property = String(entry.key.dropFirst(id.count + 1))
    guard let target = component.viewsByID[id] else { return }
    let change = DocumentNode.Entry(key: property, keyPosition: entry.keyPosition, value: entry.value)
    if let component = rules.component(of: target) {
      let entries = (target.entries ?? []).filter { $0.key != property } + [change]
      return checkUse(of: component, DocumentNode(.mapping(entries), at: target.position))
    }
    guard let description = ClassRegistry.description(of: target["class"]?.text ?? "UIView") else { return }
    let flat = DocumentNode(.mapping([change]), at: entry.keyPosition)
      .nestingDots(under: ClassRegistry.parts(of: description), context)
    // Without the key `class`, the view's class depends on the key under which the view is listed, which is unknown
    // here.
    if target["class"] != nil { checkKeys(of: flat, description, isPart: false) }
  }

  // MARK: Styles

  /// Validates a style. At least one class must accept each key together with its value.
  private func checkStyle(_ style: StyleDescription) {
    let entries = style.entries.filter { !StructuralKey.reserved.contains($0.key) && $0.key != "page" }
    var flat = DocumentNode(.mapping(entries), at: .start)
    // Only styles with dots need the parts of all classes, whose descriptions take time to create.
    if entries.contains(where: { $0.key.contains(".") }) {
      let parts = Set(ClassRegistry.classes.flatMap { ClassRegistry.parts(of: $0) })
      flat = flat.nestingDots(under: parts.sorted(), context)
    }
    for entry in flat.entries ?? [] { checkStyleEntry(entry) }
  }

  private func checkStyleEntry(_ entry: DocumentNode.Entry) {
    if context.diagnostics.isFull { return }
    var findings: [DocumentDiagnostic]?
    for description in ClassRegistry.lazyClasses {
      let readings =
        description.properties.filter { $0.name == entry.key }
        .map { property in { self.checkValue(entry.value, of: property) } }
        + description.children.filter { $0.name == entry.key }
        .map { child in { self.checkChild(entry.value, child) } }
      if !readings.isEmpty, entry.value.hasPlaceholders { return }
      for read in readings {
        let trial = context.diagnostics.trying { read() }.findings
        if trial.isEmpty { return }
        findings = findings ?? trial
      }
    }
    if let findings { return context.diagnostics.add(atNewPositions: findings) }
    let names = ClassRegistry.classes.flatMap { $0.properties.map(\.name) + $0.children.map(\.name) }
    context.diagnostics.error(
      "no class has a property \"\(entry.key)\"", at: entry.keyPosition,
      suggestion: Spelling.nearest(to: entry.key, among: names))
  }
}

extension DocumentNode {
  /// Indicates whether a string in the node contains `${`: a placeholder, or an escaped one.
  var hasPlaceholders: Bool {
    switch content {
    case .scalar(let scalar): Template.isTemplate(scalar.text)
    case .list(let items): items.contains { $0.hasPlaceholders }
    case .mapping(let entries): entries.contains { $0.value.hasPlaceholders }
    }
  }

  /// The node with `${` escaped as `$${` in its texts, which then contain no placeholders.
  var escapingPlaceholders: DocumentNode {
    guard hasPlaceholders else { return self }
    var node = self
    switch content {
    case .scalar(var scalar):
      scalar.text = scalar.text.replacing("${", with: "$${")
      node.content = .scalar(scalar)
    case .list(let items): node.content = .list(items.map(\.escapingPlaceholders))
    case .mapping(let entries):
      node.content = .mapping(
        entries.map { Entry(key: $0.key, keyPosition: $0.keyPosition, value: $0.value.escapingPlaceholders) })
    }
    return node
  }

  /// The mappings with ids, in this node and below; the first of several with the same id.
  var viewsByID: [String: DocumentNode] {
    var views: [String: DocumentNode] = [:]
    func add(_ node: DocumentNode) {
      switch node.content {
      case .scalar: return
      case .list(let items): items.forEach(add)
      case .mapping(let entries):
        if let id = node["id"]?.text, views[id] == nil { views[id] = node }
        for entry in entries { add(entry.value) }
      }
    }
    add(self)
    return views
  }
}
