import LayoutChecks
import UIKitCore

/// A finding that a scene declares as intended, such as `cutText title`.
package struct ExpectedFinding: Sendable {
  package let kind: LayoutFinding.Kind
  /// The id of the view; nil matches the kind in any view.
  package let view: String?
  package let position: DocumentPosition

  /// Everyday words for the kinds, which errors translate.
  private static let synonyms: [String: LayoutFinding.Kind] = [
    "truncated": .cutText, "truncation": .cutText, "clipped": .cutText, "cut": .cutText, "ambiguous": .ambiguity,
    "conflicting": .conflict, "broken": .conflict, "narrow": .narrowText, "empty": .blank,
  ]

  /// Returns the expected findings of a mapping; nil if the key `expect` is missing.
  static func list(of node: DocumentNode, _ context: ValueContext) -> [ExpectedFinding]? {
    guard let list = node["expect"] else { return nil }
    if list.isNull { return [] }
    return list.items.compactMap { ExpectedFinding($0, context) }
  }

  /// Creates an expected finding from its notation, or reports an error and returns nil.
  private init?(_ node: DocumentNode, _ context: ValueContext) {
    let kinds = LayoutFinding.Kind.allCases.map(\.rawValue)
    let words = (node.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first, words.count <= 2, let kind = LayoutFinding.Kind(rawValue: word) else {
      let word = words.first?.lowercased() ?? ""
      let suggestion = Self.synonyms[word]?.rawValue ?? Spelling.nearest(to: word, among: kinds)
      let _: ExpectedFinding? = context.expected(
        "a kind of finding and the id of its view, such as \"cutText title\"; kinds are \(kinds.joined(separator: ", "))",
        at: node, suggestion: suggestion.map { ([$0] + words.dropFirst().prefix(1)).joined(separator: " ") })
      return nil
    }
    (self.kind, view, position) = (kind, words.dropFirst().first, node.position)
  }
}
