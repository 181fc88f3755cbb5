import LayoutDocuments
import UIKitCore

/// The laid-out scene that a report describes: its document, its variant and its row.
package struct ReportSubject: Sendable, Hashable {
  /// The name of the document.
  package let input: String
  package let scene: String?
  /// The name of the variant; empty if there is only one.
  package let variant: String
  /// The number of the row, counted from 1; nil without rows.
  package let row: Int?

  package init(input: String, scene: String?, variant: String, row: Int? = nil) {
    self.input = input
    self.scene = scene
    self.variant = variant
    self.row = row
  }

  /// Returns the subject on one line. A given location replaces the document's name.
  func title(_ place: String? = nil) -> String {
    let parts = [place ?? input, scene ?? "", variant, row.map { "row \($0)" } ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ").onOneLine
  }

  /// Returns a JSON object without a line break: the subject, followed by the fields of the report.
  func line(_ fields: KeyValuePairs<String, DataValue?>) -> String {
    let subjectFields: KeyValuePairs<String, DataValue?> = [
      "input": .text(input), "scene": scene.map { .text($0) } ?? .null, "variant": .text(variant),
      "row": row.map { .number(Double($0)) },
    ]
    return JSONText.object(Array(subjectFields) + Array(fields))
  }
}
