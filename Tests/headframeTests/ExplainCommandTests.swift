import Foundation
import Testing

@Suite("headframe explain")
struct ExplainCommandTests {
  private static let conflict = """
    size: 200x100
    view:
      subviews: [{id: box, backgroundColor: red}]
      constraints:
        - box.leading = Superview.leading + 10
        - V:|[box]|
        - box.width = 40
        - box.width = 50
    """

  @Test("A conflict is explained with lines of the document, and the exit status is 1")
  func conflict() throws {
    try withFolder(["card.yaml": Self.conflict]) { folder in
      let explain = try Command("explain", "card.yaml", in: folder)

      #expect(explain.status == 1)
      #expect(
        explain.output == """
          card.yaml:7: conflict: broken constraint: box is exactly 40 points wide
            2 constraints contradict each other; removing any one of them resolves the conflict:
              1. box is exactly 40 points wide (made at line 7); broken
              2. box is exactly 50 points wide (made at line 8)
            Keep one of the two: both decide the width of box (line 7, line 8).

          """)
      #expect(explain.errors == "")
      let json = try Command("explain", "card.yaml", "--json", in: folder)
      #expect(json.status == 1)
      #expect(
        json.output.hasPrefix(
          #"{"input":"card.yaml","scene":null,"variant":"","findings":[{"details":["2 constraints contradict"#))
    }
  }

  @Test("An ambiguity is reported with equations that resolve it, and cut text with the space that it needs")
  func others() throws {
    let document = """
      size: 100x100
      view:
        subviews: [{id: box}, {id: name, class: UILabel, text: A name that is longer}]
        constraints: ["V:|[box(20)]", "box.width = 30", "H:|[name]|", "V:|-40-[name]"]
      """
    try withFolder(["card.yaml": document]) { folder in
      let explain = try Command("explain", "card.yaml", in: folder)

      #expect(explain.status == 1)
      let lines = explain.lines
      #expect(lines.first == "card.yaml:3: ambiguity: nothing determines the horizontal position of box")
      #expect(
        lines.dropFirst().first == "  Try box.leading = Superview.margins.leading.")
      #expect(lines.last?.hasPrefix("card.yaml:3: cut text: the text of name is cut: it needs ") == true)
      #expect(lines.last?.hasSuffix("×20.5 points and has 100×20.5: \"A name that is longer\"") == true)
      #expect(lines.count == 3)
    }
  }

  @Test("A view is explained by the constraints that determine it, whose points add up to its frame")
  func chain() throws {
    let document = """
      size: 375x100
      view:
        subviews: [{id: icon}, {id: title, class: UILabel, text: Hi}]
        constraints:
          - icon.leading = Superview.leading + 20
          - icon.width = 0.2 * Superview.width - 15
          - title.leading = icon.trailing + 8
          - title.trailing = Superview.trailing - 20
          - title.width = 400 @500
          - V:|-30-[icon(20)]
          - title.top = icon.top
          - title.bottom = icon.bottom
      """
    try withFolder(["card.yaml": document]) { folder in
      let width = try Command("explain", "card.yaml", "title.width", in: folder)

      // 375 − 20 − (20 + (0.2 × 375 − 15) + 8) = 267.
      #expect(width.status == 0)
      #expect(
        width.output == """
          card.yaml: title.width = 267
            −20  title's trailing edge is 20 points before its superview's trailing edge (line 8)
             −8  title's leading edge is 8 points after icon's trailing edge (line 7)
             15  icon's width is 0.2 times its superview's width minus 15 points (line 6)
            −20  icon's leading edge is 20 points after its superview's leading edge (line 5)
            300  the root view is as wide as the scene, 375 points (0.8 times)
          card.yaml: not satisfied, by 133 points: title is exactly 400 points wide, if it can be (priority 500)
            because title's trailing edge is 20 points before its superview's trailing edge
            because title's leading edge is 8 points after icon's trailing edge
            because icon's width is 0.2 times its superview's width minus 15 points
            because icon's leading edge is 20 points after its superview's leading edge
            because the root view is as wide as the scene

          """)
      let whole = try Command("explain", "card.yaml", "title", "--json", in: folder)
      #expect(whole.status == 0)
      let object = try JSONSerialization.jsonObject(with: Data(whole.output.utf8)) as? [String: Any]
      let chains = try #require(object?["chains"] as? [[String: Any]])
      #expect(chains.compactMap { $0["attribute"] as? String } == ["x", "y", "width", "height"])
      #expect(chains.compactMap { $0["value"] as? Double } == [88, 30, 267, 20])

      let unknown = try Command("explain", "card.yaml", "titel.width", in: folder)
      #expect(unknown.status == 1)
      #expect(unknown.errors == "card.yaml: error: there is no view \"titel\"; did you mean \"title\"?\n")
      let attribute = try Command("explain", "card.yaml", "title.wdth", in: folder)
      #expect(attribute.errors == "card.yaml: error: there is no attribute \"wdth\"; did you mean \"width\"?\n")
      let other = try Command("explain", "card.yaml", "title.baseline", in: folder)
      #expect(
        other.errors == "card.yaml: error: there is no attribute \"baseline\"; expected one of x, y, width, height, "
          + "left, right, top, bottom, centerX, centerY, leading, trailing\n")
    }
  }

  /// A label that shows the name of a data row, in a scene that is 60 points wide.
  private static let nameLabel = """
    size: 60x30
    view:
      subviews: [{id: name, class: UILabel, text: "${name}"}]
      constraints: ["H:|[name]|", "V:|[name]"]
    """

  @Test("--data explains each row, with its number")
  func rows() throws {
    let rows = "name\nAda\nA very long name\n"
    try withFolder(["card.yaml": Self.nameLabel, "rows.csv": rows, "none.csv": "name\n"]) { folder in
      let text = try Command("explain", "card.yaml", "--data", "rows.csv", in: folder)
      let json = try Command("explain", "card.yaml", "name.width", "--data", "rows.csv", "--json", in: folder)
      let none = try Command("explain", "card.yaml", "--data", "none.csv", in: folder)

      #expect(text.status == 1)
      #expect(text.lines.first == "card.yaml  row 1: nothing to report")
      #expect(text.lines.dropFirst().first?.hasPrefix("card.yaml:3  row 2: cut text: ") == true, "\(text.output)")
      #expect(json.status == 0)
      #expect(json.lines.count == 2)
      for (number, line) in zip(1..., json.lines) {
        // The label is as wide as the scene, regardless of its text.
        #expect(line.hasPrefix(#"{"input":"card.yaml","scene":null,"variant":"","row":\#(number),"view":"name","#))
        #expect(line.contains(#""value":60"#))
      }
      #expect(none.status == 3)
      #expect(none.errors == "none.csv: error: has no rows; expected one for each picture\n")
    }
  }

  @Test("A valid layout has nothing to report in any variant")
  func sound() throws {
    let document = "size: 100x100\nappearance: [light, dark]\nview: {backgroundColor: white}\n"
    try withFolder(["card.yaml": document]) { folder in
      let explain = try Command("explain", "card.yaml", in: folder)

      #expect(explain.status == 0)
      #expect(explain.output == "card.yaml  ~light: nothing to report\ncard.yaml  ~dark: nothing to report\n")
      #expect(try Command("explain", "card.yaml", "--scene", "none", in: folder).status == 3)
      #expect(try Command("explain", "cart.yaml", in: folder).errors.contains("did you mean"))
    }
  }

  @Test("An emoji that no font has as one picture is reported once, with the line of its view")
  func dividedEmoji() throws {
    // Unicode has no sequence of a face and a rocket.
    let document =
      "size: 200x50\nview:\n  subviews:\n    - {id: a, class: UILabel, frame: [0, 0, 200, 50], text: 😀‍🚀😀‍🚀👩🏽‍🚀👨‍👩‍👧👍🏽🇰🇷}\n"
    try withFolder(["emoji.yaml": document]) { folder in
      let explain = try Command("explain", "emoji.yaml", in: folder)

      #expect(
        explain.output
          == "emoji.yaml:4: missing glyphs: no font has 😀‍🚀 as one picture; the parts are drawn side by side; "
          + "add a font that has it with --font-dir FOLDER\n")
    }
  }

  @Test("A skin tone after a space is not a divided emoji, but after another skin tone it is")
  func skinTones() throws {
    // In grapheme clusters (UAX #29), skin tones extend the character before them, of any kind.
    let document = "size: 200x50\nview: {class: UILabel, text: 👍 🏻 🏼}\n"
    let tones = document.replacingOccurrences(of: "👍 🏻 🏼", with: "🏻🏼")
    try withFolder(["spaced.yaml": document, "tones.yaml": tones]) { folder in
      let spaced = try Command("explain", "spaced.yaml", in: folder).output
      let joined = try Command("explain", "tones.yaml", in: folder).output

      #expect(!spaced.contains("as one picture"))
      #expect(joined.contains("no font has 🏻🏼 as one picture"))
    }
  }

  @Test("Rendering warns about cut texts, missing glyphs and conflicts; with --strict they are errors")
  func strict() throws {
    // No font has the supplement of Tangut of Unicode 13.
    let rows = "name\nAda\nA very long name\n\u{18D00}\n"
    let missing =
      "no font has \u{18D00} U+18D00; it is drawn as a box; add a font that has it with --font-dir FOLDER"
    try withFolder(["card.yaml": Self.nameLabel, "rows.csv": rows, "conflict.yaml": Self.conflict]) { folder in
      let render = try Command("render", "card.yaml", "--data", "rows.csv", "-o", "out/", in: folder)
      #expect(render.status == 0)
      #expect(render.errors.contains("card.yaml:3 (rows.csv:3): warning: the text of name is cut: it needs "))
      #expect(render.errors.contains("card.yaml:3 (rows.csv:4): warning: \(missing)"))
      #expect(try names(in: folder.appendingPathComponent("out")).count { $0.hasSuffix(".png") } == 3)

      for jobs in ["1", "3"] {
        let strict = try Command(
          "render", "card.yaml", "--data", "rows.csv", "-o", "strict\(jobs)/", "--strict", "--keep-going", "--jobs",
          jobs,
          "--quiet", in: folder)
        #expect(strict.status == 1)
        #expect(strict.errors.contains("card.yaml:3 (rows.csv:3): error: the text of name is cut: it needs "))
        #expect(strict.errors.contains("card.yaml:3 (rows.csv:4): error: \(missing)"))
        #expect(strict.errors.contains("1 of 3 pictures made, 2 failed (cutText: 1, missingGlyphs: 1) in "))
        #expect(
          try names(in: folder.appendingPathComponent("strict\(jobs)")).filter { $0.hasSuffix(".png") } == [
            "card-1.png"
          ])
      }
      let warned = try Command("render", "conflict.yaml", "-o", "out/", in: folder)
      #expect(warned.status == 0)
      #expect(
        warned.errors == """
          conflict.yaml:7: warning: broken constraint: box is exactly 40 points wide; headframe explain lists the constraints that \
          contradict it

          """)
      let conflict = try Command("render", "conflict.yaml", "-o", "strict/", "--strict", in: folder)
      #expect(conflict.status == 1)
      #expect(conflict.errors.contains("conflict.yaml:7: error: broken constraint: box is exactly 40 points wide"))
      #expect(conflict.errors.contains("  1. box is exactly 40 points wide (made at line 7)"))
    }
  }

  @Test("Callouts and SVG options change the picture, and invalid ones are errors")
  func figures() throws {
    let document = """
      size: 100x100
      view:
        backgroundColor: {light: white, dark: black}
        subviews: [{id: name, class: UILabel, text: Ada}]
        constraints: ["H:|[name]|", "V:|[name]"]
      """
    try withFolder(["card.yaml": document]) { folder in
      func svg(_ options: String...) throws -> String {
        let command = try Command(["render", "card.yaml", "-o", "-", "--format", "svg"] + options, in: folder)
        #expect(command.status == 0, "\(command.errors)")
        return command.output
      }
      let callout = try svg("--callout", "name=The name", "--title", "A <card>", "--description", "Words")
      #expect(callout.contains(">The </tspan>") && callout.contains(">name</tspan>"))
      #expect(callout.contains("<title>A &lt;card&gt;</title>\n<desc>Words</desc>"))
      let adaptive = try svg("--adaptive")
      #expect(adaptive.contains("@media (prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}"))
      #expect(adaptive.contains("fill=\"#ffffff\"") && adaptive.contains("fill=\"#000000\""))
      #expect(!(try svg("--svg-text", "outlines")).contains("<text"))

      let wrong = try Command("render", "card.yaml", "--callout", "nam=x", in: folder)
      #expect(wrong.errors == "card.yaml: error: there is no view \"nam\"; did you mean \"name\"?\n")
      let png = try Command("render", "card.yaml", "--adaptive", in: folder)
      #expect(png.status == 2)
      #expect(png.errors.contains("--adaptive is for SVG; write an .svg file or pass --format svg"))
    }
  }
}
