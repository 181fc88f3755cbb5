import Foundation
import PictureComparison
import Testing

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
