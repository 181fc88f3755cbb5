import Testing
import UIFoundation

@testable import TextLayout

@Suite("Scripts")
struct ScriptTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(_ text: String, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> ParagraphLayout {
    ParagraphLayout(text, font: font, direction: direction)
  }

  private func lines(_ frame: TextFrame, of text: String) -> [String] {
    let units = Array(text.utf16)
    return frame.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test("A line of the system font is 20.287 points high at 17 points")
  func lineHeight() {
    let size = layout("Hello").size(width: .infinity)

    #expect(abs(size.height - 20.287109375) < 1e-6)
    #expect(size.width > 30 && size.width < 50)
  }

  @Test("Arabic letters join: the glyphs of a word differ from the glyphs of its separate letters")
  func arabicJoins() throws {
    let word = "مرحبا"
    let run = try #require(layout(word).frame(width: .infinity).lines.first?.runs.first)
    let apart = word.unicodeScalars.compactMap { run.face.glyph(for: $0) }

    #expect(run.face.family == "Noto Sans Arabic")
    #expect(run.isRightToLeft)
    #expect(Set(run.glyphs.map(\.id)).intersection(apart).isEmpty)
  }

  @Test("Hebrew runs from right to left, and its numbers from left to right")
  func hebrewOrder() throws {
    let text = "שלום 123"
    let line = try #require(layout(text).frame(width: .infinity).lines.first)
    let order = line.runs.flatMap { $0.glyphs.map(\.cluster) }

    #expect(line.isRightToLeft)
    #expect(order == [5, 6, 7, 4, 3, 2, 1, 0])
  }

  @Test(
    "Texts in Korean, Japanese, Chinese, Hindi, Thai, Greek and Russian, emoji and symbols have glyphs",
    arguments: [
      "대한민국의 모든 국민은 법 앞에 평등하다", "いろはにほへと日本語漢字", "中文简体汉字测试", "😀👍🏽🇰🇷👨‍👩‍👧‍👦❤️1️⃣",
      "हिन्दी में लिखा", "ภาษาไทย", "Ελληνικά Кириллица", "→∞≠“”…–",
    ])
  func coverage(_ text: String) {
    let layout = layout(text)

    #expect(layout.uncovered.isEmpty)
    #expect(layout.frame(width: .infinity).lines.flatMap(\.runs).flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test("An ideograph has a simplified Chinese form, but a Japanese form in text with kana")
  func ideographs() throws {
    func family(_ text: String) throws -> String {
      let runs = try #require(layout(text).frame(width: .infinity).lines.first).runs
      return try #require(runs.first { $0.text.contains("骨") }).face.family
    }

    #expect(try family("骨") == "Noto Sans CJK SC")
    #expect(try family("骨の") == "Noto Sans CJK JP")
  }

  @Test("A family emoji is one glyph of the color font")
  func emojiSequence() throws {
    let runs = try #require(layout("👨‍👩‍👧‍👦").frame(width: .infinity).lines.first?.runs)

    #expect(runs.count == 1)
    #expect(runs[0].face.hasColorGlyphs)
    #expect(runs[0].glyphs.filter { $0.advance > 0 }.count == 1)
  }

  @Test("Digits, spaces and punctuation next to emoji have the text's font")
  func emojiNeighbors() throws {
    let line = try #require(layout("3 😀 # ok").frame(width: .infinity).lines.first)

    #expect(line.runs.map(\.face.family) == ["Inter", "Noto Color Emoji", "Inter"])
    #expect(line.runs.map(\.text) == ["3 ", "😀", " # ok"])
  }

  @Test("Thai lines break between words found in a dictionary")
  func thaiBreaks() {
    let text = "ฉันรักภาษาไทยมาก"
    let words = ["ฉัน", "รัก", "ภาษา", "ไทย", "มาก"]
    let widest = words.map { layout($0).size(width: .infinity).width }.max() ?? 0

    let frame = layout(text).frame(width: widest + 0.5)

    #expect(lines(frame, of: text).joined(separator: "|").contains("ภาษา|ไทย"))
  }

  @Test("Korean lines break between syllables, and on request between words only")
  func koreanBreaks() {
    let text = "아름다운 대한민국"
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .hangulWordPriority
    let width = layout("아름다운 대한").size(width: .infinity).width + 1

    let syllables = layout(text).frame(width: width)
    let words = ParagraphLayout(text, font: font, style: style).frame(width: width)

    #expect(lines(syllables, of: text) == ["아름다운 대한", "민국"])
    #expect(lines(words, of: text) == ["아름다운 ", "대한민국"])
  }

  @Test("A variation selector that the font lacks is invisible", .enabled(if: InstalledPack.isExpected))
  func invisible() {
    // U+180F, Mongolian free variation selector four, is of Unicode 14, and HarfBuzz 6 does not know it.
    let layout = layout("ᠦ\u{180F}")

    #expect(layout.uncovered.isEmpty)
    #expect(layout.frame(width: .infinity).lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test("A character without a font is reported and shown as a box")
  func uncovered() throws {
    let layout = layout("a\u{18D00}b")

    #expect(layout.uncovered == ["\u{18D00}"])
    #expect(layout.frame(width: .infinity).lines[0].runs.flatMap(\.glyphs).contains { $0.id == 0 })
  }

  @Test(
    "An interpunct, a connector or a solidus does not begin a line of Chinese or Japanese text",
    arguments: ["史密斯·约翰", "史密斯•约翰", "史密斯～约翰", "史密斯／约翰", "東京都・大阪", "𠮷野家·约翰"])
  func lineStarts(text: String) {
    // The first line has room for three characters, but the mark would begin the second one.
    let frame = layout(text).frame(width: layout(String(text.prefix(3))).size(width: .infinity).width + 1)

    #expect(lines(frame, of: text).first == String(text.prefix(2)))
  }

  @Test("An interpunct between Latin words can begin a line after a space")
  func latinInterpunct() {
    let text = "Paris · Rome"
    let frame = layout(text).frame(width: layout("Paris").size(width: .infinity).width + 1)

    #expect(lines(frame, of: text).first == "Paris ")
    #expect(lines(frame, of: text).dropFirst().first?.hasPrefix("·") == true)
  }

  @Test("Fallback fonts do not change the heights of lines whose ink has enough room")
  func pinnedLines() {
    let mixed = layout("abc\nกา\n한국어 😀").frame(width: .infinity)

    #expect(mixed.lines.map { ($0.height * 1000).rounded() } == [20287, 20287, 20287])
  }
}
