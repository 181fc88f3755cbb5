import UIKitCore

/// A block of an article, ready to be set on pages.
struct PageBlock {
  /// The content of a block.
  enum Content {
    case text(NSAttributedString)
    case code(NSAttributedString)
    case picture(PagePicture)
    case table(rows: [[NSAttributedString]], alignments: [NSTextAlignment])
    case rule
  }

  var content: Content
  /// The distance from the left margin, in points.
  var indent: CGFloat = 0
  /// The bullet or number at the left of the first line.
  var marker: NSAttributedString?
  /// The places of the lines at the left of quotations.
  var bars: [CGFloat] = []
  /// The space above, in points.
  var space: CGFloat = 8
  /// The heading; nil for other blocks.
  var heading: (level: Int, title: String, name: String)?
}

/// A figure or an image on a page.
struct PagePicture {
  var list: DisplayList
  /// The size on the page, in points.
  var size: CGSize
  var caption: NSAttributedString?
  var isCaptionAbove = false
  /// The name in references.
  var name: String?
}

/// A builder of the blocks of a parsed article.
@MainActor
struct PageBlockBuilder {
  // All lengths in points.
  private static let indent: CGFloat = 20
  /// The space between the items of a list that is written without empty lines.
  private static let tightSpace: CGFloat = 3
  nonisolated static let defaultTextSize: CGFloat = 10.5
  private static var textSize: CGFloat { defaultTextSize }
  private static let headingSizes: [CGFloat] = [22, 16, 13, 11.5, 10.5, 10.5]
  /// The nesting of lists and quotations above which their text is not indented further.
  private static let maximumDepth = 12

  private(set) var blocks: [PageBlock] = []
  /// Returns a figure by its index.
  let figure: (Int) -> PagePicture?
  /// Returns an image by its address.
  let image: (String) -> PagePicture?
  private var names = HeadingNames()

  init(figure: @escaping (Int) -> PagePicture?, image: @escaping (String) -> PagePicture?) {
    (self.figure, self.image) = (figure, image)
  }

  /// The place of a block in lists and quotations.
  private struct Place {
    var indent: CGFloat = 0
    var bars: [CGFloat] = []
    var color = UIColor.black
    var depth = 0
    var isTight = false
  }

  mutating func append(_ document: MarkdownNode) {
    for node in document.children { append(node, Place()) }
  }

  private mutating func append(_ node: MarkdownNode, _ place: Place) {
    switch node.kind {
    case "heading": appendHeading(node, place)
    case "paragraph": appendText(InlineText(node, style(place)), place)
    case "code_block":
      let text = node.literal.hasSuffix("\n") ? String(node.literal.dropLast()) : node.literal
      let style = InlineText.Style(size: Self.textSize * 0.95, isCode: true, lineSpacing: 2)
      add(.code(NSAttributedString(string: text, attributes: style.attributes)), place)
    case "block_quote":
      var inner = place
      inner.bars.append(place.indent + 4)
      inner.indent += place.depth < Self.maximumDepth ? Self.indent * 0.8 : 0
      inner.depth += 1
      inner.color = UIColor(white: 0.35, alpha: 1)
      appendChildren(node, inner)
    case "list": appendList(node, place)
    case "table": appendTable(node, place)
    case "thematic_break": add(.rule, place)
    case "html_block": break
    default: appendChildren(node, place)
    }
  }

  private mutating func appendChildren(_ node: MarkdownNode, _ place: Place) {
    // Deeper structure is lost, but not its text.
    guard place.depth < 64 else { return add(.text(NSAttributedString(string: node.text)), place) }
    for child in node.children { append(child, place) }
  }

  private func style(_ place: Place) -> InlineText.Style { InlineText.Style(size: Self.textSize, color: place.color) }

  private mutating func add(_ content: PageBlock.Content, _ place: Place, space: CGFloat = 8) {
    blocks.append(
      PageBlock(
        content: content, indent: place.indent, bars: place.bars, space: place.isTight ? Self.tightSpace : space))
  }

  private mutating func appendText(_ text: InlineText, _ place: Place) {
    for part in text.parts {
      switch part {
      case .text(let text): add(.text(text), place)
      case .figure(let index): if let picture = figure(index) { add(.picture(picture), place, space: 12) }
      case .image(let address, let alt):
        if let picture = image(address) {
          add(.picture(picture), place, space: 12)
        } else if !alt.isEmpty {
          add(.text(NSAttributedString(string: alt, attributes: style(place).attributes)), place)
        }
      }
    }
  }

  private mutating func appendHeading(_ node: MarkdownNode, _ place: Place) {
    let size = Self.headingSizes[min(max(node.level, 1), 6) - 1]
    let title = node.text
    for case .text(let text) in InlineText(node, .init(size: size, isBold: true, lineSpacing: 2)).parts {
      add(.text(text), place, space: size * 1.3)
      blocks[blocks.count - 1].heading = (node.level, title, names.name(title))
    }
  }

  private mutating func appendList(_ list: MarkdownNode, _ place: Place) {
    var inner = place
    inner.indent += place.depth < Self.maximumDepth ? Self.indent : 0
    inner.depth += 1
    for (index, item) in list.children.enumerated() {
      let first = blocks.count
      // The first item has the space of the list, and an item after a loose inner list has that of its items.
      let isAfterLoose = blocks.last.map { $0.indent > inner.indent && $0.space > Self.tightSpace } ?? false
      inner.isTight = list.isTight && (index > 0 ? !isAfterLoose : place.isTight)
      for child in item.children {
        append(child, inner)
        inner.isTight = list.isTight
      }
      guard blocks.indices.contains(first) else { continue }
      let done = item.isDone.map { $0 ? "☑" : "☐" }
      let number = list.firstNumber.map { "\($0 &+ index)." }
      blocks[first].marker = NSAttributedString(
        string: done ?? number ?? "•", attributes: InlineText.Style(size: Self.textSize).attributes)
      blocks[first].indent = max(blocks[first].indent, inner.indent)
    }
  }

  private mutating func appendTable(_ table: MarkdownNode, _ place: Place) {
    var style = InlineText.Style(size: Self.textSize * 0.93, color: place.color, lineSpacing: 2)
    let rows = table.children.map { row in
      style.isBold = row.kind == "table_header"
      return row.children.map { cell in
        let text = NSMutableAttributedString()
        for case .text(let part) in InlineText(cell, style).parts { text.append(part) }
        return text as NSAttributedString
      }
    }
    let alignments = (rows.first ?? []).indices.map { column -> NSTextAlignment in
      switch table.alignment(ofColumn: column) {
      case "r": .right
      case "c": .center
      default: .natural
      }
    }
    add(.table(rows: rows, alignments: alignments), place, space: 10)
  }
}
