import UIKitCore

extension ViewBuilder {
  /// Sets an object's properties, in the order of the table, so that the order of a document's keys cannot matter.
  mutating func applyProperties(of draft: Draft) {
    guard let description = draft.description else { return }
    let properties = ClassRegistry.properties(of: description)
    refuseUnknownKeys(of: draft, description, properties)
    for property in properties where property.phase != .making {
      guard let value = draft.node[property.name] else { continue }
      guard let set = property.read(draft.scope.data.fill(value, context), draft.object, context) else { continue }
      if property.phase == .late { lateSetters.append(set) } else { set() }
    }
    readPage(of: draft, description)
  }

  private mutating func readPage(of draft: Draft, _ description: ClassDescription) {
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
    let isView = ClassRegistry.description(description, isKindOf: "UIView")
    let children = ClassRegistry.children(of: description)
    let structural = StructuralKey.all.filter { isView || !$0.isForViews }.map(\.name)
    let known = structural + children.map(\.name) + properties.map(\.name)
    for entry in draft.node.entries ?? [] where !known.contains(entry.key) {
      let others = ClassRegistry.classes.flatMap { $0.properties.map(\.name) + $0.children.map(\.name) }
      let isElsewhere = others.contains(entry.key)
      let suggestion = isElsewhere ? nil : Spelling.nearest(to: entry.key, among: known + others)
      context.diagnostics.error(
        "\(description.name) has no property \"\(entry.key)\"\(owners(of: suggestion ?? entry.key, except: known))",
        at: entry.keyPosition, suggestion: suggestion)
    }
  }

  /// Which classes have a property that this one lacks, as a remark.
  private func owners(of property: String, except known: [String]) -> String {
    let owners = ClassRegistry.classes.filter { description in
      description.properties.contains { $0.name == property }
        || description.children.contains { $0.name == property }
    }.map(\.name)
    if owners.isEmpty || known.contains(property) { return "" }
    let list = owners.joined(separator: ", ")
    return " (\(list) \(owners.count == 1 ? "has" : "have") \"\(property)\")"
  }
}
