import UIFoundation
import UIGraphics

/// The outlines of glyphs in SVG, in whole units of a grid that all sizes of a font share.
enum GlyphOutline {
  /// The size of the grid, that of most fonts.
  static let unitsPerEm: CGFloat = 2048

  /// A glyph of a font.
  struct Key: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  /// Returns an outline of one em per unit as path data with relative coordinates.
  static func data(of outline: PathData) -> String {
    var data = ""
    var (current, start) = ((x: 0, y: 0), (x: 0, y: 0))
    var rest = outline.points[...]
    for verb in outline.verbs {
      let points = rest.prefix(verb.pointCount).map { (x: whole($0.x), y: whole($0.y)) }
      rest = rest.dropFirst(verb.pointCount)
      guard let end = points.last else {
        data += "z"
        current = start
        continue
      }
      let offsets = points.map { (x: $0.x - current.x, y: $0.y - current.y) }
      switch verb {
      case .line where offsets[0].y == 0: data += "h\(offsets[0].x)"
      case .line where offsets[0].x == 0: data += "v\(offsets[0].y)"
      default: data += verb.relativeLetter + numbers(offsets.flatMap { [$0.x, $0.y] })
      }
      if verb == .move { start = end }
      current = end
    }
    return data
  }

  /// Returns a coordinate of the grid with at most one decimal; "0" if not finite.
  static func digits(_ coordinate: CGFloat) -> String { ((coordinate * 10).rounded() / 10).shortDigits }

  private static func whole(_ coordinate: CGFloat) -> Int {
    let units = (coordinate * unitsPerEm).rounded()
    // Damaged fonts can have any coordinates.
    return units.isFinite ? Int(max(-1e9, min(1e9, units))) : 0
  }

  /// Returns numbers in which a minus sign separates as well.
  private static func numbers(_ values: [Int]) -> String {
    values.enumerated().map { $0 > 0 && $1 >= 0 ? " \($1)" : "\($1)" }.joined()
  }
}

extension PathData.Verb {
  /// The command of SVG path data with relative coordinates.
  fileprivate var relativeLetter: String {
    switch self {
    case .move: "m"
    case .line: "l"
    case .quadCurve: "q"
    case .curve: "c"
    case .close: "z"
    }
  }
}
