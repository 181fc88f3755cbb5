internal import CMarkdown
import Foundation

/// A parsed Markdown text, which owns its nodes.
final class MarkdownDocument {
  fileprivate let pointer: OpaquePointer

  /// Parses a text; nil without memory.
  init?(_ text: String) {
    let parsed = Array(text.utf8).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { hf_markdown_parse($0.baseAddress ?? UnsafePointer([0]), $0.count) }
    }
    guard let parsed else { return nil }
    pointer = parsed
  }

  deinit { hf_markdown_free(pointer) }

  var root: MarkdownNode { MarkdownNode(pointer, of: self) }

  /// The document as HTML.
  var html: String {
    guard let text = hf_markdown_html(pointer) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A block or an inline element of a Markdown text.
struct MarkdownNode {
  private let pointer: OpaquePointer
  private let document: MarkdownDocument

  fileprivate init(_ pointer: OpaquePointer, of document: MarkdownDocument) {
    self.pointer = pointer
    self.document = document
  }

  /// The kind in CommonMark's terms, such as `paragraph`, `block_quote` or `table_cell`.
  var kind: String { hf_markdown_kind(pointer).map { String(cString: $0) } ?? "" }

  var literal: String { hf_markdown_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The address of a link or an image.
  var address: String {
    get { hf_markdown_address(pointer).map { String(cString: $0) } ?? "" }
    nonmutating set { hf_markdown_set_address(pointer, newValue) }
  }

  /// The level of a heading, from 1 to 6.
  var level: Int { Int(hf_markdown_heading_level(pointer)) }

  /// The first number of an ordered list; nil for other nodes.
  var firstNumber: Int? {
    let number = hf_markdown_list_start(pointer)
    return number < 0 ? nil : Int(number)
  }

  /// Indicates whether a list has no space between its items.
  var isTight: Bool { hf_markdown_is_tight(pointer) != 0 }

  /// Indicates whether a task is done; nil for other nodes.
  var isDone: Bool? {
    let state = hf_markdown_task(pointer)
    return state < 0 ? nil : state == 1
  }

  /// Returns the alignment of a column of a table: `l`, `c`, `r`, or a null character.
  func alignment(ofColumn column: Int) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: hf_markdown_alignment(pointer, Int32(clamping: column)))))
  }

  var children: [MarkdownNode] {
    var nodes: [MarkdownNode] = []
    var child = hf_markdown_first_child(pointer)
    while let node = child {
      nodes.append(MarkdownNode(node, of: document))
      child = hf_markdown_next(node)
    }
    return nodes
  }

  /// The node and its descendants in document order.
  var descendants: [MarkdownNode] {
    var (result, pending) = ([MarkdownNode](), [self])
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }

  /// The text of the node and its descendants.
  var text: String {
    descendants.map { ["softbreak", "linebreak"].contains($0.kind) ? " " : $0.kind == "html_inline" ? "" : $0.literal }
      .joined()
  }

  func prepend(html: String) { hf_markdown_prepend_html(pointer, html) }
}

/// The names of headings in addresses, as on GitHub.
struct HeadingNames {
  private var counts: [String: Int] = [:]

  /// Returns the next name for a heading with the given text.
  mutating func name(_ heading: String) -> String {
    let kept = heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
    let name = kept.replacing(" ", with: "-")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return count == 0 ? name : "\(name)-\(count)"
  }
}
