import Foundation
import PictureComparison

/// A snapshot to compare with its reference, or to record as the reference.
protocol SnapshotComparison {
  /// The reference and its origin.
  var reference: ReferenceFile { get }
  /// Writes the snapshot as the reference.
  func write() throws(WritingError)
  /// The bytes for the results' folder; nil if they cannot be encoded.
  var bytes: Data? { get }
  /// Compares with the existing reference.
  func compare(at site: SnapshotSite) throws -> SnapshotOutcome
}

extension SnapshotComparison {
  /// Compares with the reference, or records it according to the mode.
  func outcome(_ mode: SnapshotTestingConfiguration.Record, at site: SnapshotSite) throws -> SnapshotOutcome {
    if mode == .all { return try recorded("Record mode is on.", site) }
    switch reference.kind {
    // A foreign file was recorded on another system, such as iOS. It is neither compared nor replaced.
    case .missing, .foreign: return try missing(mode, site)
    case .corrupt(_, let isOurs):
      let problem = reference.problem ?? "\(reference.path) cannot be read."
      // A broken reference recorded by this library is treated like a failure.
      if mode == .failed, isOurs { return try recorded(problem, site) }
      return broken(problem, site)
    case .ours: break
    }
    var outcome = try compare(at: site)
    if outcome.failure == nil, mode == .missing || mode == .failed,
      let warning = UnreviewedReferences.warning(about: reference.path, in: site.results)
    {
      // The reference was recorded by an earlier attempt or run, and the assertion still fails for that reason.
      outcome.setRecorded(message: warning + "\n\n" + url)
    } else if let failure = outcome.failure, mode == .failed {
      try record()
      outcome.setRecorded(message: failure + "\n\nA new snapshot was automatically recorded: …\n\n\(open)")
    }
    return outcome
  }

  private func missing(_ mode: SnapshotTestingConfiguration.Record, _ site: SnapshotSite) throws -> SnapshotOutcome {
    let problem =
      reference.hasForeignBase
      ? "No reference of this system was found on disk; \(reference.base) was recorded on another one."
      : "No reference was found on disk."
    if mode != .never { return try recorded(problem, site) }
    return SnapshotOutcome(
      .missing, reference, at: site,
      message: "\(problem) None was recorded, because the record mode is never"
        + (SnapshotEnvironment.current.isContinuousIntegration ? " (the default on CI)" : "")
        + ".\n\n\(url)\n\nRecord it where you can review and commit it, or use "
        + "SNAPSHOT_TESTING_RECORD=missing.",
      evidence: FailureFiles(actual: bytes))
  }

  private func recorded(_ reason: String, _ site: SnapshotSite) throws -> SnapshotOutcome {
    guard reference.isWritable else { return broken(reference.problem ?? "\(reference.path) is not changed.", site) }
    try record()
    return SnapshotOutcome(
      .recorded, reference, at: site,
      message:
        "\(reason) Automatically recorded snapshot: …\n\n\(open)\n\nRe-run \"\(site.testName)\" to assert against the "
        + "newly-recorded snapshot.")
  }

  private func record() throws(WritingError) {
    guard reference.isWritable else { throw .foreign(path: reference.path) }
    try write()
    UnreviewedReferences.insert(reference.path)
  }

  private func broken(_ problem: String, _ site: SnapshotSite) -> SnapshotOutcome {
    // `snapshots accept` replaces the reference only if it is still this data.
    let current = reference.isWritable ? FileManager.default.contents(atPath: reference.path) : nil
    return SnapshotOutcome(
      .broken, reference, at: site, message: problem,
      evidence: FailureFiles(reference: current, actual: bytes))
  }

  private var url: String { "\"\(URL(fileURLWithPath: reference.path).absoluteString)\"" }
  private var open: String { "open \(url)" }
}

/// An assertion on a snapshot that is bytes or text.
struct DataAssertion<Format>: SnapshotComparison {
  let snapshot: Format
  let diffing: Diffing<Format>
  let reference: ReferenceFile

  init(_ snapshot: Format, _ diffing: Diffing<Format>, at path: String) {
    self.snapshot = snapshot
    self.diffing = diffing
    // Text is marked if it depends on the platform. Other text is shared between platforms.
    reference =
      diffing.isText ? .text(at: path, isShared: !diffing.isMarked) : .data(at: path)
  }

  var bytes: Data? { diffing.toData(snapshot) }

  func write() throws(WritingError) {
    try ReferenceWriter.write(diffing.toData(snapshot), to: reference.path)
  }

  func compare(at site: SnapshotSite) throws -> SnapshotOutcome {
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw SnapshotError.unreadable(path: reference.path)
    }
    var outcome = SnapshotOutcome(passing: reference, at: site)
    guard let (message, attachments) = diffing.diffV2(diffing.fromData(data), snapshot) else { return outcome }
    outcome.fail(
      message.trimmingCharacters(in: .whitespacesAndNewlines),
      evidence: FailureFiles(reference: data, actual: diffing.toData(snapshot)), attachments: attachments)
    return outcome
  }
}
