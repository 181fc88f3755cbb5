/// One finding about a document: where, what was expected, and a guess at what was meant.
package struct DocumentDiagnostic: Error, Sendable, Hashable {
  /// Whether the document can still be rendered.
  package enum Severity: String, Sendable {
    case error
    case warning
  }

  /// What a finding is about.
  package enum Subject: Sendable {
    case document
    /// An image that is replaced by another one.
    case image
  }

  package var severity: Severity
  /// The path as the user wrote it.
  package var file: String
  /// `nil` where the file itself is at fault, a missing one for instance.
  package var position: DocumentPosition?
  /// What is wrong and what was expected, without a full stop.
  package var message: String
  /// The place of the data row that filled the document; `nil` where it does not matter.
  package var row: String?
  /// What it is about.
  package var subject = Subject.document
  /// The closest valid spelling.
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
  /// One line for a terminal or a log: `file:line:column: error: message; did you mean …? | the line`.
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

/// Everything found wrong with a document, in its order.
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
  /// Itself with control characters shown as escapes, so that a hostile document cannot fake lines in a log.
  ///
  /// What is longer than a screen is cut.
  package var onOneLine: String {
    let longest = 2000
    var result = ""
    // One character may have any number of scalars.
    for scalar in unicodeScalars.prefix(longest) {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\t": result += " "
      case .control, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.dropFirst(longest).isEmpty ? result : result + "…"
  }
}
