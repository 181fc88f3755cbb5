import ArgumentParser
import Foundation
import LocalPages
import PictureComparison

/// Steps through the pending snapshots.
struct SnapshotsReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject the last run's snapshots one after the other, in the terminal or the browser.",
    discussion: """
      In the terminal: a accepts, r rejects, s skips, q ends. Terminals that can show pictures (kitty, WezTerm,
      iTerm2) show the difference; others print the paths of the files.

      With --serve the report is shown at an address of this machine, with buttons; Ctrl-C ends it. The address holds a \
      token: whoever has not seen it gets no answer.
      """)

  @OptionGroup var selection: SelectionArguments
  @OptionGroup var results: ResultsOptions

  @Flag(help: "Show the report in a browser, with buttons that accept and reject.")
  var serve = false

  @Option(help: "The port of --serve; without it a free one.")
  var port: UInt16 = 0

  func run() throws {
    let results = try results.open()
    let review = SnapshotReview(results)
    if serve {
      let page = ReviewPage(review)
      try PageRunner(port: port, opensBrowser: false).run { page.answer($0) }
      return
    }
    let pending = review.pending.filter(selection.selection.contains)
    guard !pending.isEmpty else {
      print("Nothing waits for a review.")
      return
    }
    try decide(pending, review)
  }

  private func decide(_ pending: [SnapshotRecord], _ review: SnapshotReview) throws {
    let terminal = Terminal()
    var counts = (accepted: 0, rejected: 0, skipped: 0)
    var refusals: [String] = []
    loop: for (number, record) in pending.enumerated() {
      show(record, number: number + 1, of: pending.count, review.results, terminal)
      while true {
        let key = terminal.ask("[a]ccept  [r]eject  [s]kip  [q]uit > ")
        do {
          switch key {
          case "a":
            try review.accept(record)
            counts.accepted += 1
            continue loop
          case "r":
            try review.reject(record)
            counts.rejected += 1
            continue loop
          case "s":
            counts.skipped += 1
            continue loop
          case "q", nil: break loop
          default: continue
          }
        } catch {
          refusals.append("\(error)")
          print("\(error)")
          continue loop
        }
      }
    }
    print("\(counts.accepted) accepted, \(counts.rejected) rejected, \(review.pending.count) still waiting")
    if !refusals.isEmpty { throw Failure(lines: refusals, status: 1) }
  }

  private func show(
    _ record: SnapshotRecord, number: Int, of count: Int, _ results: SnapshotResults, _ terminal: Terminal
  ) {
    print("\n\(number) of \(count)  \(record.status.rawValue)  \(record.title)")
    print(record.file.isEmpty ? record.reference : "\(record.reference)  (\(record.file):\(record.line))")
    if !record.wholeMessage.isEmpty { print(record.wholeMessage) }
    let files = [record.files.reference, record.files.actual, record.files.difference].compactMap { $0 }
    for file in files { print("  \(results.folder)/\(file)") }
    let shown = record.files.difference ?? record.files.actual
    if let data = shown.flatMap({ results.contents(of: $0) }) { terminal.show(data) }
  }
}
