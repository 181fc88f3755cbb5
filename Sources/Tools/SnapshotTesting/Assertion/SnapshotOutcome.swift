import Foundation
import PictureComparison
import Testing
import XCTest

/// The outcome of one assertion, decided once by comparing or recording and then published.
struct SnapshotOutcome {
  /// The line for the results.
  private(set) var record: SnapshotRecord
  /// The reference that was compared or written.
  let reference: ReferenceFile
  private(set) var evidence: FailureFiles<Data>
  private(set) var attachments: [DiffAttachment] = []
  /// Indicates whether a comparison found a difference, even if the value was then recorded.
  private(set) var isDifferent = false
  /// The decision about the digest; nil unless pictures were compared.
  var decision: DigestDecision? { didSet { record.decision = decision?.description } }

  /// Creates the outcome of an assertion that passes.
  init(passing reference: ReferenceFile, at site: SnapshotSite) {
    self.init(.passed, reference, at: site, message: "")
  }

  /// Creates an outcome with a status. The message is empty if the assertion passes.
  init(
    _ status: SnapshotRecord.Status, _ reference: ReferenceFile, at site: SnapshotSite, message: String,
    evidence: FailureFiles<Data> = FailureFiles()
  ) {
    self.reference = reference
    self.evidence = evidence
    record = SnapshotRecord(
      test: site.test, name: site.identifier, status: status, file: site.filePath, line: site.line,
      reference: reference.path, message: message)
    record.hasForeignReference = reference.hasForeignBase
  }

  /// The failure message; nil for success.
  var failure: String? { record.status == .passed ? nil : record.message }

  /// The verdict of a comparison of pictures; nil unless pixels were compared.
  var verdict: PictureVerdict? {
    get { record.verdict }
    set { record.verdict = newValue }
  }

  /// Makes the assertion fail because the value differs.
  mutating func fail(
    _ message: String, frames: FrameDifference? = nil, evidence: FailureFiles<Data>,
    attachments: [DiffAttachment]
  ) {
    record.status = .failed
    record.message = message
    record.frames = frames
    self.evidence = evidence
    self.attachments = attachments
    isDifferent = true
  }

  /// Makes the assertion fail because the reference was recorded rather than compared.
  mutating func setRecorded(message: String) {
    record.status = .recorded
    record.message = message
  }

  /// Appends a paragraph to the message of a failure.
  mutating func append(_ paragraph: String) {
    if failure != nil { record.message += "\n\n" + paragraph }
  }
}

extension SnapshotOutcome {
  /// Publishes the outcome in results and attachments. Returns the failure message; nil on success.
  func publish(at site: SnapshotSite) -> String? {
    var files = FailureFiles<String>()
    var writingProblem: String?
    do throws(WritingError) {
      files = try site.results.add(record, evidence: evidence, attachments: ownAttachments).files
    } catch {
      // The outcome is valid even if it cannot be written. Only failures need the files.
      writingProblem = "The results could not be written: \(error)"
    }
    if decision == .matched {
      print("Snapshot \(site.test) \"\(site.identifier)\": \(DigestDecision.matched).")
    }
    guard let failure else { return nil }
    attach(at: site)
    return [heading(site), advice(files, in: site.results), failure, writingProblem].compactMap { $0 }
      .joined(separator: "\n\n")
  }

  /// The attachments of the strategy that are not among the files of the failure.
  private var ownAttachments: [(name: String, data: Data)] {
    let files = evidence.named.map(\.file)
    return attachments.compactMap { attachment in
      guard case .data(let data, let name) = attachment, !files.contains(data) else { return nil }
      return (name, data)
    }
  }

  private func heading(_ site: SnapshotSite) -> String? {
    guard isDifferent else { return nil }
    return Int(site.identifier) == nil
      ? "Snapshot \"\(site.identifier)\" does not match reference." : "Snapshot does not match reference."
  }

  /// Returns the paths of a failure's files, in the diff tool's format if the value differs.
  private func advice(_ files: FailureFiles<String>, in results: SnapshotResults) -> String? {
    func path(_ file: String?) -> String? { file.map { results.folder + "/" + $0 } }
    guard let actual = path(files.actual), isDifferent else {
      return path(files.actual).map { "Actual value: \"\(URL(fileURLWithPath: $0).absoluteString)\"" }
    }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    var text = tool(currentFilePath: reference.path, failedFilePath: actual)
    if let difference = path(files.difference) {
      text += "\nDifference: \"\(URL(fileURLWithPath: difference).absoluteString)\""
    }
    if !ownAttachments.isEmpty {
      let folder = URL(fileURLWithPath: actual).deletingLastPathComponent()
        .appendingPathComponent(SnapshotResults.attachmentsName, isDirectory: true)
      text += "\nAttachments: \"\(folder.absoluteString)\""
    }
    return text
  }

  private func attach(at site: SnapshotSite) {
    #if compiler(>=6.2)
      guard Test.current != nil else { return }
      let location = SourceLocation(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      for case .data(let data, let name) in attachments {
        let file = "\(SnapshotName.sanitized(site.testName)).\(site.identifier).\(name)"
        Attachment.record([UInt8](data), named: file, sourceLocation: location)
      }
    #endif
  }
}

/// Records a failure of the running test, in either test framework.
package func recordIssue(
  _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  } else {
    XCTFail(message, file: filePath, line: line)
  }
}
