internal import Foundation

/// The translation of a parsed Markdown text to runs of attributes.
struct MarkdownReader {
  private typealias Options = AttributedString.MarkdownParsingOptions

  // Around each line, these characters prevent that its beginning is read as a block and its end as a line break. The
  // spaces are next to the text, so that emphasis at its ends is recognized as at the ends of a line.
  private static let lineStart = "\u{E000}\u{1680}"
  private static let lineEnd = "\u{1680}\u{E001}"

  private let document: MarkdownDocument
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
    guard let document = MarkdownDocument(text, asFoundation: true) else { return nil }
    self.document = document
  }

  mutating func text() -> AttributedString {
    var result = AttributedString()
    for block in document.root.children { append(block, nil, to: &result) }
    return result
  }

  // MARK: Blocks

  private mutating func append(_ node: MarkdownNode, _ parent: PresentationIntent?, to text: inout AttributedString) {
    let name = node.kind
    switch name {
    case "paragraph":
      let intent = syntax == .full ? block(.paragraph, parent) : nil
      appendInline(of: node, [], intent, to: &text)
    case "heading":
      appendInline(of: node, [], block(.header(level: node.level), parent), to: &text)
    case "code_block":
      let hint = node.fence
      var run = AttributedString(node.literal)
      run.presentationIntent = block(.codeBlock(languageHint: hint?.isEmpty == false ? hint : nil), parent)
      text.append(run)
    case "thematic_break":
      var run = AttributedString("⸻")
      run.presentationIntent = block(.thematicBreak, parent)
      text.append(run)
    case "html_block":
      var run = AttributedString(node.literal)
      run.inlinePresentationIntent = .blockHTML
      run.presentationIntent = block(.paragraph, parent)
      text.append(run)
    case "block_quote":
      let intent = block(.blockQuote, parent)
      for child in node.children { append(child, intent, to: &text) }
    case "list":
      let start = node.firstNumber
      let intent = block(start == nil ? .unorderedList : .orderedList, parent)
      for (index, item) in node.children.enumerated() {
        let intent = block(.listItem(ordinal: (start ?? 1) + index), intent)
        for child in item.children { append(child, intent, to: &text) }
      }
    case "table": appendTable(node, parent, to: &text)
    default: for child in node.children { append(child, parent, to: &text) }
    }
  }

  private mutating func appendTable(
    _ node: MarkdownNode, _ parent: PresentationIntent?, to text: inout AttributedString
  ) {
    let rows = node.children
    let count = rows.first?.children.count ?? 0
    let columns = (0..<count).map { column -> PresentationIntent.TableColumn in
      switch node.alignment(ofColumn: column) {
      case "c": .init(alignment: .center)
      case "r": .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
    let table = block(.table(columns: columns), parent)
    for (index, row) in rows.enumerated() {
      let intent = block(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index), table)
      for (column, cell) in row.children.enumerated() {
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
    of node: MarkdownNode, _ intents: InlinePresentationIntent, _ block: PresentationIntent?,
    to text: inout AttributedString
  ) {
    for child in node.children { append(child, Style(intents: intents), block, to: &text) }
  }

  private func append(
    _ node: MarkdownNode, _ style: Style, _ block: PresentationIntent?, to text: inout AttributedString
  ) {
    var style = style
    switch node.kind {
    case "text": add(node.literal, style, block, to: &text)
    case "code":
      style.intents.insert(.code)
      add(node.literal, style, block, to: &text)
    case "html_inline":
      style.intents.insert(.inlineHTML)
      add(node.literal, style, block, to: &text)
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
      for child in node.children { append(child, style, block, to: &text) }
    }
  }

  private func address(of node: MarkdownNode) -> URL? {
    URL(string: node.address, relativeTo: baseURL)
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
