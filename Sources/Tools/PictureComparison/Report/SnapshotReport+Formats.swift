import CairoRendering
import UIFoundation

extension SnapshotReport {
  /// The lists in reg-cli's format. The items are paths of references.
  private struct Reg: Encodable {
    var failedItems: [String] = []
    var newItems: [String] = []
    var deletedItems: [String] = []
    var passedItems: [String] = []
    var expectedItems: [String] = []
    var actualItems: [String] = []
    var diffItems: [String] = []
    var actualDir = "actual"
    var expectedDir = "expected"
    var diffDir = "diff"
  }

  /// Returns JSON in reg-cli's format. `writeReg` writes the pictures to which it refers.
  package func reg() throws -> Data {
    var reg = Reg()
    for entry in entries {
      let item = entry.reference
      switch entry.status {
      case .failed, .broken: reg.failedItems.append(item)
      case .new, .recorded: reg.newItems.append(item)
      case .deleted: reg.deletedItems.append(item)
      case .passed: reg.passedItems.append(item)
      }
      if entry.status != .new, entry.status != .recorded { reg.expectedItems.append(item) }
      if entry.status != .deleted { reg.actualItems.append(item) }
      if entry.evidence.difference != nil { reg.diffItems.append(item) }
    }
    return try JSONEncoder.sorted(.prettyPrinted).encode(reg) + Data("\n".utf8)
  }

  /// Writes reg-cli's JSON with the pictures of failures in `expected`, `actual` and `diff` next to it.
  ///
  /// A picture that is already at its path is not written, since it can be an input. References with `..` in their
  /// paths are skipped.
  package func writeReg(to path: String, _ policy: OutputPolicy = OutputPolicy()) throws {
    try ReferenceWriter.write(try reg(), to: path, policy)
    var picturePolicy = policy
    picturePolicy.replaced = nil
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    for entry in entries where !entry.reference.split(separator: "/").contains("..") {
      let parts = [
        ("expected", entry.evidence.reference), ("actual", entry.evidence.actual),
        ("diff", entry.evidence.difference),
      ]
      for case (let name, let data?) in parts {
        let path = "\(folder)/\(name)/\(entry.reference)"
        guard FileManager.default.contents(atPath: path) != data else { continue }
        try ReferenceWriter.write(data, to: path, picturePolicy)
      }
    }
  }
}

extension FileSignature {
  /// The beginning of a report's page.
  package static let page = FileSignature(
    name: "report in HTML", beginnings: [Array("<!doctype html>\n<html lang=\"en\">\n<head>".utf8)])
  /// The beginning of a report in JUnit XML.
  package static let junit = FileSignature(
    name: "report in JUnit XML",
    beginnings: [Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites".utf8)])
  /// The beginning of a summary in Markdown.
  package static let summary = FileSignature(
    name: "summary in Markdown", beginnings: [Array(SnapshotReport.summaryMark.utf8)])
  /// The beginning of the times of tests.
  package static let times = FileSignature(name: "times in JSON", beginnings: [Array("{\n  \"testTimes\"".utf8)])
  /// The beginning of a report in reg-cli's format.
  package static let reg = FileSignature(
    name: "report in JSON", beginnings: [Array("{\n  \"actualDir\"".utf8)])
}
