internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The layout of a contact sheet, and its drawing.
struct ContactSheetLayout {
  /// A picture at its drawn size, with its wrapped caption above.
  private struct Cell {
    var picture: ContactSheet.Picture
    var size: CGSize
    var captionFrame: TextFrame
    var captionSpacing: CGFloat

    var geometry: ContactSheetPacking.Cell {
      let hasCaption = !picture.caption.isEmpty
      return ContactSheetPacking.Cell(
        picture: size, caption: captionFrame.size,
        captionHeight: hasCaption ? captionFrame.size.height + captionSpacing : 0)
    }
  }

  /// The font size of captions on small sheets, and their spacing to the picture, in points.
  private static let smallestCaption: CGFloat = 11
  private static let captionSpacing: CGFloat = 4
  /// The minimum width to which captions of font size 11 wrap, in points.
  private static let captionWidth: CGFloat = 140
  /// The widths of a sheet and of its median picture, divided by the font size of legible captions.
  private static let emsPerSheet: CGFloat = 140
  private static let emsPerPicture: CGFloat = 14

  private let sheet: ContactSheet
  private let textColor: UIColor
  private var cells: [Cell] = []
  private var packing: ContactSheetPacking
  private var titleFrame: TextFrame

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    textColor = sheet.appearance == .dark ? UIColor(RGBA(hex: 0xEBEBF0)) : UIColor(RGBA(hex: 0x3C3C43))
    packing = ContactSheetPacking([], spacing: 0)
    titleFrame = Self.title(sheet, Self.smallestCaption)
    arrange(captionSize: Self.smallestCaption)
    let captionSize = readableCaptionSize
    if captionSize > Self.smallestCaption { arrange(captionSize: captionSize) }
  }

  var displayList: DisplayList {
    let size = size
    let background = sheet.appearance == .dark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF2F2F7)
    return DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { context in
      context.setFillColor(CGColor(background))
      context.fill(CGRect(origin: .zero, size: size))
      context.draw(titleFrame, at: CGPoint(x: sheet.padding, y: sheet.padding), defaultColor: textColor)
      for (cell, position) in zip(cells, packing.positions) { draw(cell, at: position, in: context) }
    }
  }

  private func draw(_ cell: Cell, at position: ContactSheetPacking.Position, in context: CGContext) {
    let origin = CGPoint(x: sheet.padding + position.origin.x, y: top + position.origin.y)
    context.draw(cell.captionFrame, at: origin, defaultColor: textColor)
    let rect = CGRect(
      origin: CGPoint(x: origin.x, y: (origin.y + position.captionHeight).rounded(.up)), size: cell.size)
    guard rect.width > 0, rect.height > 0 else { return }
    context.setFillColor(CGColor(cell.picture.appearance == .dark ? RGBA.black : RGBA.white))
    context.fill(rect)
    // The border separates a white picture from a light sheet.
    context.setStrokeColor(CGColor(RGBA(hex: 0x8E8E93, alpha: 0.5)))
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5), width: 1)
    context.draw(UIImage(content: .drawing(cell.picture.list)), in: rect, tint: nil)
  }

  // MARK: Geometry

  private mutating func arrange(captionSize: CGFloat) {
    let factor = captionSize / Self.smallestCaption
    let font = UIFont.systemFont(ofSize: captionSize)
    cells = sheet.pictures.map { picture in
      let size = Self.shownSize(of: picture.list.bounds.size, within: sheet.largestPicture)
      let frame = ParagraphLayout(picture.caption, font: font).frame(width: max(size.width, Self.captionWidth * factor))
      return Cell(
        picture: picture, size: size, captionFrame: frame, captionSpacing: Self.captionSpacing * factor)
    }
    titleFrame = Self.title(sheet, captionSize)
    let geometries = cells.map(\.geometry)
    packing =
      sheet.columns.map { ContactSheetPacking(geometries, perRow: $0, spacing: sheet.padding) }
      ?? ContactSheetPacking(geometries, spacing: sheet.padding)
  }

  /// The font size at which captions are legible when the whole sheet is visible.
  private var readableCaptionSize: CGFloat {
    let widths = cells.map(\.size.width).filter { $0 > 0 }.sorted()
    guard !widths.isEmpty else { return Self.smallestCaption }
    return min(size.width / Self.emsPerSheet, widths[widths.count / 2] / Self.emsPerPicture).rounded(.down)
  }

  private static func title(_ sheet: ContactSheet, _ captionSize: CGFloat) -> TextFrame {
    ParagraphLayout(sheet.title, font: .boldSystemFont(ofSize: (captionSize * 1.5).rounded(.up)))
      .frame(width: .infinity)
  }

  /// The top edge of the first row.
  private var top: CGFloat {
    sheet.padding + (sheet.title.isEmpty ? 0 : titleFrame.size.height.rounded(.up) + sheet.padding / 2)
  }

  private var size: CGSize {
    let content = packing.size
    let spaces = cells.isEmpty ? sheet.padding : 2 * sheet.padding
    return CGSize(
      width: max(content.width + spaces, titleFrame.size.width.rounded(.up) + 2 * sheet.padding),
      height: top + (cells.isEmpty ? 0 : content.height + sheet.padding))
  }

  private static func shownSize(of size: CGSize, within largest: CGSize?) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return .zero }
    guard let largest else { return size }
    let factor = min(1, largest.width / size.width, largest.height / size.height)
    return factor == 1 ? size : CGSize(width: max(1, size.width * factor), height: max(1, size.height * factor))
  }
}

/// The positions of a contact sheet's cells, in the order of their pictures.
struct ContactSheetPacking {
  /// A picture and its caption; sizes in points.
  struct Cell {
    var picture: CGSize
    var caption: CGSize
    /// The height of the caption with its spacing to the picture; 0 without one.
    var captionHeight: CGFloat

    var width: CGFloat { max(picture.width, caption.width).rounded(.up) }
    var height: CGFloat { (captionHeight + picture.height).rounded(.up) }
  }

  /// The top left corner of a cell, and the height of its caption.
  struct Position {
    var origin: CGPoint
    var captionHeight: CGFloat
  }

  private(set) var positions: [Position] = []
  /// The extent of all cells, without the space around them.
  private(set) var size = CGSize.zero

  /// The aspect ratio of a page, width to height.
  private static let aspectRatio: CGFloat = 4 / 3
  /// The maximum number of cells in a first row whose width is tried.
  private static let maximumTriedCells = 64

  /// Packs cells, in order, into a small page of 4:3. Several widths are tried.
  init(_ cells: [Cell], spacing: CGFloat) {
    var width = cells.first?.width ?? 0
    var widths = [width]
    for cell in cells.dropFirst().prefix(Self.maximumTriedCells - 1) {
      width += spacing + cell.width
      widths.append(width)
    }
    // The first row need not be the longest. So widths around the width of a page without gaps are tried, too.
    let area = cells.reduce(0) { $0 + ($1.width + spacing) * ($1.height + spacing) }
    let page = (area * Self.aspectRatio).squareRoot()
    widths += stride(from: 0.8, through: 1.6, by: 0.05).map { page * $0 }
    var best = Self(rows: cells, width: widths[0], spacing: spacing)
    for width in widths.dropFirst() {
      let candidate = Self(rows: cells, width: width, spacing: spacing)
      if candidate.pageWidth < best.pageWidth { best = candidate }
    }
    self = best
  }

  /// Arranges cells in rows of `count` cells. The top edges of the pictures in a row are aligned.
  init(_ cells: [Cell], perRow count: Int, spacing: CGFloat) {
    var y: CGFloat = 0
    let count = max(1, count)
    for start in stride(from: 0, to: cells.count, by: count) {
      let row = cells[start..<min(start + count, cells.count)]
      let captionHeight = row.map { $0.captionHeight.rounded(.up) }.max() ?? 0
      var x: CGFloat = 0
      for cell in row {
        positions.append(Position(origin: CGPoint(x: x, y: y), captionHeight: captionHeight))
        x += cell.width + spacing
      }
      size.width = max(size.width, x - spacing)
      y += captionHeight + (row.map { $0.picture.height.rounded(.up) }.max() ?? 0) + spacing
    }
    size.height = max(0, y - spacing)
  }

  /// The width of the smallest page that contains all cells.
  private var pageWidth: CGFloat { max(size.width, size.height * Self.aspectRatio) }

  /// Packs cells into rows up to a maximum width.
  private init(rows cells: [Cell], width: CGFloat, spacing: CGFloat) {
    var remaining = cells[...]
    var y: CGFloat = 0
    while !remaining.isEmpty {
      let row = Row(remaining, width: width, spacing: spacing)
      positions += row.origins.indices.map { index in
        let origin = row.origins[index]
        let captionHeight = remaining[remaining.startIndex + index].captionHeight
        return Position(origin: CGPoint(x: origin.x, y: y + origin.y), captionHeight: captionHeight)
      }
      size.width = max(size.width, row.width)
      size.height = y + row.height
      y += row.height + spacing
      remaining = remaining.dropFirst(row.origins.count)
    }
  }

  /// A row of columns of cells. Short cells are stacked next to a tall one.
  private struct Row {
    var origins: [CGPoint] = []
    var width: CGFloat = 0
    var height: CGFloat

    /// Creates a row of the first cells that fit, at least of one cell.
    init(_ cells: ArraySlice<Cell>, width limit: CGFloat, spacing: CGFloat) {
      height = cells.first?.height ?? 0
      while let taller = fill(cells, limit, spacing) { height = taller }
    }

    /// Fills the row at its height. Returns the height of a taller cell that belongs to the row, or nil.
    private mutating func fill(_ cells: ArraySlice<Cell>, _ limit: CGFloat, _ spacing: CGFloat) -> CGFloat? {
      origins = []
      width = 0
      // The filled part of the last column.
      var stack = CGRect.zero
      for cell in cells {
        if !origins.isEmpty, cell.width <= stack.width, stack.maxY + spacing + cell.height <= height {
          origins.append(CGPoint(x: stack.minX, y: stack.maxY + spacing))
          stack.size.height += spacing + cell.height
          continue
        }
        let x = origins.isEmpty ? 0 : width + spacing
        guard origins.isEmpty || x + cell.width <= limit else { return nil }
        if cell.height > height { return cell.height }
        stack = CGRect(x: x, y: 0, width: cell.width, height: cell.height)
        origins.append(stack.origin)
        width = stack.maxX
      }
      return nil
    }
  }
}
