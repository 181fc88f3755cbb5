import Foundation
import PictureComparison
import UIFoundation

/// Compares a value with its reference, or records it. Returns the failure message; nil on success.
///
/// `snapshotDirectory` replaces `__Snapshots__/<TestFile>` next to the test. Wrappers call this function and record
/// issues themselves.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  TestEndObserver.observe()
  let mode: SnapshotTestingConfiguration.Record
  let site: SnapshotSite
  do {
    try Simulator.choose(forTestsIn: "\(filePath)")
    mode = try SnapshotTestingConfiguration.resolved(record)
    site = try SnapshotSite(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name,
      pathExtension: snapshotting.pathExtension,
      isPlatformDependent: snapshotting.diffing.pictures != nil || snapshotting.diffing.isMarked,
      directory: snapshotDirectory)
  } catch {
    return "\(error)"
  }
  do {
    let value = try value()
    guard let format = Waiting.value(of: snapshotting.snapshot(value), timeout: timeout) else {
      throw SnapshotError.timeout(seconds: timeout)
    }
    let duplicate = ReferenceUses.record(site.reference, at: site.place)
    var outcome = try compare(format, snapshotting.diffing, mode, site)
    if let duplicate { outcome.append(duplicate) }
    return outcome.publish(at: site)
  } catch {
    return SnapshotOutcome(.broken, ReferenceFile.data(at: site.reference), at: site, message: "\(error)")
      .publish(at: site)
  }
}

private func compare<Format>(
  _ format: Format, _ diffing: Diffing<Format>, _ mode: SnapshotTestingConfiguration.Record, _ site: SnapshotSite
) throws -> SnapshotOutcome {
  guard let pictures = diffing.pictures else {
    return try DataAssertion(format, diffing, at: site.reference).outcome(mode, at: site)
  }
  let image = pictures.image(format)
  let assertion = PictureAssertion(
    image, pictures.tolerance, at: site.reference, usesDigests: site.usesDigests)
  if let problem = PictureAssertion.problem(of: image) {
    return SnapshotOutcome(.broken, assertion.reference, at: site, message: problem)
  }
  if let problem = LayoutConflictCheck.problem(of: image, at: site) {
    return SnapshotOutcome(.broken, assertion.reference, at: site, message: problem)
  }
  return try assertion.outcome(mode, at: site)
}

/// An error that prevents taking or comparing a snapshot.
enum SnapshotError: Error, CustomStringConvertible {
  case unpaintable(size: CGSize)
  case unreadable(path: String)
  case timeout(seconds: TimeInterval)
  case unknownMode(String)
  case unknownSimulator(String)

  var description: String {
    switch self {
    case .unpaintable(let size): "The image of \(size.width)×\(size.height) points has no pixels."
    case .unreadable(let path): "\(path) cannot be read."
    case .unknownMode(let word): "SNAPSHOT_TESTING_RECORD is \"\(word)\", expected all, failed, missing or never."
    case .unknownSimulator(let text): "The simulator is \"\(text)\", expected \(Simulator.expectation)."
    case .timeout(let seconds):
      "Exceeded timeout of \(seconds) seconds waiting for the snapshot. Its strategy did not call back: pass a longer "
        + "`timeout:`, or check the work that it waits for."
    }
  }
}
