import UIKitCore

/// A named set of properties for views.
package struct StyleDescription: Sendable {
  package var name: String
  package var entries: [DocumentNode.Entry]

  /// Returns the styles of a document, and reports errors in them.
  static func list(of root: DocumentNode, _ context: ValueContext) -> [StyleDescription] {
    guard let node = root["styles"], !node.isNull else { return [] }
    guard let entries = node.entries else { return context.expected("a mapping of names to styles", at: node) ?? [] }
    return entries.compactMap { entry in
      guard let properties = entry.value.entries else {
        return context.expected("a mapping of properties", at: entry.value)
      }
      for property in properties where StructuralKey.reserved.contains(property.key) {
        context.diagnostics.error("a style cannot set \"\(property.key)\"", at: property.keyPosition)
      }
      return StyleDescription(name: entry.key, entries: properties)
    }
  }
}
