import UIFoundation

/// A parsed line of Apple's visual format language, with names not yet resolved.
struct VisualFormat {
  /// A number, or the name of a metric or an item.
  enum Value: Equatable {
    case number(Double, column: Int)
    case name(String, column: Int)

    /// The number of characters before the value.
    var column: Int {
      switch self {
      case .number(_, let column), .name(_, let column): column
      }
    }
  }

  /// One condition on a gap or on a view's size.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    /// A number, a metric or, for sizes, another view.
    var object: Value
    var priority: Value?
  }

  /// The space between two neighbors.
  enum Gap: Equatable {
    /// No separator: the views touch.
    case flush
    /// A bare `-`: the standard distance, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  /// One bracketed view.
  struct View: Equatable {
    var name: String
    var column: Int
    var predicates: [Predicate]
  }

  var axis: NSLayoutConstraint.Axis
  var views: [View] = []
  /// The gaps between neighboring views, one fewer than views.
  var gaps: [Gap] = []
  /// The gap from the superview's near edge; nil if the line does not begin with `|`.
  var gapBefore: Gap?
  /// The gap to the superview's far edge; nil if the line does not end with `|`.
  var gapAfter: Gap?
  /// The columns of the bars, for errors.
  var barColumns: (before: Int, after: Int) = (0, 0)
}

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

extension NSLayoutConstraint {
  /// Returns the constraints of a line of visual format. Throws an error with its column.
  ///
  /// The names in scope are listed in order of preference for suggestions.
  package static func parse(
    visualFormat format: String, options: FormatOptions = [], metrics: @escaping (String) -> Double?,
    metricNames: [String], items: @escaping (String) -> (any LayoutItem)?, itemNames: [String]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let line = try VisualFormatParser.parse(format)
    var builder = VisualFormatBuilder(
      line, format: format, options: options, metrics: metrics, metricNames: metricNames, items: items,
      itemNames: itemNames)
    return try builder.build()
  }

  /// Returns the constraints of a line with names in UIKit's dictionaries. A metric must be a number.
  static func parse(
    visualFormat format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    try parse(
      visualFormat: format, options: options, metrics: { Double(number: metrics?[$0]) },
      metricNames: (metrics ?? [:]).keys.sorted(), items: { views[$0] as? any LayoutItem },
      itemNames: views.keys.sorted())
  }
}
