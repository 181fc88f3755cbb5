import Testing

@testable import TextLayout

@Suite("Unicode's test files", .enabled(if: UnicodeData.isInstalled))
struct ConformanceTests {
  @Test("Every case of BidiCharacterTest.txt has the expected bidi levels and order, except for known differences")
  func bidiCharacters() throws {
    let result = try BidiConformance.characters()

    #expect(result.cases == 91707)
    #expect(result.failures == [])
    #expect(result.listed.count == 30)
  }

  @Test("Every 32nd line of BidiTest.txt has the expected bidi levels and order")
  func bidiClasses() throws {
    let result = try BidiConformance.classes(step: 32)

    #expect(result.cases > 20_000)
    #expect(result.failures == [])
  }

  @Test("Every case of LineBreakTest.txt has the expected breaks, except for known differences")
  func lineBreaks() throws {
    let result = try BreakConformance.lines()

    #expect(result.cases > 7_000)
    #expect(result.failures == [])
  }

  @Test("Every case of GraphemeBreakTest.txt has the expected clusters, except for known differences")
  func graphemes() throws {
    let result = try BreakConformance.graphemes()

    #expect(result.cases > 600)
    #expect(result.failures == [])
  }
}
