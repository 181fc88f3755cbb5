import UIKitCore

extension ViewBuilder {
  /// Returns whether a condition is true for the current traits. A missing condition is true.
  func holds(_ condition: DocumentNode?, _ scope: Scope) -> Bool {
    guard let condition else { return true }
    let decoded = ValueType.traitCondition.decode(scope.data.fill(condition, context), context)
    return decoded?.holds(for: .current) ?? false
  }

  /// Returns the variations of an object that match the current traits, in order.
  func variations(of node: DocumentNode, _ scope: Scope) -> [ObjectVariation] {
    guard let list = node["variations"], !list.isNull else { return [] }
    guard case .list(let variations) = list.content else {
      return context.expected("a list of variations such as [{when: …, isHidden: true}]", at: list) ?? []
    }
    return context.limited(variations, called: "variations", at: list.position)
      .compactMap { ObjectVariation($0, context) }.filter { holds($0.condition, scope) }
  }

  /// Returns an object with its variations applied. They replace its values, and are merged into its `parts`.
  func varied(_ node: DocumentNode, _ scope: Scope, _ parts: [String]) -> DocumentNode {
    guard node["variations"] != nil, case .mapping(var entries) = node.content else { return node }
    for variation in variations(of: node, scope) {
      let changes = variation.changes(parts: parts, context)
      entries = DocumentNode.merged(changes.entries ?? [], over: entries, parts: parts)
    }
    return DocumentNode(.mapping(entries), at: node.position)
  }
}
