import UIFoundation

extension SnapshotReport {
  /// Returns JUnit XML with a suite for each test type.
  ///
  /// A suite has a case for each test if the outcomes of all tests are known, and a case for each snapshot otherwise.
  package func junit() -> Data {
    var cases = (run?.tests ?? []).map(JUnitCase.init)
    let known = Set((run?.tests ?? []).map { TestResult.base(of: $0.name) })
    // The failures of tests include those of their snapshots.
    cases += entries.filter { $0.name.isEmpty || !known.contains(TestResult.base(of: $0.title)) }.map(JUnitCase.init)
    var order: [String] = []
    var suites: [String: [JUnitCase]] = [:]
    for test in cases {
      if suites[test.suite] == nil { order.append(test.suite) }
      suites[test.suite, default: []].append(test)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"\(JUnitCase.attribute(title))\">"]
    for suite in order {
      let cases = suites[suite] ?? []
      func count(_ outcome: JUnitCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
      let isTimed = cases.contains { $0.seconds != nil }
      let time = isTimed ? " time=\"\(JUnitCase.text(cases.compactMap(\.seconds).reduce(0, +)))\"" : ""
      lines.append(
        "  <testsuite name=\"\(JUnitCase.attribute(suite))\" tests=\"\(cases.count)\" failures=\"\(count(.failure))\" "
          + "errors=\"\(count(.error))\" skipped=\"\(count(.skipped))\"\(time)>")
      lines += cases.flatMap(\.lines)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>\n")
    return Data(lines.joined(separator: "\n").utf8)
  }
}

/// A case of JUnit XML.
private struct JUnitCase {
  /// The outcome of a case. The raw value is the name of its element.
  enum Outcome: String {
    case passed, failure, error, skipped
  }

  let suite: String
  let name: String
  let outcome: Outcome
  let type: String
  let message: String
  let content: String
  /// The duration; nil if unknown.
  let seconds: Double?

  init(_ test: TestResult) {
    suite = test.suite
    name = test.function
    outcome =
      switch test.status {
      case .passed: .passed
      case .failed: .failure
      case .skipped: .skipped
      case .crashed: .error
      }
    type = test.status.rawValue
    (message, content) = (test.message, test.message)
    seconds = test.seconds
  }

  init(_ entry: ReportEntry) {
    suite = entry.title.split(separator: "/").first.map(String.init) ?? entry.title
    name = entry.name.isEmpty ? entry.title : "\(entry.title) \(entry.name)"
    outcome =
      switch entry.status {
      case .passed, .recorded: .passed
      case .broken: .error
      case .failed, .new, .deleted: .failure
      }
    type = entry.status.rawValue
    (message, content) = (entry.message, entry.message + "\n" + entry.reference)
    seconds = nil
  }

  var lines: [String] {
    let time = seconds.map { " time=\"\(Self.text($0))\"" } ?? ""
    let head = "    <testcase classname=\"\(Self.attribute(suite))\" name=\"\(Self.attribute(name))\"\(time)"
    let first = message.split(separator: "\n").first.map(String.init) ?? type
    switch outcome {
    case .passed: return [head + "/>"]
    case .skipped:
      return [head + ">", "      <skipped message=\"\(Self.attribute(first))\"/>", "    </testcase>"]
    case .failure, .error:
      return [
        head + ">",
        "      <\(outcome.rawValue) message=\"\(Self.attribute(first))\" type=\"\(type)\">" + content.xmlEscaped()
          + "</\(outcome.rawValue)>",
        "    </testcase>",
      ]
    }
  }

  /// Returns a duration with three decimals.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "0.000" }
    let thousandths = Int64((seconds * 1000).rounded())
    let rest = "\(thousandths % 1000)"
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Returns an attribute value in which line breaks are escaped, since parsers turn them into spaces.
  static func attribute(_ text: String) -> String {
    text.xmlEscaped().replacing("\n", with: "&#10;").replacing("\r", with: "&#13;").replacing("\t", with: "&#9;")
  }
}
