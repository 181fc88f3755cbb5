import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Bad text")
struct BadTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// The processor time of this thread in seconds, which does not depend on other tests and programs.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test("Text with unpaired surrogates is laid out")
  func surrogates() {
    let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0x63]
    let text = NSString(characters: units, length: units.count)
    let layout = ParagraphLayout(NSAttributedString(string: text as String), defaultFont: font)

    let frame = layout.frame(width: 5)

    #expect(frame.lines.count >= 3)
    #expect(frame.lines.flatMap(\.runs).flatMap(\.glyphs).count >= 3)
  }

  @Test(
    "Two million characters without a break take seconds, not minutes",
    .disabled(if: getenv("HEADFRAME_SANITIZED") != nil, "sanitizers take ten times as long"))
  func longLine() {
    let text = String(repeating: "abcdefghij", count: 200_000)
    let start = Self.processorTime

    let layout = ParagraphLayout(text, font: font)
    let one = layout.frame(width: 300, maximumLines: 1, lineBreakMode: .byTruncatingTail)
    let wrapped = layout.size(width: 1000, maximumLines: 100)

    #expect(Self.processorTime - start < 60)
    #expect(one.lines.count == 1 && one.lines[0].isTruncated && one.lines[0].width <= 300)
    #expect(abs(wrapped.height - 100 * font.lineHeight) < 1e-6)
  }

  @Test("A hundred thousand combining marks on one letter are laid out in seconds")
  func combiningMarks() {
    let start = Self.processorTime

    let layout = ParagraphLayout("a" + String(repeating: "\u{0301}", count: 100_000) + "b", font: font)
    let frame = layout.frame(width: 100)

    #expect(Self.processorTime - start < 60)
    #expect(frame.lines.count >= 1)
    #expect(frame.size.width.isFinite)
  }

  @Test("Two hundred nested overrides of the direction are laid out")
  func nestedOverrides() {
    let text = String(repeating: "\u{202E}", count: 200) + "abc" + String(repeating: "\u{202C}", count: 200)
    let line = ParagraphLayout(text, font: font).frame(width: .infinity).lines[0]

    #expect(line.runs.contains { $0.isRightToLeft })
    #expect(line.width > 0 && line.width < 100)
  }

  @Test(
    "Widths that are zero, negative, huge or NaN result in lines of finite size",
    arguments: [0, -10, -CGFloat.infinity, .nan, 1e300])
  func widths(_ width: CGFloat) {
    let layout = ParagraphLayout("Some words שלום 한국어\nmore", font: font)

    for mode in NSLineBreakMode.allCases {
      for lines in [0, 1, 3] {
        let frame = layout.frame(width: width, maximumLines: lines, lineBreakMode: mode)
        #expect(!frame.lines.isEmpty)
        #expect(frame.size.width.isFinite && frame.size.height.isFinite)
      }
    }
  }

  @Test(
    "Point sizes that are zero, huge, negative or NaN result in text of finite size",
    arguments: [0, 10_000, .nan, -5, CGFloat.infinity, 1e30])
  func pointSizes(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    let frame = ParagraphLayout("Text", font: font).frame(width: 100)

    #expect(font.lineHeight.isFinite && font.pointSize >= 0)
    #expect(frame.size.width.isFinite && frame.size.height.isFinite)
  }

  @Test("Attributes of the wrong type and values that are not finite leave no text out, and all positions finite")
  func attributes() {
    let style = NSMutableParagraphStyle()
    style.headIndent = .infinity
    style.firstLineHeadIndent = -50
    style.lineHeightMultiple = .nan
    style.maximumLineHeight = -3
    style.tabStops = [NSTextTab(textAlignment: .right, location: .nan)]
    let text = NSMutableAttributedString(
      string: "one\ttwo three", attributes: [.font: "no font", .kern: Double.nan, .paragraphStyle: style])
    text.append(NSAttributedString(string: "x", attributes: [.baselineOffset: 1e300, .kern: "wide"]))

    let frame = ParagraphLayout(text, defaultFont: font).frame(width: 50, alignment: .justified)

    #expect(frame.lines.flatMap { Array($0.range) } == Array(0..<14))
    let glyphs = frame.lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(Set(glyphs.map(\.cluster)).isSuperset(of: [0, 1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13]))
    #expect(frame.size.width.isFinite && frame.size.height.isFinite)
    #expect(frame.lines.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.width.isFinite })
    #expect(glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite && $0.advance.isFinite })
  }
}
