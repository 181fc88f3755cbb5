import UIKitCore

/// Makes the views of a scene: first all of them, then their properties, then their constraints.
@MainActor
package struct ViewBuilder {
  /// The keys of a view that are no properties.
  package static let structuralKeys = [
    "class", "id", "subviews", "arrangedSubviews", "constraints", "layoutGuides", "page",
  ]

  /// A view on its way: what the document says about it stays at hand for the later passes.
  struct Draft {
    let node: DocumentNode
    let description: ClassDescription
    let id: String?
    let view: UIView
  }

  let context: ValueContext
  var drafts: [Draft] = []
  var names = NameTable()
  private var pages: [(scrollView: UIScrollView, page: Int)] = []

  /// Builds a scene of a document for the traits that are current; throws ``DocumentErrors``.
  package static func build(_ scene: SceneDescription, of document: LayoutDocument) throws -> ViewTree {
    let diagnostics = Diagnostics(document.source)
    let context = ValueContext(diagnostics)
    context.metrics = scene.metrics
    var builder = ViewBuilder(context: context)
    let root = builder.view(scene.view)
    for draft in builder.drafts { builder.applyProperties(of: draft) }
    var constraints: [NSLayoutConstraint] = []
    for draft in builder.drafts { constraints += builder.constraints(of: draft) }
    try diagnostics.throwErrors()
    guard let root else { throw DocumentErrors(diagnostics.sorted) }
    NSLayoutConstraint.activate(constraints)
    let elements = builder.drafts.map {
      ViewTree.Element(id: $0.id, className: $0.description.name, view: $0.view)
    }
    return ViewTree(root: root, elements: elements, pages: builder.pages)
  }

  private init(context: ValueContext) {
    self.context = context
  }

  /// Makes a view and those in it; `nil` where the document does not describe one.
  private mutating func view(_ node: DocumentNode) -> UIView? {
    guard node.entries != nil else {
      return context.expected("a mapping that describes a view", at: node)
    }
    guard let description = description(of: node) else { return nil }
    let view = description.make()
    let isRoot = drafts.isEmpty
    if !isRoot { view.translatesAutoresizingMaskIntoConstraints = false }
    let id = id(of: node, view)
    drafts.append(Draft(node: node, description: description, id: id, view: view))
    addGuides(of: node, to: view)
    for child in children("subviews", of: node) {
      if let child = self.view(child) { view.addSubview(child) }
    }
    if let stack = view as? UIStackView {
      for child in children("arrangedSubviews", of: node) {
        if let child = self.view(child) { stack.addArrangedSubview(child) }
      }
    } else if let entry = node.entries?.first(where: { $0.key == "arrangedSubviews" }) {
      context.diagnostics.error(
        "\(description.name) arranges no subviews, UIStackView does", at: entry.keyPosition, suggestion: "subviews")
    }
    return view
  }

  private func description(of node: DocumentNode) -> ClassDescription? {
    guard let name = node["class"] else { return ClassRegistry.view }
    if let description = name.text.flatMap({ ClassRegistry.description(of: $0) }) { return description }
    let names = ClassRegistry.classes.map(\.name)
    // People leave the prefix out.
    let suggestion = name.text.flatMap { text in
      Suggestion.closest(to: text, among: names) ?? Suggestion.closest(to: "UI" + text, among: names)
    }
    return context.expected("the name of a view class such as UILabel", at: name, suggestion: suggestion)
  }

  private mutating func id(of node: DocumentNode, _ view: UIView) -> String? {
    guard let value = node["id"] else { return nil }
    guard let id = names.register(value, view, context) else { return nil }
    view.accessibilityIdentifier = id
    return id
  }

  private mutating func addGuides(of node: DocumentNode, to view: UIView) {
    for value in node["layoutGuides"]?.items ?? [] {
      let guide = UILayoutGuide()
      guard let id = names.register(value, guide, context) else { continue }
      guide.identifier = id
      view.addLayoutGuide(guide)
    }
  }

  private func children(_ key: String, of node: DocumentNode) -> [DocumentNode] {
    guard let value = node[key], !value.isNull else { return [] }
    guard case .list(let children) = value.content else { return context.expected("a list of views", at: value) ?? [] }
    return children
  }

  private mutating func applyProperties(of draft: Draft) {
    let properties = ClassRegistry.properties(of: draft.description)
    refuseUnknownKeys(of: draft, properties)
    // In the order of the table, so that the order of a document's keys cannot matter.
    for property in properties {
      if let value = draft.node[property.name] { property.apply(value, draft.view, context) }
    }
    guard let page = draft.node["page"] else { return }
    guard let scrollView = draft.view as? UIScrollView else {
      context.diagnostics.error(
        "\(draft.description.name) has no pages, UIScrollView does", at: page.position)
      return
    }
    if let index = ValueType.integer(0...1_000_000).decode(page, context) {
      pages.append((scrollView, index))
    }
  }

  private func refuseUnknownKeys(of draft: Draft, _ properties: [PropertyDescription]) {
    let known = Self.structuralKeys + properties.map(\.name)
    for entry in draft.node.entries ?? [] where !known.contains(entry.key) {
      let closest = Suggestion.closest(to: entry.key, among: known)
      let owners = ClassRegistry.classes.filter { $0.properties.contains { $0.name == entry.key } }.map(\.name)
      let hint = owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")) has)"
      context.diagnostics.error(
        "\(draft.description.name) has no property \"\(entry.key)\"\(hint)", at: entry.keyPosition,
        suggestion: owners.isEmpty ? closest : nil)
    }
  }
}
