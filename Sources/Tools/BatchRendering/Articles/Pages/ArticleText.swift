import UIKitCore

/// The text of an article in which marks stand for figures.
struct ArticleText {
  /// A part of a text.
  enum Part {
    case text(String)
    /// The index of a figure.
    case figure(Int)
  }

  // Private characters of Unicode, which are removed from texts.
  private static let (opening, closing) = (Character("\u{10FF00}"), Character("\u{10FF01}"))

  private(set) var markdown = ""

  mutating func append(_ text: String) {
    markdown += text.filter { $0 != Self.opening && $0 != Self.closing }
  }

  mutating func append(figure index: Int, indent: String) {
    markdown += indent + Self.mark(index)
  }

  /// Returns the mark of a figure.
  static func mark(_ index: Int) -> String { "\(opening)\(index)\(closing)" }

  /// Returns the parts of a text with marks.
  static func parts(_ text: String) -> [Part] {
    var (parts, rest) = ([Part](), text[...])
    while let start = rest.firstIndex(of: opening), let end = rest[start...].firstIndex(of: closing) {
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      if let index = Int(rest[rest.index(after: start)..<end]) { parts.append(.figure(index)) }
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }
}
