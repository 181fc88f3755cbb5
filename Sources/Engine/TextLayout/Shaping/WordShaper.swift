import UIFoundation

/// A shaper that caches single words. It is used if the glyphs are the same as for the whole text.
enum WordShaper {
  /// The families whose spaces do not affect the following glyphs. A test verifies this for each family.
  private static let separableFamilies: Set<String> = ["Inter", "JetBrains Mono"]
  private static let separableScripts: Set<FontScript> = [
    .latin, .common, FontScript(tag: FontTag("Grek")), FontScript(tag: FontTag("Cyrl")),
  ]

  static func applies(to style: Shaper.Style) -> Bool {
    // Explicit features may act across spaces.
    !style.isRightToLeft && separableScripts.contains(style.script) && separableFamilies.contains(style.face.family)
      && style.features.allSatisfy { safeFeatures.contains($0.tag) || $0.value == 0 }
  }

  private static let safeFeatures: Set<FontTag> = [FontTag("tnum"), FontTag("pnum"), FontTag("kern"), FontTag("liga")]

  /// Returns the shape of a part of the units, composed of words with their trailing spaces.
  static func shape(_ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: Shaper.Style) -> ShapedText {
    let words = words(units, range)
    let shapes = ShapedTextCache.shared.shapes(units, parts: words, style: style)
    if shapes.count == 1 { return shapes[0] }
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(shapes.reduce(0) { $0 + $1.glyphs.count })
    for (word, shape) in zip(words, shapes) {
      let offset = Int32(clamping: word.lowerBound - range.lowerBound)
      for var glyph in shape.glyphs {
        glyph.cluster += offset
        glyphs.append(glyph)
      }
    }
    return ShapedText(glyphs: glyphs)
  }

  private static func words(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(range.count / 5 + 1)
    var start = range.lowerBound
    for index in range where units[index] == 0x20 && index + 1 < range.upperBound && units[index + 1] != 0x20 {
      words.append(start..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { words.append(start..<range.upperBound) }
    return words
  }
}
