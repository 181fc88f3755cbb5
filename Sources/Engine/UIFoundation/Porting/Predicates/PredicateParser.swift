internal import Foundation

/// A parser of the formats of predicates, by recursive descent.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  /// The number of open parentheses, lists and signs.
  private var depth = 0

  // Limits of formats, so that no format exhausts the stack.
  private static let maximumDepth = 100
  private static let maximumCount = 10_000

  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> NSPredicate {
    var parser = try PredicateParser(format, arguments)
    let condition = try parser.disjunction()
    guard parser.tokens.isEmpty else { throw PredicateFormatError(reason: "unexpected text at the end") }
    return condition
  }

  static func parseExpression(
    _ format: String, _ arguments: [Any]
  ) throws(PredicateFormatError) -> NSExpression {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.sum()
    guard parser.tokens.isEmpty else { throw PredicateFormatError(reason: "unexpected text at the end") }
    return expression
  }

  private init(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) {
    let tokens = try PredicateToken.tokens(of: format)
    guard tokens.count <= Self.maximumCount else { throw PredicateFormatError(reason: "it is too long") }
    self.tokens = tokens[...]
    self.arguments = arguments[...]
  }

  // MARK: Tokens

  private mutating func takeSymbol(_ symbols: String...) -> String? {
    guard case .symbol(let symbol) = tokens.first, symbols.contains(symbol) else { return nil }
    tokens.removeFirst()
    return symbol
  }

  /// Removes the next token if it is one of some words in capitals, in any case.
  private mutating func takeWord(_ words: String...) -> String? {
    guard case .word(let word) = tokens.first, words.contains(word.uppercased()) else { return nil }
    tokens.removeFirst()
    return word.uppercased()
  }

  private mutating func nextArgument() throws(PredicateFormatError) -> Any {
    guard let argument = arguments.popFirst() else { throw PredicateFormatError(reason: "an argument is missing") }
    return argument
  }

  private mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    guard takeSymbol(symbol) != nil else { throw PredicateFormatError(reason: "\"\(symbol)\" is missing") }
  }

  private mutating func enter() throws(PredicateFormatError) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw PredicateFormatError(reason: "too many parentheses") }
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateFormatError) -> NSPredicate {
    var parts = [try conjunction()]
    while takeWord("OR") != nil || takeSymbol("||") != nil { parts.append(try conjunction()) }
    return parts.count > 1 ? NSCompoundPredicate(orPredicateWithSubpredicates: parts) : parts[0]
  }

  private mutating func conjunction() throws(PredicateFormatError) -> NSPredicate {
    var parts = [try negation()]
    while takeWord("AND") != nil || takeSymbol("&&") != nil { parts.append(try negation()) }
    return parts.count > 1 ? NSCompoundPredicate(andPredicateWithSubpredicates: parts) : parts[0]
  }

  private mutating func negation() throws(PredicateFormatError) -> NSPredicate {
    var isNegated = false
    while takeWord("NOT") != nil || takeSymbol("!") != nil { isNegated.toggle() }
    let condition = try comparisonOrGroup()
    return isNegated ? NSCompoundPredicate(notPredicateWithSubpredicate: condition) : condition
  }

  private mutating func comparisonOrGroup() throws(PredicateFormatError) -> NSPredicate {
    if takeWord("TRUEPREDICATE") != nil { return NSPredicate(value: true) }
    if takeWord("FALSEPREDICATE") != nil { return NSPredicate(value: false) }
    // A parenthesis begins a group of conditions or an expression.
    let start = self
    if takeSymbol("(") != nil {
      do throws(PredicateFormatError) {
        try enter()
        let condition = try disjunction()
        try expect(")")
        depth -= 1
        return condition
      } catch {
        guard depth <= Self.maximumDepth else { throw error }
        self = start
      }
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateFormatError) -> NSPredicate {
    let quantifier = takeWord("ANY", "SOME", "ALL", "NONE")
    let left = try sum()
    let type = try comparator()
    let options = try compareOptions()
    let modifier: NSComparisonPredicate.Modifier =
      switch quantifier {
      case nil: .direct
      case "ALL": .all
      default: .any
      }
    let comparison = NSComparisonPredicate(
      leftExpression: left, rightExpression: try sum(), modifier: modifier, type: type, options: options)
    return quantifier == "NONE" ? NSCompoundPredicate(notPredicateWithSubpredicate: comparison) : comparison
  }

  // MARK: Comparisons

  private mutating func comparator() throws(PredicateFormatError) -> NSComparisonPredicate.Operator {
    switch takeSymbol("==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">") {
    case "==", "=": return .equalTo
    case "!=", "<>": return .notEqualTo
    case "<": return .lessThan
    case ">": return .greaterThan
    case "<=", "=<": return .lessThanOrEqualTo
    case .some: return .greaterThanOrEqualTo
    case nil: break
    }
    switch takeWord("BEGINSWITH", "CONTAINS", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN") {
    case "BEGINSWITH": return .beginsWith
    case "ENDSWITH": return .endsWith
    case "CONTAINS": return .contains
    case "LIKE": return .like
    case "MATCHES": return .matches
    case "IN": return .in
    case .some: return .between
    case nil: throw PredicateFormatError(reason: "a comparison is missing")
    }
  }

  /// Reads the options after a comparison, as in `CONTAINS[cd]`.
  private mutating func compareOptions() throws(PredicateFormatError) -> NSComparisonPredicate.Options {
    guard takeSymbol("[") != nil else { return [] }
    guard case .word(let letters) = tokens.popFirst() else { throw PredicateFormatError(reason: "unknown option") }
    try expect("]")
    var options: NSComparisonPredicate.Options = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateFormatError) -> NSExpression {
    let first = try product()
    var others: [(symbol: String, operand: NSExpression)] = []
    while let symbol = takeSymbol("+", "-") { others.append((symbol, try product())) }
    return Self.operation(first, others)
  }

  private mutating func product() throws(PredicateFormatError) -> NSExpression {
    let first = try path()
    var others: [(symbol: String, operand: NSExpression)] = []
    while let symbol = takeSymbol("*", "/") { others.append((symbol, try path())) }
    return Self.operation(first, others)
  }

  private static func operation(
    _ first: NSExpression, _ others: [(symbol: String, operand: NSExpression)]
  ) -> NSExpression {
    others.isEmpty ? first : NSExpression(.calculation(first, others))
  }

  /// Reads an expression with the keys of its value that follow it, or the keys of the object.
  private mutating func path() throws(PredicateFormatError) -> NSExpression {
    var keys = try beginsWithKey ? keyNames() : []
    let base = keys.isEmpty ? try simpleExpression() : NSExpression.expressionForEvaluatedObject()
    while takeSymbol(".") != nil { keys += try keyNames() }
    return keys.isEmpty ? base : NSExpression(.keys(keys, of: base))
  }

  private var beginsWithKey: Bool {
    switch tokens.first {
    case .word(let word): Self.constant(named: word) == nil
    case .key, .placeholder("K"): true
    default: false
    }
  }

  /// Reads a key, or the keys of an argument such as "home.city".
  private mutating func keyNames() throws(PredicateFormatError) -> [String] {
    var keys: [String] = []
    switch tokens.popFirst() {
    case .word(let word), .key(let word): keys = [word]
    case .placeholder("K"): keys = PredicateValue.text(try nextArgument())?.split(separator: ".").map(String.init) ?? []
    default: break
    }
    guard !keys.isEmpty, !keys.contains("") else { throw PredicateFormatError(reason: "a key is missing") }
    if let key = keys.first(where: { $0.hasPrefix("@") && !PredicateValue.operators.contains($0) }) {
      throw PredicateFormatError(reason: "unknown operator \(key)")
    }
    return keys
  }

  private mutating func simpleExpression() throws(PredicateFormatError) -> NSExpression {
    guard let token = tokens.popFirst() else { throw PredicateFormatError(reason: "a value is missing") }
    switch token {
    case .text(let text): return NSExpression(forConstantValue: text)
    case .number(let number): return NSExpression(forConstantValue: number)
    case .placeholder: return NSExpression(forConstantValue: try nextArgument())
    case .variable(let name): return NSExpression(forVariable: name)
    case .word(let word), .key(let word): return Self.constant(named: word) ?? NSExpression(forConstantValue: nil)
    case .symbol("-"):
      try enter()
      let operand = try path()
      depth -= 1
      return NSExpression(.negation(operand))
    case .symbol("("):
      try enter()
      let value = try sum()
      try expect(")")
      depth -= 1
      return value
    case .symbol("{"): return try list()
    case .symbol(let symbol): throw PredicateFormatError(reason: "unexpected \"\(symbol)\"")
    }
  }

  /// Returns the expression of a reserved word; nil for a key.
  private static func constant(named word: String) -> NSExpression? {
    switch word.uppercased() {
    case "SELF": .expressionForEvaluatedObject()
    case "NIL", "NULL": NSExpression(forConstantValue: nil)
    case "TRUE", "YES": NSExpression(forConstantValue: true)
    case "FALSE", "NO": NSExpression(forConstantValue: false)
    default: nil
    }
  }

  private mutating func list() throws(PredicateFormatError) -> NSExpression {
    var elements: [NSExpression] = []
    if takeSymbol("}") != nil { return NSExpression(forAggregate: []) }
    try enter()
    repeat { elements.append(try sum()) } while takeSymbol(",") != nil
    try expect("}")
    depth -= 1
    return NSExpression(forAggregate: elements)
  }
}
