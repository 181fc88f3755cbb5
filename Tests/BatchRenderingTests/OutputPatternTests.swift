import BatchRendering
import Testing

@Suite("Output patterns")
struct OutputPatternTests {
  private let fields = [
    "stem": "ticker", "orientation": "portrait", "direction": "rtl", "appearance": "dark", "scale": "2x",
    "format": "png",
  ]

  @Test(
    "A field without a value is removed together with its separator",
    arguments: [
      ("out/", "out/ticker-portrait-rtl~dark@2x.png"),
      ("{stem}{-scene}{@scale}.{format}", "ticker@2x.png"),
      ("{orientation}/{direction}/{stem}.png", "portrait/rtl/ticker.png"),
      ("plain.png", "plain.png"),
    ])
  func paths(pattern: String, path: String) throws {
    #expect(try OutputPattern(pattern).path { fields[$0] } == path)
  }

  @Test("An unknown field is an error that lists the known fields")
  func unknownField() {
    let error = #expect(throws: OutputPatternError.self) { try OutputPattern("out/{name}.png") }

    #expect(error == .unknownField("name", pattern: "out/{name}.png"))
    #expect(error.map { "\($0)".contains("{stem}") } == true)
  }

  @Test("An unclosed brace is an error")
  func unclosedBrace() {
    #expect(throws: OutputPatternError.unclosedBrace(pattern: "{stem")) { try OutputPattern("{stem") }
  }

  @Test(
    "A value cannot contain a folder or control characters", arguments: ["../x", "a/b", "..", "a\nb", "\u{1B}[31m"])
  func unsafeValues(value: String) throws {
    let pattern = try OutputPattern("{row.name}.png")

    #expect(throws: OutputPatternError.unsafeValue(value, field: "row.name")) { try pattern.path { _ in value } }
  }
}
