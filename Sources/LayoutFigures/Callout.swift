import UIKitCore

/// A remark about a view: next to the picture with a leader to the view's edge, or in the legend.
package struct Callout: Sendable, Hashable {
  /// The identifier of the view.
  package let id: String
  /// The text of the remark. If it is empty, the callout shows its number.
  package let text: String

  /// Creates a remark about the view with the given identifier.
  package init(id: String, text: String = "") {
    self.id = id
    self.text = text
  }

  /// Creates a callout from `id=text` or `id`; nil without an identifier.
  package init?(_ words: String) {
    let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts.first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    guard !id.isEmpty else { return nil }
    self.init(id: id, text: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
  }

  /// The text that parses to this callout.
  package var words: String { text.isEmpty ? id : "\(id)=\(text)" }
}
