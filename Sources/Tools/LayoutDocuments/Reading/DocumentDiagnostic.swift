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
