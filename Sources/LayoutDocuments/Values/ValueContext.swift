import UIKitCore

/// What values are read against: the document's metrics and folder, and where findings go.
package final class ValueContext {
  package let diagnostics: Diagnostics
  /// Named numbers that may stand wherever a number may.
  package var metrics: [Metric] = []
  /// The folder that relative paths start from.
  package var folder: URL { diagnostics.source.folder }
  /// Whether paths may leave ``folder``.
  package var mayLeaveFolder = false

  /// A named number of a document.
  package struct Metric: Sendable {
    package var name: String
    package var value: Double
  }

  package init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Notes that something else was expected; answers `nil` so that decoders can return it.
  package func expected<Value>(_ what: String, at node: DocumentNode, suggestion: String? = nil) -> Value? {
    diagnostics.error("expected \(what), found \(node.summary)", at: node.position, suggestion: suggestion)
    return nil
  }

  /// The number of a metric.
  package func metric(_ name: String) -> Double? {
    metrics.first { $0.name == name }?.value
  }

  /// Notes every key that is not among the known ones, with the closest of them.
  package func refuseUnknownKeys(of node: DocumentNode, in place: String, known: [String]) {
    for entry in node.entries ?? [] where !known.contains(entry.key) {
      let closest = Spelling.nearest(to: entry.key, among: known)
      let expected = closest == nil && known.count <= 16 ? ", expected one of \(known.joined(separator: ", "))" : ""
      diagnostics.error(
        "\(place) has no key \"\(entry.key)\"\(expected)", at: entry.keyPosition, suggestion: closest)
    }
  }
}
