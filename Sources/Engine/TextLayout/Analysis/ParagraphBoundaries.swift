import UIFoundation

/// The parts of a text between paragraph and line separators. An empty text has one empty part.
struct ParagraphBoundaries {
  struct Element {
    /// The UTF-16 offsets without the terminator.
    var range: Range<Int>
    var terminatorCount: Int
    /// Indicates whether the preceding part ended with a line separator.
    var continuesParagraph: Bool
  }

  let parts: [Element]

  init(_ units: [UInt16]) {
    var parts: [Element] = []
    var start = 0
    var offset = 0
    var continues = false
    while offset < units.count {
      let unit = units[offset]
      guard unit < 0x20 || unit == 0x85 || unit == 0x2028 || unit == 0x2029, Self.ends(unit) else {
        offset += 1
        continue
      }
      let isPair = unit == 0x0D && offset + 1 < units.count && units[offset + 1] == 0x0A
      let terminatorCount = isPair ? 2 : 1
      parts.append(Element(range: start..<offset, terminatorCount: terminatorCount, continuesParagraph: continues))
      continues = Self.isLineSeparator(unit)
      offset += terminatorCount
      start = offset
    }
    parts.append(Element(range: start..<units.count, terminatorCount: 0, continuesParagraph: continues))
    self.parts = parts
  }

  /// Returns whether a unit ends a part: bidi class B, or a mandatory break of UAX #14.
  private static func ends(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || (0x1C...0x1E).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  private static func isLineSeparator(_ unit: UInt16) -> Bool { unit == 0x0B || unit == 0x0C || unit == 0x2028 }
}
