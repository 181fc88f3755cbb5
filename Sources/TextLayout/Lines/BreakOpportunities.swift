import UIFoundation

/// The places where a paragraph's lines may end, ready for search by width.
final class BreakOpportunities {
  /// Ascending UTF-16 offsets in the paragraph; the last is its end.
  let offsets: [Int]
  /// For each: where the visible text before it ends, since white space hangs.
  let visibleEnds: [Int]
  /// For each: where that visible end lies. Points.
  let visiblePositions: [CGFloat]

  init(_ paragraph: Paragraph) {
    let breaks = LineBreaks(paragraph.units, strategy: paragraph.style.lineBreakStrategy)
    var offsets: [Int] = []
    var visibleEnds: [Int] = []
    var visiblePositions: [CGFloat] = []
    paragraph.units.withUnsafeBufferPointer { units in
      paragraph.positions.withUnsafeBufferPointer { positions in
        for offset in stride(from: 1, through: units.count, by: 1) where breaks.mayBreak(before: offset) {
          var end = offset
          while end > 0, Self.hangs(units[end - 1]) { end -= 1 }
          offsets.append(offset)
          visibleEnds.append(end)
          visiblePositions.append(positions[end])
        }
      }
    }
    self.offsets = offsets
    self.visibleEnds = visibleEnds
    self.visiblePositions = visiblePositions
  }

  /// White space that goes beyond the edge at a line's end.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The index of the first opportunity after an offset.
  func first(after offset: Int) -> Int {
    partition(offsets) { $0 <= offset }
  }

  /// The index after the last opportunity whose visible end lies at or before a position.
  func end(fitting position: CGFloat) -> Int {
    partition(visiblePositions) { $0 <= position }
  }

  private func partition<Value>(_ values: [Value], _ isBefore: (Value) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(values[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
