import BatchRendering
import Foundation
import LayoutDocuments

/// A reporter of a run that prints lines, JSON events or a progress bar, and a summary.
@MainActor
final class RunReporter {
  /// The number of pictures above which a terminal shows a bar instead of lines.
  private static let lineLimit = 20
  /// The maximum number of failures listed in the summary.
  private static let failureLimit = 50

  private let isQuiet: Bool
  private let printsJSON: Bool
  private let showsTimings: Bool
  private let isStandardOutput: Bool
  private let total: Int
  private let columns: Int?
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastProgress: ContinuousClock.Instant?
  private var warnings: WarningLog
  private var timings = TimingTable()
  private var madeCount = 0
  private var upToDateCount = 0
  private var failedNames: [String] = []
  private var failedCount = 0
  private var errorCounts = ProblemCounts()
  /// The number of pictures with warnings.
  private var warnedCount = 0
  private var warningCounts = ProblemCounts()
  private var isOutputOpen = true

  /// Creates a reporter of a run with warnings about its documents.
  init(_ command: RenderCommand, _ total: Int, _ documentWarnings: [PictureProblem]) {
    isQuiet = command.quiet.isOn
    warnings = WarningLog(isQuiet: command.quiet.isOn)
    printsJSON = command.json.isOn
    showsTimings = command.running.timings
    isStandardOutput = command.output == "-"
    self.total = total
    let showsBar = !command.quiet.isOn && !command.json.isOn && total > Self.lineLimit
    columns = showsBar ? StandardError.columns : nil
    start = clock.now
    warnings.write(documentWarnings)
    warningCounts.add(documentWarnings)
    event(["event": .text("start"), "pictures": .number(Double(total))].adding(documentWarnings, as: "warnings"))
  }

  func note(_ result: PictureResult) {
    clearBar()
    let subject = result.subject
    var fields = subject.rowFields
    fields["path"] = .text(subject.name)
    switch result.outcome {
    case .rendered(let picture):
      warn(picture.warnings, subject.row)
      note(picture, fields)
    case .upToDate(let problems):
      upToDateCount += 1
      warn(problems, subject.row)
      fields["event"] = .text("upToDate")
      event(fields.adding(problems.withoutClasses, as: "warnings"))
    case .failed(let problems):
      failedCount += 1
      errorCounts.add(problems)
      if failedNames.count < Self.failureLimit { failedNames.append(subject.text) }
      problems.lines.forEach { StandardError.write($0) }
      fields["event"] = .text("failure")
      event(fields.adding(problems, as: "errors"))
    }
    showBar()
  }

  private func warn(_ problems: [PictureProblem], _ row: RowLabel?) {
    warnings.write(problems, about: row)
    let others = problems.withoutClasses
    warningCounts.add(others)
    if !others.isEmpty { warnedCount += 1 }
    // A single picture is not followed by others with the same classes.
    if total == 1 { warnings.finishClasses() }
  }

  private func note(_ picture: WrittenPicture, _ subject: [String: DataValue]) {
    madeCount += 1
    if showsTimings { timings.add(picture) }
    if let data = picture.data, isStandardOutput {
      isOutputOpen = StandardOutput.write(data)
      return
    }
    var fields: [String: DataValue] = [
      "event": .text("picture"), "width": .number(Double(picture.width)),
      "height": .number(Double(picture.height)), "bytes": .number(Double(picture.byteCount)),
      "milliseconds": .number((picture.times.total.milliseconds * 1000).rounded() / 1000),
    ]
    if let digest = picture.digest { fields["digest"] = .text(digest.description) }
    event(fields.merging(subject) { $1 }.adding(picture.warnings.withoutClasses, as: "warnings"))
    // The pictures are the result, so a closed stream for the list of their names is not an error. A full disk is an
    // error in `finish`.
    if !isQuiet, !printsJSON, columns == nil { StandardOutput.write(picture.summary) }
  }

  /// Prints the summary. Throws a ``Failure`` if the exit status is not 0.
  func finish() throws {
    clearBar()
    let elapsed = clock.now - start
    var end: [String: DataValue] = [
      "event": .text("end"), "made": .number(Double(madeCount)), "upToDate": .number(Double(upToDateCount)),
      "failed": .number(Double(failedCount)), "withWarnings": .number(Double(warnedCount)),
      "seconds": .number((elapsed.milliseconds).rounded() / 1000),
    ]
    if let counts = warningCounts.value { end["warnings"] = counts }
    if let counts = errorCounts.value { end["errors"] = counts }
    if !warnings.customClasses.isEmpty { end["customClasses"] = .list(warnings.customClasses.map { .text($0) }) }
    event(end)
    warnings.finish()
    if showsTimings { timings.lines(elapsed: elapsed).forEach { StandardError.write($0) } }
    let signal = Interruption.signal
    let hasSummary =
      failedCount > 0 && total > 1 || !isQuiet && (total > Self.lineLimit || warnedCount > 0 && total > 1)
    if !printsJSON, signal != nil || hasSummary {
      writeSummary(elapsed, isInterrupted: signal != nil)
    }
    if let signal { throw Failure(lines: [], status: 128 + signal) }
    if failedCount > 0 { throw Failure(lines: [], status: 1) }
    guard madeCount + upToDateCount == total else {
      throw Failure("error: \(total - madeCount - upToDateCount) of \(total) pictures were not made")
    }
    if !isOutputOpen || StandardOutput.isFull { throw StandardOutput.writeFailure() }
  }

  private func writeSummary(_ elapsed: Duration, isInterrupted: Bool) {
    var parts = ["\(madeCount) of \(total) pictures made"]
    if upToDateCount > 0 { parts.append("\(upToDateCount) up to date") }
    if failedCount > 0 { parts.append("\(failedCount) failed (\(errorCounts.text))") }
    if warnedCount > 0 { parts.append("\(warnedCount) with warnings (\(warningCounts.text))") }
    let prefix = isInterrupted ? "interrupted: " : ""
    let seconds = (elapsed.milliseconds / 100).rounded() / 10
    let suffix = failedNames.isEmpty ? "" : "; failed:"
    StandardError.write("\(prefix)\(parts.joined(separator: ", ")) in \(seconds) s\(suffix)")
    for name in failedNames { StandardError.write("  \(name.onOneLine)") }
    if failedCount > failedNames.count {
      StandardError.write("  and \(failedCount - failedNames.count) more")
    }
  }

  private func event(_ fields: [String: DataValue]) {
    guard printsJSON else { return }
    // Events are a result, so an incomplete list is an error.
    if !StandardOutput.write(JSONText.encode(.object(fields))) { isOutputOpen = false }
  }

  // MARK: The bar

  private func showBar() {
    guard let columns else { return }
    let now = clock.now
    // The bar is updated ten times a second.
    if let lastProgress, now - lastProgress < .milliseconds(100) { return }
    lastProgress = now
    let done = madeCount + upToDateCount + failedCount
    StandardError.put(
      "\r"
        + ProgressLine.text(done: done, total: total, failed: failedCount, elapsed: now - start, columns: columns))
    hasBar = true
  }

  private var hasBar = false

  private func clearBar() {
    guard hasBar, let columns else { return }
    StandardError.put("\r" + String(repeating: " ", count: columns - 1) + "\r")
    hasBar = false
  }
}

extension [PictureProblem] {
  /// The problems apart from those about custom classes, which are reported once for the whole run.
  fileprivate var withoutClasses: [PictureProblem] { filter { $0.kind != .customClass } }
}

extension [String: DataValue] {
  /// Returns the fields with the lines of problems under a key, and the number of problems of each kind.
  fileprivate func adding(_ problems: [PictureProblem], as key: String) -> [String: DataValue] {
    guard let lines = problems.linesValue else { return self }
    var fields = self
    fields[key] = lines
    fields["kinds"] = ProblemCounts(problems).value
    return fields
  }
}
