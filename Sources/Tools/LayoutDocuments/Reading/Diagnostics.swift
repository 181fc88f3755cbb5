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

/// An error or a warning about a document, with its position and a suggestion.
package struct DocumentDiagnostic: Error, Sendable, Hashable {
  /// The severity of a finding.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// The subject of a finding.
  package enum Subject: Sendable {
    case document
    /// An image replaced by a fallback.
    case image
  }

  package var severity: Severity
  /// The path as the user wrote it.
  package var file: String
  /// The position; `nil` if the finding is about the whole file or a data field.
  package var position: DocumentPosition?
  /// The message: what is wrong and what was expected, without a final period.
  package var message: String
  /// The location of the data row; `nil` if the row is irrelevant.
  package var row: String?
  package var subject = Subject.document
  /// The likely correction.
  package var suggestion: String?
  /// The line of the document at `position`.
  package var quotedLine: String?

  package init(
    _ severity: Severity = .error, file: String, position: DocumentPosition? = nil, message: String,
    suggestion: String? = nil, quotedLine: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.position = position
    self.message = message
    self.suggestion = suggestion
    self.quotedLine = quotedLine
  }
}

extension DocumentDiagnostic: CustomStringConvertible {
  /// The finding on one line: `file:line:column: error: message; did you mean …? | the line`.
  package var description: String {
    var text = file
    if let position { text += ":\(position.line):\(position.column)" }
    text += ": \(severity.rawValue): \(message)"
    if let row { text += " (\(row))" }
    if let suggestion { text += "; did you mean \"\(suggestion)\"?" }
    if let quotedLine { text += " | \(quotedLine)" }
    return text.onOneLine
  }
}

/// The errors that prevent the use of a document, with the warnings that were found too.
package struct DocumentErrors: Error, Sendable, CustomStringConvertible {
  package var diagnostics: [DocumentDiagnostic]

  package init(_ diagnostics: [DocumentDiagnostic]) {
    self.diagnostics = diagnostics
  }

  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

extension String {
  /// The text on one line, with control characters escaped so that documents cannot forge log lines.
  ///
  /// Tabs become spaces, and very long text is truncated.
  package var onOneLine: String {
    let limit = 2000
    var result = ""
    // A character can have any number of scalars.
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\t": result += " "
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(limit).isEmpty ? result : result + "…"
  }
}
