import Foundation
import Testing

/// A document whose width of 40 points truncates a long name.
private let card = """
  size: 40x20
  view:
    subviews: [{class: UILabel, id: name, text: "${name}${role}", frame: [0, 0, 40, 20]}]
  """

/// Rows in which a field on line 3 continues on line 4, and line 5 is blank.
private let rows = "id,name,role\na1,Ada,\na2,\"A long\nname\",x\n\na3,Bo,\n"

@Suite("Reports about rows")
struct RowReportTests {
  @Test("Warnings have the row's number, line and id, are counted by kind, and are repeated by --resume")
  func warnings() throws {
    try withFolder(["card.yaml": card, "rows.csv": rows]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.id}.png", "--resume", "--jobs"]
      for jobs in ["1", "2"] {
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("out"))
        let first = try Command(arguments + [jobs, "--json"], in: folder)
        let again = try Command(arguments + [jobs, "--json"], in: folder)

        for (command, event) in [(first, "picture"), (again, "upToDate")] {
          #expect(command.status == 0)
          let events = try command.lines.map { try Event($0) }
          #expect(events.map(\.name) == ["start", event, event, event, "end"])
          #expect(events[2].text("path") == "out/a2.png")
          #expect(events[2].number("row") == 2)
          #expect(events[2].text("place") == "rows.csv:3")
          #expect(events[2].text("id") == "a2")
          #expect(events[2].counts("kinds") == ["cutText": 1])
          #expect(events[3].text("place") == "rows.csv:6")
          #expect(events[4].counts("warnings") == ["cutText": 1])
          #expect(events[4].number("withWarnings") == 1)
          #expect(command.errors.hasPrefix("card.yaml:3 (rows.csv:3): warning: the text of name is cut: it needs "))
        }
      }
    }
  }

  @Test("A document that shows no value of the rows is a warning, unless their columns are properties of its views")
  func unusedRows() throws {
    let files = [
      "card.yaml": "size: 99x20\nview: {subviews: [{class: UILabel, id: name, text: $name, frame: [0, 0, 99, 20]}]}\n",
      "rows.csv": "name\nAda\n", "properties.csv": "name.text\nAda\n",
    ]
    try withFolder(files) { folder in
      let unused = try Command("render", "card.yaml", "--data", "rows.csv", "-o", "a/", in: folder)
      let used = try Command("render", "card.yaml", "--data", "properties.csv", "-o", "b/", in: folder)

      #expect(unused.status == 0)
      #expect(
        unused.errors
          == "card.yaml: warning: shows no value of rows.csv; use ${name} in a text to show a value of the row\n")
      #expect(used.errors == "")
    }
  }

  @Test("The state file has warnings and errors with their row")
  func journal() throws {
    let rows = "id,name\na1,Ada\na2,A long name\n"
    let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.id}.png", "--keep-going"]
    let card = card.replacingOccurrences(of: "${role}", with: "")
    try withFolder(["card.yaml": card, "rows.csv": rows]) { folder in
      #expect(try Command(arguments, in: folder).status == 0)
      #expect(try Command(arguments + ["--strict", "--force"], in: folder).status == 1)

      let state = try String(contentsOf: folder.appendingPathComponent("out/.headframe-state"), encoding: .utf8)
      let lines = try state.split(separator: "\n").map { try Event(String($0)) }.filter { $0.text("path") == "a2.png" }
      #expect(lines.count == 2)
      for (line, key) in zip(lines, ["warnings", "errors"]) {
        #expect(line.number("row") == 2)
        #expect(line.text("place") == "rows.csv:3")
        #expect(line.text("id") == "a2")
        let problems = try #require(line.fields[key] as? [[String: Any]])
        #expect(problems.map { $0["kind"] as? String } == ["cutText"])
        #expect((problems.first?["lines"] as? [String])?.first?.hasPrefix("card.yaml:3 (rows.csv:3): ") == true)
      }
    }
  }

  @Test("The error of a row has its line in CSV, JSON and NDJSON, with any number of workers")
  func errors() throws {
    let document = "size: 90x30\nview: {class: UILabel, text: '${a}'}\n"
    let files = [
      "card.yaml": document, "r.csv": "b,a\n\"1\n1\",x\n\"2\n2\",\n",
      "r.json": "[\n{\"a\": \"x\", \"b\": 1},\n{\n\"b\": \"2\"}]\n",
      "r.ndjson": "\n{\"a\": \"x\", \"b\": 1}\n\n{\"b\": \"2\"}\n",
    ]
    try withFolder(files) { folder in
      for jobs in ["1", "2"] {
        // The pattern needs a column. It is empty in one row.
        let csv = try Command(
          "render", "card.yaml", "--data", "r.csv", "-o", "out/{row.a}.png", "--jobs", jobs, in: folder)
        #expect(csv.status == 1)
        #expect(
          csv.errors
            == "r.csv:4: error: {row.a} is empty, expected text for the file's name; try {-row.a}, which is omitted "
            + "if it is empty, or {n}, the row's number\n")
        for (name, line) in [("r.json", 3), ("r.ndjson", 4)] {
          let command = try Command(
            "render", "card.yaml", "--data", name, "-o", "out/", "--jobs", jobs, "--keep-going", "--json", in: folder)
          #expect(command.status == 1)
          #expect(
            command.errors.hasPrefix(
              "card.yaml:2:31: error: the data has no value \"a\", expected one of b (\(name):\(line)) | view: {class: UILabel, text: '${a}'}\n"
            ), "\(command.errors)")
          let failure = try #require(try command.lines.map { try Event($0) }.first { $0.name == "failure" })
          #expect(failure.number("row") == 2)
          #expect(failure.text("place") == "\(name):\(line)")
          #expect(failure.counts("kinds") == ["data": 1])
        }
      }
    }
  }

  @Test("A worker's answer has the row's number and place, the kinds of its problems, and warnings")
  func worker() throws {
    let card = card + "\nstyles: {unused: {alpha: 1}}\n"
    // The second job has no value for the placeholder ${role}.
    let jobs = #"""
      {"id": "x", "document": "card.yaml", "row": {"name": "A long name", "role": ""}, "n": 16, "place": "rows.csv:17"}
      {"id": "y", "document": "card.yaml", "row": {"name": "Bo"}, "n": 17}

      """#
    try withFolder(["card.yaml": card]) { folder in
      let answers = try Command("worker", input: jobs, in: folder).lines.map { try Event($0) }

      #expect(answers.map { $0.text("id") } == ["x", "y"])
      #expect(answers.map { $0.number("row") } == [16, 17])
      #expect(answers[0].text("place") == "rows.csv:17")
      #expect(answers[0].counts("kinds") == ["cutText": 1])
      let picture = try #require((answers[0].fields["pictures"] as? [[String: Any]])?.first)
      let warnings = try #require(picture["warnings"] as? [String])
      #expect(warnings.first?.hasPrefix("card.yaml:3 (rows.csv:17): warning: the text of name is cut") == true)
      #expect(answers[1].counts("kinds") == ["data": 1])
      #expect(
        (answers[1].fields["errors"] as? [String])?.first?.contains("no value \"role\", expected one of name (row 17)")
          == true)
    }
  }

  @Test("A missing photo fails only its row, or shows a gray box with a warning that names the row")
  func photos() throws {
    let card = "size: 4x4\nscale: 1\nview: {subviews: [{class: UIImageView, frame: [0, 0, 4, 4], image: IMAGE}]}\n"
    let plain = "size: 4x4\nscale: 1\nview: {backgroundColor: red}\n"
    let files = [
      "plain.yaml": plain, "card.yaml": card.replacingOccurrences(of: "IMAGE", with: "'${photo}'"),
      "box.yaml": card.replacingOccurrences(of: "IMAGE", with: "{path: '${photo}', fallback: box}"),
      "rows.csv": "photo\ndot.png\nportrait-of-ada.jpeg\n",
    ]
    try withFolder(files) { folder in
      #expect(try Command("render", "plain.yaml", "-o", "dot.png", in: folder).status == 0)
      let arguments = ["--data", "rows.csv", "-o", "out/", "--format", "rgba", "--keep-going", "--json"]
      let failing = try Command(["render", "card.yaml"] + arguments, in: folder)
      let boxed = try Command(["render", "box.yaml"] + arguments, in: folder)

      #expect(failing.status == 1)
      #expect(
        failing.errors.hasPrefix(
          "card.yaml:3:68: error: no such picture \"portrait-of-ada.jpeg\"; {path: …, fallback: box} "))
      #expect(failing.errors.contains(" (rows.csv:3) | "))
      #expect(boxed.status == 0)
      #expect(
        boxed.errors.hasPrefix(
          "box.yaml:3:75: warning: no such picture \"portrait-of-ada.jpeg\"; shown instead: a box (rows.csv:3) | "))
      #expect(try boxed.lines.map { try Event($0) }.last?.counts("warnings") == ["missingImage": 1])
      // systemGray5 in light appearance is #E5E5EA.
      let pixels = try Data(contentsOf: folder.appendingPathComponent("out/box-2.rgba"))
      #expect(Array(pixels.prefix(4)) == [0xE5, 0xE5, 0xEA, 0xFF])
      #expect(try names(in: folder.appendingPathComponent("out")).contains("card-1.rgba"))
    }
  }

  @Test("A byte order mark is not part of the first name, key or value")
  func byteOrderMarks() throws {
    let mark = "\u{FEFF}"
    let files = [
      "card.yaml": mark + "size: 40x20\nview: {class: UILabel, text: '${a}'}\n",
      "card.json": mark + #"{"size": "40x20", "view": {"class": "UILabel", "text": "${a}"}}"#,
      "r.csv": mark + "\"a\",b\nx,1\n", "r.json": mark + "[{\"a\": \"x\"}]", "r.ndjson": mark + "{\"a\": \"x\"}\n",
    ]
    try withFolder(files) { folder in
      var pictures: Set<Data> = []
      for document in ["card.yaml", "card.json"] {
        for rows in ["r.csv", "r.json", "r.ndjson"] {
          let command = try Command("render", document, "--data", rows, "-o", "out/{row.a}.png", in: folder)
          #expect(command.status == 0, "\(document) \(rows): \(command.errors)")
          pictures.insert(try Data(contentsOf: folder.appendingPathComponent("out/x.png")))
        }
      }
      #expect(pictures.count == 1)
    }
  }

  @Test("Invalid UTF-8 is reported with its position, the byte and the command that converts it")
  func encodings() throws {
    try withFolder(["card.yaml": "size: 40x20\nview: {class: UILabel, text: '${a}'}\n"]) { folder in
      func write(_ bytes: [UInt8], _ name: String) throws {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
      }
      func latin(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) } }
      try write(latin("size: 9x9\nview: {class: UILabel, text: 'Zoë'}\n"), "latin.yaml")
      try write([0xFF, 0xFE, 0x61, 0], "wide.yaml")
      try write(latin("a,b\n1,2\nx,\"Zoë\"\ny,3\n"), "latin.csv")
      try write(latin("{\"a\": \"x\"}\n{\"a\": \"Zoë\"}\n"), "latin.ndjson")
      try write([0xFF, 0xFE, 0x5B, 0], "wide.json")
      func errors(_ arguments: String...) throws -> String {
        try Command(["render"] + arguments + ["-o", "out/", "--quiet"], in: folder).errors
      }

      let remedy = "(byte 0xEB, \"ë\" in Windows-1252); try iconv -f WINDOWS-1252 -t UTF-8"
      #expect(try errors("latin.yaml") == "latin.yaml:2:33: error: is not UTF-8 text \(remedy) latin.yaml\n")
      #expect(
        try errors("wide.yaml")
          == "wide.yaml:1:1: error: is UTF-16 text, expected UTF-8; try iconv -f UTF-16 -t UTF-8 wide.yaml\n")
      #expect(
        try errors("card.yaml", "--data", "wide.json")
          == "wide.json:1:1: error: expected an object as item 1 of the array: expected a value, found the end at byte 1\n"
      )
      // With --keep-going only this row fails.
      let csv = try errors("card.yaml", "--data", "latin.csv", "--keep-going")
      #expect(csv.hasPrefix("latin.csv:3:1: error: is not UTF-8 text \(remedy) latin.csv\n"), "\(csv)")
      #expect(csv.contains("2 of 3 pictures made, 1 failed (data: 1) in "))
      let ndjson = try errors("card.yaml", "--data", "latin.ndjson", "--keep-going")
      #expect(ndjson.hasPrefix("latin.ndjson:2:10: error: is not UTF-8 text \(remedy) latin.ndjson\n"), "\(ndjson)")
    }
  }
}

/// A line of JSON.
private struct Event {
  let fields: [String: Any]

  init(_ line: String) throws {
    fields = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
  }

  var name: String { text("event") ?? "" }
  func text(_ key: String) -> String? { fields[key] as? String }
  func number(_ key: String) -> Int? { fields[key] as? Int }
  func counts(_ key: String) -> [String: Int]? { fields[key] as? [String: Int] }
}
