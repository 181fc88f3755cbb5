/// Collects what is found wrong with one document while it is read.
package final class Diagnostics {
  /// Beyond this many, more findings help nobody.
  private static let limit = 100

  package let source: DocumentSource
  package private(set) var found: [DocumentDiagnostic] = []

  package init(_ source: DocumentSource) {
    self.source = source
  }

  /// Notes an error at a place.
  package func error(_ message: String, at position: DocumentPosition, suggestion: String? = nil) {
    add(.error, message, position, suggestion)
  }

  /// Notes something suspicious that does not prevent rendering.
  package func warning(_ message: String, at position: DocumentPosition, suggestion: String? = nil) {
    add(.warning, message, position, suggestion)
  }

  package var hasErrors: Bool { found.contains { $0.severity == .error } }

  /// Everything found so far in the order of the document.
  package var sorted: [DocumentDiagnostic] {
    found.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  /// Throws everything found, where there is an error among it.
  package func throwErrors() throws {
    if hasErrors { throw DocumentErrors(sorted) }
  }

  private func add(
    _ severity: DocumentDiagnostic.Severity, _ message: String, _ position: DocumentPosition, _ suggestion: String?
  ) {
    guard found.count < Self.limit else { return }
    found.append(
      DocumentDiagnostic(
        severity, file: source.name, position: position, message: message, suggestion: suggestion,
        quotedLine: source.quoted(position.line)))
  }
}
