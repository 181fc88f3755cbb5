import UIKitCore

/// Figures with captions side by side, such as before and after, or portrait and landscape.
///
/// Figures are arranged in a grid if the number of columns is given. Otherwise, figures that together exceed the width
/// of the page are wrapped into several rows.
@MainActor
package struct FigureRow {
  /// One figure of a row.
  package struct Cell {
    package let caption: String
    package let list: DisplayList
    /// The bounds of the scene without its annotations, in the list's coordinate space.
    package let scene: CGRect
    /// Indicates whether an arrow leads from the figure before to this one.
    package let hasArrow: Bool

    /// Creates a cell. A caption that begins with `->` has an arrow from the figure before.
    package init(caption: String, list: DisplayList, scene: CGRect) {
      hasArrow = caption.hasPrefix(FigureRow.arrowMark)
      self.caption =
        hasArrow ? caption.dropFirst(FigureRow.arrowMark.count).trimmingCharacters(in: .whitespaces) : caption
      (self.list, self.scene) = (list, scene)
    }
  }

  /// The beginning of a caption whose figure follows an arrow.
  nonisolated package static let arrowMark = "->"

  private let layout: FigureRowLayout
  private let key: FigureKey?
  private let appearance: UIUserInterfaceStyle
  /// The color of the background of the whole row; nil for none.
  private let paper: RGBA?

  // All lengths in points.
  /// The length by which the background of a caption extends beyond its text, at the left and right.
  private static let captionEdge: CGFloat = 3
  private static let arrowHead: CGFloat = 7
  private static let arrowWidth: CGFloat = 1.5
  /// The width by which the outline of an arrow exceeds its line.
  private static let casing: CGFloat = 3

  /// Creates a row with captions for light or dark paper, optionally filled with a color.
  ///
  /// - Parameter key: The meanings of lines and signs, explained below the figures. Its theme is that of captions too.
  package init(
    _ cells: [Cell], appearance: UIUserInterfaceStyle, paper: RGBA? = nil, columns: Int? = nil, key: FigureKey? = nil
  ) {
    layout = FigureRowLayout(cells, columns: columns, theme: key?.theme ?? .standard)
    (self.appearance, self.paper, self.key) = (appearance, paper, key)
  }

  /// The drawing of the figures and captions. Its origin is the top left corner.
  package var displayList: DisplayList {
    let palette = FigurePalette(appearance)
    let legend = key.flatMap { $0.isEmpty ? nil : placedLegend(of: $0) }
    let bounds = layout.bounds.union(legend?.bounds ?? .null).integral
    let background = DisplayList.record(bounds: bounds) { context in
      guard let paper else { return }
      context.setFillColor(CGColor(paper))
      context.fill(bounds)
    }
    let overlay = DisplayList.record(bounds: bounds) { context in
      if let legend, let key { draw(legend, FigurePalette(appearance, key.theme), context) }
      for arrow in layout.arrows { Self.draw(arrow, palette, context) }
      for caption in layout.captions {
        // A background behind each caption keeps it readable, since the color of the page is unknown.
        let box = CGRect(origin: caption.origin, size: caption.frame.size).insetBy(dx: -Self.captionEdge, dy: 0)
        FigurePen.fill(box, palette.paper, context)
        context.draw(caption.frame, at: caption.origin, defaultColor: UIColor(palette.text))
      }
    }
    return DisplayList(bounds: bounds, items: background.items + layout.items + overlay.items)
  }

  private func placedLegend(of key: FigureKey) -> FigureLegend {
    let palette = FigurePalette(appearance, key.theme)
    var legend = FigureLegend(key.theme, isDark: palette.isDark)
    legend.add(key, palette)
    legend.place(beside: layout.bounds, isSheet: true)
    return legend
  }

  private func draw(_ legend: FigureLegend, _ palette: FigurePalette, _ context: CGContext) {
    let empty = DisplayList(bounds: legend.bounds, items: [])
    let background = PictureBackground(empty, paper: paper ?? palette.paper, isOpaque: paper?.alpha == 1)
    let pen = FigurePen(context, background: background, palette: palette)
    legend.drawShades(pen)
    pen.draw(
      legend.lines, around: PlacementEngine(ink: PictureInk(empty), background: background, picture: legend.bounds))
    legend.draw(pen, palette)
  }

  /// Draws an arrow with an outline, since the color of the page is unknown.
  private static func draw(_ arrow: [CGPoint], _ palette: FigurePalette, _ context: CGContext) {
    guard let start = arrow.first, let end = arrow.last else { return }
    let isDown = start.y != end.y
    let heads = [arrowHead * 0.7, -arrowHead * 0.7].map { side in
      CGPoint(x: end.x + (isDown ? side : -arrowHead), y: end.y + (isDown ? -arrowHead : side))
    }
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for (width, color) in [(arrowWidth + casing, palette.paper), (arrowWidth, palette.text)] {
      context.setLineWidth(width)
      context.setStrokeColor(CGColor(color))
      context.addLines(between: arrow)
      context.addLines(between: [heads[0], end, heads[1]])
      context.strokePath()
    }
  }
}
