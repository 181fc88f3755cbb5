import Foundation
import Testing

private let card = "size: 20x10\nview: {subviews: [{class: UILabel, id: name, text: 'Hi ${name}'}]}\n"

@Suite("headframe worker")
struct WorkerCommandTests {
  @Test("Each job is answered by one line in order, and an error in one does not affect the next")
  func answers() throws {
    let input = #"""
      {"id": 1, "document": "card.yaml", "row": {"name": "Ada"}, "output": "out/{row.name}{@scale}.png", "scale": [1, 2]}
      not JSON

      {"id": "three", "document": "none.yaml"}
      {"id": 4, "document": "card.yaml", "row": {"nom": "Bo"}}
      {"id": 5, "document": "card.yaml", "roww": {}}
      {"id": 6, "document": {"text": "size: 2x1\nview: {backgroundColor: red}"}, "format": "rgba", "scale": 1}

      """#
    try withFolder(["card.yaml": card]) { folder in
      let command = try Command("worker", input: input, in: folder)

      #expect(command.status == 0)
      let answers = try command.lines.map { try Answer($0) }
      #expect(answers.map(\.id) == ["1", "null", "three", "4", "5", "6"])
      #expect(answers.map(\.isGood) == [true, false, false, false, false, true])
      #expect(answers[0].pictures.map { $0["path"] as? String } == ["out/Ada@1x.png", "out/Ada@2x.png"])
      #expect(answers[0].pictures.map { $0["width"] as? Int } == [20, 40])
      #expect(try names(in: folder.appendingPathComponent("out")) == ["Ada@1x.png", "Ada@2x.png"])
      #expect(answers[1].errors[0].hasPrefix("job: error: not valid JSON: expected a value such as 12, true, null"))
      #expect(answers[2].errors == ["none.yaml: error: no such file"])
      #expect(answers[3].errors[0].contains("the data has no value \"name\" (row 1); did you mean \"nom\"?"))
      #expect(answers[4].errors == ["job: error: there is no key \"roww\"; did you mean \"row\"?"])
      // Unlike systemRed (#FF3B30), red is #FF0000. Both pixels are opaque.
      #expect(
        answers[5].pictures[0]["data"] as? String == Data([255, 0, 0, 255, 255, 0, 0, 255]).base64EncodedString())
    }
  }

  @Test("Errors name the missing or invalid key of a job, and suggest a scene")
  func invalidJobs() throws {
    let input = #"""
      {"document": "loops.yaml", "scene": "loop1"}
      {"document": "card.yaml", "row": {"name": "Ada"}, "path": ""}
      {"document": "card.yaml", "row": {"name": "Ada"}, "n": 1e20}
      {"document": "card.yaml", "row": {"name": "Ada"}, "n": 0}
      {"document": "card.yaml", "output": "{row.name}.png"}
      {"document": "card.yaml", "row": {"name": "Ada"}, "path": "card.gif"}
      {"scene": "loop1"}

      """#
    let loops = "scenes: {loop: {view: {}, size: 9x9}, other: {view: {}, size: 9x9}}\n"
    try withFolder(["card.yaml": card, "loops.yaml": loops]) { folder in
      let command = try Command("worker", input: input, in: folder)

      let errors = try command.lines.map { try Answer($0) }.map { $0.errors.joined(separator: "\n") }
      #expect(
        errors == [
          "job: error: there is no scene \"loop1\"; did you mean \"loop\"?",
          "job: error: \"path\" is empty, expected a file's path; omit the key to return the picture in the result",
          "job: error: expected a whole number from 1 to 2147483647 as \"n\", found 1e+20",
          "job: error: expected a whole number from 1 to 2147483647 as \"n\", found 0.0",
          "job: error: \"output\" names {row.name}, but the job has no \"row\"",
          "job: error: \"path\" ends in .gif, which is not a picture format, expected one of png, jpg, webp, svg, pdf, "
            + "json, txt, rgba; \"format\" takes precedence over the ending",
          "job: error: expected the key \"document\", a path or {\"text\": …}",
        ])
    }
  }

  @Test("A worker's picture equals the picture of render, and a changed document is read again")
  func sameBytes() throws {
    try withFolder(["card.yaml": card]) { folder in
      try Data("name\nAda\n".utf8).write(to: folder.appendingPathComponent("rows.csv"))
      _ = try Command("render", "card.yaml", "-o", "one.png", "--data", "rows.csv", in: folder)
      let line = #"{"document": "card.yaml", "row": {"name": "Ada"}, "path": "two.png"}"#
      _ = try Command("worker", input: line + "\n", in: folder)

      let one = try Data(contentsOf: folder.appendingPathComponent("one.png"))
      #expect(try Data(contentsOf: folder.appendingPathComponent("two.png")) == one)

      let pipe = Pipe()
      let worker = try RunningCommand(["worker"], from: pipe.fileHandleForReading, in: folder)
      try pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      #expect(worker.wait { worker.output.contains("\n") })
      try Data(card.replacingOccurrences(of: "20x10", with: "30x10").utf8)
        .write(to: folder.appendingPathComponent("card.yaml"))
      try pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      try pipe.fileHandleForWriting.close()
      let end = worker.end()
      let widths = try end.output.split(separator: "\n").map { try Answer(String($0)).pictures[0]["width"] as? Int }
      #expect(widths == [40, 60])
    }
  }

  @Test("A worker that restarts to release memory answers every job in order")
  func renewal() throws {
    let line = #"{"id": %, "document": {"text": "size: 2x1\nview: {}"}, "format": "txt"}"# + "\n"
    func jobs(_ numbers: ClosedRange<Int>) -> Data {
      Data(numbers.map { line.replacingOccurrences(of: "%", with: "\($0)") }.joined().utf8)
    }
    try withFolder { folder in
      let pipe = Pipe()
      // More than a megabyte is always in use, so the worker restarts after 256 and 512 jobs.
      let worker = try RunningCommand(
        ["worker", "--memory-limit", "1"], from: pipe.fileHandleForReading, in: folder)
      /// Returns whether the program has replaced itself, which passes on unread input by its environment.
      func hasRestarted() throws -> Bool {
        let file = FileHandle(forReadingAtPath: "/proc/\(worker.process.processIdentifier)/environ")
        let environment = try #require(try file?.readToEnd())
        return String(decoding: environment, as: UTF8.self).contains("\0HEADFRAME_WORKER_UNREAD=")
      }
      func wait(forAnswers count: Int) -> Bool {
        worker.wait { worker.output.utf8.count { $0 == UInt8(ascii: "\n") } == count }
      }

      try pipe.fileHandleForWriting.write(contentsOf: jobs(1...255))
      #expect(wait(forAnswers: 255))
      #expect(try !hasRestarted())
      try pipe.fileHandleForWriting.write(contentsOf: jobs(256...600))
      #expect(wait(forAnswers: 600))
      #expect(try hasRestarted())
      try pipe.fileHandleForWriting.close()
      let end = worker.end()

      #expect(end.status == 0)
      let ids = try end.output.split(separator: "\n").map { try Answer(String($0)).id }
      #expect(ids == (1...600).map { "\($0)" })
      #expect(try names(in: folder) == [])
    }
  }

  @Test("A closed output ends the worker with status 141 and leaves no partial file")
  func closedPipe() throws {
    try withFolder(["card.yaml": card]) { folder in
      let line = #"{"document": "card.yaml", "row": {"name": "Ada"}, "output": "out/{row.name}.png"}"# + "\n"
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let worker = try RunningCommand(
        ["worker"], input: String(repeating: line, count: 3), to: pipe.fileHandleForWriting, in: folder)
      let end = worker.end()

      // A shell reports SIGPIPE as 128 plus its number.
      #expect(end.status == 141)
      #expect(end.errors == "")
      #expect(try names(in: folder.appendingPathComponent("out")) == ["Ada.png"])
    }
  }
}

/// One line of a worker's output.
private struct Answer {
  var id: String
  var isGood: Bool
  var pictures: [[String: Any]]
  var errors: [String]

  init(_ line: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    let value = object["id"]
    id = value is NSNull ? "null" : value.map { "\($0)" } ?? "missing"
    isGood = object["ok"] as? Bool ?? false
    pictures = object["pictures"] as? [[String: Any]] ?? []
    errors = object["errors"] as? [String] ?? []
  }
}
