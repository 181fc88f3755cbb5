import CairoRendering
import UIKitCore

/// Sets blocks on pages.
///
/// Headings stay with their text, paragraphs are divided between two lines or more, and figures are whole.
@MainActor
struct PageComposer {
  private let sheet: PageSheet
  private let area: CGRect
  private var pages: [[DisplayItem]] = [[]]
  private var outline: [PageNavigation.Entry] = []
  /// The page and the height of each heading and figure, by its name in addresses.
  private var places: [String: PageNavigation.Place] = [:]
  /// The top of the free part of the last page.
  private var y: CGFloat
  /// The lines of the next blocks, by their indices, so that each text is laid out once.
  private var frames: [Int: TextFrame] = [:]

  // All lengths in points.
  private static let captionSpace: CGFloat = 6
  private static let cellPadding = CGSize(width: 6, height: 4)
  private static let codePadding: CGFloat = 8
  private static let footerSize: CGFloat = 8.5
  private static let gray = UIColor(white: 0.75, alpha: 1)

  init(_ sheet: PageSheet) {
    self.sheet = sheet
    area = sheet.area
    y = area.minY
  }

  private var isAtTop: Bool { y <= area.minY }

  mutating func add(_ blocks: [PageBlock]) {
    for (index, block) in blocks.enumerated() {
      if !isAtTop { y += block.space }
      if y + neededHeight(blocks[index...]) > area.maxY { breakPage() }
      add(block, textFrame(of: block, at: index))
      frames[index] = nil
    }
  }

  /// Returns the lines of a block of text.
  private mutating func textFrame(of block: PageBlock, at index: Int) -> TextFrame? {
    if let frame = frames[index] { return frame }
    switch block.content {
    case .text(let text), .code(let text):
      let frame = frame(text, width: width(of: block) - 2 * padding(of: block))
      frames[index] = frame
      return frame
    case .picture, .table, .rule: return nil
    }
  }

  private mutating func breakPage() {
    guard !isAtTop else { return }
    pages.append([])
    y = area.minY
  }

  /// Returns the height that must be free for the first of some blocks to begin on the current page.
  private mutating func neededHeight(_ blocks: ArraySlice<PageBlock>) -> CGFloat {
    var height: CGFloat = 0
    // Of many headings in a row, only the next ones stay together.
    for (index, block) in zip(blocks.indices, blocks).prefix(4) {
      if height > 0 { height += block.space }
      switch block.content {
      case .text, .code:
        guard let frame = textFrame(of: block, at: index) else { return height }
        // A heading is whole, and is followed by the beginning of another block.
        guard block.heading != nil else { return height + top(ofLines: 2, in: frame) + 2 * padding(of: block) }
        height += frame.size.height
      case .picture(let picture): return height + picture.fitted(to: area, below: height).height
      case .table, .rule: return height + 40
      }
    }
    return height
  }

  private func width(of block: PageBlock) -> CGFloat { max(40, area.width - block.indent) }

  /// Returns the distance of a block's text from its edges.
  private func padding(of block: PageBlock) -> CGFloat {
    if case .code = block.content { return Self.codePadding }
    return 0
  }

  private func top(ofLines count: Int, in frame: TextFrame) -> CGFloat {
    let lines = frame.lines
    // A last line does not stand alone on the next page.
    let shown = lines.count <= count + 1 ? lines.count : count
    return lines.prefix(shown).last.map { $0.origin.y + $0.descent } ?? 0
  }

  private func frame(_ text: NSAttributedString, width: CGFloat) -> TextFrame {
    ParagraphLayout(text, defaultFont: UIFont.systemFont(ofSize: PageBlockBuilder.defaultTextSize)).frame(width: width)
  }

  // MARK: Blocks

  private mutating func add(_ block: PageBlock, _ textFrame: TextFrame?) {
    let firstPage = pages.count - 1
    let top = y
    if let heading = block.heading {
      let place = PageNavigation.Place(page: firstPage, y: y)
      outline.append(.init(level: heading.level, title: heading.title, place: place))
      places[heading.name] = place
    }
    if let marker = block.marker {
      let frame = frame(marker, width: area.width)
      draw(marker, frame, at: CGPoint(x: area.minX + block.indent - frame.size.width - 6, y: y))
    }
    switch block.content {
    case .text(let text), .code(let text): if let textFrame { add(text, textFrame, block) }
    case .picture(let picture): add(picture, block)
    case .table(let rows, let alignments): add(rows, alignments, block)
    case .rule:
      fill(CGRect(x: area.minX + block.indent, y: y + 4, width: width(of: block), height: 0.5), Self.gray)
      y += 9
    }
    for bar in block.bars {
      for page in firstPage..<pages.count {
        let start = page == firstPage ? top : area.minY
        let end = page == pages.count - 1 ? y : area.maxY
        fill(CGRect(x: area.minX + bar, y: start, width: 2, height: end - start), Self.gray, page: page)
      }
    }
  }

  /// Adds lines of text. With padding, each part on a page has a background.
  private mutating func add(_ text: NSAttributedString, _ frame: TextFrame, _ block: PageBlock) {
    let (width, padding) = (width(of: block), padding(of: block))
    let x = area.minX + block.indent
    var rest = frame.lines[...]
    while let first = rest.first {
      let room = area.maxY - y - 2 * padding
      var count = rest.prefix { $0.origin.y + $0.descent - first.top <= room + 0.01 }.count
      if count < rest.count {
        if rest.count - count == 1 { count -= 1 }
        if count < 2, rest.count > 1 { count = 0 }
        if count == 0, isAtTop { count = 1 }
      }
      guard count > 0, let last = rest.prefix(count).last else {
        breakPage()
        continue
      }
      let height = last.origin.y + last.descent - first.top
      if padding > 0 {
        fill(
          CGRect(x: x, y: y, width: width, height: height + 2 * padding),
          UIColor(white: 0.955, alpha: 1))
      }
      var part = frame
      part.lines = Array(rest.prefix(count))
      draw(text, part, at: CGPoint(x: x + padding, y: y + padding - first.top))
      y += height + 2 * padding
      rest = rest.dropFirst(count)
      if !rest.isEmpty { breakPage() }
    }
  }

  private mutating func add(_ picture: PagePicture, _ block: PageBlock) {
    let space = CGRect(x: area.minX + block.indent, y: area.minY, width: width(of: block), height: area.height)
    let caption = picture.caption.map { (text: $0, frame: frame($0, width: space.width)) }
    let captionHeight = caption.map { $0.frame.size.height + Self.captionSpace } ?? 0
    let size = picture.fitted(to: space, below: 0)
    if y + size.height > area.maxY { breakPage() }
    if let name = picture.name { places["fig-" + name] = PageNavigation.Place(page: pages.count - 1, y: y) }
    if let caption, picture.isCaptionAbove {
      draw(caption.text, caption.frame, at: CGPoint(x: space.minX, y: y))
      y += captionHeight
    }
    let bounds = picture.list.bounds
    let drawn = CGSize(width: size.width, height: size.height - captionHeight)
    let scale = bounds.width > 0 ? drawn.width / bounds.width : 1
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: space.minX - bounds.minX * scale, ty: y - bounds.minY * scale)
    pages[pages.count - 1] += [.save, .transform(transform)] + picture.list.items + [.restore]
    y += drawn.height
    if let caption, !picture.isCaptionAbove {
      draw(caption.text, caption.frame, at: CGPoint(x: space.minX, y: y + Self.captionSpace))
      y += captionHeight
    }
    y += 4
  }

  // MARK: Tables

  private mutating func add(_ rows: [[NSAttributedString]], _ alignments: [NSTextAlignment], _ block: PageBlock) {
    let widths = columnWidths(rows, available: width(of: block))
    let header = rows.first.map { cells($0, widths, alignments) } ?? []
    for (index, row) in rows.enumerated() {
      let cells = index == 0 ? header : cells(row, widths, alignments)
      if y + rowHeight(cells) > area.maxY, !isAtTop {
        breakPage()
        if index > 0 { addRow(header, widths, block) }
      }
      addRow(cells, widths, block)
      fill(
        CGRect(
          x: area.minX + block.indent, y: y - 0.25, width: widths.reduce(0, +), height: index == 0 ? 0.75 : 0.35),
        index == 0 ? .black : Self.gray)
    }
  }

  /// A cell of a table with its lines.
  private typealias Cell = (text: NSAttributedString, frame: TextFrame)

  private func cells(
    _ row: [NSAttributedString], _ widths: [CGFloat], _ alignments: [NSTextAlignment]
  ) -> [Cell] {
    zip(row, widths).enumerated().map { column, cell in
      let (text, width) = cell
      let layout = ParagraphLayout(
        text, defaultFont: UIFont.systemFont(ofSize: PageBlockBuilder.defaultTextSize))
      let frame = layout.frame(
        width: width - 2 * Self.cellPadding.width,
        alignment: alignments.indices.contains(column) ? alignments[column] : .natural)
      return (text, frame)
    }
  }

  private func rowHeight(_ cells: [Cell]) -> CGFloat {
    cells.map(\.frame.size.height).reduce(0, max) + 2 * Self.cellPadding.height
  }

  private mutating func addRow(_ cells: [Cell], _ widths: [CGFloat], _ block: PageBlock) {
    var x = area.minX + block.indent
    for (cell, width) in zip(cells, widths) {
      draw(cell.text, cell.frame, at: CGPoint(x: x + Self.cellPadding.width, y: y + Self.cellPadding.height))
      x += width
    }
    y += rowHeight(cells)
  }

  /// Returns the widths of columns: those of their texts or, if these are too wide, shares of the page.
  private func columnWidths(_ rows: [[NSAttributedString]], available: CGFloat) -> [CGFloat] {
    let count = rows.map(\.count).max() ?? 0
    guard count > 0 else { return [] }
    var (natural, narrow) = ([CGFloat](repeating: 0, count: count), [CGFloat](repeating: 0, count: count))
    for row in rows {
      for (column, text) in row.enumerated() {
        let layout = ParagraphLayout(
          text, defaultFont: UIFont.systemFont(ofSize: PageBlockBuilder.defaultTextSize))
        let padding = 2 * Self.cellPadding.width + 1
        natural[column] = max(natural[column], layout.size(width: .infinity).width + padding)
        narrow[column] = max(narrow[column], layout.widestWord + padding)
      }
    }
    let total = natural.reduce(0, +)
    if total <= available { return natural }
    let least = narrow.reduce(0, +)
    guard least < available, total > least else { return narrow.map { $0 / least * available } }
    let share = (available - least) / (total - least)
    return zip(narrow, natural).map { $0 + ($1 - $0) * share }
  }

  // MARK: Drawing

  private mutating func fill(_ rect: CGRect, _ color: UIColor, page: Int? = nil) {
    record(page: page) { context in
      context.setFillColor(color.cgColor)
      context.fill(rect)
    }
  }

  private mutating func record(page: Int? = nil, _ body: (CGContext) -> Void) {
    let bounds = CGRect(origin: .zero, size: sheet.size)
    pages[page ?? pages.count - 1] += DisplayList.record(bounds: bounds, body).items
  }

  /// Draws lines with their links.
  private mutating func draw(_ text: NSAttributedString, _ frame: TextFrame, at origin: CGPoint) {
    record { context in
      context.draw(frame, of: text, at: origin, defaultColor: .black)
      context.addLinks(of: text, in: frame, at: origin)
    }
  }

  // MARK: Result

  /// Returns the pages with their numbers, if there are several.
  func lists() -> [DisplayList] {
    let bounds = CGRect(origin: .zero, size: sheet.size)
    let style = InlineText.Style(size: Self.footerSize, color: UIColor(white: 0.4, alpha: 1))
    return pages.enumerated().map { index, items in
      let number = NSAttributedString(string: String(index + 1), attributes: style.attributes)
      let frame = frame(number, width: .infinity)
      let footer = DisplayList.record(bounds: bounds) { context in
        guard pages.count > 1, sheet.margin >= 24 else { return }
        let y = area.maxY + (sheet.margin - frame.size.height) / 2
        context.draw(
          frame, of: number, at: CGPoint(x: bounds.midX - frame.size.width / 2, y: y), defaultColor: .black)
      }
      return DisplayList(bounds: bounds, items: items + footer.items)
    }
  }

  /// Returns the outline, and the places of headings and figures.
  func navigation() -> PageNavigation {
    var navigation = PageNavigation()
    (navigation.outline, navigation.places) = (outline, places)
    return navigation
  }
}

extension PagePicture {
  /// Returns the size with the caption, reduced to fit an area below a heading of the given height.
  @MainActor
  fileprivate func fitted(to area: CGRect, below heading: CGFloat) -> CGSize {
    let caption = caption.map {
      ParagraphLayout($0, defaultFont: UIFont.systemFont(ofSize: 9)).frame(width: area.width).size.height + 6
    }
    let captionHeight = caption ?? 0
    let room = CGSize(width: area.width, height: max(20, area.height - captionHeight - heading - 4))
    guard size.width > 0, size.height > 0 else { return CGSize(width: 1, height: captionHeight) }
    let scale = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale + captionHeight)
  }
}
