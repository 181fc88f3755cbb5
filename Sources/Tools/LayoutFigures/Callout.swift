import UIKitCore

/// A remark about a view: next to the picture with a leader to the view's edge, or in the legend.
package struct Callout: Sendable, Hashable {
  /// The identifier of the view, with a side as in `title.leading`.
  package let id: String
  /// The text of the remark. If it is empty, the callout shows its number.
  package let text: String
  /// The side of the view that the remark is about; nil for the whole view.
  package let side: FigureMark.Side?

  /// Creates a remark about the view with the given identifier, or about a side of it.
  package init(id: String, text: String = "", side: FigureMark.Side? = nil) {
    (self.id, self.text, self.side) = (id, text, side)
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
