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

  @Test("A document's callouts show their text or, without a text, a number")
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
      #expect(
        alone.errors.contains(
          "--legend: explains the numbers of annotate=numbers or annotate=problems, and the lines of annotate=constraints"
        ), "\(alone.errors)")
    }
  }

  @Test("The legend of a conflict has the numbers and sentences of explain, and every scale the same drawing")
  func conflictLegend() throws {
    let card = """
      size: 320x120
      view:
        subviews: [{id: a, class: UIView}, {id: b, class: UIView}]
        constraints: ["H:|-16-[a(200)]-8-[b(100)]-16-|", "V:|-16-[a(40)]", "V:|-16-[b(40)]"]
      """
    try withFolder(["card.yaml": card]) { folder in
      let explained = try Command("explain", "card.yaml", in: folder).output
      let shown = try texts(folder, "--annotate", "problems", "--legend")

      let sentences = explained.split(separator: "\n").compactMap { line -> String? in
        let line = line.drop { $0 == " " }
        guard let number = line.first, number.isNumber, line.dropFirst().hasPrefix(". ") else { return nil }
        return String(line.dropFirst(3)).replacing(" (made at line 4)", with: "")
      }
      #expect(sentences.count == 6)
      // 16 + 200 + 8 + 100 + 16 = 340 points in 320: the members are the screen's width and the five constraints.
      // Each value stands beside the disc with its number.
      #expect(["320", "16", "200", "8", "100"].allSatisfy(shown.contains))
      #expect(["1", "2", "3", "4", "5", "6"].allSatisfy { number in shown.count { $0 == number } == 2 })
      // Sentences are broken into lines.
      let legend = shown.joined(separator: " ").split(separator: " ").joined(separator: " ")
      // In the legend, an article at the beginning has a capital letter.
      for sentence in sentences {
        let shown = sentence.hasPrefix("the ") ? "T" + sentence.dropFirst() : sentence
        #expect(legend.contains(shown), "\(legend)")
      }
      #expect(sentences.count { $0.hasSuffix("; broken") } == 1)

      // Placed once, in points: a scale changes only the pixels.
      let drawings = try ["1", "2", "3"].map {
        try Command(
          "render", "card.yaml", "-o", "-", "--format", "txt", "--annotate", "problems", "--scale", $0, in: folder
        ).output
      }
      #expect(drawings[0].contains("\"200\"") && Set(drawings).count == 1)
    }
  }

  @Test("Captions show several scenes side by side, and a wrong number of captions is an error")
  func captions() throws {
    let article = "![Two](card.yaml?scene=before,after&captions=Before|After&scale=1&appearance=light)\n"
    let wrong = "![Two](card.yaml?scene=before,after&captions=Before&scale=1)\n"
    try withFolder(["card.yaml": Self.pair, "a.in.md": article, "b.in.md": wrong]) { folder in
      let command = try Command("markdown", "a.in.md", "-o", "a.md", in: folder)
      let failed = try Command("markdown", "b.in.md", "-o", "b.md", in: folder)

      #expect(command.status == 0, "\(command.errors)")
      let text = try String(contentsOf: folder.appendingPathComponent("a.md"), encoding: .utf8)
      // Two pictures of 100 points and 24 between them.
      #expect(text.contains("width=\"224\" alt=\"Two\""))
      #expect(failed.status == 1)
      #expect(failed.errors.contains("expected as many captions as pictures (2), found 1"))
    }
  }

  @Test("Pictures are in columns, and an arrow leads to the second one")
  func columns() throws {
    try withFolder(["card.yaml": Self.pair]) { folder in
      let arrow = try Command(
        "render", "card.yaml", "--captions", "Before|-> After", "-o", "-", "--format", "txt", in: folder)
      let column = try Command(
        "render", "card.yaml", "--captions", "Before|->", "--columns", "1", "-o", "-", "--format", "txt", in: folder)
      let wrong = try Command("render", "card.yaml", "--captions", "A|B", "--columns", "0", "-o", "-", in: folder)

      // Two pictures of 100 points with 12, an arrow of 32, and 12 points between them.
      #expect(arrow.output.hasPrefix("bounds 0,0,256,"), "\(arrow.output.prefix(40))")
      #expect(arrow.output.contains("text=\"After\"") && !arrow.output.contains("->"))
      #expect(column.output.hasPrefix("bounds 0,0,100,") && column.output.contains("text=\"after\""))
      #expect(wrong.status == 2 && wrong.errors.contains("--columns: expected a whole number from 1 to 64"))
    }
  }

  @Test("On the command line, captions join scenes and variants in one picture, except for light and dark ones")
  func pairs() throws {
    try withFolder(["card.yaml": Self.pair]) { folder in
      let pair = try Command(
        "render", "card.yaml", "--captions", "Before|After", "-o", "out/", "--appearance", "light,dark", in: folder)
      let rotated = try Command(
        "render", "card.yaml", "--scene", "before", "--device", "iPhone17", "--orientation", "portrait,landscape",
        "--captions", "|Landscape", "-o", "-", "--format", "txt", in: folder)

      #expect(pair.status == 0, "\(pair.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
      // Both scenes are in one file, so its name contains no scene.
      #expect(files.sorted() == ["card~dark.png", "card~light.png"])
      let texts = rotated.output.matches(of: #/ text="([^"]*)"/#).map { String($0.output.1) }
      // An empty caption is the name of the scene and variant.
      #expect(texts == ["before portrait", "Landscape"])
      let wrong = try Command("render", "card.yaml", "--captions", "One", "-o", "out/", in: folder)
      #expect(wrong.status == 1)
      #expect(wrong.errors.contains("card.yaml: error: expected as many captions as pictures (2), found 1"))
    }
  }

  @Test("A document's captions make one picture of its scenes; a selected scene is drawn alone")
  func documentPairs() throws {
    let document = "captions: [Before, After]\n" + Self.pair
    let article = "![Two](card.yaml?scale=1&appearance=light)\n"
    try withFolder(["card.yaml": document, "a.in.md": article]) { folder in
      #expect(try texts(folder) == ["Before", "After"])
      #expect(try texts(folder, "--scene", "after") == [])
      #expect(try texts(folder, "--captions", "Old|New") == ["Old", "New"])
      let command = try Command("markdown", "a.in.md", "-o", "a.md", in: folder)
      #expect(command.status == 0, "\(command.errors)")
      #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("card.png").path))
    }
  }

  @Test("More than eight names become numbers with a legend, unless names are requested")
  func crowd() throws {
    func document(_ count: Int) -> String {
      let views = (1...count).map { "    - {id: box\($0), frame: [\($0 * 20), 10, 16, 16]}" }.joined(separator: "\n")
      return "size: 300x40\nview:\n  subviews:\n\(views)\n"
    }
    try withFolder(["card.yaml": document(8), "crowd/card.yaml": document(9)]) { folder in
      let crowd = folder.appendingPathComponent("crowd")

      #expect(try texts(folder, "--annotate", "frames").contains("1") == false)
      let shown = try texts(crowd, "--annotate", "frames")
      // Nine discs, then nine numbers with their names.
      #expect(shown.count == 27 && Array(shown.suffix(2)) == ["9", "box9"])
      #expect(try texts(crowd, "--annotate", "names").count == 9)
    }
  }

  @Test("Views of the same frame share a number")
  func sameFrame() throws {
    let document = """
      size: 100x40
      view:
        subviews:
          - {id: outer, frame: [0, 0, 50, 40], subviews: [{id: inner, frame: [0, 0, 50, 40]}]}
          - {id: other, frame: [50, 0, 50, 40]}
      """
    try withFolder(["card.yaml": document]) { folder in
      let shown = try texts(folder, "--annotate", "numbers", "--legend")

      #expect(shown.suffix(4) == ["1", "outer, inner", "2", "other"])
    }
  }
}
