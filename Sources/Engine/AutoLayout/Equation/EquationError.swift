/// An error in an equation, with its column.
package struct EquationError: Error, Equatable, CustomStringConvertible {
  /// The expected input or the violated rule.
  package var reason: String

  /// The source text of the equation.
  package var text: String

  /// The number of characters before the error.
  package var column: Int

  /// The suggested replacement, if any.
  package var suggestion: String?

  /// The reason and the suggestion, on one line.
  package var summary: String {
    suggestion.map { "\(reason); did you mean '\($0)'?" } ?? reason
  }

  /// The summary, the equation and a caret under the error.
  package var description: String {
    "\(summary)\n\(text)\n\(String(repeating: " ", count: column))^"
  }
}
