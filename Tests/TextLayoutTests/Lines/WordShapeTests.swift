import Testing
import UIFoundation

@testable import TextLayout

@Suite("Shaping by words")
struct WordShapeTests {
  private static let texts = [
    "AVATAR To. Ty, (We) \"Yo\" f. r, 1, 2 - 3 – 4 — 5 ... : ; ! ? / | T o V a W. L' LT' 'A 7.4 x",
    "The quick  brown   fox; jumps over: the lazy-dog? “Quoted” ‘text’ isn’t a * b & c @ d # e",
    "Ελληνικά και Ύψος, ΤΑΥ. Русские буквы Т. Г, и У А", " leading and trailing ", "   ",
  ]

  @Test(
    "Shaping by words results in the same glyphs and advances as shaping whole texts",
    arguments: [
      UIFont.systemFont(ofSize: 17), .systemFont(ofSize: 28, weight: .bold), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 12, weight: .medium), .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
    ])
  func equalsWhole(_ font: UIFont) {
    for text in Self.texts {
      for script in [FontScript.latin, FontScript(tag: FontTag("Grek")), FontScript(tag: FontTag("Cyrl"))] {
        let style = Shaper.Style(
          face: font.face, script: script, isRightToLeft: false,
          features: (font.face.disabledFeatures + font.request.features).sorted { $0.tag < $1.tag })
        let units = Array(text.utf16)
        let (words, whole) = units.withUnsafeBufferPointer {
          (
            WordShaper.shape($0, range: 0..<units.count, style: style),
            Shaper.shape($0, range: 0..<units.count, style: style)
          )
        }

        #expect(WordShaper.applies(to: style))
        #expect(words.glyphs.map(\.id) == whole.glyphs.map(\.id))
        #expect(words.glyphs.map(\.advance) == whole.glyphs.map(\.advance))
        #expect(words.glyphs.map(\.cluster) == whole.glyphs.map(\.cluster))
      }
    }
  }

  @Test("The cache is bounded for any number of words")
  func bounded() {
    let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    for number in 0..<20_000 { _ = ParagraphLayout("w\(number)", font: font).size(width: .infinity) }

    #expect(ShapedTextCache.shared.count <= 2 * 8192)
  }
}
