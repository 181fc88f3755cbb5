import Foundation
import Testing

private let card = "size: 20x10\nview: {backgroundColor: red}\n"

@Suite("Protected files")
struct NeverDestroyTests {
  /// Runs a command that must fail, and checks that no file has changed.
  private func expectRefusal(
    _ arguments: [String], input: String = "", files: [String: String], saying message: String
  ) throws {
    try withFolder(files) { folder in
      let command = try Command(arguments, input: input, in: folder)

      #expect(command.status == 1 || !input.isEmpty)
      #expect((command.errors + command.output).contains(message), "\(command.errors)\(command.output)")
      for (name, text) in files {
        #expect(try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) == text, "\(name)")
      }
    }
  }

  @Test(
    "Inputs are never overwritten through any path, even with --force",
    arguments: [
      ["render", "a.yaml", "-o", "a.yaml", "--format", "png"],
      ["render", "a.yaml", "-o", "./a.yaml", "--format", "png", "--force"],
      ["render", "a.yaml", "--data", "rows.csv", "-o", "rows.csv", "--format", "png", "--force"],
      ["render", "a.yaml", "b.yaml", "-o", "{stem}.yaml", "--format", "png", "--force", "--keep-going"],
      ["render", "a.yaml", "b.yaml", "-o", "b.yaml", "--format", "png", "--contact-sheet", "--force"],
      ["render", "a.yaml", "--data", "two.csv", "-o", "two.csv", "--format", "png"],
    ])
  func inputs(arguments: [String]) throws {
    try expectRefusal(
      arguments, files: ["a.yaml": card, "b.yaml": card, "rows.csv": "name\na\n", "two.csv": "name\na\nb\n"],
      saying: "which would be lost; name another file")
  }

  @Test("A hard link to an input is not overwritten")
  func hardLink() throws {
    try withFolder(["a.yaml": card]) { folder in
      link(folder.path + "/a.yaml", folder.path + "/b.png")
      let command = try Command("render", "a.yaml", "-o", "b.png", "--force", in: folder)

      #expect(command.errors == "b.png: error: is the input a.yaml, which would be lost; name another file\n")
    }
  }

  @Test("An image that a document shows is not overwritten")
  func shownPicture() throws {
    try withFolder(["a.yaml": card, "b.yaml": "size: 20x10\nview: {class: UIImageView, image: a.png}\n"]) { folder in
      #expect(try Command("render", "a.yaml", "-o", "a.png", "--scale", "1", in: folder).status == 0)
      let before = try Data(contentsOf: folder.appendingPathComponent("a.png"))
      let command = try Command("render", "b.yaml", "-o", "a.png", in: folder)

      #expect(command.status == 1)
      #expect(command.errors.hasSuffix("which would be lost; name another file\n"))
      #expect(try Data(contentsOf: folder.appendingPathComponent("a.png")) == before)
    }
  }

  @Test("A worker's inputs and the state file are not overwritten")
  func worker() throws {
    try expectRefusal(
      ["worker"], input: #"{"document": "a.yaml", "path": "a.yaml", "format": "png", "force": true}"# + "\n",
      files: ["a.yaml": card],
      saying: "a.yaml: error: is one of the inputs")
    try expectRefusal(
      ["render", "a.yaml", "--data", "rows.csv", "-o", "{row.name}", "--format", "png"],
      files: ["a.yaml": card, "rows.csv": "name\n.headframe-state\n"],
      saying: ".headframe-state: error: is a name reserved for files of headframe")
  }

  @Test("An existing file that is not a picture is replaced only with --force")
  func foreignFile() throws {
    try withFolder(["a.yaml": card, "notes.png": "my notes"]) { folder in
      let refused = try Command("render", "a.yaml", "-o", "notes.png", in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "notes.png: error: exists and is not a PNG picture; use another name, or --force to replace it\n")
      #expect(try String(contentsOf: folder.appendingPathComponent("notes.png"), encoding: .utf8) == "my notes")

      #expect(try Command("render", "a.yaml", "-o", "notes.png", "--force", in: folder).status == 0)
      #expect(try Command("render", "a.yaml", "-o", "notes.png", "--scale", "1", in: folder).status == 0)
    }
  }

  @Test("A file that replaced a picture of an earlier run is kept")
  func replacedPicture() throws {
    try withFolder(["a.yaml": card, "rows.csv": "name\nx\n"]) { folder in
      let arguments = ["render", "a.yaml", "--data", "rows.csv", "-o", "{row.name}.png", "--resume"]
      #expect(try Command(arguments, in: folder).status == 0)
      let file = folder.appendingPathComponent("x.png")
      try "my notes".write(to: file, atomically: false, encoding: .utf8)

      let command = try Command(arguments, in: folder)

      #expect(command.status == 1)
      #expect(command.errors.contains("x.png: error: exists and is not a PNG picture;"), "\(command.errors)")
      #expect(try String(contentsOf: file, encoding: .utf8) == "my notes")
    }
  }

  @Test("Pipes and links within the folder are written to; links out of the folder are errors")
  func targets() throws {
    try withFolder(["a.yaml": card, "out/x": ""]) { folder in
      let command = try Command("render", "a.yaml", "-o", "a.svg", in: folder)
      #expect(command.status == 0)
      let picture = try String(contentsOf: folder.appendingPathComponent("a.svg"), encoding: .utf8)

      let pipe = try Command(
        shell: "mkfifo p; cat p & \"$0\" render a.yaml -o p --format svg --quiet; wait; test -p p", [], in: folder)
      #expect(pipe.status == 0)
      #expect(pipe.output == picture)

      let output = try Command(
        shell: "\"$0\" render a.yaml -o /dev/stdout --format svg --quiet >b.svg", [], in: folder)
      #expect(output.status == 0)
      #expect(try String(contentsOf: folder.appendingPathComponent("b.svg"), encoding: .utf8) == picture)

      symlink("../a.svg", folder.path + "/out/outside.svg")
      symlink("inner.svg", folder.path + "/out/inside.svg")
      try picture.write(to: folder.appendingPathComponent("out/inner.svg"), atomically: false, encoding: .utf8)
      let outside = try Command("render", "a.yaml", "-o", "out/outside.svg", in: folder)
      #expect(outside.status == 1)
      #expect(outside.errors.contains("out/outside.svg: error: is a symbolic link to "))
      #expect(try Command("render", "a.yaml", "-o", "out/inside.svg", in: folder).status == 0)
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/out/inside.svg")
      #expect(destination == "inner.svg")
    }
  }

  @Test("A page of symbols replaces a file that is not a picture only with --force")
  func symbols() throws {
    try withFolder(["notes.svg": "my notes"]) { folder in
      let refused = try Command("symbols", "heart.fill", "-o", "notes.svg", in: folder)
      #expect(refused.status == 1)
      #expect(
        refused.errors
          == "notes.svg: error: exists and is not a picture in SVG; use another name, or --force to replace it\n")
      #expect(try String(contentsOf: folder.appendingPathComponent("notes.svg"), encoding: .utf8) == "my notes")

      #expect(try Command("symbols", "heart.fill", "-o", "notes.svg", "--force", in: folder).status == 0)
      #expect(try Command("symbols", "heart", "-o", "notes.svg", in: folder).status == 0)
    }
  }

  @Test("diff never overwrites the pictures that it compares")
  func difference() throws {
    try withFolder(["a.yaml": card, "b.yaml": card.replacing("red", with: "blue")]) { folder in
      #expect(try Command("render", "a.yaml", "b.yaml", "-o", "./", in: folder).status == 0)
      let before = try Data(contentsOf: folder.appendingPathComponent("a.png"))
      let command = try Command("diff", "a.png", "b.png", "-o", "a.png", in: folder)

      #expect(command.status == 2)
      #expect(command.errors == "a.png: error: is one of the inputs, which would be lost; name another file\n")
      #expect(try Data(contentsOf: folder.appendingPathComponent("a.png")) == before)
    }
  }

  @Test(
    "Reports of diff never replace inputs, and replace files of another kind only with --force",
    arguments: [
      (["--json", "a.png"], "a.png: error: is one of the inputs"),
      (["--html", "a.png"], "a.png: error: is one of the inputs"),
      (
        ["--json", "notes"],
        "notes: error: exists and is not a report in JSON; use another name, or --force to replace it\n"
      ),
      (["--html", "notes"], "notes: error: exists and is not a report in HTML; use"),
      (["--junit", "notes"], "notes: error: exists and is not a report in JUnit XML; use"),
      (["-o", "notes"], "notes: error: exists and is not a PNG picture; use"),
    ])
  func reports(options: [String], message: String) throws {
    try withFolder(["notes": "my notes"]) { folder in
      let files = ["a.png", "b.png"]
      for (name, picture) in zip(files, try DiffCommandTests.rendered.get()) {
        try picture.write(to: folder.appendingPathComponent(name))
      }
      func contents() throws -> [Data] {
        try (files + ["notes"]).map { try Data(contentsOf: folder.appendingPathComponent($0)) }
      }
      let before = try contents()
      let refused = try Command(["diff"] + files + options, in: folder)
      #expect(refused.status == 2)
      #expect(refused.errors.hasPrefix(message), "\(refused.errors)")
      #expect(try contents() == before)

      let isInput = message.contains("input")
      let forced = try Command(["diff"] + files + options + ["--force"], in: folder)
      #expect(forced.status == (isInput ? 2 : 1))
      #expect(try (contents() == before) == isInput)
      // A report of the same kind is replaced.
      if !isInput { #expect(try Command(["diff"] + files + options, in: folder).status == 1) }
    }
  }

  @Test("Pictures next to a report in JSON never replace the compared pictures")
  func reportPictures() throws {
    try withFolder { folder in
      // The report writes the references to expected/ and the others to actual/.
      for (name, picture) in zip(["actual", "expected"], try DiffCommandTests.rendered.get()) {
        let directory = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try picture.write(to: directory.appendingPathComponent("a.png"))
      }
      let swapped = try Command("diff", "actual", "expected", "--json", "reg.json", in: folder)
      let same = try Command("diff", "expected", "actual", "--json", "reg.json", in: folder)

      #expect(swapped.status == 2)
      #expect(swapped.errors.contains("a.png: error: is the input "), "\(swapped.errors)")
      #expect(same.status == 1)
      let pictures = try ["actual", "expected"].map {
        try Data(contentsOf: folder.appendingPathComponent("\($0)/a.png"))
      }
      #expect(try pictures == DiffCommandTests.rendered.get())
    }
  }

  @Test("An article replaces neither a file that shows none of its figures nor foreign pictures, unless forced")
  func articles() throws {
    let article = "```headframe name=dot\nsize: 9x9\nview: {backgroundColor: red}\n```\n"
    try withFolder(["in.md": article, "notes.md": "my notes", "a.yaml": card, "p/dot.png": "a file"]) { folder in
      func make(_ options: String...) throws -> Command { try Command(["markdown", "in.md"] + options, in: folder) }

      for name in ["notes.md", "a.yaml"] {
        let refused = try make("-o", name)
        #expect(refused.status == 1)
        #expect(
          refused.errors
            == "\(name): error: exists and shows no figure of in.md; use another name, or --force to replace it\n")
      }
      #expect(try names(in: folder) == ["a.yaml", "in.md", "notes.md", "p"])
      let picture = try make("-o", "out.md", "--pictures", "p")
      #expect(picture.status == 1)
      #expect(
        picture.errors
          == "p/dot.png: error: exists and is not a PNG picture; use another name, or --force to replace it\n")

      #expect(try make("-o", "notes.md", "--pictures", "p", "--force").status == 0)
      // The article is recognized, even if its pictures have another format.
      #expect(try make("-o", "notes.md", "--pictures", "p", "--format", "svg").status == 0)
    }
  }

  @Test("A second run to the same folder is an error that names the first, and changes nothing")
  func twoWriters() throws {
    try withFolder(["a.yaml": card, "rows.csv": "name\na\n"]) { folder in
      // --watch keeps the first run active.
      let first = try RunningCommand(
        ["render", "a.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--watch"], in: folder)
      #expect(first.wait { FileManager.default.fileExists(atPath: folder.path + "/out/a.png") })
      let second = try Command(
        "render", "a.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--resume", in: folder)
      first.process.terminate()
      _ = first.end()

      #expect(second.status == 1)
      #expect(second.errors.contains("out/.headframe-state: error: process \(first.process.processIdentifier) ("))
      #expect(second.errors.contains("is rendering to this folder; wait for it, use another folder"))
    }
  }
}
