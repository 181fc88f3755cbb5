import Foundation
import Testing

@Suite("Typical command-line mistakes")
struct FirstMistakesTests {
  @Test(
    "An unknown command is an error with a suggestion or a list of the commands",
    arguments: [
      (["rendr", "a.yaml"], "there is no command \"headframe rendr\"; did you mean \"headframe render\"?"),
      (
        ["snapshots", "acept"],
        "there is no command \"headframe snapshots acept\"; did you mean \"headframe snapshots accept\"?"
      ),
      (["a.yaml"], "there is no command \"headframe a.yaml\"; did you mean \"headframe render a.yaml\"?"),
      (["paint-it-all"], "there is no command \"headframe paint-it-all\", expected one of render, preview, "),
    ])
  func commands(arguments: [String], message: String) throws {
    try withFolder { folder in
      let command = try Command(arguments, in: folder)

      #expect(command.status == 2)
      #expect(command.errors.hasPrefix("Error: " + message), "\(command.errors)")
    }
  }

  @Test("--version prints the version to standard output")
  func version() throws {
    try withFolder { folder in
      let command = try Command("--version", in: folder)

      #expect(command.status == 0)
      #expect(command.output == "0.1.0\n")
    }
  }

  @Test(
    "An unknown or missing extension, or an unknown placeholder, is an error, and nothing is written",
    arguments: [
      ("out.gif", "--output: .gif is not a picture format, expected one of png, jpg, webp, svg, pdf, json, txt, rgba"),
      ("pictures", "--output: pictures has no extension; use pictures/ for a folder, or pictures.png for a file"),
      ("out/{name}.png", "or {row.name} for a value of the data"),
    ])
  func outputs(output: String, message: String) throws {
    try withFolder(["a.yaml": "size: 10x10\nview: {}\n"]) { folder in
      let command = try Command("render", "a.yaml", "-o", output, in: folder)

      #expect(command.status == 2)
      #expect(command.errors.contains(message), "\(command.errors)")
      #expect(try names(in: folder) == ["a.yaml"])
      guard !output.contains("{") else { return }
      // An explicit format makes the name unambiguous.
      #expect(try Command("render", "a.yaml", "-o", output, "--format", "png", in: folder).status == 0)
    }
  }

  @Test("Missing files, Markdown files and unknown fonts are errors with a remedy")
  func files() throws {
    let files = [
      "Cards/card.yaml": "size: 10x10\nview: {}\n", "rows.csv": "name;age\nAda;36\n", "README.md": "# Hello\n",
      "font.yaml": "size: 10x10\nview: {class: UILabel, text: Hi, font: {name: Iter, size: 9}}\n",
    ]
    try withFolder(files) { folder in
      func errors(_ arguments: String...) throws -> String { try Command(["render"] + arguments, in: folder).errors }

      #expect(
        try errors("cards/card.yml") == "cards/card.yml: error: no such file; did you mean \"Cards/card.yaml\"?\n")
      #expect(
        try errors("Cards/card.yaml", "--data", "row.csv")
          == "row.csv: error: no such file; did you mean \"rows.csv\"?\n")
      #expect(
        try errors("README.md")
          == "README.md: error: is a Markdown article, expected a layout document; "
          + "headframe markdown renders its figures\n")
      let font = try errors("font.yaml")
      #expect(
        font.hasPrefix(
          "font.yaml:2:47: error: expected the name of a font that headframe fonts lists, "
            + "or of a font in a folder given with --font-dir, "
            + "found \"Iter\"; did you mean \"Inter\"?"), "\(font)")
    }
  }
}
