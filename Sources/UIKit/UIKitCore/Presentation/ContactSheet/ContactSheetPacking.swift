internal import Foundation

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
