import Foundation
import Testing

private let box = """
  size: 20x10
  view:
    backgroundColor: systemBackground
    subviews: [{id: a, backgroundColor: red}]
    constraints: ["H:|-2-[a]-2-|", "V:|-2-[a]-2-|"]

  """

@Suite("headframe render")
struct RenderCommandTests {
  @Test("Files are named by the varying axes and listed with size and time")
  func naming() throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command(
        "render", "box.yaml", "-o", "out/", "--direction", "ltr,rtl", "--scale", "1,2", in: folder)

      #expect(command.status == 0)
      #expect(command.errors == "")
      let expected = ["box-ltr@1x.png", "box-ltr@2x.png", "box-rtl@1x.png", "box-rtl@2x.png"]
      #expect(try names(in: folder.appendingPathComponent("out")) == expected)
      let lines = command.output.split(separator: "\n")
      #expect(lines.count == 4)
      #expect(lines.last?.hasPrefix("out/box-rtl@2x.png  40 × 20 px  ") == true)
    }
  }

  @Test("The same input results in the same bytes for any number of workers")
  func determinism() throws {
    try withFolder(["box.yaml": box]) { folder in
      for jobs in ["1", "2", "8"] {
        _ = try Command(
          "render", "box.yaml", "-o", "\(jobs)/", "--appearance", "light,dark", "--scale", "1,2,3", "--jobs", jobs,
          in: folder)
      }

      let files = try names(in: folder.appendingPathComponent("1"))
      #expect(files.count == 6)
      for name in files {
        let bytes = try ["1", "2", "8"].map { try Data(contentsOf: folder.appendingPathComponent("\($0)/\(name)")) }
        #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2])
      }
    }
  }

  @Test("Two pictures with the same name are an error before anything is rendered")
  func sameName() throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command(
        "render", "box.yaml", "-o", "out/x.png", "--scale", "1,2", "--appearance", "light,dark", in: folder)

      #expect(command.status == 1)
      #expect(
        command.errors
          == "box.yaml: error: two of its pictures would be named out/x.png; add a varying field to the pattern, such as "
          + "{~appearance}{@scale}\n")
      #expect(try names(in: folder) == ["box.yaml"])
    }
  }

  @Test("A failed document leaves no file; with --keep-going the others are rendered")
  func keepGoing() throws {
    let bad = "size: 20x10\nview: {class: UILabel, text: '${nobody}'}\n"
    try withFolder(["bad.yaml": bad, "box.yaml": box]) { folder in
      let stopped = try Command("render", "bad.yaml", "box.yaml", "-o", "a/", in: folder)
      let kept = try Command("render", "bad.yaml", "box.yaml", "-o", "b/", "--keep-going", in: folder)

      #expect(stopped.status == 1)
      #expect(
        stopped.errors.replacing(#/in [\d.]+ s/#, with: "in 0.0 s")
          == "bad.yaml:2:31: error: the data has no value \"nobody\"; pass rows with --data, or add sample values under data: in the document "
          + "| view: {class: UILabel, text: '${nobody}'}\n"
          + "0 of 2 pictures made, 1 failed (document: 1) in 0.0 s; failed:\n  a/bad.png\n")
      #expect(kept.status == 1)
      #expect(try names(in: folder.appendingPathComponent("b")) == ["box.png"])
    }
  }

  @Test("Each row results in a picture named by its values; an error in a row has its line")
  func rows() throws {
    let card = "size: 90x30\nview: {subviews: [{class: UILabel, text: 'Hi ${name}', frame: [0, 0, 90, 30]}]}\n"
    let rows = "{\"name\": \"Ada\"}\n{\"nom\": \"Bo\"}\n{\"name\": \"Cy\"}\n"
    try withFolder(["card.yaml": card, "rows.ndjson": rows, "rows.csv": "name,n\nAda,1\nBo,2\n"]) { folder in
      let csv = try Command(
        "render", "card.yaml", "--data", "rows.csv", "-o", "a/{row.name}.{format}", "--format", "svg", in: folder)
      let json = try Command("render", "card.yaml", "--data", "rows.ndjson", "-o", "b/", "--keep-going", in: folder)

      #expect(csv.status == 0)
      #expect(try names(in: folder.appendingPathComponent("a")) == [".headframe-state", "Ada.svg", "Bo.svg"])
      #expect(json.status == 1)
      #expect(
        json.errors.hasPrefix(
          "card.yaml:2:46: error: the data has no value \"name\" (rows.ndjson:2); did you mean \"nom\"?"))
      #expect(try names(in: folder.appendingPathComponent("b")) == [".headframe-state", "card-1.png", "card-3.png"])
    }
  }

  @Test("A picture that exceeds the memory limit is an error")
  func tooLarge() throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command("render", "box.yaml", "-o", "out/", "--size", "100000x100000", in: folder)

      #expect(command.status == 1)
      #expect(command.errors.hasPrefix("box.yaml: error: cannot be painted: a picture of 200000×200000 pixels"))
      #expect(command.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("An unwritable folder is an error")
  func unwritable() throws {
    try withFolder(["box.yaml": box, "file": ""]) { folder in
      let command = try Command("render", "box.yaml", "-o", "file/out/", in: folder)

      #expect(command.status == 1)
      #expect(
        command.errors == "file/out/box.png: error: cannot be written: its folder cannot be created: Not a directory\n")
    }
  }

  @Test(
    "A usage error exits with 2",
    arguments: [
      ["render"], ["rendr", "box.yaml"], ["render", "box.yaml", "--size", "big"],
      ["render", "box.yaml", "--direction", "up"], ["render", "box.yaml", "-o", "{stem"],
      ["render", "box.yaml", "-o", "{name}.png"], ["render", "box.yaml", "--jobs", "0"],
      ["render", "box.yaml", "--format", "bmp"],
    ])
  func usage(arguments: [String]) throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command(arguments, in: folder)

      #expect(command.status == 2)
      #expect(command.output == "")
      #expect(command.errors.hasPrefix("Error: "))
      #expect(try names(in: folder) == ["box.yaml"])
    }
  }

  @Test("--only draws one view with its subviews, on a background with padding")
  func only() throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command(
        "render", "box.yaml", "-o", "-", "--format", "txt", "--only", "a", "--padding", "3", "--background", "white",
        in: folder)
      let missing = try Command("render", "box.yaml", "--only", "aa", in: folder)
      let color = try Command("render", "box.yaml", "--background", "whit", in: folder)

      // The view is 20 − 2·2 by 10 − 2·2 points, and the picture 3 more on each side.
      #expect(
        command.output
          == "bounds -3,-3,22,12\nfill rect=-3,-3,22,12 color=#ffffff\nfill rect=0,0,16,6 color=#ff0000\n")
      #expect(missing.status == 1)
      #expect(missing.errors == "box.yaml: error: there is no view \"aa\"; did you mean \"a\"?\n")
      #expect(color.status == 2)
      #expect(color.errors.contains("did you mean \"white\"?"))
    }
  }

  @Test("--annotate draws frames and constraints over the layout or over one view")
  func annotate() throws {
    try withFolder(["box.yaml": box]) { folder in
      let arguments = ["render", "box.yaml", "-o", "-", "--format", "txt"]
      let plain = try Command(arguments, in: folder)
      let annotated = try Command(arguments + ["--annotate", "frames,constraints"], in: folder)
      let part = try Command(arguments + ["--annotate", "guides", "--only", "a", "--padding", "1"], in: folder)
      let wrong = try Command(arguments + ["--annotate", "frame"], in: folder)

      // The layout is drawn as without annotations, but clipped if the figure is larger. The distance of 2 is drawn
      // over it.
      func steps(_ command: Command) -> [String] {
        command.lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
      }
      #expect(steps(annotated).drop { $0 == "save" || $0.hasPrefix("clip") }.starts(with: steps(plain)))
      #expect(annotated.output.contains("text=\"2\""))
      // The view is from 2 to 18 and from 2 to 8, and the padding adds 1 on each side.
      #expect(part.output.hasPrefix("bounds 1,1,18,8\n"))
      #expect(wrong.status == 2)
      #expect(
        wrong.errors == "Error: --annotate: expected one of frames, constraints, guides, baselines, problems, "
          + "margins, numbers, names, graph, exploded, found \"frame\"; did you mean \"frames\"?\n")
    }
  }

  @Test("The extension of the pattern selects the format, and a list of formats writes each")
  func formats() throws {
    try withFolder(["box.yaml": box]) { folder in
      _ = try Command("render", "box.yaml", "-o", "one.svg", in: folder)
      _ = try Command("render", "box.yaml", "-o", "out/", "--format", "svg,pdf,rgba,json", "--scale", "1", in: folder)
      let contrary = try Command("render", "box.yaml", "-o", "one.png", "--format", "svg", in: folder)

      #expect(try String(contentsOf: folder.appendingPathComponent("one.svg"), encoding: .utf8).hasPrefix("<?xml"))
      let out = folder.appendingPathComponent("out")
      #expect(try names(in: out) == ["box.json", "box.pdf", "box.rgba", "box.svg"])
      // 20 by 10 pixels of four bytes. The corner is the white background.
      let pixels = try Data(contentsOf: out.appendingPathComponent("box.rgba"))
      #expect(pixels.count == 800)
      #expect(Array(pixels.prefix(4)) == [255, 255, 255, 255])
      #expect(contrary.status == 2)
      #expect(contrary.errors.hasPrefix("Error: --output names .png files, but --format is svg\n"))
    }
  }

  @Test("A contact sheet shows all variants with their names")
  func contactSheet() throws {
    try withFolder(["box.yaml": box]) { folder in
      let command = try Command(
        "render", "box.yaml", "-o", "out/", "--contact-sheet", "--appearance", "light,dark", "--format", "txt",
        in: folder)

      #expect(command.status == 0)
      #expect(try names(in: folder.appendingPathComponent("out")) == ["contact-sheet.txt"])
      let text = try String(contentsOf: folder.appendingPathComponent("out/contact-sheet.txt"), encoding: .utf8)
      #expect(text.contains("text=\"box~light\""))
      #expect(text.contains("text=\"box~dark\""))
    }
  }

  @Test("Completions exist for three shells", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    try withFolder { folder in
      let command = try Command("--generate-completion-script", shell, in: folder)

      #expect(command.status == 0)
      #expect(command.output.contains("contact-sheet"))
      #expect(command.output.contains("iPhone17Pro"))
    }
  }

  @Test("--timings prints the number of pictures, as a singular for one")
  func timings() throws {
    try withFolder(["a.yaml": "size: 2x1\nscale: [1, 2]\nview: {}\n"]) { folder in
      let arguments = ["render", "a.yaml", "-o", "out/", "--timings"]
      let one = try Command(arguments + ["--scale", "1"], in: folder)
      let two = try Command(arguments, in: folder)

      #expect(one.errors.contains("\n1 picture in "))
      #expect(two.errors.contains("\n2 pictures in "))
    }
  }

  @Test("--help exits with 0")
  func help() throws {
    try withFolder { folder in
      let command = try Command("render", "--help", in: folder)

      #expect(command.status == 0)
      #expect(command.output.contains("Render layout documents to pictures."))
    }
  }
}
