import UIKitCore

extension ViewBuilder {
  /// Sets an object's properties in the order of the registry, regardless of the order of the keys.
  ///
  /// Properties of the phase `late` are set after everything is attached.
  mutating func applyProperties(of draft: Draft) {
    guard let description = draft.description else { return }
    rules.reportUnknownKeys(of: draft.node, description, isPart: draft.isPart)
    context.scope = draft.scope.items
    for (property, value) in ClassRegistry.values(in: draft.node, of: description).properties
    where property.phase != .creation {
      guard let set = setter(of: property, from: value, of: draft) else { continue }
      switch property.phase {
      case .late: lateSetters.append(set)
      case .presented: presentations.append(set)
      default: set()
      }
    }
    readPage(of: draft, description)
  }

  /// Returns the setter of a property's filled value, and stores whether it depends on the row.
  private mutating func setter(
    of property: PropertyDescription, from value: DocumentNode, of draft: Draft
  ) -> (@MainActor () -> Void)? {
    let count = context.reads?.count ?? 0
    let filled = draft.scope.data.fill(value, context)
    guard let reads = context.reads, reads.count > count else { return property.read(filled, draft.object, context) }
    // The property itself is compared with other rows, not the templates in its value.
    context.reads?.removeLast(reads.count - count)
    var setting = RowBindings.Setting(
      property: property, object: draft.object, value: value, scope: draft.scope, filled: filled)
    let set = setting.read(context)
    settings.append(setting)
    return set
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
