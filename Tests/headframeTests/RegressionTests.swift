import Foundation
import Testing

/// Inputs that once crashed or hung the process, or were rendered incorrectly without a warning.
@Suite("Regressions")
struct RegressionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/Regressions")

  private static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test("Each input results in a picture or an error, without a crash or hang", arguments: names)
  func ends(name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    try withFolder { folder in
      symlink("loop.png", folder.path + "/loop.png")
      if name.hasSuffix(".job") {
        let jobs = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let command = try Command("worker", input: jobs, in: folder)
        #expect(command.status == 0)
        #expect(command.lines.count == jobs.split(separator: "\n").count)
      } else {
        let copy = folder.appendingPathComponent(name)
        try FileManager.default.copyItem(at: file, to: copy)
        for arguments in [["render", name, "-o", "out/", "--annotate", "frames,constraints"], ["frames", name]] {
          let command = try Command(arguments, in: folder)
          #expect([0, 1].contains(command.status), "\(command.errors.suffix(500))")
          #expect(command.status == 0 || command.errors.contains("\(name):"), "\(command.errors.prefix(300))")
          #expect(!command.output.contains("null,null") && !command.output.contains("nan"))
        }
      }
    }
  }

  @Test("The folder of inputs is not empty")
  func inputs() {
    #expect(!Self.names.isEmpty)
  }

  @Test("A frame beyond the range of numbers and an exponent in an equation are errors with the constraint's line")
  func overflow() throws {
    // The frame of v34 is the first that overflows: 10^9 to the power of 35 exceeds 1.8 · 10^308.
    for (name, message) in [
      ("chain-of-multipliers.yaml", ":39: error: the frame of v34 is beyond the range of numbers"),
      ("infinite-frame.yaml", ":5:18: error: expected the equation to end here"),
    ] {
      let command = try Command("frames", Self.folder.appendingPathComponent(name).path, in: Self.folder)

      #expect(command.status == 1)
      #expect(command.output == "")
      #expect(command.errors.contains(message), "\(command.errors)")
    }
  }
}

@Suite("Limits")
struct LimitTests {
  @Test(
    "Excessive inputs are errors that name the option that raises the limit",
    arguments: [
      (
        "view: {class: UILabel, text: '\(String(repeating: "a", count: 1_100_000))'}",
        "a.yaml:2:30: error: the text has 1100000 bytes, expected at most 1048576; --limit text=NUMBER raises this"
      ),
      (
        "view: {layer: {sublayers: [{class: CAGradientLayer, frame: [0, 0, 9, 9], colors: [\(String(repeating: "red, ", count: 5000))red]}]}}",
        "a.yaml: error: cannot be painted: a gradient has 5001 stops; the limit is 4096, and --limit stops=NUMBER raises it"
      ),
    ])
  func rejected(view: String, message: String) throws {
    try withFolder(["a.yaml": "size: 20x20\n\(view)\n"]) { folder in
      let command = try Command("render", "a.yaml", "-o", "a.png", in: folder)

      #expect(command.status == 1)
      #expect(command.errors.hasPrefix(message), "\(command.errors.prefix(300))")
      #expect(command.errors.utf8.count < 3000)
    }
  }

  @Test("A limit can be lowered and raised, and an invalid one is a usage error")
  func settable() throws {
    try withFolder(["a.yaml": "size: 20x20\nview: {class: UILabel, text: Hello}\n"]) { folder in
      func status(_ limit: String) throws -> Int32 {
        try Command("render", "a.yaml", "-o", "a.png", "--limit", limit, in: folder).status
      }
      let statuses = try ["text=4", "text=5", "txt=5"].map(status)

      #expect(statuses == [1, 0, 2])
    }
  }

  @Test("Limits apply to worker processes")
  func inWorkers() throws {
    let rows = "name\n" + (1...8).map { "n\($0)\n" }.joined()
    let card = "size: 20x20\nview: {class: UILabel, text: 'Hello ${name}'}\n"
    try withFolder(["a.yaml": card, "rows.csv": rows]) { folder in
      let arguments = ["render", "a.yaml", "--data", "rows.csv", "-o", "out/", "--jobs", "2", "--keep-going"]
      let command = try Command(arguments + ["--limit", "text=4"], in: folder)

      #expect(command.status == 1)
      #expect(command.errors.components(separatedBy: "expected at most 4").count == 9)
      #expect(command.errors.contains("0 of 8 pictures made"))
    }
  }

  @Test("A picture with as many pixels as the limit is written and read; one more pixel is an error")
  func pixels() throws {
    // The second document reads a picture of 400 pixels for one of 25.
    let red = "size: 20x20\nscale: 1\nview: {backgroundColor: red}\n"
    let reader = "size: 5x5\nscale: 1\nview: {class: UIImageView, image: 'large.png'}\n"
    try withFolder(["a.yaml": red, "b.yaml": reader]) { folder in
      func run(_ document: String, _ picture: String, limit: Int) throws -> Command {
        try Command("render", document, "-o", picture, "--limit", "pixels=\(limit)", in: folder)
      }

      #expect(try run("a.yaml", "large.png", limit: 400).status == 0)
      #expect(try run("b.yaml", "b.png", limit: 400).status == 0)
      let writing = try run("a.yaml", "c.png", limit: 399)
      #expect(writing.status == 1)
      #expect(writing.errors.contains("a picture of 20×20 pixels exceeds the limit of 399 pixels"))
      let reading = try run("b.yaml", "d.png", limit: 399)
      #expect(reading.status == 1)
      #expect(reading.errors.contains("large.png: 20x20 pixels exceed the limit of 399"))
      #expect(try names(in: folder) == ["a.yaml", "b.png", "b.yaml", "large.png"])
    }
  }

  @Test("The warning about a picture of one color names the view without content")
  func emptyPictures() throws {
    let table = "size: 20x20\nview: {subviews: [{class: UITableView, id: t, frame: [0, 0, 20, 20]}]}\n"
    let image = "size: 20x20\nview: {subviews: [{class: UIImageView, id: i, frame: [0, 0, 20, 20]}]}\n"
    let box = "size: 20x20\nview: {subviews: [{class: UIView, id: v, frame: [0, 0, 20, 20]}]}\n"
    try withFolder(["table.yaml": table, "image.yaml": image, "box.yaml": box]) { folder in
      let errors = try ["table", "image", "box"].map {
        try Command("render", "\($0).yaml", "-o", "\($0).png", in: folder).errors
      }

      #expect(
        errors == [
          "table.yaml:2: warning: the picture has a single color: t has no rows\n",
          "image.yaml:2: warning: the picture has a single color: i has no image\n",
          "box.yaml:2: warning: the picture has a single color: v draws no content\n",
        ])
    }
  }

  @Test("A blank screen of an interface file is a warning; a screen without views is not")
  func emptyScreens() throws {
    func nib(_ subviews: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701"><objects><view id="r">
      <rect key="frame" x="0" y="0" width="20" height="20"/><subviews>\(subviews)</subviews></view></objects></document>
      """
    }
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>"
    try withFolder(["views.xib": nib(view), "none.xib": nib("")]) { folder in
      let errors = try ["views", "none"].map {
        try Command("render", "\($0).xib", "-o", "\($0).png", in: folder).errors
      }

      #expect(
        errors == [
          "views.xib:2 r: warning: the picture has a single color: v draws no content\n",
          "",
        ])
    }
  }

  @Test(
    "The warning about a picture of one color states whether text is missing, covered, or in its background's color")
  func invisibleTexts() throws {
    func picture(_ label: String, _ more: String = "") -> String {
      "size: 20x20\nview:\n  backgroundColor: white\n  subviews:\n"
        + "    - {class: UILabel, id: l, text: Hi, frame: [0, 0, 20, 20], \(label)}\n\(more)"
    }
    let cover = "    - {id: v, frame: [0, 0, 20, 20], backgroundColor: white}\n"
    let documents = [
      "same.yaml": picture("textColor: white"), "cover.yaml": picture("textColor: black", cover),
      "shown.yaml": picture("textColor: black"), "gray.yaml": picture("textColor: white", cover),
      "space.yaml": picture("textColor: black").replacing("text: Hi", with: "text: '  '"),
    ]
    try withFolder(documents) { folder in
      let errors = try ["same", "gray", "cover", "space", "shown"].map {
        try Command("render", "\($0).yaml", "-o", "\($0).png", in: folder).errors
      }

      let color = "warning: the picture has a single color: l"
      #expect(
        errors == [
          "same.yaml:5: \(color) has text in the color of its background\n",
          "gray.yaml:5: \(color) has text in the color of its background\n",
          "cover.yaml:5: \(color) is covered or clipped by other views\n", "space.yaml:5: \(color) has no text\n", "",
        ])
    }
  }

  @Test("A picture without the document's texts, and a view far outside of it, are warnings")
  func extremes() throws {
    let blank = "size: 20x20\nview: {subviews: [{class: UILabel, id: l, text: Hi, frame: [500, 0, 20, 20]}]}\n"
    let far = "size: 20x20\nview: {backgroundColor: white, subviews: [{id: v, frame: [-99840, 0, 20, 20]}]}\n"
    try withFolder(["blank.yaml": blank, "far.yaml": far]) { folder in
      let first = try Command("render", "blank.yaml", "-o", "a.png", in: folder)
      let second = try Command("render", "far.yaml", "-o", "b.png", in: folder)

      #expect(first.status == 0)
      #expect(first.errors.contains("warning: the picture shows no text, though the document has some: l is at 500, 0"))
      #expect(second.errors == "far.yaml:2: warning: v is far outside of its superview, at -99840, 0\n")
    }
  }

  @Test("A view inside a picture 30,000 points wide is not far outside, wherever it is")
  func wide() throws {
    let label = "{class: UILabel, text: Hi, frame: [20000, 0, 40, 25]}"
    let wide = "size: 30000x30\nscale: 1\nview: {backgroundColor: white, subviews: [\(label)]}\n"
    try withFolder(["wide.yaml": wide]) { folder in
      let command = try Command("render", "wide.yaml", "-o", "a.png", in: folder)

      #expect(command.status == 0)
      #expect(command.errors == "")
    }
  }
}
