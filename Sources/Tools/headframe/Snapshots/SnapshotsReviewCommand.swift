import ArgumentParser
import Foundation
import LocalPages
import PictureComparison

/// A command that steps through the pending snapshots.
struct SnapshotsReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accept or reject the pending snapshots one by one, in the terminal or the browser.",
    discussion: """
      Keys in the terminal: a accepts, r rejects, s skips, q quits. Terminals that can show pictures (kitty, WezTerm, \
      iTerm2) show the difference; all print the paths of the files.

      With --serve, prints the address of the report on this machine, opens it if there is a desktop, and serves it \
      until Ctrl-C. Its address contains a token; requests without it are refused.
      """)

  @OptionGroup var snapshots: SnapshotOptions

  @Flag(help: "Show the report in the browser, with buttons that accept and reject.")
  var serve = false

  @OptionGroup var page: PageOptions

  func run() throws {
    let results = try snapshots.results.open()
    let review = SnapshotReview(results)
    if serve {
      let report = ReviewPage(review)
      try page.runner.run { report.answer($0) }
    }
    let pending = review.pending.filter(snapshots.selection.contains)
    guard !pending.isEmpty else {
      print("No snapshots are pending.")
      return
    }
    try decide(pending, review)
  }

  private func decide(_ pending: [SnapshotRecord], _ review: SnapshotReview) throws {
    let terminal = Terminal()
    var counts = (accepted: 0, rejected: 0)
    var refusals: [String] = []
    loop: for (number, record) in pending.enumerated() {
      show(record, number: number + 1, of: pending.count, review.results, terminal)
      while true {
        let key = terminal.key("[a]ccept  [r]eject  [s]kip  [q]uit > ")
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
          case "s": continue loop
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
    print("\(counts.accepted) accepted, \(counts.rejected) rejected, \(review.pending.count) pending")
    if !refusals.isEmpty { throw Failure(lines: refusals, status: 1) }
  }

  private func show(
    _ record: SnapshotRecord, number: Int, of count: Int, _ results: SnapshotResults, _ terminal: Terminal
  ) {
    print("\n\(number) of \(count)  \(record.status.rawValue)  \(record.title)")
    print(record.file.isEmpty ? record.reference : "\(record.reference)  (\(record.file):\(record.line))")
    if !record.message.isEmpty { print(record.message) }
    for (_, file) in record.files.named { print("  \(results.folder)/\(file)") }
    let picture = record.files.difference ?? record.files.actual
    if let data = picture.flatMap({ results.contents(of: $0) }) { terminal.show(data) }
  }
}
