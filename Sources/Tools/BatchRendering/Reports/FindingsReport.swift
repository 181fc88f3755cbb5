import LayoutChecks
import LayoutDocuments
import UIKitCore

/// A report of the findings about a laid-out scene.
@MainActor
package struct FindingsReport {
  private let subject: ReportSubject
  /// The findings in report order.
  package let findings: [LayoutFinding]
  /// Indicates for each finding whether the document declares it as intended.
  private let isExpected: [Bool]
  /// The location of each finding in the document.
  private let places: [String?]

  /// Creates a report of the findings about a scene.
  package init(_ scene: LaidOutScene, of subject: ReportSubject, expectsContent: Bool = false) {
    self.subject = subject
    findings = LayoutFindings(scene.root, drawnAs: scene.displayList, expectsContent: expectsContent).all
    isExpected = findings.map { scene.expects($0) }
    places = findings.map { scene.place(of: $0, in: subject.input) }
  }

  /// Indicates whether there are findings that the document does not declare as intended.
  package var hasProblems: Bool { isExpected.contains(false) }

  /// The report as one JSON object without a line break.
  package var line: String { subject.line(["findings": .list(values)]) }

  /// The findings as JSON in report order.
  package var values: [DataValue] {
    findings.indices.map { index in
      let finding = findings[index]
      var fields: [String: DataValue] = [
        "kind": .text(finding.kind.rawValue), "view": .text(finding.view), "summary": .text(finding.summary),
        "details": .list(finding.details.map { .text($0) }),
      ]
      if let place = places[index] { fields["place"] = .text(place) }
      if isExpected[index] { fields["isExpected"] = .bool(true) }
      return .object(fields)
    }
  }

  /// The report as text: each finding, with the involved objects indented.
  package var text: String {
    guard !findings.isEmpty else { return "\(subject.title()): nothing to report" }
    return findings.indices.flatMap { index in
      let prefix = subject.title(places[index]) + (isExpected[index] ? ": expected" : "")
      return findings[index].lines.enumerated().map { ($0 == 0 ? "\(prefix): \($1)" : $1).onOneLine }
    }.joined(separator: "\n")
  }
}
