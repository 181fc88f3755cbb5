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

/// A recursive descent parser for one equation.
struct EquationParser {
  private var scanner: TextScanner
  /// The parts of the equation read so far.
  private(set) var tokens: [Equation.Token] = []

  init(_ text: String) {
    scanner = TextScanner(text, comments: true)
  }

  /// Returns the equation; nil if the line is blank or only a comment.
  mutating func parse() throws(EquationError) -> Equation? {
    scanner.skipSpace()
    guard scanner.current != nil else { return nil }
    let first = try leftSide()
    let relation = try relation()
    var right = RightSide()
    try sum(into: &right)
    let priority = try priority()
    scanner.skipSpace()
    guard scanner.current == nil else {
      throw failure("expected the equation to end here, or '+', '-', '*', '/' or '@priority'\(unitRemark)")
    }
    return Equation(
      first: first, relation: relation, second: right.operand, priority: priority, multiplier: right.multiplier,
      constants: right.constants, text: scanner.text)
  }

  /// The advice for a unit of another layout language; empty if there is none.
  private var unitRemark: String {
    if scanner.current == "%" { return "; a part of a size is '0.5 * Superview.width'" }
    var rest = scanner
    guard let unit = rest.word(), ["px", "pt", "dp", "em", "rem"].contains(unit) else { return "" }
    return "; lengths are points and have no unit"
  }

  /// Adds the token from a position to the current one.
  private mutating func add(_ kind: Equation.Token.Kind, from start: Int) {
    tokens.append(Equation.Token(kind: kind, text: scanner.text(from: start)))
  }

  private struct RightSide {
    var operand: Equation.Operand?
    var multiplier = Equation.Product()
    var constants: [Equation.Product] = []
  }

  private mutating func leftSide() throws(EquationError) -> Equation.Operand {
    let column = scanner.position
    guard let name = scanner.word() else {
      throw failure("expected an item and its attribute on the left, as in 'title.width'")
    }
    guard scanner.current == "." else {
      if NSLayoutConstraint.Attribute(equationName: name) != nil {
        throw failure("expected an item before '\(name)', as in 'title.\(name)'", at: column)
      }
      throw failure("expected '.' and an attribute after '\(name)'")
    }
    return try operand(name, column)
  }

  /// Parses the part after an item's name: an attribute, or a guide and its attribute.
  private mutating func operand(_ name: String, _ column: Int) throws(EquationError) -> Equation.Operand {
    var parts: [(word: String, column: Int)] = []
    while scanner.current == "." {
      scanner.position += 1
      let start = scanner.position
      guard let part = scanner.word() else { throw failure("expected an attribute after '.'") }
      guard parts.count < 2 else { throw failure("expected at most a guide between item and attribute", at: start) }
      parts.append((part, start))
    }
    guard let first = parts.first, let last = parts.last else {
      throw failure("expected '.' and an attribute after '\(name)'")
    }
    guard let attribute = NSLayoutConstraint.Attribute(equationName: last.word) else {
      throw unknownAttribute(last.word, of: name, at: last.column)
    }
    let path = parts.dropLast().map(\.word)
    tokens.append(.init(kind: .item(name), text: ([name] + path).joined(separator: ".")))
    tokens.append(.init(kind: .attribute, text: last.word))
    return Equation.Operand(
      item: name, guide: parts.count == 2 ? first.word : nil, attribute: attribute, column: column,
      guideColumn: first.column, attributeColumn: last.column)
  }

  private func unknownAttribute(_ word: String, of item: String, at column: Int) -> EquationError {
    let names = NSLayoutConstraint.Attribute.equationNames
    let advice =
      switch word {
      case "edges": "; write one equation each for leading, trailing, top and bottom"
      case "center": "; write one equation each for centerX and centerY"
      case "size": "; write one equation each for width and height"
      case "aspectRatio", "ratio": "; write '\(item).width = 1.5 * \(item).height'"
      default: ""
      }
    // UIKit's anchors are the attributes with a suffix.
    let stem = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    let nearest = advice.isEmpty ? names.first { $0 == stem } ?? Spelling.nearest(to: stem, among: names) : nil
    return failure("no attribute is called '\(word)'\(advice)", at: column, nearest)
  }

  private mutating func relation() throws(EquationError) -> NSLayoutConstraint.Relation {
    scanner.skipSpace()
    let column = scanner.position
    var sign = ""
    while let character = scanner.current, "=<>≤≥".contains(character) {
      sign.append(character)
      scanner.position += 1
    }
    add(.relation, from: column)
    switch sign {
    case "=", "==": return .equal
    case "<=", "≤": return .lessThanOrEqual
    case ">=", "≥": return .greaterThanOrEqual
    case "<", "=<": throw failure("a relation is one of '=', '<=' and '>='", at: column, "<=")
    case ">", "=>": throw failure("a relation is one of '=', '<=' and '>='", at: column, ">=")
    default: throw failure("expected a relation here: '=', '<=' or '>='", at: column)
    }
  }

  private mutating func sum(into right: inout RightSide) throws(EquationError) {
    var isNegative = false
    repeat {
      while take("-") { isNegative.toggle() }
      try term(isNegative, into: &right)
      isNegative = false
      scanner.skipSpace()
      guard let sign = scanner.current, sign == "+" || sign == "-" else { return }
      if sign == "+" { _ = take("+") }
    } while true
  }

  /// Reads an operator if it comes next; returns whether it did.
  private mutating func take(_ sign: Character) -> Bool {
    guard scanner.take(sign) else { return false }
    add(.sign, from: scanner.position - 1)
    return true
  }

  /// Parses factors joined by `*` and `/`. At most one factor is an item's attribute.
  private mutating func term(_ isNegative: Bool, into right: inout RightSide) throws(EquationError) {
    var product = Equation.Product(isNegative: isNegative)
    var (ownsOperand, isNotAnAttribute, isDivisor) = (false, false, false)
    let first = tokens.count
    repeat {
      scanner.skipSpace()
      let column = scanner.position
      if let number = scanner.number(allowsSign: false) {
        add(.constant, from: column)
        product.factors.append(.init(name: nil, number: number, isDivisor: isDivisor, column: column))
      } else if let name = scanner.word() {
        if scanner.current == "." {
          guard !isDivisor else { throw failure("an attribute cannot be a divisor", at: column) }
          guard right.operand == nil else { throw failure("only one item is allowed on the right", at: column) }
          right.operand = try operand(name, column)
          ownsOperand = true
        } else if name == "NotAnAttribute" {
          isNotAnAttribute = true
        } else {
          add(.constant, from: column)
          product.factors.append(.init(name: name, number: 0, isDivisor: isDivisor, column: column))
        }
      } else {
        throw failure("expected a number, a named constant or an item's attribute")
      }
      scanner.skipSpace()
      guard let sign = scanner.current, sign == "*" || sign == "/" else { break }
      _ = take(sign)
      isDivisor = sign == "/"
    } while true
    // Numbers beside an attribute are its factors.
    for index in tokens.indices.dropFirst(first) where ownsOperand && tokens[index].kind == .constant {
      tokens[index].kind = .multiplier
    }
    if ownsOperand { right.multiplier = product } else if !isNotAnAttribute { right.constants.append(product) }
  }

  private static let priorities: [(name: String, value: Float)] = [
    ("low", 250), ("medium", 500), ("high", 750), ("required", 1000), ("defaultLow", 250), ("defaultHigh", 750),
    ("fittingSizeLevel", 50),
  ]

  private mutating func priority() throws(EquationError) -> UILayoutPriority {
    guard take("@") else { return .required }
    scanner.skipSpace()
    let column = scanner.position
    defer { add(.priority, from: column) }
    if let name = scanner.word() {
      if let match = Self.priorities.first(where: { $0.name == name }) { return UILayoutPriority(match.value) }
      let names = Self.priorities.map(\.name)
      let nearest = Spelling.nearest(to: name, among: names)
      let others = nearest == nil ? ", expected a number up to 1000, or low, medium, high or required" : ""
      throw failure("no priority is called '\(name)'\(others)", at: column, nearest)
    }
    guard let number = scanner.number(allowsSign: false) else {
      throw failure("expected a priority after '@': a number up to 1000, or low, medium, high or required")
    }
    guard number > 0, number <= 1000 else { throw failure("a priority must be above 0 and at most 1000", at: column) }
    return UILayoutPriority(Float(number))
  }

  private func failure(_ reason: String, at column: Int? = nil, _ suggestion: String? = nil) -> EquationError {
    EquationError(reason: reason, text: scanner.text, column: column ?? scanner.position, suggestion: suggestion)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Creates the attribute with the given name in equations; nil if there is none.
  package init?(equationName: String) {
    if equationName == "baseline" {
      self = .lastBaseline
    } else if let match = Self.all.first(where: { $0.name == equationName }) {
      self = match
    } else {
      return nil
    }
  }

  package static let equationNames: [String] = all.map(\.name) + ["baseline"]
}
