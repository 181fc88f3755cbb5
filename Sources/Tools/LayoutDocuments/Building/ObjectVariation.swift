import UIKitCore

/// A variation of an object: the keys that change under a condition on the traits.
struct ObjectVariation {
  /// The keys that variations cannot change.
  private static let fixedKeys = ["class", "id", "style", "if", "repeat", "as", "variations"]

  let condition: DocumentNode
  /// The constraints added under the condition.
  var constraints: DocumentNode? { node["constraints"] }
  private let node: DocumentNode

  /// Creates a variation from an item of `variations`.
  ///
  /// Reports an error and returns `nil` if the item is not a mapping with a condition.
  init?(_ node: DocumentNode, _ context: ValueContext) {
    guard node.entries != nil, let condition = node["when"] else {
      let _: Void? = context.expected("a mapping with the key \"when\"", at: node)
      return nil
    }
    self.node = node
    self.condition = condition
  }

  /// Returns the changed keys except constraints, and reports keys that cannot change.
  ///
  /// `parts` are the names of the built-in parts of the object.
  func changes(parts: [String], _ context: ValueContext) -> DocumentNode {
    let entries = node.entries ?? []
    for entry in entries where Self.fixedKeys.contains(entry.key) {
      context.diagnostics.error("a variation cannot change \"\(entry.key)\"", at: entry.keyPosition)
    }
    let others = entries.filter { !(["when", "constraints"] + Self.fixedKeys).contains($0.key) }
    return DocumentNode(.mapping(others), at: node.position).nestingDots(under: parts, context)
  }
}
