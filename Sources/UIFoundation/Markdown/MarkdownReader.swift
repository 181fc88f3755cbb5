internal import CMarkdown
internal import Foundation

/// The translation of a parsed Markdown text to runs of attributes.
struct MarkdownReader {
  private typealias Options = AttributedString.MarkdownParsingOptions

  // Around each line, these characters prevent that its beginning is read as a block and its end as a line break. The
  // spaces are next to the text, so that emphasis at its ends is recognized as at the ends of a line.
  private static let lineStart = "\u{E000}\u{1680}"
  private static let lineEnd = "\u{1680}\u{E001}"

  private let document: ParsedMarkdown
  private let syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  private let baseURL: URL?
  private var identity = 0

  /// Parses a text; nil without memory.
  init?(_ text: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?) {
    syntax = options.interpretedSyntax
    self.baseURL = baseURL
    var text = text
    if syntax != .full {
      text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Self.lineStart + $0 + Self.lineEnd }.joined(separator: "\n")
    }
    guard let document = ParsedMarkdown(text) else { return nil }
    self.document = document
  }

  mutating func text() -> AttributedString {
    var result = AttributedString()
    for block in children(of: document.pointer) { append(block, nil, to: &result) }
    return result
  }

  private func children(of node: OpaquePointer) -> [OpaquePointer] {
    var nodes: [OpaquePointer] = []
    var next = hf_markdown_first_child(node)
    while let node = next {
      nodes.append(node)
      next = hf_markdown_next(node)
    }
    return nodes
  }

  private func kind(of node: OpaquePointer) -> String { hf_markdown_kind(node).map { String(cString: $0) } ?? "" }

  private func literal(of node: OpaquePointer) -> String { hf_markdown_literal(node).map { String(cString: $0) } ?? "" }

  // MARK: Blocks

  private mutating func append(_ node: OpaquePointer, _ parent: PresentationIntent?, to text: inout AttributedString) {
    let name = kind(of: node)
    switch name {
    case "paragraph":
      let intent = syntax == .full ? block(.paragraph, parent) : nil
      appendInline(of: node, [], intent, to: &text)
    case "heading":
      appendInline(of: node, [], block(.header(level: Int(hf_markdown_heading_level(node))), parent), to: &text)
    case "code_block":
      let hint = hf_markdown_fence(node).map { String(cString: $0) }
      var run = AttributedString(literal(of: node))
      run.presentationIntent = block(.codeBlock(languageHint: hint?.isEmpty == false ? hint : nil), parent)
      text.append(run)
    case "thematic_break":
      var run = AttributedString("⸻")
      run.presentationIntent = block(.thematicBreak, parent)
      text.append(run)
    case "html_block":
      var run = AttributedString(literal(of: node))
      run.inlinePresentationIntent = .blockHTML
      run.presentationIntent = block(.paragraph, parent)
      text.append(run)
    case "block_quote":
      let intent = block(.blockQuote, parent)
      for child in children(of: node) { append(child, intent, to: &text) }
    case "list":
      let start = hf_markdown_list_start(node)
      let intent = block(start >= 0 ? .orderedList : .unorderedList, parent)
      for (index, item) in children(of: node).enumerated() {
        let ordinal = start >= 0 ? Int(start) + index : index + 1
        let intent = block(.listItem(ordinal: ordinal), intent)
        for child in children(of: item) { append(child, intent, to: &text) }
      }
    case "table": appendTable(node, parent, to: &text)
    default: for child in children(of: node) { append(child, parent, to: &text) }
    }
  }

  private mutating func appendTable(
    _ node: OpaquePointer, _ parent: PresentationIntent?, to text: inout AttributedString
  ) {
    let rows = children(of: node)
    let count = rows.first.map { children(of: $0).count } ?? 0
    let columns = (0..<count).map { column -> PresentationIntent.TableColumn in
      switch UInt8(truncatingIfNeeded: hf_markdown_alignment(node, Int32(column))) {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
    let table = block(.table(columns: columns), parent)
    for (index, row) in rows.enumerated() {
      let intent = block(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), table)
      for (column, cell) in children(of: row).enumerated() {
        appendInline(of: cell, [], block(.tableCell(columnIndex: column), intent), to: &text)
      }
    }
  }

  private mutating func block(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  // MARK: Inline elements

  /// The attributes of a range of text inside of a block.
  private struct Style {
    var intents: InlinePresentationIntent = []
    var link: URL?
    var image: URL?
  }

  private func appendInline(
    of node: OpaquePointer, _ intents: InlinePresentationIntent, _ block: PresentationIntent?,
    to text: inout AttributedString
  ) {
    for child in children(of: node) { append(child, Style(intents: intents), block, to: &text) }
  }

  private func append(
    _ node: OpaquePointer, _ style: Style, _ block: PresentationIntent?, to text: inout AttributedString
  ) {
    var style = style
    switch kind(of: node) {
    case "text": add(literal(of: node), style, block, to: &text)
    case "code":
      style.intents.insert(.code)
      add(literal(of: node), style, block, to: &text)
    case "html_inline":
      style.intents.insert(.inlineHTML)
      add(literal(of: node), style, block, to: &text)
    case "softbreak":
      if syntax == .inlineOnlyPreservingWhitespace { return add("\n", style, block, to: &text) }
      style.intents.insert(.softBreak)
      add(" ", style, block, to: &text)
    case "linebreak":
      style.intents.insert(.lineBreak)
      add("\n", style, block, to: &text)
    case let name:
      switch name {
      case "emph": style.intents.insert(.emphasized)
      case "strong": style.intents.insert(.stronglyEmphasized)
      case "strikethrough": style.intents.insert(.strikethrough)
      case "link": style.link = address(of: node)
      case "image": style.image = address(of: node)
      default: break
      }
      for child in children(of: node) { append(child, style, block, to: &text) }
    }
  }

  private func address(of node: OpaquePointer) -> URL? {
    hf_markdown_address(node).flatMap { URL(string: String(cString: $0), relativeTo: baseURL) }
  }

  private func add(
    _ string: String, _ style: Style, _ block: PresentationIntent?, to text: inout AttributedString
  ) {
    var string = string
    if syntax != .full {
      string = string.replacingOccurrences(of: Self.lineStart, with: "").replacingOccurrences(
        of: Self.lineEnd, with: "")
    }
    guard !string.isEmpty else { return }
    var run = AttributedString(string)
    if !style.intents.isEmpty { run.inlinePresentationIntent = style.intents }
    run.presentationIntent = block
    run.link = style.link
    run.imageURL = style.image
    text.append(run)
  }
}

/// A parsed Markdown text, which owns its nodes.
private final class ParsedMarkdown {
  let pointer: OpaquePointer

  init?(_ text: String) {
    var text = text
    let parsed = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        bytes.baseAddress.map { hf_markdown_parse_common($0, bytes.count) } ?? hf_markdown_parse_common("", 0)
      }
    }
    guard let parsed else { return nil }
    pointer = parsed
  }

  deinit { hf_markdown_free(pointer) }
}
