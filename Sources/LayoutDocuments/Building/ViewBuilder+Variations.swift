import UIKitCore

extension ViewBuilder {
  /// Returns whether a condition holds for the current traits. A missing condition holds.
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
    return variations.compactMap { ObjectVariation($0, context) }.filter { holds($0.condition, scope) }
  }

  /// Returns an object with the values of its matching variations in place of its own.
  ///
  /// The built-in parts of the object, named by `parts`, are merged key by key. The constraints of variations are not
  /// included; they are created in addition to those of the object.
  func varied(_ node: DocumentNode, _ scope: Scope, _ parts: [String]) -> DocumentNode {
    guard node["variations"] != nil, case .mapping(var entries) = node.content else { return node }
    for variation in variations(of: node, scope) {
      let changes = variation.changes(parts: parts, context)
      entries = DocumentNode.merged(changes.entries ?? [], over: entries, parts: parts)
    }
    return DocumentNode(.mapping(entries), at: node.position)
  }
}
