internal import CMarkdown
internal import Foundation

/// A parsed Markdown text, which owns its nodes.
package final class MarkdownDocument {
  fileprivate let pointer: OpaquePointer

  /// Parses a text; nil without memory.
  ///
  /// Foundation's Markdown has no task lists, and no links without brackets.
  package init?(_ text: String, asFoundation: Bool = false) {
    var text = text
    let parse = asFoundation ? hf_markdown_parse_common : hf_markdown_parse
    let parsed = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.map { parse($0, bytes.count) } ?? parse("", 0)
      }
    }
    guard let parsed else { return nil }
    pointer = parsed
  }

  deinit { hf_markdown_free(pointer) }

  package var root: MarkdownNode { MarkdownNode(pointer, of: self) }

  /// The document as HTML.
  package var html: String {
    guard let text = hf_markdown_html(pointer) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A block or an inline element of a Markdown text.
package struct MarkdownNode {
  private let pointer: OpaquePointer
  private let document: MarkdownDocument

  fileprivate init(_ pointer: OpaquePointer, of document: MarkdownDocument) {
    self.pointer = pointer
    self.document = document
  }

  /// The kind in CommonMark's terms, such as `paragraph`, `block_quote` or `table_cell`.
  package var kind: String { hf_markdown_kind(pointer).map { String(cString: $0) } ?? "" }

  package var literal: String { hf_markdown_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The address of a link or an image.
  package var address: String {
    get { hf_markdown_address(pointer).map { String(cString: $0) } ?? "" }
    nonmutating set { hf_markdown_set_address(pointer, newValue) }
  }

  /// The words after the fence of a block of code; nil for other nodes.
  var fence: String? { hf_markdown_fence(pointer).map { String(cString: $0) } }

  /// The level of a heading, from 1 to 6.
  package var level: Int { Int(hf_markdown_heading_level(pointer)) }

  /// The first number of an ordered list; nil for other nodes.
  package var firstNumber: Int? {
    let number = hf_markdown_list_start(pointer)
    return number < 0 ? nil : Int(number)
  }

  /// Indicates whether a list has no space between its items.
  package var isTight: Bool { hf_markdown_is_tight(pointer) != 0 }

  /// Indicates whether a task is done; nil for other nodes.
  package var isDone: Bool? {
    let state = hf_markdown_task(pointer)
    return state < 0 ? nil : state == 1
  }

  /// Returns the alignment of a column of a table: `l`, `c`, `r`, or a null character.
  package func alignment(ofColumn column: Int) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: hf_markdown_alignment(pointer, Int32(clamping: column)))))
  }

  package var children: [MarkdownNode] {
    var nodes: [MarkdownNode] = []
    var child = hf_markdown_first_child(pointer)
    while let node = child {
      nodes.append(MarkdownNode(node, of: document))
      child = hf_markdown_next(node)
    }
    return nodes
  }

  /// The node and its descendants in document order.
  package var descendants: [MarkdownNode] {
    var (result, pending) = ([MarkdownNode](), [self])
    while let node = pending.popLast() {
      result.append(node)
      pending += node.children.reversed()
    }
    return result
  }

  /// The text of the node and its descendants.
  package var text: String {
    descendants.map { ["softbreak", "linebreak"].contains($0.kind) ? " " : $0.kind == "html_inline" ? "" : $0.literal }
      .joined()
  }

  package func prepend(html: String) { hf_markdown_prepend_html(pointer, html) }
}
