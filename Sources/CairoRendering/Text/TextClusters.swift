import TextLayout
import UIFoundation
import UIGraphics

/// Which bytes of a run's text belong to which of its glyphs.
struct TextClusters {
  /// Neighbours in logical order.
  struct Part: Equatable {
    /// Bytes of UTF-8.
    var bytes: Int
    var glyphs: Int
    /// Left edge of the first glyph on the screen, from the run's origin. Points.
    var x: CGFloat
  }

  /// The run's text without bytes that a document cannot hold.
  let text: String
  /// From the text's beginning to its end.
  let parts: [Part]
  /// Whether the glyphs run from the text's end to its beginning.
  let isBackward: Bool

  init(_ item: GlyphItem) {
    text = item.text.replacingOccurrences(of: "\0", with: " ")
    isBackward = item.isRightToLeft
    parts = Self.parts(item, text) ?? [Self.whole(item, text)]
  }

  private static func whole(_ item: GlyphItem, _ text: String) -> Part {
    Part(bytes: text.utf8.count, glyphs: item.glyphs.count, x: item.glyphs.first?.position.x ?? 0)
  }

  // Nil where the glyphs' order does not follow the text's, as in some reordered scripts.
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
    // Bytes before the first cluster and after each belong to it.
    var places = starts.map { units.index(units.startIndex, offsetBy: $0) }
    places[0] = units.startIndex
    for index in parts.indices {
      let end = index + 1 < places.count ? places[index + 1] : units.endIndex
      guard let slice = Substring(units[places[index]..<end]) as Substring?, places[index] < end else { return nil }
      parts[index].bytes = slice.utf8.count
    }
    // A cluster that cut a pair of surrogates would not add up.
    return parts.reduce(0) { $0 + $1.bytes } == text.utf8.count ? parts : nil
  }
}
