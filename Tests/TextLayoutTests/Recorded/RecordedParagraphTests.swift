import Testing

@testable import TextLayout

@Suite("Paragraphs recorded from another engine")
struct RecordedParagraphTests {
  @Test("Breaks and widths equal Pango's with the same font files, except for known differences")
  func recorded() throws {
    let result = try RecordedParagraphs.compare()

    #expect(result.differences == [])
    #expect(result.listed == 7)
    #expect(result.equal == 63)
  }
}
