import Testing
import UIFoundation

@testable import UIKitCore

/// The results are those of Apple's documentation of `AttributedString` and `PresentationIntent`.
@Suite("Markdown in attributed strings")
struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  private func runs(_ text: AttributedString) -> [(String, InlinePresentationIntent)] {
    text.runs.map { (String(text[$0.range].characters), $0.inlinePresentationIntent ?? []) }
  }

  @Test("Emphasis, code, strikethrough and links become attributes")
  func inline() throws {
    let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://example.org/g) https://x.y")

    #expect(String(text.characters) == "a b c d e f https://x.y")
    let intents = runs(text).filter { !$0.1.isEmpty }
    #expect(intents.map(\.0) == ["b", "c", "d", "e"])
    #expect(intents.map(\.1) == [.stronglyEmphasized, .emphasized, .code, .strikethrough])
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org/g"])
    let both = try AttributedString(markdown: "***x***")
    #expect(both.runs.first?.inlinePresentationIntent == [.emphasized, .stronglyEmphasized])
  }

  @Test("Blocks are attributes of their text, without separators, from the innermost to the outermost")
  func blocks() throws {
    let text = try AttributedString(markdown: "# A\n\nb\nc\n\n3. d\n4. e\n\n> f\n\n```swift\ng\n```\n")

    #expect(String(text.characters) == "Ab cdefg\n")
    let kinds = text.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
    #expect(kinds.first == [.header(level: 1)])
    #expect(kinds.contains([.paragraph, .listItem(ordinal: 4), .orderedList]))
    #expect(kinds.contains([.paragraph, .blockQuote]))
    #expect(kinds.last == [.codeBlock(languageHint: "swift")])
    let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(Set(identities).count == 6)
  }

  @Test("A table has columns, a header and rows")
  func tables() throws {
    let text = try AttributedString(markdown: "| a | b |\n|---|:-:|\n| c | d |\n")

    #expect(String(text.characters) == "abcd")
    let last = try #require(text.runs.reversed().first?.presentationIntent)
    #expect(
      last.components.map(\.kind) == [
        .tableCell(columnIndex: 1), .tableRow(rowIndex: 1),
        .table(columns: [.init(alignment: .left), .init(alignment: .center)]),
      ])
  }

  @Test(
    "Without blocks, marks of blocks are text; spaces and line ends are kept on demand",
    arguments: [
      ("- *a*\n  **b!**  \n\n# c", "- a\n  b!  \n\n# c"), ("_x_\n===", "x\n==="), ("    code", "    code"), ("", ""),
    ])
  func inlineOnly(markdown: String, expected: String) throws {
    let kept = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))

    #expect(String(kept.characters) == expected)
    #expect(kept.runs.allSatisfy { $0.presentationIntent == nil })
    #expect(!kept.characters.contains("*") && !kept.characters.contains("_"))
    let joined = try AttributedString(markdown: "a\n*b*", options: Options(interpretedSyntax: .inlineOnly))
    #expect(String(joined.characters) == "a b")
  }

  @Test("Labels show emphasis as bold and italic fonts, and code in a monospaced one")
  @MainActor
  func labels() throws {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = try NSAttributedString(markdown: "plain **bold** *italic* `code`")
    let shown = try #require(label.attributedText)
    let text = shown.applyingPresentationIntents(font: label.font)
    func traits(_ word: String) -> UIFontDescriptor.SymbolicTraits? {
      let range = (text.string as NSString).range(of: word)
      return (text.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont)?.fontDescriptor.symbolicTraits
    }

    #expect(traits("plain")?.contains(.traitBold) == false)
    #expect(traits("bold")?.contains(.traitBold) == true)
    #expect(traits("italic")?.contains(.traitItalic) == true)
    #expect(traits("code")?.contains(.traitMonoSpace) == true)
    let plain = UILabel()
    plain.font = label.font
    plain.text = "plain bold italic code"
    #expect(label.intrinsicContentSize.width > plain.intrinsicContentSize.width)
  }

  @Test("UIKit's attributes and Markdown's are in one text")
  func scopes() throws {
    var text = try AttributedString(markdown: "**a**", including: \.uiKit)
    text.foregroundColor = .red
    let converted = NSAttributedString(text)

    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(converted.attribute(.inlinePresentationIntent, at: 0, effectiveRange: nil) as? UInt == 2)
    #expect(String(AttributedString(localized: "Hi \("*you*")").characters) == "Hi you")
  }
}
