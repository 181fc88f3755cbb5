import Foundation
import Testing

@Suite("Findings that a document expects")
struct ExpectedFindingsTests {
  private static func label(_ size: String, expect: String = "") -> String {
    """
    size: \(size)
    \(expect)
    view:
      backgroundColor: white
      subviews: [{id: title, class: UILabel, text: Invoice of October, textColor: black}]
      constraints: ["H:|-8-[title]-8-|", "V:|-8-[title]"]

    """
  }

  private static let conflict = """
    size: 200x100
    expect: [conflict box, ambiguity other]
    view:
      subviews: [{id: box, backgroundColor: red}, {id: other, backgroundColor: blue}]
      constraints: [box.width = 40, box.width = 50, "H:|[box]", "V:|[box(20)]", "V:|[other(10)]", other.width = 10]

    """

  @Test("Expected findings are no errors of a strict run, no warnings, and no problems of explain")
  func expected() throws {
    try withFolder(["a.yaml": Self.label("90x44", expect: "expect: [cutText title]"), "b.yaml": Self.conflict]) {
      folder in
      for words in [["--strict"], []] {
        let run = try Command(["render", "a.yaml", "b.yaml", "-o", "out/"] + words, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      }
      let explain = try Command("explain", "b.yaml", in: folder)
      #expect(explain.status == 0)
      #expect(explain.output.contains("b.yaml:5: expected: conflict: broken constraint: box is exactly 40 points wide"))
      #expect(explain.output.contains("b.yaml:4: expected: ambiguity: nothing determines the horizontal position of "))
      let json = try Command("explain", "a.yaml", "--json", in: folder)
      #expect(json.output.contains("\"isExpected\":true"))
    }
  }

  @Test("A finding that is expected and absent is an error with its line and a correction, with and without --strict")
  func unmet() throws {
    let files = [
      "wide.yaml": Self.label("290x44", expect: "expect: [cutText title]"),
      "name.yaml": Self.label("90x44", expect: "expect: cutText titel"),
      "kind.yaml": Self.label("90x44", expect: "expect: [truncated title]"),
      "view.yaml": Self.conflict.replacing("ambiguity other", with: "ambiguity box"),
    ]
    let errors = [
      "wide.yaml": "wide.yaml:2:10: error: expected cut text, but all of the text of title is shown in 290x44; remove "
        + "it from expect, or list it only in scenes that have it | expect: [cutText title]\n",
      "name.yaml": "name.yaml:2:9: error: expect names the view \"titel\", which does not exist; "
        + "did you mean \"cutText title\"? | expect: cutText titel\n",
      "kind.yaml": "kind.yaml:2:10: error: expected a kind of finding and the id of its view, such as "
        + "\"cutText title\"; kinds are conflict, ambiguity, cutText, narrowText, missingGlyphs, blank, runaway, "
        + "found \"truncated title\"; did you mean \"cutText title\"? | expect: [truncated title]\n",
      "view.yaml": "view.yaml:2:24: error: expected an ambiguity, but box has a unique position and size in 200x100; "
        + "did you mean \"ambiguity other\"? | expect: [conflict box, ambiguity box]\n",
    ]
    try withFolder(files) { folder in
      for (name, error) in errors.sorted(by: { $0.key < $1.key }) {
        let run = try Command("render", name, "-o", "out/", in: folder)
        #expect(run.status == 1)
        #expect(run.errors == error)
        let strict = try Command("render", name, "-o", "out/", "--strict", in: folder)
        #expect(strict.status == 1 && strict.errors.contains(error))
        #expect(try Command("explain", name, in: folder).status == 1)
      }
    }
  }

  @Test("The expectation of a scene replaces the document's, and applies in each of its variants")
  func scenes() throws {
    let document =
      Self.label("90x44", expect: "expect: [cutText title]") + "scenes: {a: {}, b: {size: 290x44, expect: }}\n"
    let variants = Self.label("[90x44, 290x44]", expect: "expect: [cutText title]")
    try withFolder(["scenes.yaml": document, "variants.yaml": variants]) { folder in
      let scenes = try Command("render", "scenes.yaml", "-o", "out/", "--strict", in: folder)
      #expect(scenes.status == 0, "\(scenes.errors)")
      let both = try Command("render", "variants.yaml", "-o", "out/", "--keep-going", in: folder)
      #expect(both.status == 1)
      #expect(
        both.errors.hasPrefix(
          "variants.yaml:2:10: error: expected cut text, but all of the text of title is shown in 290x44;"))
    }
  }

  @Test("A warning is printed once for all scales, appearances and figures, and not at all with --quiet")
  func repetition() throws {
    let article = "![a](a.yaml) ![b](a.yaml?name=b)\n"
    try withFolder(["a.yaml": Self.label("90x44"), "in.md": article, "rows.csv": "x\n1\n2\n"]) { folder in
      func warnings(_ words: [String]) throws -> [Substring] {
        let run = try Command(words, in: folder)
        #expect(run.status == 0)
        return run.errors.split(separator: "\n").filter { $0.contains("is cut: ") }
      }
      let scales = ["render", "a.yaml", "-o", "out/", "--scale", "1,2,3", "--appearance", "light,dark"]
      #expect(try warnings(scales).count == 1)
      #expect(try Command(scales + ["--quiet"], in: folder).errors == "")
      #expect(try warnings(["markdown", "in.md", "-o", "out.md"]).count == 1)
      #expect(try Command("markdown", "in.md", "-o", "out.md", "--quiet", in: folder).errors == "")
      // One line for each of the two rows, although each row has two pictures.
      let rows = try warnings(["render", "a.yaml", "--data", "rows.csv", "-o", "rows/", "--scale", "1,2"])
      #expect(rows.map { $0.prefix(21) } == ["a.yaml:5 (rows.csv:2)", "a.yaml:5 (rows.csv:3)"])
    }
  }
}
