import Testing

@testable import TextLayout

@Suite("Unicode's own test files", .enabled(if: UnicodeData.isInstalled))
struct ConformanceTests {
  @Test("Bidi levels and order of every case of BidiCharacterTest.txt")
  func bidiCharacters() throws {
    let result = try BidiConformance.characters()

    #expect(result.cases == 91707)
    #expect(result.failures == [])
    #expect(result.listed.count == 30)
  }

  @Test("Bidi levels and order of every 32nd line of BidiTest.txt")
  func bidiClasses() throws {
    let result = try BidiConformance.classes(step: 32)

    #expect(result.cases > 20_000)
    #expect(result.failures == [])
  }

  @Test("Line breaks of LineBreakTest.txt, except for the listed ones")
  func lineBreaks() throws {
    let result = try BreakConformance.lines()

    #expect(result.cases > 7_000)
    #expect(result.failures == [])
  }

  @Test("Grapheme clusters of GraphemeBreakTest.txt, except for the listed ones")
  func graphemes() throws {
    let result = try BreakConformance.graphemes()

    #expect(result.cases > 600)
    #expect(result.failures == [])
  }
}
