import UIKitCore

/// What values are read against: the document's metrics and folder, and where findings go.
package final class ValueContext {
  package let diagnostics: Diagnostics
  /// Named numbers that may stand wherever a number may.
  package var metrics: [Metric] = []
  /// The document's folder, in which its paths must stay.
  package var folder: URL { diagnostics.sources.first?.folder ?? URL(fileURLWithPath: ".") }
  /// Folders other than ``folder`` that paths may lead into.
  package var allowedDirectories: [URL] = []

  /// How texts are changed so that what would go wrong in another language shows.
  package var pseudolocalizations: Set<Pseudolocalization> = []

  /// A named number of a document.
  package struct Metric: Sendable {
    package var name: String
    package var value: Double

    package init(name: String, value: Double) {
      self.name = name
      self.value = value
    }
  }

  package init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Notes that something else was expected; answers `nil` so that decoders can return it.
  package func expected<Value>(_ what: String, at node: DocumentNode, suggestion: String? = nil) -> Value? {
    diagnostics.error("expected \(what), found \(node.summary)", at: node.position, suggestion: suggestion)
    return nil
  }

  /// What looks like a colour behind a # that YAML takes for the beginning of a comment.
  func commentInPlace(of node: DocumentNode) -> String? {
    guard node.text == "", let line = diagnostics.source(of: node.position)?.line(node.position.line) else {
      return nil
    }
    let rest = line.unicodeScalars.dropFirst(max(0, node.position.column - 2))
    return String(rest).firstMatch(of: #/^:?\s+(#[0-9a-fA-F]{3,8})\b/#).map { String($0.1) }
  }

  /// The number of a metric.
  package func metric(_ name: String) -> Double? {
    metrics.first { $0.name == name }?.value
  }

  /// The file of a path in the document; `nil`, with an error, where it lies outside of every allowed folder.
  func file(at path: String, _ node: DocumentNode, called what: String) -> URL? {
    let folder = folder.resolvingSymlinksInPath().standardizedFileURL
    // A path starts from the file that it is written in, which may be one that the document includes.
    let start = (diagnostics.source(of: node.position)?.folder ?? folder).resolvingSymlinksInPath()
    let file = URL(fileURLWithPath: path, relativeTo: start).standardizedFileURL
    // A document from elsewhere must not be able to show any file of this machine.
    if FolderBounds([folder] + allowedDirectories).contains(file.path) { return file }
    diagnostics.error(
      "\"\(path)\" lies outside of the document's folder, expected \(what) in it; --allow-dir allows other folders",
      at: node.position)
    return nil
  }

  /// Notes every key that is not among the known ones, with the closest of them.
  ///
  /// Keys that views have are said to stand in the wrong place.
  package func refuseUnknownKeys(
    of node: DocumentNode, in place: String, known: [String], keysOfViews: Set<String> = []
  ) {
    for entry in node.entries ?? [] where !known.contains(entry.key) {
      if keysOfViews.contains(entry.key) {
        diagnostics.error(
          "\(place) has no key \"\(entry.key)\"; it belongs to a view, indented below \"view:\"",
          at: entry.keyPosition)
        continue
      }
      let closest = Spelling.nearest(to: entry.key, among: known)
      let expected = closest == nil && known.count <= 20 ? ", expected one of \(known.joined(separator: ", "))" : ""
      diagnostics.error(
        "\(place) has no key \"\(entry.key)\"\(expected)", at: entry.keyPosition, suggestion: closest)
    }
  }
}
