import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
  /// Invalid documents, and the beginning of the error after the file's name.
  private static let invalid: [(document: String, message: String)] = [
    ("view:\n  id: [a, b\n", ":3:1: error: not valid YAML: did not find expected ',' or ']'"),
    ("view: {class: UILable}\n", ":1:15: error: expected the name of a view class"),
    (
      "view: {class: UILabel, txet: a}\n",
      ":1:24: error: UILabel has no property \"txet\"; did you mean \"text\"?"
    ),
    (
      "view: {subviews: [{id: Red}], constraints: [Rde.width = 4]}\n",
      ":1:45: error: no view or guide is called 'Rde'; did you mean \"Red\"?"
    ),
    (
      "view: {subviews: [{id: Red}], constraints: [Red.leading = 20]}\n",
      ":1:49: error: a location cannot equal a constant"
    ),
    (
      "view: {subviews: [{id: Red}], constraints: [Red.width = Superview.leading]}\n",
      ":1:67: error: a size cannot be related to a location"
    ),
    (
      "view: {subviews: [{id: Red}], constraints: [Red.top = Superview.leading]}\n",
      ":1:65: error: a vertical attribute cannot be related to a horizontal one"
    ),
    (
      "view: {subviews: [{id: Red}], constraints: [Red.left = Superview.leading]}\n",
      ":1:66: error: leading and trailing cannot be related to left and right"
    ),
    ("view: {subviews: [{id: Red}], constraints: [\"H:|-[Rde]|\"]}\n", ":1:"),
    ("view: {class: UIImageView, image: none.png}\n", ":1:35: error: no such picture \"none.png\""),
    (
      "view: {class: UIImageView, image: ../../etc/passwd}\n", ":1:35: error: \"../../etc/passwd\" is outside"
    ),
    ("view: {class: UIImageView, image: a.yaml}\n", ":1:35: error: "),
    ("view: {backgroundColor: sytemRed}\n", ":1:25: error: expected a color such as red"),
    ("view: {alpha: .nan}\n", ":1:15: error: expected a number from 0 to 1"),
    ("size: 1e9x1e9\nview: {}\n", ":1:7: error: expected a size"),
  ]

  @Test(
    "For an invalid document, the status is 1, and one line has the place, the expectation and a suggestion",
    arguments: invalid)
  func oneLine(document: String, message: String) throws {
    try withFolder(["a.yaml": document]) { folder in
      let command = try Command("frames", "a.yaml", in: folder)

      #expect(command.status == 1)
      #expect(command.output == "")
      #expect(command.errors.hasPrefix("a.yaml" + message), "\(command.errors)")
      #expect(command.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("Rendering invalid documents writes no picture; only with --keep-going is there an error for each of them")
  func oneLineEach() throws {
    let paths = Self.invalid.indices.map { "\($0).yaml" }
    let files = Dictionary(uniqueKeysWithValues: zip(paths, Self.invalid.map(\.document)))
    try withFolder(files) { folder in
      let first = try Command(["render"] + paths + ["-o", "out/"], in: folder)
      let all = try Command(["render"] + paths + ["-o", "out/", "--keep-going"], in: folder)

      #expect(first.status == 1)
      #expect(first.errors.hasPrefix("0.yaml" + Self.invalid[0].message))
      #expect(first.errors.components(separatedBy: ": error: ").count == 2)
      #expect(all.status == 1)
      #expect(all.output == "")
      let lines = all.errors.split(separator: "\n").prefix(paths.count)
      for (line, (path, invalid)) in zip(lines, zip(paths, Self.invalid)) {
        #expect(line.hasPrefix(path + invalid.message), "\(line)")
      }
      #expect(all.errors.components(separatedBy: ": error: ").count == paths.count + 1)
      #expect(try Set(names(in: folder)) == Set(paths))
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

  @Test("Arbitrary bytes never crash the command")
  func hostile() throws {
    let documents = [
      "", "\0", "\u{FEFF}", "&a [*a]", "a: &a {b: *a}", "---\n---\n", "? ? ?", "!!binary |\n ====", "%YAML 9.9\n---\na",
      "view: {frame: [1e308, 1e308, 1e308, 1e308]}", "view: {subviews: [{}, [], 1, null]}",
      "view: {constraints: [\"\", \"[\", \"H:\", \"|\", \"a.b.c.d = e\", \"@\", \"= =\", \"a.width = 1/0\"]}",
      "view: {id: 😀, class: 😀}", "size: 0x0\nview: {}", "scale: 1e308\nview: {}", "metrics: {a: 1e999}\nview: {}",
      "size: fit\nview: {}",
    ]
    let paths = documents.indices.map { "\($0).yaml" }
    try withFolder(Dictionary(uniqueKeysWithValues: zip(paths, documents))) { folder in
      let command = try Command(["render"] + paths + ["-o", "out/", "--keep-going"], in: folder)

      #expect(command.status == 1)
      let lines = command.errors.split(separator: "\n")
      for (path, document) in zip(paths, documents) {
        #expect(lines.contains { $0.hasPrefix(path) && $0.contains(": error: ") }, "\(document)")
      }
      #expect(try Set(names(in: folder)) == Set(paths))
    }
  }

  @Test("The error for a folder without fonts names the folder, and the error for a damaged font names its file")
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

  @Test("A file name that is not UTF-8 is an error, for inputs and outputs, and nothing is written")
  func otherEncodings() throws {
    try withFolder(["a.yaml": "size: 9x9\nview: {}\n"]) { folder in
      // \377 is a byte that UTF-8 never contains.
      for arguments in [#"render "$(printf 'b\377.yaml')" -o c.png"#, #"render a.yaml -o "$(printf 'c\377.png')""#] {
        let command = try Command(shell: "\"$0\" \(arguments)", [], in: folder)

        #expect(command.status == 2)
        #expect(command.errors.contains("is not UTF-8, which names of files must be; rename the file"))
      }
      #expect(try names(in: folder) == ["a.yaml"])
    }
  }

  @Test("A file whose name is not UTF-8 is not proposed in place of a missing file")
  func unusableNames() throws {
    try withFolder { folder in
      _ = try Command(shell: #"echo 'view: {}' >"$(printf 'caf\351.yaml')""#, [], in: folder)
      #expect(try names(in: folder).count == 1)
      #expect(try Command("render", "caf.yaml", "-o", "b.png", in: folder).errors == "caf.yaml: error: no such file\n")

      try Data("view: {}\n".utf8).write(to: folder.appendingPathComponent("café.yaml"))
      #expect(
        try Command("render", "caf.yaml", "-o", "b.png", in: folder).errors
          == "caf.yaml: error: no such file; did you mean \"café.yaml\"?\n")
    }
  }

  @Test("In a folder whose name is not UTF-8, commands end with an error, and write nothing")
  func unusableFolder() throws {
    try withFolder(["a.yaml": "size: 9x9\nview: {}\n"]) { folder in
      let shell = #"mkdir "$(printf 'd\377')" && cd d* && cp ../a.yaml . && "$0" "$@""#
      let command = try Command(shell: shell, ["render", "a.yaml", "-o", "b.png"], in: folder)

      #expect(command.status == 2)
      #expect(command.errors.hasPrefix("Error: the name of the current folder \""))
      #expect(command.errors.hasSuffix("\" is not UTF-8, which names of files must be; rename the folder\n"))
      #expect(try Command(shell: "cd d* && ls", [], in: folder).output == "a.yaml\n")
      #expect(try Command(shell: "cd d* && \"$0\" --version", [], in: folder).status == 0)
    }
  }
}
