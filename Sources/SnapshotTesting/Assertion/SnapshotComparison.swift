import Foundation
import PictureComparison

/// A format and its reference, to be compared or recorded.
protocol SnapshotComparison {
  /// The reference and its origin.
  var reference: ReferenceFile { get }
  /// Writes the format as the reference.
  func write() throws(WritingError)
  /// The bytes for the results' folder; nil if they cannot be encoded.
  var bytes: Data? { get }
  /// Compares with the reference, which exists.
  func compare() throws -> SnapshotVerdict
}

extension SnapshotComparison {
  /// Compares with the reference, or records it according to the mode.
  func verdict(
    _ mode: SnapshotTestingConfiguration.Record, testName: String, in results: SnapshotResults
  ) throws -> SnapshotVerdict {
    if mode == .all { return try recorded("Record mode is on.", testName) }
    switch reference.kind {
    case .missing, .foreign: return try missing(mode, testName)
    case .corrupt(_, let isOurs):
      let problem = reference.problem ?? "\(reference.path) cannot be read."
      // A broken reference of ours is treated like a failure.
      if mode == .failed, isOurs { return try recorded(problem, testName) }
      return broken(problem)
    case .ours: break
    }
    var verdict = try compare()
    if verdict.message == nil, mode == .missing || mode == .failed,
      let objection = FreshReferences.objection(to: reference.path, in: results)
    {
      verdict.status = .recorded
      verdict.message = objection + "\n\n" + url
    } else if verdict.message != nil, mode == .failed {
      try record()
      verdict.status = .recorded
      verdict.message? += "\n\nA new snapshot was automatically recorded: …\n\n\(open)"
    }
    return verdict
  }

  private func missing(_ mode: SnapshotTestingConfiguration.Record, _ testName: String) throws -> SnapshotVerdict {
    let found =
      reference.hasForeignBase
      ? "No reference of this system was found on disk; \(reference.base) was recorded on another one."
      : "No reference was found on disk."
    if mode != .never { return try recorded(found, testName) }
    var verdict = SnapshotVerdict(
      .missing, reference,
      message: "\(found) None was recorded, because the record mode is never"
        + (SnapshotEnvironment.current.isContinuousIntegration ? " (the default on CI)" : "")
        + ".\n\n\(url)\n\nRecord it where you can review and commit it, or use "
        + "SNAPSHOT_TESTING_RECORD=missing.")
    verdict.evidence = SnapshotResults.Evidence(reference: nil, actual: bytes, pathExtension: pathExtension)
    return verdict
  }

  private func recorded(_ reason: String, _ testName: String) throws -> SnapshotVerdict {
    guard reference.isWritable else { return broken(reference.problem ?? "\(reference.path) is not changed.") }
    try record()
    return SnapshotVerdict(
      .recorded, reference,
      message:
        "\(reason) Automatically recorded snapshot: …\n\n\(open)\n\nRe-run \"\(testName)\" to assert against the "
        + "newly-recorded snapshot.")
  }

  private func record() throws(WritingError) {
    guard reference.isWritable else { throw .foreign(path: reference.path) }
    try write()
    FreshReferences.insert(reference.path)
  }

  private func broken(_ problem: String) -> SnapshotVerdict {
    var verdict = SnapshotVerdict(.broken, reference, message: problem)
    // A reference of ours can be replaced on acceptance, which checks that it is still the same.
    let present = reference.isWritable ? FileManager.default.contents(atPath: reference.path) : nil
    verdict.evidence = SnapshotResults.Evidence(reference: present, actual: bytes, pathExtension: pathExtension)
    return verdict
  }

  var pathExtension: String { URL(fileURLWithPath: reference.path).pathExtension }

  private var url: String { "\"\(URL(fileURLWithPath: reference.path).absoluteString)\"" }
  private var open: String { "open \(url)" }
}
