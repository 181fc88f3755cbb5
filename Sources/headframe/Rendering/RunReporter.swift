import BatchRendering
import Foundation
import LayoutDocuments

/// Says what becomes of the pictures of a run: lines, JSON events or a bar, and a summary.
@MainActor
final class RunReporter {
  /// Beyond so many pictures a terminal shows a bar instead of lines.
  private static let lineLimit = 20
  /// So many failures are named in the end.
  private static let failureLimit = 50

  private let options: RunOptions
  private let isStandardOutput: Bool
  private let total: Int
  private let columns: Int?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastProgress: ContinuousClock.Instant?
  private var warnings = WarningLog()
  private var timings = TimingTable()
  private var made = 0
  private var upToDate = 0
  private var failed: [String] = []
  private var failedCount = 0
  /// The pictures that were made with warnings.
  private var warnedCount = 0
  private var isRead = true

  init(_ command: RenderCommand, _ total: Int) {
    options = command.running
    isStandardOutput = command.output == "-"
    self.total = total
    let showsBar = !command.running.quiet && !command.running.json && total > Self.lineLimit
    columns = showsBar ? StandardError.columns : nil
    start = clock.now
    event(["event": .text("start"), "pictures": .number(Double(total))])
  }

  func warn(_ lines: [String]) { warnings.write(lines) }

  func note(_ outcome: RenderRun.Outcome) {
    clearBar()
    switch outcome {
    case .made(let picture): note(picture)
    case .upToDate(let path):
      upToDate += 1
      event(["event": .text("upToDate"), "path": .text(path)])
    case .failed(let name, let lines):
      failedCount += 1
      if failed.count < Self.failureLimit { failed.append(name) }
      lines.forEach { StandardError.write($0) }
      event(["event": .text("failure"), "path": .text(name), "errors": .list(lines.map { .text($0) })])
    }
    showBar()
  }

  private func note(_ picture: WrittenPicture) {
    made += 1
    if options.timings { timings.add(picture) }
    warnings.write(picture.warnings)
    if !picture.warnings.isEmpty { warnedCount += 1 }
    if let data = picture.data, isStandardOutput {
      isRead = StandardOutput.write(data)
      return
    }
    var fields: [String: DataValue] = [
      "event": .text("picture"), "path": .text(picture.path), "width": .number(Double(picture.width)),
      "height": .number(Double(picture.height)), "bytes": .number(Double(picture.byteCount)),
      "digest": .text(picture.digest.description),
      "milliseconds": .number((picture.times.total.milliseconds * 1000).rounded() / 1000),
    ]
    if !picture.warnings.isEmpty { fields["warnings"] = .list(picture.warnings.map { .text($0) }) }
    event(fields)
    // The pictures are what was asked for: a listing that nobody reads any more ends nothing.
    if !options.quiet, !options.json, columns == nil { StandardOutput.write(picture.summary) }
  }

  /// Sums up; throws a ``Failure`` where the exit status is not 0.
  func finish() throws {
    clearBar()
    let elapsed = clock.now - start
    event([
      "event": .text("end"), "made": .number(Double(made)), "upToDate": .number(Double(upToDate)),
      "failed": .number(Double(failedCount)), "withWarnings": .number(Double(warnedCount)),
      "seconds": .number((elapsed.milliseconds).rounded() / 1000),
    ])
    if options.timings { timings.lines(elapsed: elapsed).forEach { StandardError.write($0) } }
    let signal = Interruption.signal
    if !options.json, signal != nil || failedCount > 0 && total > 1 || !options.quiet && total > Self.lineLimit {
      summarise(elapsed, isInterrupted: signal != nil)
    }
    if let signal { throw Failure(lines: [], status: 128 + signal) }
    if failedCount > 0 { throw Failure(lines: [], status: 1) }
    guard made + upToDate == total else {
      throw Failure("error: \(total - made - upToDate) of \(total) pictures were not made")
    }
    if !isRead || StandardOutput.isFull { throw StandardOutput.end() }
  }

  private func summarise(_ elapsed: Duration, isInterrupted: Bool) {
    var parts = ["\(made) of \(total) pictures made"]
    if upToDate > 0 { parts.append("\(upToDate) up to date") }
    if failedCount > 0 { parts.append("\(failedCount) failed") }
    if warnedCount > 0 { parts.append("\(warnedCount) with warnings") }
    let prefix = isInterrupted ? "interrupted: " : ""
    let seconds = (elapsed.milliseconds / 100).rounded() / 10
    StandardError.write("\(prefix)\(parts.joined(separator: ", ")) in \(seconds) s\(failed.isEmpty ? "" : "; failed:")")
    for name in failed { StandardError.write("  \(name.onOneLine)") }
    if failedCount > failed.count { StandardError.write("  and \(failedCount - failed.count) more") }
  }

  private func event(_ fields: [String: DataValue]) {
    guard options.json else { return }
    // Events are a result: whoever asks for them must learn that some are missing.
    if !StandardOutput.write(JSONText.encode(.object(fields))) { isRead = false }
  }

  // MARK: The bar

  private func showBar() {
    guard let columns else { return }
    let now = clock.now
    // Ten times a second is as often as anybody reads.
    if let lastProgress, now - lastProgress < .milliseconds(100) { return }
    lastProgress = now
    let done = made + upToDate + failedCount
    StandardError.put(
      "\r"
        + ProgressLine.text(done: done, total: total, failed: failedCount, elapsed: now - start, columns: columns))
    hasBar = true
  }

  private var hasBar = false

  private func clearBar() {
    guard hasBar, let columns, lastProgress.map({ clock.now - $0 >= .milliseconds(100) }) ?? true else { return }
    StandardError.put("\r" + String(repeating: " ", count: columns - 1) + "\r")
    hasBar = false
  }
}
