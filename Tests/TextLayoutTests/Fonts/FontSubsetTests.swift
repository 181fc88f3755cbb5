import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Font subsets")
struct FontSubsetTests {
  private func cut(_ face: FontFace, to text: String) throws -> FontFace {
    let bytes = try #require(face.subset(for: Set(text.unicodeScalars)))
    let file = try FontFile(data: FontData(name: "subset", copying: bytes), index: 0)
    return FontFace(file: file, variations: [], widths: face.family == "Inter" ? .system : .own)
  }

  /// Returns a face at the optical size for text, which a subset has.
  private func face(_ text: String, weight: UIFont.Weight) throws -> FontFace {
    let layout = ParagraphLayout(text, font: UIFont.systemFont(ofSize: 17, weight: weight))
    return try #require(layout.frame(width: .infinity).lines.first?.runs.first?.face)
  }

  /// Returns the advances of the shaped glyphs in em, which depend on joined forms and on the weight.
  private func advances(_ text: String, in face: FontFace, _ script: String, isRightToLeft: Bool) -> [CGFloat] {
    let style = Shaper.Style(
      face: face, script: FontScript(tag: FontTag(script)), isRightToLeft: isRightToLeft, features: [])
    return Array(text.utf16).withUnsafeBufferPointer {
      Shaper.shape($0, range: 0..<$0.count, style: style).glyphs.map { CGFloat($0.advance) / CGFloat(face.unitsPerEm) }
    }
  }

  @Test(
    "A subset shapes its text like the whole font, at its weight",
    arguments: [
      ("Moon landing", "Latn", false), ("مسبارالأمل", "Arab", true), ("다누리달궤도", "Hang", false),
    ], [UIFont.Weight.regular, .bold])
  func shaping(sample: (text: String, script: String, isRightToLeft: Bool), weight: UIFont.Weight) throws {
    let whole = try face(sample.text, weight: weight)

    let part = try cut(whole, to: sample.text)

    let expected = advances(sample.text, in: whole, sample.script, isRightToLeft: sample.isRightToLeft)
    let actual = advances(sample.text, in: part, sample.script, isRightToLeft: sample.isRightToLeft)
    #expect(expected.count >= 6)
    #expect(actual.count == expected.count)
    // Advances of an instance are whole design units, but advances between masters are not.
    #expect(zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 / CGFloat(whole.unitsPerEm) })
    #expect(part.data.bytes.count < whole.data.bytes.count / 10)
    #expect(part.variations.isEmpty)
  }

  @Test(
    "A font covers a letter with a mark in its composed and its decomposed form, as it is shaped",
    arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}")])
  func equivalents(inFont: String, written: String) throws {
    let part = try cut(face("e", weight: .regular), to: inFont)

    let style = Shaper.Style(face: part, script: FontScript(tag: FontTag("Latn")), isRightToLeft: false, features: [])
    let glyphs = Array(written.utf16).withUnsafeBufferPointer {
      Shaper.shape($0, range: 0..<$0.count, style: style).glyphs
    }
    #expect(!written.unicodeScalars.allSatisfy { part.covers($0) })
    #expect(Itemizer.covers(part, written.unicodeScalars))
    #expect(!Itemizer.covers(part, "e\u{302}".unicodeScalars))
    // Glyph 0 is the box for missing characters.
    #expect(!glyphs.isEmpty && glyphs.allSatisfy { $0.id != 0 })
  }

  @Test("A subset lacks other characters, and equal characters result in equal bytes")
  func leftOut() throws {
    let whole = try face("Moon", weight: .regular)

    let part = try cut(whole, to: "Moon")

    #expect(part.covers("M") && part.covers("n"))
    #expect(!part.covers("x"))
    #expect(whole.subset(for: Set("Moon".unicodeScalars)) == whole.subset(for: Set("nooM".unicodeScalars)))
    #expect(whole.subset(for: []) != nil)
  }
}
