import UIKitCore

/// The legend of the numbers in a figure, in columns below or next to the picture. Lengths are in points.
@MainActor
struct FigureLegend {
  private let theme: FigureTheme
  private let isDark: Bool
  private var rows: [(number: LabelText, text: LabelText, family: InkFamily)] = []
  private var places: [(number: CGRect, text: CGRect)] = []
  /// The bounds of the legend; null before placement.
  private(set) var bounds = CGRect.null

  private static let rowGap: CGFloat = 4
  private static let columnGap: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let edge: CGFloat = 6
  /// The ratio of height to width above which the legend is placed at the side.
  private static let tall: CGFloat = 1.2

  init(_ theme: FigureTheme, isDark: Bool) {
    (self.theme, self.isDark) = (theme, isDark)
  }

  mutating func add(_ number: String, _ text: String, _ family: InkFamily) {
    rows.append((LabelText(number, .badge, theme), LabelText(text, .remark, theme, isDark: isDark), family))
  }

  /// Places the rows in their order below a picture, or next to a tall picture.
  mutating func place(beside picture: CGRect) {
    guard !rows.isEmpty else { return }
    let badge = rows.reduce(0) { max($0, $1.number.size.width) }
    let column = badge + Self.rowGap + rows.reduce(0) { max($0, $1.text.size.width) }
    let height = rows.reduce(0) { max($0, $1.number.size.height, $1.text.size.height) } + Self.rowGap
    let isBeside = picture.height > picture.width * Self.tall
    let fitting = isBeside ? picture.height / height : (picture.width - 2 * Self.edge) / (column + Self.columnGap)
    let most = max(1, Int(min(fitting, CGFloat(rows.count)).rounded(.down)))
    // Uses as many columns as fit below a picture, or as are needed next to it, and fills them evenly.
    let columns = isBeside ? (rows.count + most - 1) / most : most
    let lines = (rows.count + columns - 1) / columns
    let origin =
      isBeside
      ? CGPoint(x: picture.maxX + Self.gap, y: picture.minY)
      : CGPoint(x: picture.minX + Self.edge, y: picture.maxY + Self.gap)
    places = rows.enumerated().map { index, row in
      let x = origin.x + CGFloat(index / lines) * (column + Self.columnGap)
      let middle = origin.y + (CGFloat(index % lines) + 0.5) * height
      func box(_ size: CGSize, _ x: CGFloat) -> CGRect {
        CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
      }
      return (
        box(row.number.size, x + (badge - row.number.size.width) / 2), box(row.text.size, x + badge + Self.rowGap)
      )
    }
    bounds = places.reduce(CGRect.null) { $0.union($1.number).union($1.text) }.insetBy(dx: -Self.edge, dy: -Self.edge)
  }

  func draw(_ pen: FigurePen, _ palette: FigurePalette) {
    for (row, place) in zip(rows, places) {
      pen.draw(row.number, in: place.number, row.family)
      pen.draw(row.text, in: place.text, palette.remark)
    }
  }
}
