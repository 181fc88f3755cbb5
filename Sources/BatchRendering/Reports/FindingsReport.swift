import LayoutDocuments
import UIKitCore

/// What there is to say about a scene that is laid out.
@MainActor
package struct FindingsReport {
  private let input: String
  private let scene: String?
  private let variant: String
  /// In the order in which they are told.
  package let findings: [LayoutFinding]
  /// The place of each in the document.
  private let places: [String?]

  /// Looks at everything in a scene.
  package init(_ shown: ShownScene, input: String, scene: String?, variant: String, expectsContent: Bool = false) {
    self.input = input
    self.scene = scene
    self.variant = variant
    findings = LayoutFindings(shown.root, drawnAs: shown.displayList, expectsContent: expectsContent).all
    places = findings.map { shown.place(of: $0, in: input) }
  }

  /// One JSON object without a line break.
  package var line: String {
    JSONText.object([
      "input": .text(input), "scene": scene.map { .text($0) } ?? .null, "variant": .text(variant),
      "findings": .list(values),
    ])
  }

  /// The findings as JSON, in their order.
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

  /// For people: what is wrong, and indented what is involved.
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
