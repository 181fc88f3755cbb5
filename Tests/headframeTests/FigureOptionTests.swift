import Foundation
import Testing

@Suite("Options of figures")
struct FigureOptionTests {
  private static let pair = """
    size: 100x60
    scenes:
      before: {view: {backgroundColor: "#ff0000"}}
      after: {view: {backgroundColor: "#0000ff"}}
    """

  private static let remarks = """
    size: 100x40
    callouts: {name: Given name, other: }
    view:
      backgroundColor: white
      subviews:
        - {id: name, class: UILabel, text: Ada}
        - {id: other, class: UILabel, text: L}
      constraints: ["H:|[name]", "V:|[name]", "H:[other]|", "V:|[other]"]
    """

  private func texts(_ folder: URL, _ arguments: String...) throws -> [String] {
    let command = try Command(["render", "card.yaml", "-o", "-", "--format", "txt"] + arguments, in: folder)
    #expect(command.status == 0, "\(command.errors)")
    return command.output.matches(of: #/ text="([^"]*)"/#).map { String($0.output.1) }
  }

  @Test("Callouts of a document have its text or a number")
  func documents() throws {
    try withFolder(["card.yaml": Self.remarks]) { folder in
      let own = try texts(folder)
      let more = try texts(folder, "--callout", "name=More")

      #expect(own == ["Ada", "L", "Given name", "2"])
      #expect(more == ["Ada", "L", "Given name", "2", "More"])
    }
  }

  @Test("With numbers and a legend, explanations are below the picture")
  func legend() throws {
    try withFolder(["card.yaml": Self.remarks]) { folder in
      let shown = try texts(folder, "--annotate", "numbers", "--legend")

      // The badges, then each number with its explanation.
      #expect(Array(shown.dropFirst(2).prefix(2)).sorted() == ["1", "2"])
      #expect(Array(shown.dropFirst(4).prefix(2)) == ["1", "Given name"])
      let alone = try Command("render", "card.yaml", "--legend", in: folder)
      #expect(alone.status == 2)
      #expect(alone.errors.contains("--legend: explains the numbers of annotate=numbers"))
    }
  }

  @Test("Captions show several scenes side by side, and a wrong number of captions is an error")
  func captions() throws {
    let article = "![Two](card.yaml?scene=before,after&captions=Before|After&scale=1&appearance=light)\n"
    let wrong = "![Two](card.yaml?scene=before,after&captions=Before&scale=1)\n"
    try withFolder(["card.yaml": Self.pair, "a.in.md": article, "b.in.md": wrong]) { folder in
      let made = try Command("markdown", "a.in.md", "-o", "a.md", in: folder)
      let failed = try Command("markdown", "b.in.md", "-o", "b.md", in: folder)

      #expect(made.status == 0, "\(made.errors)")
      let text = try String(contentsOf: folder.appendingPathComponent("a.md"), encoding: .utf8)
      // Two pictures of 100 points and 24 between them.
      #expect(text.contains("width=\"224\" alt=\"Two\""))
      #expect(failed.status == 1)
      #expect(failed.errors.contains("expected 2 captions, one for each picture, found 1"))
    }
  }
}
