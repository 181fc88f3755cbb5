import UIKitCore

extension ViewBuilder {
  /// Returns whether a condition holds for the current traits. A missing condition holds.
  func holds(_ condition: DocumentNode?, _ scope: Scope) -> Bool {
    guard let condition else { return true }
    let decoded = ValueType.traitCondition.decode(scope.data.fill(condition, context), context)
    return decoded?.holds(for: .current) ?? false
  }

  /// Returns the variations of an object that match the current traits, in order.
  func variations(of node: DocumentNode, _ scope: Scope) -> [DocumentNode] {
    guard let list = node["variations"], !list.isNull else { return [] }
    guard case .list(let variations) = list.content else {
      return context.expected("a list of variations such as [{when: …, isHidden: true}]", at: list) ?? []
    }
    return variations.filter { variation in
      guard let condition = variation["when"] else {
        let _: Void? = context.expected("a mapping with the key \"when\"", at: variation)
        return false
      }
      return holds(condition, scope)
    }
  }

  /// Returns an object with its variations applied: they replace its values but add to its constraints.
  func varied(_ node: DocumentNode, _ scope: Scope, _ parts: [String]) -> DocumentNode {
    guard node["variations"] != nil, case .mapping(var entries) = node.content else { return node }
    for variation in variations(of: node, scope) {
      Self.refuseUnvaried(variation, context)
      let changes = (variation.nestingDots(under: parts, context).entries ?? []).filter {
        $0.key != "when" && $0.key != "constraints" && !Self.unvaried.contains($0.key)
      }
      entries = DocumentNode.merged(changes, over: entries, parts: parts)
    }
    return DocumentNode(.mapping(entries), at: node.position)
  }

  /// Reports keys that a variation cannot change.
  static func refuseUnvaried(_ variation: DocumentNode, _ context: ValueContext) {
    for entry in variation.entries ?? [] where unvaried.contains(entry.key) {
      context.diagnostics.error("a variation cannot change \"\(entry.key)\"", at: entry.keyPosition)
    }
  }

  static let unvaried = ["class", "id", "style", "if", "repeat", "as", "variations"]
}
