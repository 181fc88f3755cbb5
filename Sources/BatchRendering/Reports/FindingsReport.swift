import LayoutDocuments
import UIKitCore

/// A report of the findings about a laid-out scene.
@MainActor
package struct FindingsReport {
  private let input: String
  private let scene: String?
  private let variant: String
  /// The findings in report order.
  package let findings: [LayoutFinding]
  /// The location of each finding in the document.
  private let places: [String?]

  /// Collects the findings about a scene.
  package init(_ shown: ShownScene, input: String, scene: String?, variant: String, expectsContent: Bool = false) {
    self.input = input
    self.scene = scene
    self.variant = variant
    findings = LayoutFindings(shown.root, drawnAs: shown.displayList, expectsContent: expectsContent).all
    places = findings.map { shown.place(of: $0, in: input) }
  }

  /// The report as one JSON object without a line break.
  package var line: String {
    JSONText.object([
      "input": .text(input), "scene": scene.map { .text($0) } ?? .null, "variant": .text(variant),
      "findings": .list(values),
    ])
  }

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
    func title(_ place: String) -> String {
      [place, scene ?? "", variant].filter { !$0.isEmpty }.joined(separator: "  ")
    }
    guard !findings.isEmpty else { return "\(title(input)): nothing to report".onOneLine }
    return zip(findings, places).flatMap { finding, place in
      finding.lines.enumerated().map { ($0 == 0 ? "\(title(place ?? input)): \($1)" : $1).onOneLine }
    }.joined(separator: "\n")
  }
}
