import UIKitCore

/// A row of figures with captions, such as before and after, or portrait and landscape.
@MainActor
package struct FigureRow {
  /// One figure of a row.
  package struct Cell {
    package let caption: String
    package let list: DisplayList

    package init(caption: String, list: DisplayList) {
      (self.caption, self.list) = (caption, list)
    }
  }

  private let cells: [Cell]
  private let appearance: UIUserInterfaceStyle

  // All lengths in points.
  private static let gap: CGFloat = 24
  private static let captionGap: CGFloat = 8
  private static let edge: CGFloat = 4
  private static let plateEdge: CGFloat = 3
  /// The maximum width of a row of several figures.
  private static let page: CGFloat = 800
  private static let font = UIFont.systemFont(ofSize: 12, weight: .medium)

  /// Creates a row with captions for light or dark paper.
  package init(_ cells: [Cell], appearance: UIUserInterfaceStyle) {
    (self.cells, self.appearance) = (cells, appearance)
  }

  /// The figures and captions, from the upper left corner; the figures of a row share their bottom line.
  package var displayList: DisplayList {
    var items: [DisplayItem] = []
    var captions: [(frame: TextFrame, origin: CGPoint)] = []
    var (right, top) = (CGFloat(0), CGFloat(0))
    for row in rows {
      let height = row.reduce(0) { max($0, $1.cell.list.bounds.height) }
      let line = row.reduce(0) { max($0, $1.caption.size.height) }
      var x = CGFloat(0)
      for (cell, caption, width) in row {
        let bounds = cell.list.bounds
        let left = (x + (width - bounds.width) / 2).rounded()
        items += cell.list.translated(x: left - bounds.minX, y: top + height - bounds.height - bounds.minY).items
        captions.append(
          (caption, CGPoint(x: x + (width - caption.size.width) / 2, y: top + height + Self.captionGap)))
        x += width + Self.gap
      }
      right = max(right, x - Self.gap)
      top += (height + Self.captionGap + line + Self.gap).rounded(.up)
    }
    let bounds = CGRect(x: 0, y: 0, width: right, height: max(0, top - Self.gap + Self.edge))
    let palette = FigurePalette(appearance)
    let overlay = DisplayList.record(bounds: bounds) { context in
      for caption in captions {
        // The color of the page is unknown.
        let box = CGRect(origin: caption.origin, size: caption.frame.size).insetBy(dx: -Self.plateEdge, dy: 0)
        FigurePen.fill(box, palette.paper, context)
        context.draw(caption.frame, at: caption.origin, defaultColor: UIColor(palette.text))
      }
    }
    return DisplayList(bounds: bounds, items: items + overlay.items)
  }

  private typealias Place = (cell: Cell, caption: TextFrame, width: CGFloat)

  /// The figures divided into rows of the page's width; a single figure may be wider.
  private var rows: [[Place]] {
    var (rows, used): ([[Place]], CGFloat) = ([], 0)
    for cell in cells {
      let caption = ParagraphLayout(cell.caption, font: Self.font).frame(width: .infinity)
      let width = max(cell.list.bounds.width, caption.size.width).rounded(.up)
      if let last = rows.indices.last, used + Self.gap + width <= Self.page {
        rows[last].append((cell, caption, width))
        used += Self.gap + width
      } else {
        rows.append([(cell, caption, width)])
        used = width
      }
    }
    return rows
  }
}
