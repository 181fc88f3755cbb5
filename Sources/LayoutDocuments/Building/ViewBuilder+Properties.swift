import UIKitCore

extension ViewBuilder {
  /// Sets an object's properties in the order of the registry, regardless of the order of the keys.
  ///
  /// Properties of the phase `late` are set after everything is attached.
  mutating func applyProperties(of draft: Draft) {
    guard let description = draft.description else { return }
    let properties = ClassRegistry.properties(of: description)
    rules.reportUnknownKeys(of: draft.node, description, isPart: draft.isPart)
    context.scope = draft.scope.items
    for property in properties where property.phase != .creation {
      guard let value = draft.node[property.name] else { continue }
      guard let set = property.read(draft.scope.data.fill(value, context), draft.object, context) else { continue }
      switch property.phase {
      case .late: lateSetters.append(set)
      case .presented: presentations.append(set)
      default: set()
      }
    }
    readPage(of: draft, description)
  }

  private mutating func readPage(of draft: Draft, _ description: ClassDescription) {
    guard let page = draft.node["page"] else { return }
    guard let scrollView = draft.view as? UIScrollView else {
      context.diagnostics.error("\(description.name) has no pages, expected a UIScrollView", at: page.position)
      return
    }
    if let index = ValueType.integer(0...1_000_000).decode(draft.scope.data.fill(page, context), context) {
      pages.append((scrollView, index))
    }
  }
}
