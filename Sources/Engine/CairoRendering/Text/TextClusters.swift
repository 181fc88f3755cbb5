import TextLayout
import UIFoundation
import UIGraphics

/// The mapping of the bytes of a run's text to its glyphs.
struct TextClusters {
  /// A cluster of adjacent bytes and glyphs in logical order.
  struct Part: Equatable {
    /// The number of bytes of UTF-8.
    var bytes: Int
    var glyphs: Int
    /// The position of the leftmost glyph, relative to the run's origin, in points.
    var x: CGFloat
  }

  /// The run's text, with spaces in place of null characters, which end text in C.
  let text: String
  /// The parts in logical order.
  let parts: [Part]
  /// Indicates whether the glyphs are in the opposite order of the text.
  let isBackward: Bool

  init(_ item: GlyphItem) {
    text = item.text.replacingOccurrences(of: "\0", with: " ")
    isBackward = item.isRightToLeft
    parts = Self.parts(item, text) ?? [Self.whole(item, text)]
  }

  private static func whole(_ item: GlyphItem, _ text: String) -> Part {
    Part(bytes: text.utf8.count, glyphs: item.glyphs.count, x: item.glyphs.first?.position.x ?? 0)
  }

  // Nil if the glyphs' order does not follow the text's, as in some reordered scripts.
  private static func parts(_ item: GlyphItem, _ text: String) -> [Part]? {
    let ordered = item.isRightToLeft ? item.glyphs.reversed() : item.glyphs
    let units = text.utf16
    var starts: [Int] = []
    var parts: [Part] = []
    for glyph in ordered {
      let start = glyph.cluster - item.textOffset
      if let last = starts.last, last == start {
        parts[parts.count - 1].glyphs += 1
        parts[parts.count - 1].x = min(parts[parts.count - 1].x, glyph.position.x)
      } else {
        guard start >= 0, start < units.count, start > starts.last ?? -1 else { return nil }
        starts.append(start)
        parts.append(Part(bytes: 0, glyphs: 1, x: glyph.position.x))
      }
    }
    guard !parts.isEmpty else { return nil }
    // Each cluster ends where the next one begins. The first cluster includes any bytes before it.
    var bounds = starts.map { units.index(units.startIndex, offsetBy: $0) } + [units.endIndex]
    bounds[0] = units.startIndex
    for index in parts.indices {
      guard bounds[index] < bounds[index + 1] else { return nil }
      parts[index].bytes = Substring(units[bounds[index]..<bounds[index + 1]]).utf8.count
    }
    // If a cluster splits a surrogate pair, the sum differs.
    return parts.reduce(0) { $0 + $1.bytes } == text.utf8.count ? parts : nil
  }
}
