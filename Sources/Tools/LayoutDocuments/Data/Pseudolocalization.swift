import UIKitCore

/// A transformation of texts that reveals localization problems.
package enum Pseudolocalization: String, Sendable, CaseIterable {
  /// Replaces most Latin letters with accented letters, and adds brackets that reveal truncation.
  case accented
  /// Doubles texts, because translations can be twice as long.
  case doubled
  /// A right-to-left layout with right-to-left texts.
  case rtl

  private static let plain = Array("ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz")
  private static let accents = Array("ÅÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîĵķļñöŕšţûŵýž")

  /// Returns a string with the transformations applied.
  package static func apply(_ changes: Set<Pseudolocalization>, to text: String) -> String {
    guard !changes.isEmpty, text.contains(where: { !$0.isWhitespace }) else { return text }
    var text = text
    if changes.contains(.doubled) { text += " " + text }
    if changes.contains(.accented) {
      text = "[" + String(text.map { letter in plain.firstIndex(of: letter).map { accents[$0] } ?? letter }) + "]"
    }
    // RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING.
    if changes.contains(.rtl) { text = "\u{202E}" + text + "\u{202C}" }
    return text
  }
}
