import Foundation
import PictureComparison

/// Compares a value with its reference; returns the failure message, nil for success.
///
/// `snapshotDirectory` replaces `__Snapshots__/<TestFile>` next to the test. Wrappers call this function and record
/// issues themselves.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  TestEnds.observe()
  let mode: SnapshotTestingConfiguration.Record
  let site: SnapshotSite
  do {
    mode = try SnapshotTestingConfiguration.resolved(record)
    site = try SnapshotSite(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name,
      pathExtension: snapshotting.pathExtension,
      isOwn: snapshotting.diffing.pictures != nil || snapshotting.diffing.isMarked, directory: snapshotDirectory)
  } catch {
    return "\(error)"
  }
  do {
    let value = try value()
    guard let format = Waiting.value(of: snapshotting.snapshot(value), timeout: timeout) else {
      throw SnapshotError.timeout(seconds: timeout)
    }
    let other = ReferenceUses.note(site.reference, at: site.place)
    var verdict = try compare(format, snapshotting.diffing, mode, site)
    if let other, let message = verdict.message { verdict.message = "\(message)\n\n\(other)" }
    return VerdictReport(site, verdict).publish()
  } catch {
    let verdict = SnapshotVerdict(.broken, ReferenceFile.data(at: site.reference), message: "\(error)")
    return VerdictReport(site, verdict).publish()
  }
}

private func compare<Format>(
  _ format: Format, _ diffing: Diffing<Format>, _ mode: SnapshotTestingConfiguration.Record, _ site: SnapshotSite
) throws -> SnapshotVerdict {
  guard let pictures = diffing.pictures else {
    return try DataAssertion(format, diffing, at: site.reference)
      .verdict(mode, testName: site.testName, in: site.results)
  }
  let image = pictures.image(format)
  let assertion = PictureAssertion(
    image, pictures.tolerance, at: site.reference, usesDigests: site.usesDigests)
  if let problem = PictureAssertion.problem(of: image) {
    return SnapshotVerdict(.broken, assertion.reference, message: problem)
  }
  return try assertion.verdict(mode, testName: site.testName, in: site.results)
}
