/// What is wrong with a line of visual format, and where.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// What was expected, in UIKit's words where it has any.
  package var reason: String

  /// The line as it was given.
  package var format: String

  /// Characters before the offending one.
  package var column: Int

  /// A name that may have been meant.
  package var suggestion: String?

  /// UIKit's text: the reason, the format and a caret under the offending column.
  package var description: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return "Unable to parse constraint format: \n\(reason)\(hint) \n\(format) \n"
      + String(repeating: " ", count: column) + "^"
  }
}
