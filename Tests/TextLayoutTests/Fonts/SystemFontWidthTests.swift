import Testing
import UIFoundation

@testable import TextLayout

@Suite("Widths of the system font")
struct SystemFontWidthTests {
  /// Texts in the regular system font, with their recorded widths.
  ///
  /// Interface Builder recorded each of them in two or more projects, at 2x.
  private static let recordedWidths: [(text: String, size: CGFloat, width: CGFloat)] = [
    ("Label", 17, 42), ("Label", 16, 39.5), ("Label", 15, 37.5), ("Label", 14, 35.5), ("Label", 13, 33),
    ("Label", 12, 31), ("Title", 17, 33), ("Title", 16, 31.5), ("Subtitle", 12, 44), ("Subtitle", 11, 40.5),
    ("Detail", 17, 44),
    ("Description", 12, 65), ("Default", 17, 55), ("Name", 17, 45), ("Active", 17, 47.5), ("Unit", 17, 31.5),
    ("None", 17, 41), ("Files", 12, 26.5), ("Date", 17, 36), ("Time", 12, 28), ("Status", 17, 49), ("00:00", 17, 46),
    ("0", 17, 10.5), ("3", 17, 10.5), ("5", 17, 10.5), ("8", 17, 10.5), ("Address", 17, 62.5), ("Version", 17, 57),
    ("GitHub", 17, 53.5), ("Video", 16, 42), ("Audio", 16, 41.5), ("Email", 17, 41), ("Developer", 17, 78),
    ("Loaded by SecondViewController", 14, 215),
  ]

  @Test("Text is as wide as Interface Builder recorded it, within a pixel of half a point", arguments: recordedWidths)
  func recorded(text: String, size: CGFloat, width: CGFloat) {
    let layout = ParagraphLayout(text, font: .systemFont(ofSize: size))

    let measured = PixelGrid(scale: 2).ceil(layout.size(width: .infinity)).width

    #expect(abs(measured - width) <= 0.5)
  }

  /// Returns the glyphs of a letter with a mark that have no common glyph, with positions in font units.
  private func markedLetter(_ face: FontFace) -> [ShapedText.Glyph] {
    let style = Shaper.Style(face: face, script: .latin, isRightToLeft: false, features: [])
    return Array("x\u{302}".utf16).withUnsafeBufferPointer {
      Shaper.shape($0, range: 0..<$0.count, style: style).glyphs
    }
  }

  @Test("A mark has its place above a letter whose width is corrected, and a font by name has its own widths")
  func marks() throws {
    let system = markedLetter(UIFont.systemFont(ofSize: 17).face)
    let inter = markedLetter(try #require(UIFont(name: "Inter", size: 17)).face)
    try #require(system.count == 2 && inter.count == 2)

    // The letter x is 0.029 em narrower: 59 units of 1/2048 em.
    #expect(system[0].advance == inter[0].advance - 59)
    func distance(_ glyphs: [ShapedText.Glyph]) -> Int32 {
      glyphs[0].advance + glyphs[1].xOffset - glyphs[0].xOffset
    }
    #expect(distance(system) == distance(inter))
  }
}
