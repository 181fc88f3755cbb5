import UIKitCore

/// Figures with captions side by side, such as before and after, or portrait and landscape.
///
/// Figures that together exceed the width of the page are wrapped into several rows.
@MainActor
package struct FigureRow {
  /// One figure of a row.
  package struct Cell {
    package let caption: String
    package let list: DisplayList
    /// The bounds of the scene without its annotations, in the list's coordinate space.
    package let scene: CGRect

    package init(caption: String, list: DisplayList, scene: CGRect) {
      (self.caption, self.list, self.scene) = (caption, list, scene)
    }
  }

  private let cells: [Cell]
  private let appearance: UIUserInterfaceStyle
  /// The color of the background of the whole row; nil for none.
  private let paper: RGBA?

  // All lengths in points.
  private static let gap: CGFloat = 24
  private static let captionGap: CGFloat = 8
  private static let edge: CGFloat = 4
  /// The length by which the background of a caption extends beyond its text, at the left and right.
  private static let captionEdge: CGFloat = 3
  /// The maximum width of a row of several figures.
  private static let page: CGFloat = 800
  private static let font = UIFont.systemFont(ofSize: 12, weight: .medium)

  /// Creates a row with captions for light or dark paper, optionally filled with a color.
  package init(_ cells: [Cell], appearance: UIUserInterfaceStyle, paper: RGBA? = nil) {
    (self.cells, self.appearance, self.paper) = (cells, appearance, paper)
  }

  /// The drawing of the figures and captions. Its origin is the top left corner.
  ///
  /// The figures of a row share their bottom line, and the first scenes of all rows their left edge.
  package var displayList: DisplayList {
    var items: [DisplayItem] = []
    var captions: [(frame: TextFrame, origin: CGPoint)] = []
    var (right, top) = (CGFloat(0), CGFloat(0))
    let rows = self.rows
    let inset = rows.compactMap { $0.first.map(Self.sceneInset) }.max() ?? 0
    for row in rows {
      let height = row.reduce(0) { max($0, $1.cell.list.bounds.height) }
      // The caption is empty if there is only one scene with one variant.
      let line = row.reduce(0) { $1.cell.caption.isEmpty ? $0 : max($0, $1.caption.size.height + Self.captionGap) }
      var x = row.first.map { inset - Self.sceneInset(of: $0) } ?? 0
      for (cell, caption, width) in row {
        let bounds = cell.list.bounds
        let left = x + Self.figureInset(width, bounds)
        items += cell.list.translated(x: left - bounds.minX, y: top + height - bounds.height - bounds.minY).items
        // Below the middle of the scene, and inside the width of the figure.
        let middle = left + cell.scene.midX - bounds.minX
        let start = min(max(middle - caption.size.width / 2, x), x + width - caption.size.width)
        if !cell.caption.isEmpty { captions.append((caption, CGPoint(x: start, y: top + height + Self.captionGap))) }
        x += width + Self.gap
      }
      right = max(right, x - Self.gap)
      top += (height + line + Self.gap).rounded(.up)
    }
    let bounds = CGRect(x: 0, y: 0, width: right, height: max(0, top - Self.gap + Self.edge))
    let palette = FigurePalette(appearance)
    let background = DisplayList.record(bounds: bounds) { context in
      guard let paper else { return }
      context.setFillColor(CGColor(paper))
      context.fill(bounds)
    }
    let overlay = DisplayList.record(bounds: bounds) { context in
      for caption in captions {
        // A background behind each caption keeps it readable, since the color of the page is unknown.
        let box = CGRect(origin: caption.origin, size: caption.frame.size).insetBy(dx: -Self.captionEdge, dy: 0)
        FigurePen.fill(box, palette.paper, context)
        context.draw(caption.frame, at: caption.origin, defaultColor: UIColor(palette.text))
      }
    }
    return DisplayList(bounds: bounds, items: background.items + items + overlay.items)
  }

  /// A figure with its caption and the width reserved for both.
  private typealias Place = (cell: Cell, caption: TextFrame, width: CGFloat)

  /// Returns the distance of a figure from the left edge of its place, in whole points.
  private static func figureInset(_ width: CGFloat, _ bounds: CGRect) -> CGFloat {
    ((width - bounds.width) / 2).rounded()
  }

  /// Returns the distance of a scene from the left edge of its place, in whole points.
  private static func sceneInset(of place: Place) -> CGFloat {
    let bounds = place.cell.list.bounds
    return figureInset(place.width, bounds) + (place.cell.scene.minX - bounds.minX).rounded()
  }

  /// The figures divided into rows of the page's width. A single figure may be wider.
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
