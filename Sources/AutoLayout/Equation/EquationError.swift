/// What is wrong with an equation, and where.
package struct EquationError: Error, Equatable, CustomStringConvertible {
  /// What was expected or which rule is broken.
  package var reason: String

  /// The equation as it was given.
  package var text: String

  /// Characters before the offending one.
  package var column: Int

  /// A name that may have been meant.
  package var suggestion: String?

  /// The reason with its hint, on one line.
  package var summary: String {
    suggestion.map { "\(reason); did you mean '\($0)'?" } ?? reason
  }

  /// The summary, the equation and a caret under the offending column.
  package var description: String {
    "\(summary)\n\(text)\n\(String(repeating: " ", count: column))^"
  }
}
