import CairoRendering
import UIFoundation

extension SnapshotReport {
  /// Returns JUnit XML with a suite for each test type and a case for each snapshot.
  package func junit() -> Data {
    var order: [String] = []
    var suites: [String: [ReportEntry]] = [:]
    for entry in entries {
      let suite = entry.title.split(separator: "/").first.map(String.init) ?? entry.title
      if suites[suite] == nil { order.append(suite) }
      suites[suite, default: []].append(entry)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(Self.attribute(title))\">"]
    for suite in order {
      let entries = suites[suite] ?? []
      let failures = entries.count { $0.status == .failed || $0.status == .new || $0.status == .deleted }
      let errors = entries.count { $0.status == .broken }
      lines.append(
        "  <testsuite name=\"\(Self.attribute(suite))\" tests=\"\(entries.count)\" failures=\"\(failures)\" "
          + "errors=\"\(errors)\">")
      for entry in entries { lines += testCase(entry, suite: suite) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    return Data(lines.joined(separator: "\n").utf8)
  }

  private func testCase(_ entry: ReportEntry, suite: String) -> [String] {
    let name = entry.name.isEmpty ? entry.title : "\(entry.title) \(entry.name)"
    let head = "    <testcase classname=\"\(Self.attribute(suite))\" name=\"\(Self.attribute(name))\""
    let element: String? =
      switch entry.status {
      case .passed, .recorded: nil
      case .broken: "error"
      case .failed, .new, .deleted: "failure"
      }
    guard let element else { return [head + "/>"] }
    let first = entry.message.split(separator: "\n").first.map(String.init) ?? entry.status.rawValue
    return [
      head + ">",
      "      <\(element) message=\"\(Self.attribute(first))\" type=\"\(entry.status.rawValue)\">"
        + (entry.message + "\n" + entry.reference).xmlEscaped() + "</\(element)>",
      "    </testcase>",
    ]
  }

  /// Returns an attribute value in which line breaks are escaped, since parsers turn them into spaces.
  private static func attribute(_ text: String) -> String {
    text.xmlEscaped().replacing("\n", with: "&#10;").replacing("\r", with: "&#13;").replacing("\t", with: "&#9;")
  }

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
  /// The beginning of a report in reg-cli's format.
  package static let reg = FileSignature(
    name: "report in JSON", beginnings: [Array("{\n  \"actualDir\"".utf8)])
}
