import UIKitCore

/// A piece of a line in one ink. It has an outline (`casing`) if no ink is readable, or the background unknown.
struct LinePiece {
  var line: FigureLine
  var stroke: FigurePen.Stroke
  /// The distance from the start of the line, in points, so that the dashes of its pieces are in phase.
  var offset: CGFloat
  var ink: RGBA
  var casing: RGBA?
  /// The luminances of the background.
  var ground: ClosedRange<Double>
  /// Indicates whether the background is the outline of another line.
  var isOnOutline = false

  /// The part of an outline that is visible at one side of its line, in points.
  static let casingWidth: CGFloat = 1

  /// Half of the width of the outline.
  private var halfOutline: CGFloat { stroke.width / 2 + Self.casingWidth }

  /// Indicates whether the line is along an axis.
  private var isStraight: Bool { line.start.x == line.end.x || line.start.y == line.end.y }

  /// The area of the outline, or for a slanted line its bounds.
  var outlineBounds: CGRect {
    let bounds = line.bounds
    let isFlat = bounds.height == 0
    return isStraight
      ? bounds.insetBy(dx: isFlat ? 0 : -halfOutline, dy: isFlat ? -halfOutline : 0)
      : bounds.insetBy(dx: -halfOutline, dy: -halfOutline)
  }

  /// Returns the part between two fractions of the piece.
  func part(_ low: CGFloat, _ high: CGFloat) -> LinePiece {
    var part = self
    part.line = line.part(low, high)
    part.offset += line.length * low
    return part
  }

  /// A part of a line, as fractions from its start, and whether an outline is below all of it.
  typealias Cover = (range: ClosedRange<CGFloat>, isFull: Bool)

  /// Returns the parts that are on the outline of another piece, or share pixels with it.
  ///
  /// - Parameter pixel: The distance up to which antialiasing reaches.
  func covers(by other: LinePiece, pixel: CGFloat) -> [Cover] {
    let reach = stroke.width / 2 + pixel
    guard isStraight, other.isStraight else { return slantedCovers(by: other, reach: reach, pixel: pixel) }
    let isFlat = line.start.y == line.end.y
    let band = other.outlineBounds
    let near = band.insetBy(dx: isFlat ? 0 : -reach, dy: isFlat ? -reach : 0)
    guard let range = line.range(inside: near) else { return [] }
    let isFull =
      isFlat
      ? band.minY <= line.start.y - reach && line.start.y + reach <= band.maxY
      : band.minX <= line.start.x - reach && line.start.x + reach <= band.maxX
    guard isFull else { return [(range, false)] }
    // The ends of the outline share pixels with what is around it.
    let end = pixel / line.length
    return [(max(0, range.lowerBound - end)...min(1, range.upperBound + end), true)]
  }

  private func slantedCovers(by other: LinePiece, reach: CGFloat, pixel: CGFloat) -> [Cover] {
    let length = other.line.length
    guard length > 0 else { return [] }
    let (start, end) = (other.line.start, other.line.end)
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    let count = max(1, Int(min(line.length / pixel, 4_000).rounded(.up)))
    var covers: [Cover] = []
    for step in 0..<count {
      let (low, high) = (CGFloat(step) / CGFloat(count), CGFloat(step + 1) / CGFloat(count))
      let middle = line.part((low + high) / 2, 1).start
      let along = (middle.x - start.x) * x + (middle.y - start.y) * y
      let across = abs((middle.y - start.y) * x - (middle.x - start.x) * y)
      guard across < other.halfOutline + reach, along > -reach, along < length + reach else { continue }
      let isFull = across <= other.halfOutline - reach && along >= 0 && along <= length
      if let last = covers.last, last.isFull == isFull, last.range.upperBound == low {
        covers[covers.count - 1].range = last.range.lowerBound...high
      } else {
        covers.append((low...high, isFull))
      }
    }
    return covers
  }
}
