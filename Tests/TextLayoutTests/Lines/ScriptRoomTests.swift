import Testing
import UIFoundation

@testable import TextLayout

@Suite("Lines of tall scripts")
struct ScriptRoomTests {
  private let font = UIFont.systemFont(ofSize: 20)
  /// The system font's line height at a size of 20: 20 × (0.952148 + 0.241211).
  private let lineHeight: CGFloat = 23.86718

  private func frame(_ text: String, width: CGFloat = .infinity) -> TextFrame {
    ParagraphLayout(text, font: font).frame(width: width)
  }

  /// Returns the top and bottom of a line's ink, in the frame's coordinates.
  private func ink(_ line: TextLine) -> (top: CGFloat, bottom: CGFloat) {
    var (top, bottom) = (CGFloat.infinity, -CGFloat.infinity)
    for run in line.runs {
      for glyph in run.glyphs {
        guard let ink = run.face.inkBounds(of: glyph.id) else { continue }
        top = min(top, line.origin.y + glyph.position.y + ink.minY * run.pointSize)
        bottom = max(bottom, line.origin.y + glyph.position.y + ink.maxY * run.pointSize)
      }
    }
    return (top, bottom)
  }

  @Test(
    "Lines with stacked marks contain their ink, and do not overlap",
    arguments: [
      "ปี้ป่ำ ฐู ญู ผู้ใหญ่ กู้ที่ดิน ฟื้นฟู น้ำ", "هَٰؤُلَاءِ إِلَّا ٱلرَّحْمَٰنِ بِسْمِ ٱللَّهِ", "ट्ठ्र नूँ र्क्ष हृदय द्ध्र्य शृंखला",
    ])
  func contained(text: String) {
    let frame = frame(text, width: 90)

    #expect(frame.lines.count > 1)
    for line in frame.lines {
      let ink = ink(line)
      #expect(ink.top >= line.top - 0.001)
      #expect(ink.bottom <= line.top + line.height + 0.001)
    }
    // All lines of a paragraph are equally high.
    #expect(Set(frame.lines.map { ($0.height * 1000).rounded() }).count == 1)
  }

  @Test("Lines of emboldened text contain its ink", .enabled(if: InstalledPack.isExpected))
  func emboldened() throws {
    // Noto has no bold N'Ko.
    let frame = ParagraphLayout("ߒߞߏ ߊ߫ߋ߬ߌ߭", font: .boldSystemFont(ofSize: 34)).frame(width: .infinity)
    let line = try #require(frame.lines.first)
    let bold = try #require(line.runs.map(\.syntheticBold).max())

    // FreeType moves the upper edges of outlines by the complete growth.
    #expect(bold > 0.9)
    #expect(ink(line).top - bold >= line.top - 0.001)
  }

  // The ascender of the system font is that of San Francisco, 0.952 em, which Inter's own rings exceed by 0.045 em.
  @Test("Latin capitals with one mark end below the top of their line", arguments: [UIFont.Weight.regular, .bold])
  func markedCapitals(weight: UIFont.Weight) throws {
    for size in [11, 17, 20, 34] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size, weight: weight)
      let frame = ParagraphLayout("ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝĂČĎĚĞŁŃŐŘŠŤŮŰŽŻ", font: font).frame(width: .infinity)
      let line = try #require(frame.lines.first)

      #expect(ink(line).top >= line.top - 0.001 * size)
    }
  }

  @Test(
    "Latin, Greek and Cyrillic letters with marks, ideographs, kana, Hangul and emoji leave the height unchanged",
    arguments: ["Åg", "Ấ Ặ", "Ἂ", "Й", "漢字かな", "한국어", "😀", "→∞", "Հայ", "ქართული"])
  func unchanged(text: String) {
    #expect(abs(frame(text).size.height - lineHeight) < 0.0001)
  }

  @Test("Only the lines with the taller script are taller")
  func mixed() {
    let frame = frame("abc\nปี้ญู\nabc")

    #expect(abs(frame.lines[0].height - lineHeight) < 0.0001)
    #expect(frame.lines[1].height > lineHeight + 1)
    #expect(abs(frame.lines[2].height - lineHeight) < 0.0001)
  }

  @Test("A font that is requested by name determines its lines itself")
  func requested() throws {
    let thai = try #require(UIFont(name: "Noto Sans Thai", size: 20))
    let plain = ParagraphLayout("กา", font: thai).size(width: .infinity)
    let stacked = ParagraphLayout("ปี้ญู", font: thai).size(width: .infinity)

    #expect(plain.height == stacked.height)
  }

  @Test("A maximum line height limits tall lines too")
  func limited() {
    let style = NSMutableParagraphStyle()
    style.maximumLineHeight = 20

    #expect(ParagraphLayout("ปี้ญู", font: font, style: style).size(width: .infinity).height == 20)
  }
}
