import Foundation
import Testing

private let card =
  "size: 90x30\nview: {subviews: [{class: UILabel, id: name, text: 'Hi ${name}', frame: [0, 0, 90, 30]}]}\n"

private func csv(_ count: Int) -> String {
  "name\n" + (1...count).map { "n\($0)\n" }.joined()
}

@Suite("Batches")
struct BatchTests {
  @Test("Worker processes render the same pictures as one process")
  func sameBytes() throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(12)]) { folder in
      for jobs in ["1", "2", "3"] {
        let command = try Command(
          "render", "card.yaml", "--data", "rows.csv", "-o", "\(jobs)/{row.name}.png", "--jobs", jobs, in: folder)
        #expect(command.status == 0)
        // Pictures are listed in the order of the rows, regardless of which worker finishes first.
        #expect(command.lines.map { String($0.prefix { $0 != " " }) } == (1...12).map { "\(jobs)/n\($0).png" })
      }

      for name in (1...12).map({ "n\($0).png" }) {
        let bytes = try ["1", "2", "3"].map { try Data(contentsOf: folder.appendingPathComponent("\($0)/\(name)")) }
        #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2])
      }
    }
  }

  @Test("A killed worker is replaced, and another one renders its picture")
  func crash() throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(150)]) { folder in
      let out = folder.appendingPathComponent("out")
      let held = try HeldPicture(at: out.appendingPathComponent("n4.rgba"))
      let running = try RunningCommand(
        ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.rgba", "--jobs", "3"], in: folder)
      func pictureCount() -> Int { ((try? names(in: out)) ?? []).count { $0.hasSuffix(".rgba") } }
      func listed() -> Int { running.output.split(separator: "\n").count }
      #expect(running.wait { held.writer(in: running.id) != nil })
      let worker = try #require(held.writer(in: running.id))
      // Pictures are listed in order, so the waiting worker delays the listing of finished pictures.
      #expect(running.wait { pictureCount() >= listed() + 20 })
      #expect(listed() < 4)
      held.remove()
      kill(worker, SIGKILL)
      let end = running.end()

      #expect(end.status == 0)
      #expect(end.errors.hasPrefix("150 of 150 pictures made in "))
      #expect(
        end.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
          == (1...150).map { "out/n\($0).rgba" })
      #expect(try Set(names(in: out)) == Set((1...150).map { "n\($0).rgba" } + [".headframe-state"]))
    }
  }

  @Test("A picture that ends two workers fails, and the others are rendered")
  func crashes() throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(16)]) { folder in
      let out = folder.appendingPathComponent("out")
      let held = try HeldPicture(at: out.appendingPathComponent("n5.rgba"))
      let running = try RunningCommand(
        ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.rgba", "--jobs", "2", "--keep-going"],
        in: folder)
      // The bytes of the first worker still fill the pipe when the second one writes.
      var killed: [pid_t] = []
      for _ in 0..<2 {
        #expect(running.wait { held.writer(in: running.id).map { !killed.contains($0) } ?? false })
        let worker = try #require(held.writer(in: running.id))
        kill(worker, SIGKILL)
        killed.append(worker)
      }
      let end = running.end()
      let rendered = end.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }

      #expect(end.status == 1)
      #expect(rendered == (1...16).filter { $0 != 5 }.map { "out/n\($0).rgba" })
      #expect(
        end.errors.hasPrefix(
          "out/n5.rgba (rows.csv:6): error: the worker process that rendered it was terminated by signal 9 (Killed)"))
      #expect(end.errors.contains("15 of 16 pictures made, 1 failed (process: 1) in "))
      #expect(try !names(in: out).contains { $0.hasSuffix(".part") })
    }
  }

  @Test("A killed run leaves only complete pictures, and its workers end")
  func killed() throws {
    let large = "size: 900x900\nscale: 1\nview: {backgroundColor: red, subviews: [{class: UILabel, text: '${name}'}]}\n"
    try withFolder(["card.yaml": large, "rows.csv": csv(400)]) { folder in
      let out = folder.appendingPathComponent("out")
      // Of 400 pictures, each of two workers is assigned an eighth of its half at first: 1 to 25 and 26 to 50.
      let held = try [20, 45].map { try HeldPicture(at: out.appendingPathComponent("n\($0).rgba")) }
      let running = try RunningCommand(
        ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.rgba", "--jobs", "2"], in: folder)
      #expect(running.wait { held.allSatisfy { $0.writer(in: running.id) != nil } })
      let workers = workers(of: running.id)
      kill(running.id, SIGKILL)
      for picture in held {
        picture.remove()
        try picture.close()
      }
      // Foundation waits also for the workers, which inherit a socket from the process.
      #expect(running.end().status == -SIGKILL)
      for _ in 0..<6000 where workers.contains(where: isRunning) { usleep(5000) }

      #expect(workers.count == 2)
      #expect(!workers.contains(where: isRunning))
      let made = try names(in: out).filter { $0 != ".headframe-state" }
      #expect(Set(made).isSuperset(of: (Array(1...19) + Array(26...44)).map { "n\($0).rgba" }))
      for name in made {
        let size = try FileManager.default.attributesOfItem(atPath: out.appendingPathComponent(name).path)[.size]
        #expect(size as? Int == 900 * 900 * 4, "\(name)")
      }
    }
  }

  @Test("A run removes the temporary files of a killed run, except those still being written")
  func abandoned() throws {
    let files = [
      "card.yaml": card, "rows.csv": csv(2), "out/n1.png.headframe-4000000-1.part": "half",
      "out/n2.png.headframe-4000000-2.part": "half", "out/mine.part": "whole",
    ]
    try withFolder(files) { folder in
      let out = folder.appendingPathComponent("out")
      let held = open(out.appendingPathComponent("n2.png.headframe-4000000-2.part").path, O_WRONLY)
      defer { close(held) }
      #expect(flock(held, LOCK_EX) == 0)
      _ = try Command("render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--resume", in: folder)

      #expect(
        try names(in: out)
          == [".headframe-state", "mine.part", "n1.png", "n2.png", "n2.png.headframe-4000000-2.part"])
    }
  }

  /// Returns whether a process runs. One that has ended without being waited for does not.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8) else { return false }
    return !text.contains("\nState:\tZ")
  }

  @Test("--resume renders only missing pictures and pictures of another size or other inputs")
  func resume() throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(4)]) { folder in
      func render() throws -> [String] {
        let command = try Command(
          "render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png", "--resume", in: folder)
        #expect(command.status == 0)
        return command.lines.map { String($0.prefix { $0 != " " }) }
      }
      #expect(try render().count == 4)
      #expect(try render() == [])

      try FileManager.default.removeItem(at: folder.appendingPathComponent("out/n2.png"))
      #expect(try render() == ["out/n2.png"])
      let whole = try Data(contentsOf: folder.appendingPathComponent("out/n3.png"))
      try whole.prefix(20).write(to: folder.appendingPathComponent("out/n3.png"))
      #expect(try render() == ["out/n3.png"])
      try Data("name\nn1\nn2\nn3\nn5\n".utf8).write(to: folder.appendingPathComponent("rows.csv"))
      #expect(try render() == ["out/n5.png"])
      try Data((card + "scale: 1\n").utf8).write(to: folder.appendingPathComponent("card.yaml"))
      #expect(try render().count == 4)
    }
  }

  @Test("--resume renders pictures again if they depend on a newly added file")
  func addedFile() throws {
    let photo = "size: 20x10\nscale: 3\nview: {class: UIImageView, image: dot.png}\n"
    try withFolder(["photo.yaml": photo, "plain.yaml": "size: 9x9\nscale: 1\nview: {}\n"]) { folder in
      func dot(_ name: String, _ color: String) throws {
        let arguments = ["--background", color, "--padding", "1", "-o", name]
        #expect(try Command(["render", "plain.yaml"] + arguments, in: folder).status == 0)
      }
      func render() throws -> [String] {
        let command = try Command("render", "photo.yaml", "-o", "out/", "--resume", in: folder)
        #expect(command.status == 0)
        return command.lines.map { String($0.prefix { $0 != " " }) }
      }
      try dot("dot.png", "red")
      #expect(try render() == ["out/photo.png"])
      #expect(try render() == [])
      let first = try Data(contentsOf: folder.appendingPathComponent("out/photo.png"))

      // This file is used at two pixels per point, and also at three until a file for three exists.
      try dot("dot@2x.png", "green")
      #expect(try render() == ["out/photo.png"])
      try dot("dot@3x.png", "blue")
      #expect(try render() == ["out/photo.png"])
      #expect(try Data(contentsOf: folder.appendingPathComponent("out/photo.png")) != first)
      #expect(try render() == [])
      // Since there is now a file for three pixels per point, the file for two is no longer used.
      try dot("dot@2x.png", "white")
      #expect(try render() == [])
    }
  }

  @Test("A worker's picture shows a file that was added after the worker started")
  func addedFileForWorker() throws {
    let photo = "size: 20x10\nscale: 2\nview: {class: UIImageView, image: dot.png}\n"
    try withFolder(["photo.yaml": photo, "plain.yaml": "size: 9x9\nscale: 1\nview: {}\n"]) { folder in
      _ = try Command("render", "plain.yaml", "--background", "red", "-o", "dot.png", in: folder)
      let pipe = Pipe()
      let worker = try RunningCommand(["worker"], from: pipe.fileHandleForReading, in: folder)
      func make(_ name: String) throws {
        try pipe.fileHandleForWriting.write(
          contentsOf: Data("{\"document\": \"photo.yaml\", \"path\": \"\(name)\"}\n".utf8))
        #expect(worker.wait { worker.output.contains(name) })
      }
      try make("one.png")
      try make("two.png")
      _ = try Command("render", "plain.yaml", "--background", "blue", "-o", "dot@2x.png", in: folder)
      try make("three.png")
      try pipe.fileHandleForWriting.close()
      #expect(worker.end().status == 0)

      let bytes = try ["one", "two", "three"].map { try Data(contentsOf: folder.appendingPathComponent("\($0).png")) }
      #expect(bytes[0] == bytes[1])
      #expect(bytes[1] != bytes[2])
    }
  }

  @Test(
    "An interrupted run keeps finished pictures and leaves no partial file, and --resume renders the rest",
    arguments: ["1", "2"])
  func interrupted(jobs: String) throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(200)]) { folder in
      let out = folder.appendingPathComponent("out")
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.rgba", "--jobs", jobs]
      let held = try HeldPicture(at: out.appendingPathComponent("n5.rgba"))
      let running = try RunningCommand(arguments, in: folder)
      #expect(running.wait { held.writer(in: running.id) != nil })
      let writer = try #require(held.writer(in: running.id))
      kill(running.id, SIGINT)
      // The signal has arrived once its handler is removed. A run passes it on to its workers as SIGTERM.
      #expect(running.wait { !catches(SIGTERM, writer) })
      // 90 × 30 points with two pixels per point and four bytes per pixel.
      #expect(try held.complete() == 180 * 60 * 4)
      let end = running.end()
      let listed = Set(end.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) })

      // A shell reports SIGINT as 128 + 2.
      #expect(end.status == 130)
      #expect(end.errors.hasPrefix("interrupted: \(listed.count) of 200 pictures made in "))
      #expect(listed.isSuperset(of: (1...5).map { "out/n\($0).rgba" }))
      // Each of two workers is assigned an eighth of its half at first, so no other process renders picture 12.
      #expect(listed.isDisjoint(with: (6...12).map { "out/n\($0).rgba" }))
      if jobs == "1" { #expect(listed.count == 5) }
      let written = Set(try names(in: out)).subtracting([".headframe-state"])
      #expect(Set(written.map { "out/\($0)" }) == listed)

      // The state file has the size of the picture that the pipe has replaced.
      held.remove()
      let rest = try Command(arguments + ["--resume"], in: folder)
      #expect(rest.status == 0)
      #expect(
        rest.lines.map { String($0.prefix { $0 != " " }) }
          == (1...200).map { "out/n\($0).rgba" }.filter { !listed.contains($0) || $0 == "out/n5.rgba" })
    }
  }

  @Test(
    "A second signal of any kind ends a run at once",
    arguments: [(SIGINT, SIGTERM), (SIGTERM, SIGHUP), (SIGHUP, SIGINT)])
  func secondSignal(first: Int32, second: Int32) throws {
    try withFolder(["card.yaml": "size: 90x30\nview: {}\n"]) { folder in
      // The first signal would end the run only after its picture, which never ends.
      let held = try HeldPicture(at: folder.appendingPathComponent("card.rgba"))
      let running = try RunningCommand(["render", "card.yaml", "-o", "card.rgba", "--jobs", "1"], in: folder)
      #expect(running.wait { held.writer(in: running.id) != nil })
      #expect(catches(first, running.id) && catches(second, running.id))
      kill(running.id, first)
      #expect(running.wait { !catches(second, running.id) })
      #expect(held.writer(in: running.id) != nil)
      kill(running.id, second)

      #expect(running.end().status == -second)
    }
  }

  @Test("The shards of a run together render every picture exactly once")
  func shards() throws {
    try withFolder(["card.yaml": card, "rows.csv": csv(7)]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png"]
      func listed(_ command: Command) -> [String] { command.lines.map { String($0.prefix { $0 != " " }) } }
      let parts = try (1...3).map { try listed(Command(arguments + ["--shard", "\($0)/3"], in: folder)) }
      let slurm = try Command(
        arguments,
        environment: ["SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "4", "SLURM_ARRAY_TASK_COUNT": "3"],
        in: folder)
      let kubernetes = try Command(
        arguments, environment: ["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "3"], in: folder)
      let lost = try Command(arguments, environment: ["JOB_COMPLETION_INDEX": "1"], in: folder)

      #expect(parts.map(\.count) == [3, 2, 2])
      #expect(Set(parts.joined()) == Set((1...7).map { "out/n\($0).png" }))
      #expect(listed(slurm) == parts[1])
      #expect(slurm.errors == "Shard 2 of 3, set by SLURM_ARRAY_TASK_ID; --shard 1/1 renders all.\n")
      #expect(listed(kubernetes) == parts[1])
      #expect(lost.status == 2)
      #expect(lost.errors.hasPrefix("Error: --shard: JOB_COMPLETION_INDEX is set but JOB_COMPLETIONS is not"))
    }
  }

  @Test("With --keep-going, the rows above an unclosed quotation mark are rendered and the rest is one failure")
  func unclosedQuotationMark() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\nb\n\"c\nd\n"]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/{row.name}.png"]
      let stopped = try Command(arguments, in: folder)
      #expect(stopped.status == 1)
      #expect(stopped.errors == "rows.csv:4:1: error: an unclosed quotation mark; double it inside of a field\n")
      #expect(stopped.output == "")

      let kept = try Command(arguments + ["--keep-going"], in: folder)
      #expect(kept.status == 1)
      #expect(kept.lines.map { String($0.prefix { $0 != " " }) } == ["out/a.png", "out/b.png"])
      #expect(kept.errors.contains("2 of 3 pictures made, 1 failed (data: 1) in "))
    }
  }

  @Test("Pictures with warnings are counted by kind at the end, unless there is only one picture")
  func warningSummary() throws {
    let narrow = card.replacing("90, 30]", with: "9, 30]")
    try withFolder(["card.yaml": narrow, "rows.csv": csv(2)]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/"]
      let command = try Command(arguments, in: folder)
      #expect(command.status == 0)
      #expect(command.errors.contains("2 of 2 pictures made, 2 with warnings (cutText: 2) in "), "\(command.errors)")
      #expect(try !Command(arguments + ["--quiet"], in: folder).errors.contains("pictures made"))
    }
  }

  @Test("Bad rows stop a run before its first picture; with --keep-going they are single failures")
  func badRows() throws {
    let rows = "{\"name\": \"a\"}\nnonsense\n{\"nam\": \"c\"}\n{\"name\": \"a/b\"}\n{\"name\": \"e\"}\n"
    try withFolder(["card.yaml": card, "rows.ndjson": rows]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.ndjson", "-o", "out/{row.name}.png"]
      let stopped = try Command(arguments, in: folder)
      #expect(stopped.status == 1)
      #expect(stopped.errors.hasPrefix("rows.ndjson:2:1: error: expected a JSON object: "))
      #expect(try names(in: folder) == ["card.yaml", "rows.ndjson"])

      let kept = try Command(arguments + ["--keep-going"], in: folder)
      #expect(kept.status == 1)
      #expect(try names(in: folder.appendingPathComponent("out")) == [".headframe-state", "a.png", "e.png"])
      #expect(
        kept.errors.contains(
          "rows.ndjson:3: error: the row has no text or number \"name\", which the pattern names as {row.name}"))
      #expect(
        kept.errors.contains("rows.ndjson:4: error: {row.name} is \"a/b\", which cannot be part of a file's name"))
      let end = "; failed:\n  rows.ndjson:2\n  rows.ndjson:3\n  rows.ndjson:4\n"
      #expect(kept.errors.contains("2 of 5 pictures made, 3 failed (data: 3) in "))
      #expect(kept.errors.hasSuffix(end))
    }
  }

  @Test("Two rows with the same name are an error before anything is rendered, or fail the second with --keep-going")
  func sameName() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\na\nb\nc\na\n"]) { folder in
      let arguments = ["render", "card.yaml", "--data", "rows.csv", "-o", "out/x-{row.name}.png"]
      let command = try Command(arguments, in: folder)

      let error =
        "card.yaml (rows.csv:5): error: its picture out/x-a.png would replace that of "
        + "card.yaml (rows.csv:2); add a varying field to the pattern, such as {n}, the row's number\n"
      #expect(command.status == 1)
      #expect(command.errors == error)
      #expect(try names(in: folder) == ["card.yaml", "rows.csv"])

      let kept = try Command(arguments + ["--keep-going"], in: folder)

      #expect(kept.status == 1)
      #expect(kept.errors.hasPrefix(error))
      #expect(kept.errors.contains("3 of 4 pictures made, 1 failed (data: 1) in "))
      let pictures = try names(in: folder.appendingPathComponent("out")).filter { $0.hasSuffix(".png") }
      #expect(pictures == ["x-a.png", "x-b.png", "x-c.png"])
    }
  }

  @Test("A file without rows and an unknown scene exit with 3")
  func nothing() throws {
    try withFolder(["card.yaml": card, "rows.csv": "name\n"]) { folder in
      let rows = try Command("render", "card.yaml", "--data", "rows.csv", "-o", "out/", in: folder)
      let scene = try Command("render", "card.yaml", "--scene", "first", "-o", "out/", in: folder)
      let frames = try Command("frames", "card.yaml", "--scene", "first", in: folder)

      #expect(rows.status == 3)
      #expect(rows.errors == "rows.csv: error: has no rows; expected one for each picture\n")
      #expect(scene.status == 3)
      #expect(
        scene.errors
          == "card.yaml: error: there is no scene \"first\"; the document's only scene has no name; omit the scene\n")
      #expect(frames.status == 3)
      #expect(try names(in: folder) == ["card.yaml", "rows.csv"])
    }
  }

  @Test("--json prints an event for each picture and a final summary")
  func events() throws {
    try withFolder(["card.yaml": card, "rows.ndjson": "{\"name\": \"a\"}\n{}\n"]) { folder in
      let command = try Command(
        "render", "card.yaml", "--data", "rows.ndjson", "-o", "out/", "--json", "--keep-going", in: folder)

      let events = try command.lines.map {
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
      }
      #expect(events.map { $0["event"] as? String } == ["start", "picture", "failure", "end"])
      #expect(events[0]["pictures"] as? Int == 2)
      #expect(events[1]["path"] as? String == "out/card-1.png")
      #expect(events[3]["made"] as? Int == 1)
      #expect(events[3]["failed"] as? Int == 1)
    }
  }
}
