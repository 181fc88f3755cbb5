/// An error in a line of visual format, with its column.
package struct VisualFormatError: Error, CustomStringConvertible {
  /// The expected input or the violated rule, in UIKit's words if it has any.
  package var reason: String

  /// The source text of the line.
  package var format: String

  /// The number of characters before the error.
  package var column: Int

  /// The most similar valid name, if any.
  package var suggestion: String?

  /// An undefined name in the line, with its kind; nil for other errors.
  package var missing: (kind: Kind, name: String)?

  /// The kinds of names in visual format.
  package enum Kind: String, Sendable {
    case view = "view or guide"
    case metric
    case metricOrView = "metric or view"
  }

  /// The reason as a phrase for messages on one line.
  ///
  /// It begins with a lowercase letter, has no final period, and does not mention dictionaries.
  package var phrase: String {
    if let missing { return "no \(missing.kind.rawValue) is called '\(missing.name)'" }
    let text = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// UIKit's text with any suggestion: the reason, the format and a caret under the error.
  package var description: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return "Unable to parse constraint format: \n\(reason)\(hint) \n\(format) \n"
      + String(repeating: " ", count: column) + "^"
  }
}
