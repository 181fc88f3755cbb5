import UIFoundation

/// The possible line breaks of a paragraph, with an index for searching by width.
final class BreakOpportunities {
  /// The UTF-16 offsets in the paragraph in ascending order. The last offset is its end.
  let offsets: [Int]
  /// The position of the end of the visible text before each break, in points. Whitespace after it hangs over the edge.
  let visiblePositions: [CGFloat]

  init(_ paragraph: Paragraph) {
    let breaks = LineBreaks(paragraph.units, strategy: paragraph.style.lineBreakStrategy)
    var offsets: [Int] = []
    var visiblePositions: [CGFloat] = []
    paragraph.units.withUnsafeBufferPointer { units in
      paragraph.positions.withUnsafeBufferPointer { positions in
        for offset in stride(from: 1, through: units.count, by: 1) where breaks.mayBreak(before: offset) {
          var end = offset
          while end > 0, Self.hangs(units[end - 1]) { end -= 1 }
          offsets.append(offset)
          visiblePositions.append(positions[end])
        }
      }
    }
    self.offsets = offsets
    self.visiblePositions = visiblePositions
  }

  /// Returns whether a unit is whitespace that may exceed the edge at a line's end.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns the index of the first opportunity after an offset.
  func first(after offset: Int) -> Int {
    offsets.partitioningIndex { $0 > offset }
  }

  /// Returns the index after the last opportunity whose visible end is at or before a position.
  func end(fitting position: CGFloat) -> Int {
    visiblePositions.partitioningIndex { $0 > position }
  }
}
