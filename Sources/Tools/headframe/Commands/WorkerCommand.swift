import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// A command that renders jobs from standard input, one per line.
struct WorkerCommand: LayoutCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Render jobs from standard input, one JSON object per line, and answer each on a line.",
    discussion: """
      A job names a document and the path of its picture; without a path, the answer contains the picture:

        {"id": 1, "document": "card.yaml", "row": {"name": "Ada"}, "path": "a.png"}
        {"id": 2, "document": {"text": "view: {backgroundColor: red}"}, "scale": 1}

      Answers come in the order of the jobs, with the job's "id":

        {"id":1,"ok":true,"row":1,"pictures":[{"path":"a.png","width":640,"height":186,…}]}
        {"id":2,"ok":false,"pictures":[],"errors":["document:1:8: error: …"]}

      A failed job is answered with its errors, and the worker continues. It ends with status 0 at the end of its input. \
      Documentation/Worker.md lists every key. A worker uses one core.
      """)

  @Option(
    help: ArgumentHelp(
      "Restart the process between two jobs if it uses more memory than this.", valueName: "MB"))
  var memoryLimit = 128

  @OptionGroup var layout: LayoutOptions

  func validate() throws {
    guard (1...1_000_000).contains(memoryLimit) else {
      throw ValidationError("--memory-limit: expected a number of MB from 1 to 1000000")
    }
  }

  func run() throws {
    Interruption.install()
    try runLayout { reading in
      LayoutDiagnostics.suppressFindingsLog()
      let maker = PictureMaker(reading)
      var isOutputOpen = true
      let isInterrupted = { Interruption.signal != nil }
      let input = ByteReader(
        file: 0, closes: false, after: ProcessRestart.takeUnread(), isInterrupted: isInterrupted)
      Worker(maker: maker).run(
        input,
        answer: { line in
          isOutputOpen = StandardOutput.write(line)
          return isOutputOpen
        }, isInterrupted: isInterrupted,
        atInterval: {
          if ProcessMemory.own > memoryLimit << 20 { ProcessRestart.begin(unread: input.unread) }
        })
      if let signal = Interruption.signal { throw Failure(lines: [], status: 128 + signal) }
      if !isOutputOpen { throw StandardOutput.writeFailure() }
    }
  }
}
