import Foundation
import TestSupport
import Testing
import UIFoundation

@testable import TextLayout

@Suite("Emoji")
struct EmojiTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private static func text(_ codes: some StringProtocol) -> String {
    let scalars = codes.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap { Unicode.Scalar($0) }
    return String(String.UnicodeScalarView(scalars))
  }

  private func expectOnePicture(_ emoji: String) {
    let layout = ParagraphLayout(emoji, font: font)
    #expect(layout.families == ["Noto Color Emoji"], "\(emoji)")
    #expect(layout.wideGlyphCount == 1, "\(emoji)")
  }

  @Test("Every emoji of Unicode's emoji-test.txt is one picture", .enabled(if: UnicodeData.isInstalled))
  func emojiTest() throws {
    var count = 0
    for line in try UnicodeData.lines("emoji/emoji-test.txt") {
      let fields = line.text.split(separator: ";")
      guard fields.count == 2, ["fully-qualified", "component"].contains(where: { fields[1].contains($0) }) else {
        continue
      }
      expectOnePicture(Self.text(fields[0]))
      count += 1
    }
    // The status counts of emoji-test.txt 15.0: 3655 fully qualified, 1053 not, and 9 components.
    #expect(count >= 3655)
  }

  @Test("Every emoji that Unicode 15.1, 16 and 17 added is one picture")
  func newest() throws {
    let file = Repository.file("Tests/Fixtures/Emoji/emoji-15.1-to-17.0.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }

    #expect(lines.count == 289)
    for line in lines { expectOnePicture(Self.text(line)) }
  }

  @Test(
    "Symbols that Unicode shows as text by default are text",
    arguments: ["♠", "♥", "♣", "⬆", "✔", "✖", "✉", "☎", "☀", "✈", "⚙", "🏷", "🖨", "⤴"])
  func textByDefault(_ symbol: String) {
    #expect(ParagraphLayout(symbol, font: font).families != ["Noto Color Emoji"])
    #expect(ParagraphLayout(symbol, font: .boldSystemFont(ofSize: 17)).families != ["Noto Color Emoji"])
  }

  @Test("U+FE0F makes a symbol an emoji, and U+FE0E an emoji a text")
  func variationSelectors() {
    #expect(ParagraphLayout("✔\u{FE0F}", font: font).families == ["Noto Color Emoji"])
    #expect(ParagraphLayout("✔\u{FE0E}", font: font).families == ["Noto Sans Symbols2"])
    #expect(ParagraphLayout("⚓\u{FE0E}", font: font).families != ["Noto Color Emoji"])
    #expect(ParagraphLayout("⚓", font: font).families == ["Noto Color Emoji"])
  }

  @Test("A hand with a skin tone is an emoji, although the hand alone is text")
  func skinTone() {
    expectOnePicture("✌🏽")
    #expect(ParagraphLayout("✌", font: font).families == ["Noto Sans Symbols2"])
  }
}
