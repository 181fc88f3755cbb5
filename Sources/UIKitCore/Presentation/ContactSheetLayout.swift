/// Where the cells of a contact sheet stand, and their drawing.
struct ContactSheetLayout {
  /// A picture at the size shown, its caption wrapped above it.
  private struct Cell {
    var picture: ContactSheet.Picture
    var size: CGSize
    var captionFrame: TextFrame
    var width: CGFloat { max(size.width, captionFrame.size.width) }
  }

  private struct Grid {
    var widths: [CGFloat]
    var captionHeights: [CGFloat]
    var pictureHeights: [CGFloat]
    var size: CGSize
  }

  /// Captions of small pictures may be wider than them, up to this. Points.
  private static let captionWidth: CGFloat = 140
  private static let captionSpacing: CGFloat = 4

  private let sheet: ContactSheet
  private let cells: [Cell]
  private let ink: UIColor
  private let titleFrame: TextFrame

  init(_ sheet: ContactSheet) {
    self.sheet = sheet
    ink = sheet.appearance == .dark ? UIColor(RGBA(hex: 0xEBEBF0)) : UIColor(RGBA(hex: 0x3C3C43))
    cells = sheet.pictures.map { picture in
      let size = Self.shownSize(of: picture.list.bounds.size, within: sheet.largestPicture)
      let font = UIFont.systemFont(ofSize: 11)
      let frame = ParagraphLayout(picture.caption, font: font).frame(width: max(size.width, Self.captionWidth))
      return Cell(picture: picture, size: size, captionFrame: frame)
    }
    titleFrame = ParagraphLayout(sheet.title, font: .boldSystemFont(ofSize: 17)).frame(width: .infinity)
  }

  var displayList: DisplayList {
    let grid = bestGrid
    let background = sheet.appearance == .dark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF2F2F7)
    return DisplayList.record(bounds: CGRect(origin: .zero, size: grid.size)) { context in
      context.setFillColor(CGColor(background))
      context.fill(CGRect(origin: .zero, size: grid.size))
      context.draw(titleFrame, at: CGPoint(x: sheet.padding, y: sheet.padding), defaultColor: ink)
      draw(grid, in: context)
    }
  }

  private func draw(_ grid: Grid, in context: CGContext) {
    var y = top
    for row in grid.pictureHeights.indices {
      var x = sheet.padding
      for (column, width) in grid.widths.enumerated() {
        let index = row * grid.widths.count + column
        guard index < cells.count else { return }
        draw(cells[index], at: CGPoint(x: x, y: y), captionHeight: grid.captionHeights[row], in: context)
        x += width + sheet.padding
      }
      y += grid.captionHeights[row] + grid.pictureHeights[row] + sheet.padding
    }
  }

  private func draw(_ cell: Cell, at origin: CGPoint, captionHeight: CGFloat, in context: CGContext) {
    context.draw(cell.captionFrame, at: origin, defaultColor: ink)
    let rect = CGRect(origin: CGPoint(x: origin.x, y: origin.y + captionHeight), size: cell.size)
    guard rect.width > 0, rect.height > 0 else { return }
    context.setFillColor(CGColor(cell.picture.appearance == .dark ? RGBA.black : RGBA.white))
    context.fill(rect)
    // Only the edges of the sheet's cells tell a white picture from a light sheet.
    context.setStrokeColor(CGColor(RGBA(hex: 0x8E8E93, alpha: 0.5)))
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5), width: 1)
    context.draw(UIImage(content: .drawing(cell.picture.list)), in: rect, tint: nil)
  }

  /// Where the first row begins.
  private var top: CGFloat {
    sheet.padding + (sheet.title.isEmpty ? 0 : titleFrame.size.height.rounded(.up) + sheet.padding / 2)
  }

  private var bestGrid: Grid {
    if let columns = sheet.columns { return grid(columns: max(1, columns)) }
    var best = grid(columns: 1)
    // More columns only ever widen a sheet; 64 of them are wider than any that is read.
    for columns in 2..<max(3, min(cells.count, 64) + 1) where columns <= cells.count {
      let next = grid(columns: columns)
      if Self.distance(next.size) < Self.distance(best.size) { best = next }
    }
    return best
  }

  /// How far a sheet is from the proportion of a page.
  private static func distance(_ size: CGSize) -> CGFloat { abs(size.width - size.height * 4 / 3) }

  private func grid(columns: Int) -> Grid {
    let columns = max(1, min(columns, cells.count))
    let rows = (cells.count + columns - 1) / columns
    var widths = Array(repeating: CGFloat(0), count: columns)
    var captionHeights = Array(repeating: CGFloat(0), count: rows)
    var pictureHeights = Array(repeating: CGFloat(0), count: rows)
    for (index, cell) in cells.enumerated() {
      let (row, column) = (index / columns, index % columns)
      widths[column] = max(widths[column], cell.width.rounded(.up))
      let caption = cell.picture.caption.isEmpty ? 0 : cell.captionFrame.size.height + Self.captionSpacing
      captionHeights[row] = max(captionHeights[row], caption.rounded(.up))
      pictureHeights[row] = max(pictureHeights[row], cell.size.height.rounded(.up))
    }
    let gaps = sheet.padding * CGFloat(cells.isEmpty ? 1 : columns + 1)
    let width = max(widths.reduce(gaps, +), titleFrame.size.width.rounded(.up) + 2 * sheet.padding)
    let heights = zip(captionHeights, pictureHeights).reduce(0) { $0 + $1.0 + $1.1 + sheet.padding }
    return Grid(
      widths: widths, captionHeights: captionHeights, pictureHeights: pictureHeights,
      size: CGSize(width: width, height: top + heights))
  }

  private static func shownSize(of size: CGSize, within largest: CGSize?) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return .zero }
    guard let largest else { return size }
    let factor = min(1, largest.width / size.width, largest.height / size.height)
    return factor == 1 ? size : CGSize(width: max(1, size.width * factor), height: max(1, size.height * factor))
  }
}
