import Testing

@testable import BatchRendering

/// The figures, references and texts of articles. CommonMark 0.31.2, sections 4.5, 6.1 and 6.3, defines fences, code spans
/// and links.
@Suite("Articles")
struct ArticleTests {
  /// Returns the parts of an article as words: the paths of figures, the names of references, and texts.
  private func parts(_ text: String) throws -> [String] {
    try Article(text, name: "a.md").parts.map { part in
      switch part {
      case .text(let text): text
      case .reference(let reference): "#\(reference.name)"
      case .figure(let figure):
        switch figure.origin {
        case .fence(let document): "fence \(document)"
        case .link(let path): "\(path) \(figure.alt) \(figure.caption ?? "-") \(figure.isAlone)"
        }
      }
    }
  }

  @Test(
    "An image link to a document is a figure, with its alternative text, its title, and whether it is alone on its line",
    arguments: [
      ("![a](b.yaml)", ["b.yaml a - true"]),
      ("  ![a](b.yaml?scale=2 \"A \\\"b\\\"\") ", ["  ", "b.yaml a A \"b\" true", " "]),
      ("See ![a](b.yml).", ["See ", "b.yml a - false", "."]),
      ("![a](b.yaml \"x)y\")![c](d.xib)", ["b.yaml a x)y false", "d.xib c - false"]),
      ("[![a](b.yaml)](c.html)", ["[", "b.yaml a - false", "](c.html)"]),
      ("![a](b%20c.yaml)", ["b c.yaml a - true"]),
      ("[](#fig-b) and [](#fig-c%20d)", ["#b", " and ", "#c d"]),
    ])
  func figures(_ text: String, _ expected: [String]) throws {
    #expect(try parts(text) == expected)
  }

  @Test(
    "Other images, code spans, and links that do not end are text",
    arguments: [
      "![a](b.png)", "`![a](b.yaml)`", "``![a](b.yaml)` ``", "![a](b.yaml", "![a](b.yaml \"c)", "![a] (b.yaml)",
      "![a](b.yaml c)", "[](#fig-a b)", "[](#fig-a", "![![![", "![a](b.png \"![c](d.yaml)\")",
    ])
  func texts(_ text: String) throws {
    #expect(try parts(text) == [text])
  }

  @Test("Backticks without a second run of their length are text, after which links are figures")
  func unclosedCode() throws {
    #expect(try parts("``` `` ` ![a](b.yaml)") == ["``` `` ` ", "b.yaml a - false"])
  }

  @Test("A figure's fence without an end is one error, and all that follows is inside of it")
  func unclosedFence() {
    let error = #expect(throws: RenderError.self) {
      try parts("```headframe\nview: {}\n~~~headframe\n![a](b.yaml)\n```headframe\n")
    }
    #expect(error?.description == "a.md:1:1: error: the fence of this figure is not closed | ```headframe")
  }

  @Test("Of more than a hundred errors, the others are counted")
  func manyErrors() throws {
    let article = String(repeating: "![a](b.yaml?c)\n", count: 130)
    let error = #expect(throws: RenderError.self) { try parts(article) }
    let lines = error.map(RenderError.lines) ?? []
    #expect(lines.count == 101)
    #expect(lines.last == "a.md: error: 30 more errors")
  }
}
