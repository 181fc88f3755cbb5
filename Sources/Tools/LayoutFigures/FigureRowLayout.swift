import UIKitCore

/// The places of the figures, captions and arrows of a row. All lengths are in points.
///
/// The scenes of a row share their bottom line. The first scenes of all rows, or all scenes of a column, share their left
/// edge.
@MainActor
struct FigureRowLayout {
  typealias Cell = FigureRow.Cell

  private let cells: [Cell]
  /// The number of columns; nil for as many as fit the page.
  private let columns: Int?
  /// The font of the captions.
  private let font: UIFont
  private(set) var items: [DisplayItem] = []
  private(set) var captions: [(frame: TextFrame, origin: CGPoint)] = []
  /// The corners of the arrows.
  private(set) var arrows: [[CGPoint]] = []
  private(set) var bounds = CGRect.zero

  private static let gap: CGFloat = 24
  private static let captionGap: CGFloat = 8
  private static let edge: CGFloat = 4
  /// The maximum width of a row of several figures.
  private static let page: CGFloat = 800
  private static let captionSize: CGFloat = 12
  private static let arrowLength: CGFloat = 32
  private static let arrowSpace: CGFloat = 12

  /// The top of the next row.
  private var top: CGFloat = 0
  /// The horizontal middle of the scene that was added last.
  private var previous: CGFloat = 0

  init(_ cells: [Cell], columns: Int?, theme: FigureTheme = .standard) {
    (self.cells, self.columns) = (cells, columns.map { max(1, $0) })
    font = theme.font(ofSize: Self.captionSize, weight: .medium)
    let rows = self.rows
    let insets = self.insets(of: rows)
    let columnGaps = (0..<(self.columns ?? 0)).map { column in rows.map { Self.gap(before: column, of: $0) }.max() ?? 0
    }
    for row in rows { add(row, insets, columnGaps) }
    bounds.size.height = max(0, top - Self.gap + Self.edge)
  }

  /// Adds a row below the others. Without columns, `insets` has one element, and `columnGaps` none.
  private mutating func add(_ row: [Place], _ insets: [CGFloat], _ columnGaps: [CGFloat]) {
    // The bottom of the row before; nil for the first one.
    let bottom = top > 0 ? top - Self.gap : nil
    // An arrow to the first figure of a further row leads down to it.
    if let bottom, row.first?.cell.hasArrow == true { top = bottom + Self.arrowSpace + Self.arrowLength }
    // Scenes stand on one line, whatever is above or below them.
    let ascent = row.reduce(0) { max($0, Self.ascent(of: $1.cell)) }
    let height = row.reduce(0) { max($0, ascent - Self.ascent(of: $1.cell) + $1.cell.list.bounds.height) }
    // The caption is empty if there is only one scene with one variant.
    let line = row.reduce(0) { $1.cell.caption.isEmpty ? $0 : max($0, $1.caption.size.height + Self.captionGap) }
    var x = columns == nil ? row.first.map { insets[0] - Self.sceneInset(of: $0) } ?? 0 : 0
    for (column, place) in row.enumerated() {
      let (cell, caption, width) = place
      if column > 0 { x += columns == nil ? Self.gap(before: place) : columnGaps[column] }
      let own = cell.list.bounds
      let left =
        columns == nil
        ? x + Self.figureInset(width, own) : x + insets[column] - (cell.scene.minX - own.minX).rounded()
      let figureTop = top + ascent - Self.ascent(of: cell)
      items += cell.list.translated(x: left - own.minX, y: figureTop - own.minY).items
      // Below the middle of the scene, and inside the width of the figure.
      let middle = left + cell.scene.midX - own.minX
      let start = min(max(middle - caption.size.width / 2, x), x + width - caption.size.width)
      if !cell.caption.isEmpty { captions.append((caption, CGPoint(x: start, y: top + height + Self.captionGap))) }
      if cell.hasArrow, column > 0 {
        let y = figureTop + cell.scene.midY - own.minY
        arrows.append([-Self.arrowSpace - Self.arrowLength, -Self.arrowSpace].map { CGPoint(x: x + $0, y: y) })
      } else if cell.hasArrow, let bottom {
        addArrow(from: CGPoint(x: previous, y: bottom), to: CGPoint(x: middle, y: figureTop))
      }
      previous = middle
      x += width
    }
    bounds.size.width = max(bounds.width, x)
    top += (height + line + Self.gap).rounded(.up)
  }

  /// Adds an arrow from below a figure down to another one, with two corners unless both are in a column.
  private mutating func addArrow(from start: CGPoint, to end: CGPoint) {
    let bend = start.y + (Self.arrowSpace + Self.arrowLength) / 2
    let corners = start.x == end.x ? [] : [start.x, end.x].map { CGPoint(x: $0, y: bend) }
    let tip = CGPoint(x: end.x, y: end.y - Self.arrowSpace / 2)
    arrows.append([CGPoint(x: start.x, y: start.y + Self.arrowSpace / 2)] + corners + [tip])
  }

  /// A figure with its caption and the width reserved for both.
  private typealias Place = (cell: Cell, caption: TextFrame, width: CGFloat)

  private static func gap(before place: Place) -> CGFloat {
    place.cell.hasArrow ? arrowLength + 2 * arrowSpace : gap
  }

  private static func gap(before column: Int, of row: [Place]) -> CGFloat {
    row.indices.contains(column) ? gap(before: row[column]) : 0
  }

  /// Returns the distance of a scene's bottom from the top of its figure, in whole points.
  private static func ascent(of cell: Cell) -> CGFloat { (cell.scene.maxY - cell.list.bounds.minY).rounded() }

  /// Returns the distance of a figure from the left edge of its place, in whole points.
  private static func figureInset(_ width: CGFloat, _ bounds: CGRect) -> CGFloat {
    ((width - bounds.width) / 2).rounded()
  }

  /// Returns the distance of a scene from the left edge of its place, in whole points.
  private static func sceneInset(of place: Place) -> CGFloat {
    let bounds = place.cell.list.bounds
    return figureInset(place.width, bounds) + (place.cell.scene.minX - bounds.minX).rounded()
  }

  /// Returns the distance of the scenes from the left edge of their column.
  ///
  /// Without columns, there is one distance, of the first scenes.
  private func insets(of rows: [[Place]]) -> [CGFloat] {
    guard let columns else { return [rows.compactMap { $0.first.map(Self.sceneInset) }.max() ?? 0] }
    return (0..<columns).map { column in
      let column = rows.filter { $0.count > column }.map { $0[column] }
      let left = Self.leftOfScenes(column.map(\.cell))
      let right = column.map { $0.cell.list.bounds.maxX - $0.cell.scene.minX }.max() ?? 0
      // Captions can be wider than the figures.
      return left + (((column.first?.width ?? 0) - left - right) / 2).rounded()
    }
  }

  /// Returns the largest distance of a scene from the left edge of its figure, in whole points.
  private static func leftOfScenes(_ cells: [Cell]) -> CGFloat {
    cells.map { ($0.scene.minX - $0.list.bounds.minX).rounded() }.max() ?? 0
  }

  private var rows: [[Place]] {
    let places = cells.map { cell -> Place in
      let caption = ParagraphLayout(cell.caption, font: font).frame(width: .infinity)
      return (cell, caption, max(cell.list.bounds.width, caption.size.width).rounded(.up))
    }
    return columns.map { Self.grid(places, columns: $0) } ?? Self.wrapped(places)
  }

  /// Returns rows of places that are as wide as their columns.
  private static func grid(_ places: [Place], columns: Int) -> [[Place]] {
    let widths = (0..<columns).map { column -> CGFloat in
      let column = stride(from: column, to: places.count, by: columns).map { places[$0] }
      let right = column.map { $0.cell.list.bounds.maxX - $0.cell.scene.minX }.max() ?? 0
      let captions = column.map(\.caption.size.width).max() ?? 0
      return max(leftOfScenes(column.map(\.cell)) + right, captions).rounded(.up)
    }
    return stride(from: 0, to: places.count, by: columns).map { start in
      zip(places[start...], widths).map { ($0.cell, $0.caption, $1) }
    }
  }

  /// Returns rows of the page's width. A single figure may be wider.
  private static func wrapped(_ places: [Place]) -> [[Place]] {
    var (rows, used): ([[Place]], CGFloat) = ([], 0)
    for place in places {
      let gap = gap(before: place)
      if let last = rows.indices.last, used + gap + place.width <= page {
        rows[last].append(place)
        used += gap + place.width
      } else {
        rows.append([place])
        used = place.width
      }
    }
    return rows
  }
}
