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
