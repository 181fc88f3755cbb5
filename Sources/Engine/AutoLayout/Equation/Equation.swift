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
