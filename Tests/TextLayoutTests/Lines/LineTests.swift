import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Lines")
struct LineTests {
  /// At a size of 10, every letter of this design is 6 points wide.
  private let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  /// The design's line height at a size of 10: 10 × 2444 / 2048.
  private let lineHeight: CGFloat = 11.93359375

  private func frame(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, mode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural, style: NSParagraphStyle? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> TextFrame {
    ParagraphLayout(text, font: mono, style: style, direction: direction)
      .frame(width: width, maximumLines: lines, lineBreakMode: mode, alignment: alignment)
  }

  private func shown(_ frame: TextFrame) -> [String] { frame.lines.map { $0.runs.map(\.text).joined() } }

  @Test("Words wrap where they fit, and white space hangs")
  func wordWrapping() {
    let frame = frame("aaa bbb ccc", width: 42)

    #expect(shown(frame) == ["aaa bbb ", "ccc"])
    #expect(frame.lines.map(\.width) == [42, 18])
    #expect(frame.size.width == 42)
    #expect(abs(frame.size.height - 2 * lineHeight) < 1e-6)
  }

  @Test("A word wider than the line breaks between characters")
  func longWord() {
    #expect(shown(frame("abcdefgh ij", width: 20)) == ["abc", "def", "gh ", "ij"])
  }

  @Test("Character wrapping fills every line")
  func characterWrapping() {
    #expect(shown(frame("ab cdef", width: 24, mode: .byCharWrapping)) == ["ab c", "def"])
  }

  @Test(
    "Line feeds of every kind end lines; a final line feed leaves an empty line",
    arguments: [
      ("a\nb", 2), ("a\r\nb", 2), ("a\u{2028}b", 2), ("a\u{2029}b\n", 3), ("\n\n", 3), ("", 1), ("a\u{0B}b\u{0C}c", 3),
    ])
  func lineFeeds(_ text: String, _ count: Int) {
    let frame = frame(text)

    #expect(frame.lines.count == count)
    #expect(abs(frame.size.height - CGFloat(count) * lineHeight) < 1e-6)
  }

  @Test("Baselines are an ascender below each line's top")
  func baselines() {
    let frame = frame("a\nb\nc")

    #expect(abs(frame.firstBaseline - 9.521484375) < 1e-6)
    #expect(abs(frame.lastBaseline - (9.521484375 + 2 * lineHeight)) < 1e-6)
  }

  @Test(
    "The tail is replaced by an ellipsis after white space is trimmed",
    arguments: [
      ("abcdefghij", 36, "abcde…"), ("abcd efgh", 36, "abcd…"), ("abc", 18, "abc"), ("abcdef", 5, "…"),
      ("ab\ncd", 100, "ab…"),
    ] as [(String, CGFloat, String)])
  func tailTruncation(_ text: String, _ width: CGFloat, _ expected: String) {
    let frame = frame(text, width: width, lines: 1, mode: .byTruncatingTail)

    #expect(shown(frame) == [expected])
    #expect(frame.lines[0].isTruncated == (expected.contains("…")))
  }

  @Test("Head truncation keeps the end, and middle truncation keeps both ends")
  func headAndMiddle() {
    #expect(shown(frame("abcdefghij", width: 36, lines: 1, mode: .byTruncatingHead)) == ["…fghij"])
    #expect(shown(frame("abcdefghij", width: 36, lines: 1, mode: .byTruncatingMiddle)) == ["ab…hij"])
  }

  @Test("The last of several lines is truncated; other lines wrap")
  func lastLineTruncation() {
    let frame = frame("aaa bbb ccc ddd eee", width: 42, lines: 2, mode: .byTruncatingTail)

    #expect(shown(frame) == ["aaa bbb ", "ccc dd…"])
    #expect(frame.lines.map(\.isTruncated) == [false, true])
  }

  @Test("A right-to-left line is truncated at its left end, in the primary font")
  func rightToLeftTruncation() throws {
    let text = "אבגדהוזחטי"
    let font = UIFont.systemFont(ofSize: 20)
    let frame = ParagraphLayout(text, font: font).frame(
      width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let line = try #require(frame.lines.first)

    #expect(line.runs.first?.text == "…")
    #expect(line.runs.first?.face === font.face)
    #expect(line.width <= 60 && line.isTruncated)
    #expect(abs(line.origin.x + line.width - 60) < 1e-9)
  }

  @Test("Clipping keeps one line whole, wider than its container")
  func clipping() {
    let frame = frame("abcdefghij", width: 36, lines: 1, mode: .byClipping)

    #expect(frame.lines[0].width == 60)
    #expect(!frame.lines[0].isTruncated)
  }

  @Test(
    "Alignment moves lines inside the width",
    arguments: [
      (NSTextAlignment.left, 0), (.center, 35), (.right, 70), (.natural, 0), (.justified, 0),
    ] as [(NSTextAlignment, CGFloat)])
  func alignment(_ alignment: NSTextAlignment, _ x: CGFloat) {
    #expect(frame("abcde", width: 100, alignment: alignment).lines[0].origin.x == x)
  }

  @Test("Text without a strong character has the given direction; letters have their own direction")
  func direction() {
    let numbers = frame("123", width: 100, direction: .rightToLeft)
    let letters = frame("abc", width: 100, direction: .rightToLeft)

    #expect(numbers.lines[0].isRightToLeft && numbers.lines[0].origin.x == 82)
    #expect(!letters.lines[0].isRightToLeft && letters.lines[0].origin.x == 0)
  }

  @Test("A forced right-to-left paragraph of Latin letters is aligned right")
  func forcedDirection() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    let line = frame("abc!", width: 100, style: style).lines[0]

    #expect(line.isRightToLeft)
    #expect(line.origin.x == 76)
    #expect(line.runs.map(\.text) == ["!", "abc"])
  }

  // UAX #9: the first strong character of the paragraph decides, and U+2028 does not end the paragraph.
  @Test(
    "All lines of a paragraph have its direction, also after a line separator",
    arguments: [
      ("abc\u{2028}שלום", [false, false]), ("שלום\u{2028}abc", [true, true]),
      ("12\u{2028}שלום\u{2028}abc", [true, true, true]), ("abc\u{2028}12", [false, false]),
      ("abc\u{2029}שלום\u{2028}abc", [false, true, true]),
    ])
  func lineSeparators(_ text: String, _ isRightToLeft: [Bool]) {
    #expect(frame(text, width: 100).lines.map(\.isRightToLeft) == isRightToLeft)
    #expect(frame(text, width: 100, direction: .rightToLeft).lines.map(\.isRightToLeft) == isRightToLeft)
  }

  @Test("An override of the direction continues after a line separator, and ends with the paragraph")
  func continuedOverride() {
    let lines = frame("\u{202E}abc\u{2028}def\u{2029}ghi").lines

    #expect(lines.map { $0.runs.contains { $0.text.contains("e") && $0.isRightToLeft } } == [false, true, false])
    #expect(!lines[2].runs.contains { $0.isRightToLeft })
  }

  @Test("Justified lines reach both edges, except the last")
  func justified() {
    let frame = frame("aa bb cc dd", width: 54, alignment: .justified)

    #expect(shown(frame) == ["aa bb cc ", "dd"])
    #expect(frame.lines.map(\.width) == [54, 12])
    #expect(frame.lines[0].runs.flatMap(\.glyphs).map(\.position.x).prefix(8) == [0, 6, 12, 21, 27, 33, 42, 48])
  }
}
