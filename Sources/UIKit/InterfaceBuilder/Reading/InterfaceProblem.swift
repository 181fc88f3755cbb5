/// An error at a line of a document, or a note that a part of it is omitted or replaced.
package struct InterfaceProblem: Sendable, Equatable, CustomStringConvertible {
  /// The line, counted from 1; 0 for the whole document.
  package let line: Int
  package let message: String

  /// The beginning of the note that names the custom classes without a registered class.
  package static let customClassPrefix = "Custom classes are rendered as their base classes: "

  package init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { line > 0 ? "line \(line): \(message)" : message }
}

/// The errors that prevent a document from being loaded.
package struct InterfaceDocumentError: Error, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller specified it.
  package let path: String
  /// The problems in document order; at least one.
  package let problems: [InterfaceProblem]

  /// The maximum number of problems that are listed. Only the number of further problems is given.
  private static let shownProblems = 10

  /// Creates an error with one problem.
  package init(path: String, line: Int = 0, _ message: String) {
    self.init(path: path, problems: [InterfaceProblem(line: line, message)])
  }

  /// Creates an error with several problems.
  package init(path: String, problems: [InterfaceProblem]) {
    self.path = path
    self.problems = problems
  }

  package var description: String {
    let shown = problems.prefix(Self.shownProblems).map { problem in
      problem.line > 0 ? "\(path):\(problem.line): \(problem.message)" : "\(path): \(problem.message)"
    }
    let rest = problems.count - shown.count
    return (shown + (rest > 0 ? ["\(path): and \(rest) more"] : [])).joined(separator: "\n")
  }
}
