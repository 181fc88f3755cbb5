import Foundation
import FoundationXML
import Testing

@Suite("headframe diff")
struct DiffCommandTests {
  /// Two pictures of 20×10 pixels, rendered once for all tests.
  ///
  /// The second has a blue square of 4×4 pixels at (2, 2).
  static let rendered = Result {
    let square = ", subviews: [{frame: [2, 2, 4, 4], backgroundColor: blue}]"
    func document(_ square: String) -> String { "size: 20x10\nscale: 1\nview: {backgroundColor: white\(square)}\n" }
    return try withFolder(["old.yaml": document(""), "new.yaml": document(square)]) { folder in
      let render = try Command("render", "old.yaml", "new.yaml", "-o", "./", "--quiet", in: folder)
      try #require(render.status == 0, "\(render.errors)")
      return try ["old.png", "new.png"].map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
  }

  /// Writes the first picture to the first folder and the second to the second, under each of the names.
  private func pictures(in folder: URL, _ names: [String] = ["picture"], _ folders: [String] = ["old", "new"]) throws {
    for (folderName, picture) in zip(folders, try Self.rendered.get()) {
      let directory = folder.appendingPathComponent(folderName)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      for name in names { try picture.write(to: directory.appendingPathComponent("\(name).png")) }
    }
  }

  @Test("Equal pictures exit with 0 and print nothing")
  func equal() throws {
    try withFolder { folder in
      try pictures(in: folder)

      let diff = try Command("diff", "old/picture.png", "old/picture.png", in: folder)

      #expect(diff.status == 0)
      #expect(diff.output == "")
      #expect(diff.errors == "")
    }
  }

  @Test("Differing pictures exit with 1 and print the share: 16 of 200 pixels are 8 %")
  func different() throws {
    try withFolder { folder in
      try pictures(in: folder)

      let diff = try Command("diff", "old/picture.png", "new/picture.png", "-o", "difference.png", in: folder)

      #expect(diff.status == 1)
      #expect(
        diff.output == """
          8 % of pixels differ (16 of 200); tolerance: exact.
          Of the pixels, 8 % differ by more than 128/255.
          The differences are within 4×4 px at (2, 2).
          It would pass with precision 0.96 (of bytes) or with 16 differing pixels allowed; look at the pictures \
          before you allow that.

          """)
      #expect(try names(in: folder).contains("difference.png"))
    }
  }

  @Test(
    "Differences within the tolerance pass",
    arguments: [
      ["--precision", "0.96"], ["--max-pixels", "16"], ["--threshold", "255"], ["--perceptual-precision", "0"],
    ])
  func allowed(options: [String]) throws {
    try withFolder { folder in
      try pictures(in: folder)

      #expect(try Command(["diff", "old", "new"] + options, in: folder).status == 0)
    }
  }

  @Test("Folders are compared by name; reports list different, new and missing pictures")
  func folders() throws {
    try withFolder { folder in
      try pictures(in: folder, ["same", "gone", "other"], ["old", "old2"])
      let files = FileManager.default
      try files.createDirectory(at: folder.appendingPathComponent("new/deep"), withIntermediateDirectories: true)
      for (from, to) in [("old/same", "new/same"), ("old2/other", "new/other"), ("old/same", "new/deep/fresh")] {
        try files.copyItem(
          at: folder.appendingPathComponent(from + ".png"), to: folder.appendingPathComponent(to + ".png"))
      }

      let diff = try Command(
        "diff", "old", "new", "--html", "out/report.html", "--junit", "out/junit.xml", "--json", "out/reg.json", "-o",
        "out/differences", in: folder)

      #expect(diff.status == 1)
      #expect(diff.errors == "1 failed, 1 new, 1 deleted, 1 passed\n")
      #expect(diff.output.contains("gone.png: There is a reference, but no picture with this name."))
      #expect(try names(in: folder.appendingPathComponent("out/differences")) == ["other.png"])
      let reg =
        try JSONSerialization.jsonObject(
          with: Data(contentsOf: folder.appendingPathComponent("out/reg.json"))) as? [String: Any]
      #expect(reg?["failedItems"] as? [String] == ["other.png"])
      #expect(reg?["newItems"] as? [String] == ["deep/fresh.png"])
      #expect(reg?["deletedItems"] as? [String] == ["gone.png"])
      #expect(reg?["passedItems"] as? [String] == ["same.png"])
      #expect(files.fileExists(atPath: folder.appendingPathComponent("out/actual/deep/fresh.png").path))
      #expect(files.fileExists(atPath: folder.appendingPathComponent("out/expected/gone.png").path))
      let html = try String(contentsOf: folder.appendingPathComponent("out/report.html"), encoding: .utf8)
      #expect(html.contains("data:image/png;base64,"))
      #expect(!html.contains("http://") && !html.contains("https://"))
    }
  }

  @Test("Pictures of different sizes always differ, and both sizes are printed")
  func sizes() throws {
    try withFolder(["a.yaml": "size: 20x10\nscale: 1\nview: {}", "b.yaml": "size: 20x10\nscale: 2\nview: {}"]) {
      folder in
      _ = try Command("render", "a.yaml", "b.yaml", "-o", "out/{stem}.png", in: folder)

      let diff = try Command("diff", "out/a.png", "out/b.png", "--precision", "0", in: folder)

      #expect(diff.status == 1)
      #expect(
        diff.output.hasPrefix("The reference is 20×10 px at scale 1, this picture 40×20 px at scale 2.\n"),
        "\(diff.output)")
    }
  }

  @Test("Equal pixels at different scales differ in every report, unless the scale is ignored")
  func scales() throws {
    let documents = ["a.yaml": "size: 20x10\nscale: 2\nview: {}", "b.yaml": "size: 40x20\nscale: 1\nview: {}"]
    let message =
      "All pixels are equal, but the reference is at scale 2 (20×10 points), this picture at scale 1 (40×20 points)."
    try withFolder(documents) { folder in
      _ = try Command("render", "a.yaml", "b.yaml", "-o", "{stem}.png", in: folder)

      let diff = try Command(
        "diff", "a.png", "b.png", "--precision", "0", "--junit", "j.xml", "--json", "r.json", in: folder)

      #expect(diff.status == 1)
      #expect(diff.output == message + "\n")
      #expect(try String(contentsOf: folder.appendingPathComponent("j.xml"), encoding: .utf8).contains(message))
      let reg = try String(contentsOf: folder.appendingPathComponent("r.json"), encoding: .utf8)
      #expect(reg.contains("\"failedItems\" : [\n    \"b.png\"\n  ]"), "\(reg)")
      let ignoring = try Command("diff", "a.png", "b.png", "--ignore-scale", in: folder)
      #expect(ignoring.status == 0)
      #expect(ignoring.output == "")
    }
  }

  @Test(
    "Errors exit with 2 and a message",
    arguments: [
      (["old", "nothing"], "nothing: error: no such file or folder\n"),
      (["old/picture.png", "picture.yaml"], "picture.yaml: error: not a picture that can be read; expected PNG, "),
      (["empty.png", "old/picture.png"], "empty.png: error: the file is empty\n"),
      (["old/picture.png", "cut.png"], "cut.png: error: damaged PNG: "),
      (["none", "none"], "error: neither none nor none contains a picture (png, jpg, jpeg, webp)\n"),
      (["old", "new", "--precision", "2"], "Error: --precision: expected a number from 0 to 1\n"),
      (
        ["old/picture.png", "new/picture.png", "-o", "old/picture.png/x"],
        "old/picture.png: error: the folder cannot be created: File exists"
      ),
      (["old//", "new/", "-o", "old"], "old/picture.png: error: is the input old//picture.png, which"),
      (
        ["old", "old", "--html", "r", "--junit", "./r"],
        "Error: --html and --junit name the same file, ./r; name a file for each\n"
      ),
      (["old"], "Error: Missing expected argument '<actual>'\n"),
    ])
  func trouble(arguments: [String], message: String) throws {
    try withFolder { folder in
      try pictures(in: folder)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("none"), withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("empty.png"))
      try Data("view: {}\n".utf8).write(to: folder.appendingPathComponent("picture.yaml"))
      let whole = try Data(contentsOf: folder.appendingPathComponent("old/picture.png"))
      try whole.prefix(80).write(to: folder.appendingPathComponent("cut.png"))

      let diff = try Command(["diff"] + arguments + ["--quiet"], in: folder)

      #expect(diff.status == 2, "\(diff.errors)")
      #expect(diff.errors.hasPrefix(message), "\(diff.errors)")
      #expect(try !names(in: folder).contains("r"))
    }
  }

  @Test("Names with special characters are compared and reported")
  func everyLetter() throws {
    try withFolder { folder in
      try pictures(in: folder)
      let name = "a b'\"<&>\n%2F💥é.png"
      for directory in ["old", "new"] {
        let from = folder.appendingPathComponent("\(directory)/picture.png").path
        try FileManager.default.moveItem(atPath: from, toPath: folder.path + "/\(directory)/\(name)")
      }

      let diff = try Command(
        "diff", "old", "new", "--html", "r.html", "--junit", "j.xml", "--json", "r.json", in: folder)

      #expect(diff.status == 1)
      #expect(diff.errors == "1 failed\n")
      #expect(FileManager.default.fileExists(atPath: folder.path + "/actual/" + name))
      let parser = XMLParser(data: try Data(contentsOf: folder.appendingPathComponent("j.xml")))
      #expect(parser.parse())
    }
  }

  @Test("With --layout, two folders give a table, and sheets of pictures that disagree")
  func layout() throws {
    try withFolder { folder in
      try pictures(in: folder)

      let same = try Command("diff", "old", "old", "--layout", in: folder)
      let diff = try Command("diff", "old", "new", "--layout", "-o", "sheets/", in: folder)

      #expect(same.status == 0)
      #expect(same.output.contains("| all | 1 | 1 | 1 | 1.000 / 1.000 | 0 of 0 | 0 of 0 |"))
      #expect(diff.status == 1)
      #expect(diff.output.contains("boxes 0 of 1; lines 0 of 0"))
      #expect(diff.output.contains("extra box: 1 in 1 of 1 pictures, median 4 pt"))
      let sheets = try names(in: folder.appendingPathComponent("sheets"))
      #expect(sheets == ["picture.png"])
    }
  }

  @Test("--layout refuses tolerances and files of reports")
  func layoutOptions() throws {
    try withFolder { folder in
      let tolerant = try Command("diff", "a", "b", "--layout", "--precision", "0.9", in: folder)
      let page = try Command("diff", "a", "b", "--layout", "--html", "a.html", in: folder)

      #expect(tolerant.status == 2)
      #expect(page.status == 2)
    }
  }
}
