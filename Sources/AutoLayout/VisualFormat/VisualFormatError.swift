/// An error in a line of visual format, with its column.
package struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  /// The expected input, in UIKit's words if it has any.
  package var reason: String

  /// The source text of the line.
  package var format: String

  /// The number of characters before the error.
  package var column: Int

  /// The most similar valid name, if any.
  package var suggestion: String?

  /// UIKit's text: the reason, the format and a caret under the error.
  package var description: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return "Unable to parse constraint format: \n\(reason)\(hint) \n\(format) \n"
      + String(repeating: " ", count: column) + "^"
  }
}
