import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Paragraph styles and attributes")
struct ParagraphStyleTests {
  private let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
  private let lineHeight: CGFloat = 11.93359375

  private func frame(_ text: String, width: CGFloat = .infinity, _ change: (NSMutableParagraphStyle) -> Void)
    -> TextFrame
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return ParagraphLayout(text, font: mono, style: style).frame(width: width)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test("Line spacing is between lines, paragraph spacing between paragraphs")
  func spacing() {
    let lines = frame("a\nb") { $0.lineSpacing = 5 }
    let paragraphs = frame("a\nb\nc") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 2
    }
    let separated = frame("a\u{2028}b") { $0.paragraphSpacing = 7 }

    #expect(isNear(lines.size.height, 2 * lineHeight + 5))
    #expect(isNear(paragraphs.size.height, 3 * lineHeight + 2 * 9))
    #expect(isNear(separated.size.height, 2 * lineHeight))
  }

  @Test("Line height multiple, minimum and maximum change the height above the baseline")
  func lineHeights() {
    let multiple = frame("a") { $0.lineHeightMultiple = 2 }
    let minimum = frame("a") { $0.minimumLineHeight = 30 }
    let maximum = frame("a") { $0.maximumLineHeight = 8 }

    #expect(isNear(multiple.size.height, 2 * lineHeight))
    #expect(isNear(multiple.firstBaseline, 2 * lineHeight - 2.412109375))
    #expect(isNear(minimum.size.height, 30))
    #expect(isNear(maximum.size.height, 8))
  }

  @Test("Indents narrow the lines and move them")
  func indents() {
    let frame = frame("aaa bbb ccc", width: 50) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 8
      $0.tailIndent = -6
    }

    #expect(frame.lines.map(\.origin.x) == [20, 8, 8])
    #expect(frame.lines.map(\.width) == [18, 18, 18])
  }

  @Test("Decimal points are aligned at 100: text begins at 100 − 12, 100 − 6, and 100 − 18 for an integer")
  func decimalTabs() {
    func x(of text: String) -> CGFloat? {
      let frame = frame("a\t" + text) {
        let point = NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))
        $0.tabStops = [NSTextTab(textAlignment: .right, location: 100, options: [.columnTerminators: point])]
      }
      return frame.lines[0].runs.filter { $0.text != "\t" }.dropFirst().first?.x
    }

    #expect(x(of: "12.25") == 88)
    #expect(x(of: "7.5") == 94)
    #expect(x(of: "120") == 82)
  }

  @Test(
    "Pushing out words avoids a single word on the last line, as in labels of iOS",
    arguments: [
      // At a size of 10, a letter is 6 wide: 13 letters fit into 80 points.
      ("send it to a friend?", ["send it to ", "a friend?"]),
      // Two words are on the last line.
      ("send it to my own friend", ["send it to my ", "own friend"]),
      // The line before would have a single word, as in labels recorded on iOS that keep such a line.
      ("aaaaa bbbbb ccc", ["aaaaa bbbbb ", "ccc"]),
      // The words do not fit a line together, or the line before has one word.
      ("it is something wonderful", ["it is ", "something ", "wonderful"]),
      ("wonderfully good", ["wonderfully ", "good"]),
    ])
  func pushOut(text: String, lines: [String]) {
    let pushed = frame(text, width: 80) { $0.lineBreakStrategy = .pushOut }

    #expect(pushed.lines.map { $0.runs.map(\.text).joined() } == lines)
  }

  @Test("Without the strategy, the last line has the word that does not fit")
  func noPushOut() {
    let lines = frame("send it to a friend?", width: 80) { _ in }.lines

    #expect(lines.map { $0.runs.map(\.text).joined() } == ["send it to a ", "friend?"])
  }

  @Test("Tabs advance to their stops, and without stops to multiples of 28 points")
  func tabs() {
    let defaults = frame("a\tb\tc") { _ in }
    let stops = frame("a\tbb\tc") {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: 40), NSTextTab(textAlignment: .left, location: 60)]
    }
    func positions(_ frame: TextFrame) -> [CGFloat] { frame.lines[0].runs.filter { $0.text != "\t" }.map(\.x) }

    #expect(positions(defaults) == [0, 28, 56])
    #expect(positions(stops) == [0, 28, 60])
  }

  @Test("A soft hyphen shows only where the line breaks at it")
  func softHyphen() {
    let text = "abcd\u{AD}efgh"
    let broken = frame(text, width: 32) { _ in }
    let whole = frame(text, width: 100) { _ in }

    #expect(broken.lines.count == 2)
    #expect(broken.lines[0].width == 30)
    #expect(broken.lines[0].runs.last?.text == "\u{2010}" || broken.lines[0].runs.last?.text == "-")
    #expect(whole.lines[0].width == 48)
  }

  @Test("Kern widens each character; a baseline offset raises glyphs and the line")
  func characterAttributes() {
    let kerned = NSAttributedString(string: "abc", attributes: [.font: mono, .kern: 2])
    let raised = NSAttributedString(string: "abc", attributes: [.font: mono, .baselineOffset: 4])
    let frame = ParagraphLayout(raised, defaultFont: mono).frame(width: .infinity)

    #expect(ParagraphLayout(kerned, defaultFont: mono).size(width: .infinity).width == 24)
    #expect(frame.lines[0].runs[0].glyphs.allSatisfy { $0.position.y == -4 })
    #expect(isNear(frame.size.height, lineHeight + 4))
  }

  @Test("Tracking widens each character like kern, and applies only if kern is absent or 0, as Core Text documents")
  func tracking() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let text = NSAttributedString(string: "abc", attributes: attributes.merging([.font: mono]) { $1 })
      return ParagraphLayout(text, defaultFont: mono).size(width: .infinity).width
    }

    // Three characters of 6 points.
    #expect(width([.tracking: 2]) == 24)
    #expect(width([.tracking: 2, .kern: 0]) == 24)
    #expect(width([.tracking: 2, .kern: 1]) == 21)
  }

  @Test("A run ends where attributes change, although the letters are shaped together")
  func attributeRuns() {
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "AVAV", attributes: [.font: font])
    text.addAttribute(.link, value: "x", range: NSRange(location: 1, length: 2))
    let frame = ParagraphLayout(text, defaultFont: font).frame(width: .infinity)

    #expect(frame.lines[0].runs.map(\.range) == [0..<1, 1..<3, 3..<4])
    #expect(frame.lines[0].width == ParagraphLayout("AVAV", font: font).size(width: .infinity).width)
  }

  @Test("An attachment has the size of its bounds and raises the line")
  func attachments() {
    let attachment = _TextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 30, height: 20)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: mono])
    text.append(NSAttributedString(string: "\u{FFFC}", attributes: [.attachment: attachment]))
    let line = ParagraphLayout(text, defaultFont: mono).frame(width: .infinity).lines[0]

    #expect(line.width == 36)
    #expect(line.ascent == 18)
    #expect(line.runs.last?.attachmentBounds == CGRect(x: 6, y: -18, width: 30, height: 20))
  }

  @Test("A writing-direction override reverses Latin letters")
  func writingDirection() {
    let text = NSMutableAttributedString(string: "abc def", attributes: [.font: mono])
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    text.addAttribute(.writingDirection, value: [override], range: NSRange(location: 0, length: 3))
    let line = ParagraphLayout(text, defaultFont: mono).frame(width: .infinity).lines[0]

    #expect(line.runs.flatMap(\.glyphs).map(\.cluster) == [2, 1, 0, 3, 4, 5, 6])
  }

  @Test("Text without a font is measured in Helvetica at 12 points, with lines of 1.15 em")
  func measuring() {
    #expect(isNear("a\nb".size().height, 2 * 12 * 1.15))
    #expect(isNear(("abc" as NSString).size(withAttributes: [.font: mono]).width, 18))
    // The space after "aaa" takes the remaining 2 of 20 points.
    let bounds = NSAttributedString(string: "aaa bbb", attributes: [.font: mono])
      .boundingRect(with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.size.width == 20 && isNear(bounds.size.height, 2 * lineHeight))
  }
}
