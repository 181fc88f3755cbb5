import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// Renders jobs from standard input, one per line.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Render jobs from standard input, one JSON object per line, and answer each with a line.",
    discussion: """
      A job names a document and where its picture goes, or else is answered with the picture itself:

        {"id": 1, "document": "card.yaml", "row": {"name": "Ada"}, "path": "a.png"}
        {"id": 2, "document": {"text": "view: {backgroundColor: red}"}, "scale": 1}

      Answers come in the order of the jobs, with the job's "id":

        {"id":1,"ok":true,"pictures":[{"path":"a.png","width":640,"height":186,…}]}
        {"id":2,"ok":false,"pictures":[],"errors":["document:1:8: error: …"]}

      A job that fails is answered with its errors, and the worker goes on. It ends with its input, with status 0. \
      Documentation/Worker.md lists every key; one worker uses one core.
      """)

  @Option(
    help: ArgumentHelp(
      "Restart the process between two jobs when it uses more memory than this, in MB.", valueName: "MB"))
  var memoryLimit = 128

  @OptionGroup(title: "Documents")
  var reading: DocumentOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  func validate() throws {
    guard (1...1_000_000).contains(memoryLimit) else {
      throw ValidationError("--memory-limit: expected a number of MB from 1 on")
    }
  }

  func run() throws {
    Interruption.listen()
    try MainActor.assumeIsolated {
      LayoutDiagnostics.leaveConflictsToFindings()
      let maker: PictureMaker
      do {
        try fonts.register()
        maker = PictureMaker(try reading.reading())
      } catch {
        throw Failure(error)
      }
      var isWanted = true
      let input = ByteReader(file: 0, closes: false, after: Renewal.takeUnread())
      Worker(maker: maker).run(
        input,
        answer: { line in
          isWanted = StandardOutput.write(line)
          return isWanted
        }, isInterrupted: { Interruption.signal != nil },
        rests: {
          if ProcessMemory.own > memoryLimit << 20 { Renewal.begin(unread: input.unread) }
        })
      if let signal = Interruption.signal { throw Failure(lines: [], status: 128 + signal) }
      if !isWanted { throw StandardOutput.end() }
    }
  }
}
