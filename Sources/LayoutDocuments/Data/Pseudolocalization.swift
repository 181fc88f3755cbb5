import UIKitCore

/// A way to change texts so that what would go wrong in another language shows.
package enum Pseudolocalization: String, Sendable, CaseIterable {
  /// Letters bear accents, as tall as any, and brackets show where a text is cut off.
  case accented
  /// Texts are twice as long, as translations can be.
  case doubled
  /// The layout runs from right to left, and the texts with it.
  case rtl

  private static let plain = Array("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz")
  private static let accents = Array("ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž")

  /// A text as these would have it.
  package static func apply(_ changes: Set<Pseudolocalization>, to text: String) -> String {
    guard !changes.isEmpty, text.contains(where: { !$0.isWhitespace }) else { return text }
    var text = text
    if changes.contains(.doubled) { text += " " + text }
    if changes.contains(.accented) {
      text = "[" + String(text.map { letter in plain.firstIndex(of: letter).map { accents[$0] } ?? letter }) + "]"
    }
    // The controls that turn the order of all letters, and end that.
    if changes.contains(.rtl) { text = "\u{202E}" + text + "\u{202C}" }
    return text
  }
}
