import Foundation
import PictureComparison
import Testing

/// A report of an assertion's outcome to the results' folder, the attachments and the test.
struct VerdictReport {
  private let site: SnapshotSite
  private let verdict: SnapshotVerdict

  init(_ site: SnapshotSite, _ verdict: SnapshotVerdict) {
    self.site = site
    self.verdict = verdict
  }

  /// Publishes the outcome; returns the failure message, nil for success.
  func publish() -> String? {
    var record = SnapshotRecord(
      test: site.test, name: site.identifier, status: verdict.status, file: site.filePath, line: site.line,
      reference: verdict.reference.path, message: verdict.message ?? "")
    record.hasForeignReference = verdict.reference.hasForeignBase
    record.decision = verdict.decision.map(\.description)
    record.tolerance = verdict.tolerance
    record.numbers = verdict.numbers
    record.frames = verdict.frames
    var complaint: String?
    do throws(WritingError) {
      record = try site.results.add(record, evidence: verdict.evidence)
    } catch {
      // The outcome is valid even if it cannot be written; without failure the files are not needed.
      complaint = "The results could not be written: \(error)"
    }
    if verdict.decision == .taken {
      print("Snapshot \(site.test) \"\(site.identifier)\": \(DigestDecision.taken).")
    }
    guard let message = verdict.message else { return nil }
    attach()
    return ([heading, files(record), message, complaint].compactMap { $0 }).joined(separator: "\n\n")
  }

  private var heading: String? {
    guard verdict.isDifferent else { return nil }
    return Int(site.identifier) == nil
      ? "Snapshot \"\(site.identifier)\" does not match reference." : "Snapshot does not match reference."
  }

  /// Returns the paths of the reference and the actual value in the format of the diff tool.
  private func files(_ record: SnapshotRecord) -> String? {
    func path(_ file: String?) -> String? { file.map { site.results.folder + "/" + $0 } }
    guard let actual = path(record.files.actual), verdict.isDifferent else {
      return path(record.files.actual).map { "Actual value: \"\(URL(fileURLWithPath: $0).absoluteString)\"" }
    }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    var text = tool(currentFilePath: verdict.reference.path, failedFilePath: actual)
    if let difference = path(record.files.difference) {
      text += "\nDifference: \"\(URL(fileURLWithPath: difference).absoluteString)\""
    }
    return text
  }

  private func attach() {
    #if compiler(>=6.2)
      guard Test.current != nil else { return }
      let place = SourceLocation(
        fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      for case .data(let data, let name) in verdict.attachments {
        let file = "\(SnapshotName.sanitized(site.testName)).\(site.identifier).\(name)"
        Attachment.record([UInt8](data), named: file, sourceLocation: place)
      }
    #endif
  }
}
