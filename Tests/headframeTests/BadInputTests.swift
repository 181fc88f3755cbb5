import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  @Test(
    "An invalid document exits with 1 and one line: place, expectation and suggestion",
    arguments: [
      ("view:\n  id: [a, b\n", "a.yaml:3:1: error: not valid YAML: did not find expected ',' or ']'"),
      ("view: {class: UILable}\n", "a.yaml:1:15: error: expected the name of a view class"),
      (
        "view: {class: UILabel, txet: a}\n",
        "a.yaml:1:24: error: UILabel has no property \"txet\"; did you mean \"text\"?"
      ),
      (
        "view: {subviews: [{id: Red}], constraints: [Rde.width = 4]}\n",
        "a.yaml:1:45: error: no view or guide is called 'Rde'; did you mean \"Red\"?"
      ),
      (
        "view: {subviews: [{id: Red}], constraints: [Red.leading = 20]}\n",
        "a.yaml:1:49: error: a location cannot equal a constant"
      ),
      (
        "view: {subviews: [{id: Red}], constraints: [Red.width = Superview.leading]}\n",
        "a.yaml:1:67: error: a size cannot be related to a location"
      ),
      (
        "view: {subviews: [{id: Red}], constraints: [Red.top = Superview.leading]}\n",
        "a.yaml:1:65: error: a vertical attribute cannot be related to a horizontal one"
      ),
      (
        "view: {subviews: [{id: Red}], constraints: [Red.left = Superview.leading]}\n",
        "a.yaml:1:66: error: leading and trailing cannot be related to left and right"
      ),
      ("view: {subviews: [{id: Red}], constraints: [\"H:|-[Rde]|\"]}\n", "a.yaml:1:"),
      ("view: {class: UIImageView, image: none.png}\n", "a.yaml:1:35: error: no such picture \"none.png\""),
      (
        "view: {class: UIImageView, image: ../../etc/passwd}\n", "a.yaml:1:35: error: \"../../etc/passwd\" is outside"
      ),
      ("view: {class: UIImageView, image: a.yaml}\n", "a.yaml:1:35: error: "),
      ("view: {backgroundColor: sytemRed}\n", "a.yaml:1:25: error: expected a color such as red"),
      ("view: {alpha: .nan}\n", "a.yaml:1:15: error: expected a number from 0 to 1"),
      ("size: 1e9x1e9\nview: {}\n", "a.yaml:1:7: error: expected a size"),
    ])
  func oneLine(document: String, message: String) throws {
    try withFolder(["a.yaml": document]) { folder in
      let frames = try Command("frames", "a.yaml", in: folder)
      let render = try Command("render", "a.yaml", "-o", "out/", in: folder)

      for command in [frames, render] {
        #expect(command.status == 1)
        #expect(command.output == "")
        #expect(command.errors.hasPrefix(message), "\(command.errors)")
        #expect(command.errors.split(separator: "\n").count == 1)
      }
      #expect(try names(in: folder) == ["a.yaml"])
    }
  }

  @Test("The error for a missing file suggests a similar name")
  func missing() throws {
    try withFolder(["ticker.yaml": "view: {}"]) { folder in
      let command = try Command("frames", "tickr.yaml", in: folder)

      #expect(command.status == 1)
      #expect(command.errors == "tickr.yaml: error: no such file; did you mean \"ticker.yaml\"?\n")
    }
  }

  @Test("A document of more than 16 MB is rejected unread, even from standard input or in a job")
  func huge() throws {
    try withFolder(["a.yaml": ""]) { folder in
      let size = 16 << 20
      #expect(truncate(folder.appendingPathComponent("a.yaml").path, size + (1 << 20)) == 0)
      let text = String(repeating: "#", count: size + 1)
      let file = try Command("render", "a.yaml", "-o", "out/", in: folder)
      let piped = try Command("render", "-", "-o", "out/", input: text, in: folder)
      let job = try Command("worker", input: "{\"document\": {\"text\": \"\(text)\"}}\n", in: folder)

      #expect(file.status == 1)
      #expect(file.errors == "a.yaml: error: is 17 MB long, expected a layout document of at most 16 MB\n")
      #expect(piped.status == 1)
      #expect(piped.errors == "stdin: error: is longer than 16 MB\n")
      #expect(job.status == 0)
      #expect(job.output.contains("\"errors\":[\"document: error: is longer than 16 MB\"]"))
      #expect(try names(in: folder) == ["a.yaml"])
    }
  }

  @Test(
    "Arbitrary bytes never crash the command",
    arguments: [
      "", "\0", "\u{FEFF}", "&a [*a]", "a: &a {b: *a}", "---\n---\n", "? ? ?", "!!binary |\n ====", "%YAML 9.9\n---\na",
      "view: {frame: [1e308, 1e308, 1e308, 1e308]}", "view: {subviews: [{}, [], 1, null]}",
      "view: {constraints: [\"\", \"[\", \"H:\", \"|\", \"a.b.c.d = e\", \"@\", \"= =\", \"a.width = 1/0\"]}",
      "view: {id: 😀, class: 😀}", "size: 0x0\nview: {}", "scale: 1e308\nview: {}", "metrics: {a: 1e999}\nview: {}",
      "size: fit\nview: {}",
    ])
  func hostile(document: String) throws {
    try withFolder(["a.yaml": document]) { folder in
      let command = try Command("render", "a.yaml", "-o", "out/", in: folder)

      #expect(command.status == 1)
      #expect(command.errors.hasPrefix("a.yaml"))
      #expect(try names(in: folder) == ["a.yaml"])
    }
  }

  @Test("The error for a folder without fonts, or with a damaged font, names it")
  func fontFolders() throws {
    let document = "size: 10x10\nview: {}\n"
    try withFolder(["box.yaml": document, "empty/note.txt": "none", "bad/broken.ttf": "not a font"]) { folder in
      let empty = try Command("frames", "box.yaml", "--font-dir", "empty", in: folder)
      let bad = try Command("frames", "box.yaml", "--font-dir", "bad", in: folder)

      #expect(empty.status == 1)
      #expect(empty.errors == "empty: error: contains no .ttf, .otf, .ttc or .otc file\n")
      #expect(bad.status == 1)
      #expect(bad.errors.hasPrefix("bad/broken.ttf: error: not a usable font: "))
    }
  }
}
