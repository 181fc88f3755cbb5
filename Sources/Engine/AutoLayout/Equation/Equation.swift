import UIFoundation

/// A parsed equation or inequality, with names not yet resolved.
///
/// Its form is `item.attribute relation multiplier × item.attribute + constant`, or a constant alone on the right.
package struct Equation: Equatable {
  /// An attribute of a named view or of one of its guides.
  package struct Operand: Equatable {
    /// The item's name, or `Superview`.
    package var item: String
    /// The guide's name in `view.safeArea.top`; nil for the view itself.
    package var guide: String?
    package var attribute: NSLayoutConstraint.Attribute
    var column: Int
    var guideColumn: Int
    var attributeColumn: Int

    /// The keyword for the superview of the other side's item.
    package static let superview = "Superview"
  }

  /// A product of numbers and named constants.
  struct Product: Equatable {
    struct Factor: Equatable {
      /// The constant's name; nil for a number.
      var name: String?
      var number: Double
      var isDivisor: Bool
      var column: Int
    }

    var factors: [Factor] = []
    var isNegative = false
  }

  /// A part of an equation as it is written.
  package struct Token: Equatable {
    /// The role of a part.
    package enum Kind: Equatable {
      /// An item with its guide, by the item's name.
      case item(String)
      case attribute, relation
      /// A number or named constant beside an attribute.
      case multiplier
      case constant, priority
      /// One of `+`, `-`, `*`, `/` and `@`.
      case sign
    }

    package var kind: Kind
    package var text: String
  }

  package var first: Operand
  package var relation: NSLayoutConstraint.Relation
  /// The attribute on the right-hand side; nil if that is a constant.
  package var second: Operand?
  package var priority: UILayoutPriority
  /// The factor of `second`.
  var multiplier: Product
  /// The terms of the constant.
  var constants: [Product]
  /// The source text, for errors found later.
  package var text: String
}

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

/// The resolution of the names in an equation.
@MainActor
package struct EquationScope {
  /// The lookup of a view or guide by name.
  package var item: (String) -> (any LayoutItem)?

  /// The names of views and guides, for suggestions.
  package var itemNames: [String]

  /// The lookup of a view's guide: `safeArea`, `margins`, `readable`, `content` or `frame`.
  package var guide: (any LayoutItem, String) -> (any LayoutItem)?

  /// The names of guides, for suggestions.
  package var guideNames: [String]

  /// The lookup of a constant by name.
  package var metric: (String) -> Double?

  /// The names of constants, for suggestions.
  package var metricNames: [String]

  /// Creates a scope from lookup closures and lists of names for suggestions.
  package init(
    item: @escaping (String) -> (any LayoutItem)?, itemNames: [String],
    guide: @escaping (any LayoutItem, String) -> (any LayoutItem)? = { _, _ in nil }, guideNames: [String] = [],
    metric: @escaping (String) -> Double? = { _ in nil }, metricNames: [String] = []
  ) {
    self.item = item
    self.itemNames = itemNames
    self.guide = guide
    self.guideNames = guideNames
    self.metric = metric
    self.metricNames = metricNames
  }
}
