import UIKitCore

/// Makes the views of a scene: first all of them, then their properties, then their constraints.
@MainActor
package struct ViewBuilder {
  /// The keys of a view that are no properties.
  package nonisolated static let structuralKeys = [
    "class", "id", "style", "subviews", "arrangedSubviews", "constraints", "layoutGuides", "page", "if", "repeat", "as",
  ]
  /// Those that neither a style nor a parameter can be called.
  package nonisolated static let reservedKeys = structuralKeys.filter { $0 != "page" }

  /// What can be named at a place: views, values, and the components around it.
  struct Scope {
    var names: NameScope
    var data: DataScope
    var components: [String] = []
  }

  /// A view on its way: what the document says about it stays at hand for the later passes.
  struct Draft {
    let node: DocumentNode
    /// `nil` where the class is unknown; a plain view stands in, so that its name is known to constraints.
    let description: ClassDescription?
    let id: String?
    let view: UIView
    let scope: Scope
  }

  let document: LayoutDocument
  let context: ValueContext
  private var drafts: [Draft] = []
  private var pages: [(scrollView: UIScrollView, page: Int)] = []

  /// Builds a scene of a document for the traits that are current; throws ``DocumentErrors``.
  package static func build(
    _ scene: SceneDescription, of document: LayoutDocument, data: DataScope = DataScope()
  ) throws -> ViewTree {
    let context = ValueContext(Diagnostics(document.source))
    context.metrics = scene.metrics
    var builder = ViewBuilder(document: document, context: context)
    let scope = Scope(names: NameScope(), data: data)
    let root = builder.view(scene.view, scope, isRoot: true)
    for draft in builder.drafts { builder.applyProperties(of: draft) }
    var constraints: [NSLayoutConstraint] = []
    for draft in builder.drafts { constraints += builder.constraints(of: draft) }
    try context.diagnostics.throwErrors()
    guard let root else { throw DocumentErrors(context.diagnostics.sorted) }
    NSLayoutConstraint.activate(constraints)
    let elements = builder.drafts.map {
      ViewTree.Element(id: $0.id, className: $0.description?.name ?? "UIView", view: $0.view)
    }
    return ViewTree(
      root: root, elements: elements, pages: builder.pages, warnings: context.diagnostics.sorted)
  }

  private init(document: LayoutDocument, context: ValueContext) {
    self.document = document
    self.context = context
  }

  /// Makes a view and those in it; `nil` where the document does not describe one.
  private mutating func view(_ node: DocumentNode, _ outer: Scope, isRoot: Bool = false) -> UIView? {
    guard node.entries != nil else {
      return context.expected("a mapping that describes a view", at: node)
    }
    guard drafts.count < DocumentNode.valueLimit else {
      context.diagnostics.error("more than \(DocumentNode.valueLimit) views", at: node.position)
      return nil
    }
    let use = node
    guard let (node, scope) = expandingComponents(of: node, outer) else { return nil }
    let description = description(of: node, scope)
    let view = description?.make() ?? UIView()
    if !isRoot { view.translatesAutoresizingMaskIntoConstraints = false }
    var id = register(use["id"], view, outer)
    if scope.names !== outer.names {
      // The component's own constraints know its outermost view by the id it has there.
      let inner = register(node["id"], view, scope)
      id = id ?? inner
    }
    view.accessibilityIdentifier = id
    drafts.append(
      Draft(node: styled(node, scope), description: description, id: id, view: view, scope: scope))
    addGuides(of: node, to: view, scope)
    for child in children("subviews", of: node, scope) {
      if let child = self.view(child.node, child.scope) { view.addSubview(child) }
    }
    let stack = view as? UIStackView
    for child in children("arrangedSubviews", of: node, scope) {
      if let child = self.view(child.node, child.scope) { stack?.addArrangedSubview(child) }
    }
    if stack == nil, let description, let entry = node.entries?.first(where: { $0.key == "arrangedSubviews" }) {
      context.diagnostics.error(
        "\(description.name) arranges no subviews, UIStackView does", at: entry.keyPosition, suggestion: "subviews")
    }
    return view
  }

  private func description(of node: DocumentNode, _ scope: Scope) -> ClassDescription? {
    guard let name = node["class"].map({ scope.data.fill($0, context) }) else { return ClassRegistry.view }
    if let description = name.text.flatMap({ ClassRegistry.description(of: $0) }) { return description }
    let names = ClassRegistry.classes.map(\.name) + document.components.map(\.name)
    // People leave the prefix out.
    let suggestion = name.text.flatMap { text in
      Spelling.nearest(to: text, among: names) ?? Spelling.nearest(to: "UI" + text, among: names)
    }
    return context.expected("the name of a view class such as UILabel", at: name, suggestion: suggestion)
  }

  private func register(_ value: DocumentNode?, _ item: AnyObject, _ scope: Scope) -> String? {
    guard let value else { return nil }
    return scope.names.register(scope.data.fill(value, context), item, context).map { scope.names.fullName($0) }
  }

  private func addGuides(of node: DocumentNode, to view: UIView, _ scope: Scope) {
    guard let guides = node["layoutGuides"], !guides.isNull else { return }
    for value in guides.items {
      let guide = UILayoutGuide()
      guard let id = register(value, guide, scope) else { continue }
      guide.identifier = id
      view.addLayoutGuide(guide)
    }
  }

  private mutating func applyProperties(of draft: Draft) {
    guard let description = draft.description else { return }
    let properties = ClassRegistry.properties(of: description)
    refuseUnknownKeys(of: draft, description, properties)
    // In the order of the table, so that the order of a document's keys cannot matter.
    for property in properties {
      if let value = draft.node[property.name] {
        property.apply(draft.scope.data.fill(value, context), draft.view, context)
      }
    }
    guard let page = draft.node["page"] else { return }
    guard let scrollView = draft.view as? UIScrollView else {
      context.diagnostics.error("\(description.name) has no pages, UIScrollView does", at: page.position)
      return
    }
    if let index = ValueType.integer(0...1_000_000).decode(draft.scope.data.fill(page, context), context) {
      pages.append((scrollView, index))
    }
  }

  private func refuseUnknownKeys(
    of draft: Draft, _ description: ClassDescription, _ properties: [PropertyDescription]
  ) {
    let known = Self.structuralKeys + properties.map(\.name)
    for entry in draft.node.entries ?? [] where !known.contains(entry.key) {
      let others = ClassRegistry.classes.flatMap { $0.properties.map(\.name) }
      let isElsewhere = others.contains(entry.key)
      let suggestion = isElsewhere ? nil : Spelling.nearest(to: entry.key, among: known + others)
      context.diagnostics.error(
        "\(description.name) has no property \"\(entry.key)\"\(owners(of: suggestion ?? entry.key, except: known))",
        at: entry.keyPosition, suggestion: suggestion)
    }
  }

  /// Which classes have a property that this one lacks, as a remark.
  private func owners(of property: String, except known: [String]) -> String {
    let owners = ClassRegistry.classes.filter { $0.properties.contains { $0.name == property } }.map(\.name)
    if owners.isEmpty || known.contains(property) { return "" }
    let list = owners.joined(separator: ", ")
    return " (\(list) \(owners.count == 1 ? "has" : "have") \"\(property)\")"
  }
}
