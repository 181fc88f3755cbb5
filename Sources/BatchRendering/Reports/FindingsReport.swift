import LayoutDocuments
import UIKitCore

/// A report of the findings about a laid-out scene.
@MainActor
package struct FindingsReport {
  private let subject: ReportSubject
  /// The findings in report order.
  package let findings: [LayoutFinding]
  /// The location of each finding in the document.
  private let places: [String?]

  /// Creates a report of the findings about a scene.
  package init(_ scene: LaidOutScene, of subject: ReportSubject, expectsContent: Bool = false) {
    self.subject = subject
    findings = LayoutFindings(scene.root, drawnAs: scene.displayList, expectsContent: expectsContent).all
    places = findings.map { scene.place(of: $0, in: subject.input) }
  }

  /// The report as one JSON object without a line break.
  package var line: String { subject.line(["findings": .list(values)]) }

  /// The findings as JSON in report order.
  package var values: [DataValue] {
    zip(findings, places).map { finding, place in
      var fields: [String: DataValue] = [
        "kind": .text(finding.kind.rawValue), "view": .text(finding.view), "summary": .text(finding.summary),
        "details": .list(finding.details.map { .text($0) }),
      ]
      if let place { fields["place"] = .text(place) }
      return .object(fields)
    }
  }

  /// The report as text: each finding, with the involved objects indented.
  package var text: String {
    guard !findings.isEmpty else { return "\(subject.title()): nothing to report" }
    return zip(findings, places).flatMap { finding, place in
      finding.lines.enumerated().map { ($0 == 0 ? "\(subject.title(place)): \($1)" : $1).onOneLine }
    }.joined(separator: "\n")
  }
}
