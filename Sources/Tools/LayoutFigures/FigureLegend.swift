import UIKitCore

/// The legend of the numbers, lines, signs and shades in a figure, below or next to the picture.
///
/// Lengths are in points.
@MainActor
struct FigureLegend {
  private let theme: FigureTheme
  private let isDark: Bool
  private var rows: [Row] = []
  private var places: [(sample: CGRect, text: CGRect)] = []
  /// The bounds of the legend; null before placement.
  private(set) var bounds = CGRect.null

  private static let rowGap: CGFloat = 4
  private static let columnGap: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let edge: CGFloat = 6
  /// The ratio of height to width above which the legend is placed at the side.
  private static let tall: CGFloat = 1.2

  /// The size of the sample of a line, and of a shade.
  private static let lineSize = CGSize(width: 26, height: 10)

  /// The subject of a row.
  private enum Sample {
    /// A number in a disc, or a sign.
    case text(LabelText)
    case line(LineStyle)
    case shade(RGBA)

    @MainActor
    var size: CGSize {
      switch self {
      case .text(let text): text.size
      case .line, .shade: FigureLegend.lineSize
      }
    }
  }

  init(_ theme: FigureTheme, isDark: Bool) {
    (self.theme, self.isDark) = (theme, isDark)
  }

  mutating func add(_ number: String, _ text: String, _ family: InkFamily) {
    add(.text(LabelText(number, .badge, theme)), text, family)
  }

  /// Adds a row for each entry of a key.
  mutating func add(_ key: FigureKey, _ palette: FigurePalette) {
    for entry in key.entries {
      switch entry {
      case .line(let style):
        add(.line(style), key.words(of: style), palette.inks(of: style))
      case .equality:
        add(.text(LabelText("=", .value, theme)), key.wordsOfEquality, palette.dimension)
      case .proportion:
        guard let (label, length, isWidth) = key.proportion else { continue }
        let size = isWidth ? "wide" : "high"
        let words =
          length.isEmpty
          ? "in proportion to its content"
          : "its content is \(length) points \(size), and the view in proportion to it"
        add(.text(LabelText(label, .value, theme)), words, palette.dimension)
      case .band(let name):
        let words = FigureBand.areas.first { $0.key == name }?.value ?? name
        add(.shade(palette.band(name)), words, palette.name(ofBand: name))
      }
    }
  }

  private mutating func add(_ sample: Sample, _ text: String, _ family: InkFamily) {
    rows.append((sample, LabelText(text, .remark, theme, isDark: isDark), family))
  }

  mutating func removeAll() { rows = [] }

  /// Places the rows in their order below a picture, or next to a tall picture.
  ///
  /// - Parameter isSheet: Indicates whether the picture consists of panels, whose legend is always below.
  mutating func place(beside picture: CGRect, isSheet: Bool = false) {
    guard !rows.isEmpty else { return }
    let widest = rows.reduce(0) { max($0, $1.sample.size.width) }
    let column = widest + Self.rowGap + rows.reduce(0) { max($0, $1.text.size.width) }
    let isBeside = !isSheet && picture.height > picture.width * Self.tall
    let count = isBeside ? columnCount(height: picture.height) : columnCount(width: picture.width, column)
    let origin =
      isBeside
      ? CGPoint(x: picture.maxX + Self.gap, y: picture.minY)
      : CGPoint(x: picture.minX + Self.edge, y: picture.maxY + Self.gap)
    places = []
    for (index, rows) in columns(count).enumerated() {
      let x = origin.x + CGFloat(index) * (column + Self.columnGap)
      var y = origin.y
      for row in rows {
        // The sample is beside the first line of its text.
        let (line, size) = (Self.middleOfFirstLine(row.text), row.sample.size)
        let middle = y + max(line, size.height / 2)
        let sample = CGPoint(x: x + (widest - size.width) / 2, y: middle - size.height / 2)
        places.append(
          (
            CGRect(origin: sample, size: size),
            CGRect(origin: CGPoint(x: x + widest + Self.rowGap, y: middle - line), size: row.text.size)
          ))
        y += Self.height(of: row)
      }
    }
    bounds = places.reduce(CGRect.null) { $0.union($1.sample).union($1.text) }.insetBy(dx: -Self.edge, dy: -Self.edge)
  }

  private typealias Row = (sample: Sample, text: LabelText, family: InkFamily)

  /// Returns the height of a row with the space below it.
  private static func height(of row: Row) -> CGFloat {
    let height = row.sample.size.height
    return max(height, row.text.size.height + max(0, height / 2 - middleOfFirstLine(row.text))) + rowGap
  }

  /// Returns the distance of the middle of a text's first line from the top of its box.
  private static func middleOfFirstLine(_ text: LabelText) -> CGFloat {
    let line = text.frame.lines.first.map { $0.top + $0.height / 2 } ?? 0
    return text.origin(in: CGRect(origin: .zero, size: text.size)).y + line
  }

  /// Returns the rows divided evenly into at most the given number of columns.
  private func columns(_ count: Int) -> [ArraySlice<Row>] {
    let lines = (rows.count + count - 1) / count
    return stride(from: 0, to: rows.count, by: lines).map { rows[$0..<min($0 + lines, rows.count)] }
  }

  /// Returns the number of columns that fit a width below a picture.
  private func columnCount(width: CGFloat, _ column: CGFloat) -> Int {
    let fitting = (width - 2 * Self.edge) / (column + Self.columnGap)
    return max(1, Int(min(fitting, CGFloat(rows.count)).rounded(.down)))
  }

  /// Returns the smallest number of columns that are no higher than a picture.
  private func columnCount(height: CGFloat) -> Int {
    let counts = 1...rows.count
    return counts.first { count in
      columns(count).allSatisfy { $0.reduce(0) { $0 + Self.height(of: $1) } <= height }
    } ?? rows.count
  }

  /// The samples of lines, and the outlines of shades.
  var lines: [(line: FigureLine, stroke: FigurePen.Stroke)] {
    zip(rows, places).flatMap { row, place -> [(line: FigureLine, stroke: FigurePen.Stroke)] in
      if case .shade = row.sample {
        let stroke = FigurePen.Stroke(family: row.family, width: FigureComposition.outlineWidth)
        return FigureLine.sides(of: place.sample).map { ($0, stroke) }
      }
      guard case .line(let style) = row.sample else { return [] }
      let y = place.sample.midY
      let line = FigureLine(
        start: CGPoint(x: place.sample.minX, y: y), end: CGPoint(x: place.sample.maxX, y: y), role: .measure)
      let crosses = style.isStruck(theme) ? line.cross : []
      return ([line] + crosses).map { ($0, FigurePen.Stroke(family: row.family, dash: style.dash)) }
    }
  }

  /// Draws the samples of shades, whose outlines are drawn later.
  func drawShades(_ pen: FigurePen) {
    for (row, place) in zip(rows, places) {
      if case .shade(let color) = row.sample { pen.drawShade(color, in: place.sample) }
    }
  }

  func draw(_ pen: FigurePen, _ palette: FigurePalette) {
    for (row, place) in zip(rows, places) {
      if case .text(let sample) = row.sample { pen.draw(sample, in: place.sample, row.family) }
      pen.draw(row.text, in: place.text, palette.remark)
    }
  }
}
