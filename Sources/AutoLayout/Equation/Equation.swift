import UIFoundation

/// `item.attribute relation multiplier × item.attribute + constant`, as text says it; names not yet looked up.
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

    /// The word that stands for the other item's superview.
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

  package var first: Operand
  package var relation: NSLayoutConstraint.Relation
  /// Nil where the right-hand side is a constant.
  package var second: Operand?
  package var priority: UILayoutPriority
  /// The factor of `second`.
  var multiplier: Product
  /// What is added.
  var constants: [Product]
  /// The text as it was given, for errors found later.
  package var text: String
}
