import Testing
import UIFoundation

@testable import TextLayout

@Suite("Combining marks")
struct MarkTests {
  private struct Box {
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var bottom: CGFloat
    var middle: CGFloat { (left + right) / 2 }
  }

  /// Returns the boxes of a text's glyphs in Inter, in em, y up.
  private func boxes(_ text: String) throws -> [Box] {
    let font = try #require(UIFont(name: "Inter", size: 1))
    let runs = try #require(ParagraphLayout(text, font: font).frame(width: .infinity).lines.first).runs
    try #require(runs.count == 1 && runs[0].face.family == "Inter")
    return runs[0].glyphs.compactMap { glyph in
      runs[0].face.inkBounds(of: glyph.id).map {
        Box(
          left: glyph.position.x + $0.minX, right: glyph.position.x + $0.maxX, top: -glyph.position.y - $0.minY,
          bottom: -glyph.position.y - $0.maxY)
      }
    }
  }

  @Test(
    "A mark without an anchor is centered above its letter and does not touch it",
    arguments: ["а\u{301}", "и\u{301}", "ы\u{301}", "э\u{301}", "Ж\u{301}", "ɔ\u{300}", "λ\u{304}"])
  func above(text: String) throws {
    let boxes = try boxes(text)
    try #require(boxes.count == 2)

    #expect(abs(boxes[1].middle - boxes[0].middle) < 0.002)
    // A 24th of an em is the least distance.
    #expect(boxes[1].bottom >= boxes[0].top + 0.02)
    #expect(boxes[1].bottom <= boxes[0].top + 0.12)
  }

  @Test("A cedilla is attached below its letter, in the middle", arguments: ["m\u{327}", "o\u{327}", "z\u{327}"])
  func below(text: String) throws {
    let boxes = try boxes(text)
    try #require(boxes.count == 2)

    #expect(abs(boxes[1].middle - boxes[0].middle) < 0.002)
    // The cedilla of the design begins 48 units of 2048 above the baseline.
    #expect(abs(boxes[1].top - 48.0 / 2048) < 0.002)
  }

  @Test("A second mark is above the first one")
  func stacked() throws {
    let boxes = try boxes("ы\u{301}\u{308}")
    try #require(boxes.count == 3)

    #expect(boxes[1].bottom > boxes[0].top)
    #expect(boxes[2].bottom > boxes[1].top)
    #expect(abs(boxes[2].middle - boxes[0].middle) < 0.002)
  }

  @Test("A mark over two letters is centered between them")
  func double() throws {
    let boxes = try boxes("K\u{35F}H")
    try #require(boxes.count == 3)

    // The letters are K and H; the mark spans from one to the other, below the baseline.
    #expect(boxes[1].left < boxes[0].right && boxes[1].right > boxes[2].left)
    #expect(boxes[1].top < 0)
  }

  @Test("Marks with anchors keep them: the mark of q is where the font puts it")
  func anchored() throws {
    let font = try #require(UIFont(name: "Inter", size: 2048))
    let run = try #require(ParagraphLayout("q\u{301}", font: font).frame(width: .infinity).lines.first?.runs.first)
    try #require(run.glyphs.count == 2)

    // hb-shape of HarfBuzz places the acute 878 units to the left of the pen, which is 1254 units to the right of q.
    #expect(abs(run.glyphs[1].position.x - (1254 - 878)) < 0.5)
  }

  @Test("A mark on a space and a mark at the beginning of a text are drawn")
  func withoutLetter() throws {
    #expect(try boxes(" \u{301}").count == 1)
    #expect(try !boxes("\u{301}").isEmpty)
  }
}
