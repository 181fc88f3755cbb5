/// The diagnostics of one document, collected while it is read, checked or built.
package final class Diagnostics {
  /// The maximum number of collected findings.
  private static let limit = 100

  /// The document's own file, followed by included files and by data fields that replace values.
  package private(set) var sources: [DocumentSource]
  package private(set) var findings: [DocumentDiagnostic] = []
  /// The number of findings that were collected before the current trial.
  private var countBeforeTrial = 0
  /// The positions of values whose placeholders could not be filled. Decoders do not report them again.
  private var unfilled: Set<DocumentPosition> = []

  package convenience init(_ source: DocumentSource) {
    self.init([source])
  }

  package init(_ sources: [DocumentSource]) {
    self.sources = sources
  }

  /// Adds an included file and returns its index.
  func add(_ source: DocumentSource) -> Int {
    sources.append(source)
    return sources.count - 1
  }

  /// Adds a source for a data field that replaces a value of the document. Returns the source's index.
  func addField(_ name: String) -> Int {
    sources.first.map { add(DocumentSource(field: name, of: $0)) } ?? 0
  }

  /// Returns the source of a position, or the document's own file for an unknown source.
  package func source(of position: DocumentPosition) -> DocumentSource? {
    sources.indices.contains(position.file) ? sources[position.file] : sources.first
  }

  package func error(_ message: String, at position: DocumentPosition, suggestion: String? = nil) {
    add(.error, message, position, suggestion)
  }

  /// Reports a warning, which does not prevent rendering.
  package func warning(
    _ message: String, at position: DocumentPosition, suggestion: String? = nil,
    about subject: DocumentDiagnostic.Subject = .document
  ) {
    add(.warning, message, position, suggestion, subject)
  }

  /// Marks a value whose placeholders could not be filled, after the reason has been reported.
  func markUnfilled(_ position: DocumentPosition) { unfilled.insert(position) }

  /// Returns whether the placeholders of the value at a position could not be filled.
  func isUnfilled(_ position: DocumentPosition) -> Bool { unfilled.contains(position) }

  /// Runs a body and returns its result and its findings without keeping them.
  func trying<Result>(_ body: () -> Result) -> (result: Result, findings: [DocumentDiagnostic]) {
    let (savedFindings, savedPositions) = (findings, unfilled)
    findings = []
    countBeforeTrial += savedFindings.count
    defer {
      (findings, unfilled) = (savedFindings, savedPositions)
      countBeforeTrial -= savedFindings.count
    }
    let result = body()
    return (result, findings)
  }

  /// Adds findings, for example the findings of a trial.
  package func add(contentsOf others: [DocumentDiagnostic]) {
    for finding in others { add(finding) }
  }

  /// Indicates whether further findings are dropped, so that searching for suggestions is useless.
  var isFull: Bool { countBeforeTrial + findings.count >= Self.limit }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// The findings in document order.
  package var sorted: [DocumentDiagnostic] {
    findings.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
  }

  /// The errors about full-width characters, then the findings in document order.
  var errors: DocumentErrors { DocumentErrors(fullWidthErrors + sorted) }

  /// Throws all findings if they contain an error.
  package func throwErrors() throws {
    if hasErrors { throw errors }
  }

  private func add(
    _ severity: DocumentDiagnostic.Severity, _ message: String, _ position: DocumentPosition, _ suggestion: String?,
    _ subject: DocumentDiagnostic.Subject = .document
  ) {
    let source = source(of: position)
    let field = source?.field
    var finding = DocumentDiagnostic(
      severity, file: source?.name ?? "", position: field == nil ? position : nil,
      message: field.map { "in the field \"\($0)\" of the data: \(message)" } ?? message, suggestion: suggestion,
      quotedLine: field == nil ? source?.quoted(position.line) : nil)
    finding.subject = subject
    add(finding)
  }

  private func add(_ finding: DocumentDiagnostic) {
    // A repeated finding is reported once.
    if findings.count < Self.limit, !findings.contains(finding) { findings.append(finding) }
  }

  /// Adds the findings of another pass, except at positions that were already reported.
  func add(atNewPositions others: [DocumentDiagnostic]) {
    let reportedPositions = Set(findings.compactMap(\.position))
    for finding in others where finding.position.map({ !reportedPositions.contains($0) }) ?? true { add(finding) }
  }
}
