import Foundation
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Fitting and determinism")
struct FittingTests {
  /// Every letter of this design is 6 points wide at 10 points.
  private let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  @Test(
    "One line shrinks to its width, but not below the minimum",
    arguments: [
      (120, 1), (60, 1), (45, 0.75), (12, 0.5),
    ] as [(CGFloat, CGFloat)])
  func shrinking(_ width: CGFloat, _ expected: CGFloat) {
    let layout = ParagraphLayout("abcdefghij", font: mono)

    let scale = layout.scale(fitting: CGSize(width: width, height: 100), minimum: 0.5, maximumLines: 1)

    #expect(abs(scale - expected) < 0.001 && scale <= expected)
  }

  @Test("A bounding rectangle with a context shrinks, and the context receives the scale")
  func context() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.25
    let text = NSAttributedString(string: "abcdefghij", attributes: [.font: mono])

    let bounds = text.boundingRect(with: CGSize(width: 30, height: 100), options: [], context: context)

    #expect(abs(context.actualScaleFactor - 0.5) < 0.001)
    #expect(bounds.size.width <= 30 && bounds.size.width > 29.9)
    #expect(context.totalBounds == bounds)
  }

  @Test("The last visible line is truncated if the height has no room for more")
  func lastVisibleLine() {
    let layout = ParagraphLayout("aaa bbb ccc", font: mono)

    let frame = layout.frame(
      fitting: CGSize(width: 20, height: 25), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])

    #expect(frame.lines.map { $0.runs.map(\.text).joined() } == ["aaa ", "bb…"])
  }

  // Programs for iOS replace these modes before they measure text, since `boundingRect` always returns the height of one
  // line for them.
  @Test(
    "Text whose paragraph style clips or truncates has one line for each paragraph, not wider than the rectangle",
    arguments: [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func unwrappedText(_ mode: NSLineBreakMode) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    let text = NSAttributedString(
      string: "aaa bbb ccc\nddd", attributes: [.font: mono, .paragraphStyle: style])

    let bounds = text.boundingRect(
      with: CGSize(width: 40, height: 100), options: .usesLineFragmentOrigin, context: nil)

    // The line height of the design is 1.193359375 em.
    #expect(abs(bounds.height - 2 * 11.93359375) < 1e-4)
    #expect(bounds.width <= 40 && bounds.width > 30)
  }

  @Test("Concurrent layouts place the same glyphs")
  func threads() async {
    let text = "Threads: שלום 한국어 العربية ภาษาไทย 😀 one two three"
    @Sendable func places() -> [Glyph] {
      ParagraphLayout(text, font: .systemFont(ofSize: 17, weight: .bold)).frame(width: 90).lines
        .flatMap(\.runs).flatMap(\.glyphs)
    }
    let expected = places()

    let results = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for _ in 0..<64 { group.addTask { places() == expected } }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(results.count == 64 && results.allSatisfy { $0 })
  }

  @Test("The libraries have the versions with which the expected numbers were recorded")
  func libraries() {
    #expect(TextLibraries.versions == "FreeType 2.12.1, HarfBuzz 6.0.0, ICU 72.1, Unicode 15.0")
  }
}
