import UIFoundation

/// The boundaries of extended grapheme clusters, as in Swift's `Character`.
struct GraphemeBoundaries {
  let count: Int
  /// The beginnings of clusters by unit; nil if each unit is a cluster.
  private let starts: [Bool]?

  init(_ units: ArraySlice<UInt16>) {
    count = units.count
    guard units.contains(where: { $0 >= 0x0300 || $0 == 0x0D }) else {
      starts = nil
      return
    }
    var starts = [Bool](repeating: false, count: units.count + 1)
    var offset = 0
    for character in String(units: units) {
      starts[offset] = true
      offset += character.utf16.count
    }
    starts[units.count] = true
    self.starts = starts
  }

  func isBoundary(_ offset: Int) -> Bool {
    offset <= 0 || offset >= count || starts?[offset] != false
  }

  func boundary(atOrBefore offset: Int) -> Int {
    var offset = min(max(offset, 0), count)
    while !isBoundary(offset) { offset -= 1 }
    return offset
  }

  func boundary(after offset: Int) -> Int {
    var offset = min(max(offset, 0) + 1, count)
    while !isBoundary(offset) { offset += 1 }
    return offset
  }
}
