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

  static func parse(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> PredicateCondition {
    let tokens = try PredicateToken.tokens(of: format)
    guard tokens.count <= maximumCount else { throw PredicateFormatError(reason: "it is too long") }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    let condition = try parser.disjunction()
    guard parser.tokens.isEmpty else { throw PredicateFormatError(reason: "unexpected text at the end") }
    return condition
  }

  private init(tokens: ArraySlice<PredicateToken>, arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
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

  private mutating func disjunction() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try conjunction()]
    while takeWord("OR") != nil || takeSymbol("||") != nil { parts.append(try conjunction()) }
    guard parts.count > 1 else { return parts[0] }
    return PredicateCondition { [parts] scope in parts.contains { $0.isTrue(scope) } }
  }

  private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
    var parts = [try negation()]
    while takeWord("AND") != nil || takeSymbol("&&") != nil { parts.append(try negation()) }
    guard parts.count > 1 else { return parts[0] }
    return PredicateCondition { [parts] scope in parts.allSatisfy { $0.isTrue(scope) } }
  }

  private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
    var isNegated = false
    while takeWord("NOT") != nil || takeSymbol("!") != nil { isNegated.toggle() }
    let condition = try comparisonOrGroup()
    guard isNegated else { return condition }
    return PredicateCondition { !condition.isTrue($0) }
  }

  private mutating func comparisonOrGroup() throws(PredicateFormatError) -> PredicateCondition {
    if takeWord("TRUEPREDICATE") != nil { return PredicateCondition { _ in true } }
    if takeWord("FALSEPREDICATE") != nil { return PredicateCondition { _ in false } }
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

  private mutating func comparison() throws(PredicateFormatError) -> PredicateCondition {
    let quantifier = takeWord("ANY", "SOME", "ALL", "NONE")
    let left = try sum()
    let compare = try comparator()
    let right = try sum()
    guard let quantifier else {
      return PredicateCondition { compare(left.value($0), right.value($0)) }
    }
    return PredicateCondition { scope in
      guard let values = PredicateValue.list(left.value(scope)) else { return false }
      let other = right.value(scope)
      switch quantifier {
      case "ALL": return values.allSatisfy { compare($0, other) }
      case "NONE": return !values.contains { compare($0, other) }
      default: return values.contains { compare($0, other) }
      }
    }
  }

  // MARK: Comparisons

  private typealias Comparator = (Any?, Any?) -> Bool

  private mutating func comparator() throws(PredicateFormatError) -> Comparator {
    if let symbol = takeSymbol("==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">") {
      let options = try compareOptions()
      switch symbol {
      case "==", "=": return { PredicateValue.areEqual($0, $1, options) }
      case "!=", "<>": return { !PredicateValue.areEqual($0, $1, options) }
      case "<": return { PredicateValue.order($0, $1, options) == .orderedAscending }
      case ">": return { PredicateValue.order($0, $1, options) == .orderedDescending }
      case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(PredicateValue.order($0, $1, options)) }
      default: return { [.orderedDescending, .orderedSame].contains(PredicateValue.order($0, $1, options)) }
      }
    }
    guard let word = takeWord("BEGINSWITH", "CONTAINS", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN") else {
      throw PredicateFormatError(reason: "a comparison is missing")
    }
    return Self.comparator(word, try compareOptions())
  }

  private static func comparator(_ word: String, _ options: String.CompareOptions) -> Comparator {
    func texts(_ compare: @escaping (String, String) -> Bool) -> Comparator {
      { left, right in
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
        return compare(left, right)
      }
    }
    func isPart(_ part: Any?, of whole: Any?) -> Bool {
      if let list = PredicateValue.list(whole) { return list.contains { PredicateValue.areEqual($0, part, options) } }
      return texts { $1.range(of: $0, options: options) != nil }(part, whole)
    }
    switch word {
    case "BEGINSWITH": return texts { $0.range(of: $1, options: options.union(.anchored)) != nil }
    case "ENDSWITH": return texts { $0.range(of: $1, options: options.union([.anchored, .backwards])) != nil }
    case "CONTAINS": return { isPart($1, of: $0) }
    case "IN": return { isPart($0, of: $1) }
    case "LIKE":
      return texts { PredicateValue.matches($0, PredicateValue.expression(ofWildcards: $1), options) }
    case "MATCHES": return texts { PredicateValue.matches($0, $1, options) }
    default:
      return { value, bounds in
        guard let bounds = PredicateValue.list(bounds), bounds.count == 2 else { return false }
        return [.orderedDescending, .orderedSame].contains(PredicateValue.order(value, bounds[0]))
          && [.orderedAscending, .orderedSame].contains(PredicateValue.order(value, bounds[1]))
      }
    }
  }

  /// Reads the options after a comparison, as in `CONTAINS[cd]`.
  private mutating func compareOptions() throws(PredicateFormatError) -> String.CompareOptions {
    guard takeSymbol("[") != nil else { return [] }
    guard case .word(let letters) = tokens.popFirst() else { throw PredicateFormatError(reason: "unknown option") }
    try expect("]")
    var options: String.CompareOptions = []
    if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Expressions

  private mutating func sum() throws(PredicateFormatError) -> PredicateExpression {
    let first = try product()
    var others: [(symbol: String, value: PredicateExpression)] = []
    while let symbol = takeSymbol("+", "-") { others.append((symbol, try product())) }
    return Self.operation(first, others)
  }

  private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
    let first = try path()
    var others: [(symbol: String, value: PredicateExpression)] = []
    while let symbol = takeSymbol("*", "/") { others.append((symbol, try path())) }
    return Self.operation(first, others)
  }

  private static func operation(
    _ first: PredicateExpression, _ others: [(symbol: String, value: PredicateExpression)]
  ) -> PredicateExpression {
    guard !others.isEmpty else { return first }
    return PredicateExpression { scope in
      guard var result = PredicateValue.number(first.value(scope)) else { return nil }
      for (symbol, value) in others {
        guard let number = PredicateValue.number(value.value(scope)) else { return nil }
        switch symbol {
        case "+": result += number
        case "-": result -= number
        case "*": result *= number
        default: result /= number
        }
      }
      return result
    }
  }

  /// Reads an expression with the keys of its value that follow it, or the keys of the object.
  private mutating func path() throws(PredicateFormatError) -> PredicateExpression {
    var keys = try beginsWithKey ? keyNames() : []
    let base = try keys.isEmpty ? simpleExpression() : PredicateExpression { $0.object }
    while takeSymbol(".") != nil { keys += try keyNames() }
    guard !keys.isEmpty else { return base }
    return PredicateExpression { [keys] in PredicateValue.value(ofPath: keys[...], in: base.value($0)) }
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

  private mutating func simpleExpression() throws(PredicateFormatError) -> PredicateExpression {
    guard let token = tokens.popFirst() else { throw PredicateFormatError(reason: "a value is missing") }
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .placeholder: return .constant(try nextArgument())
    case .variable(let name): return PredicateExpression { $0.variables[name] }
    case .word(let word), .key(let word): return Self.constant(named: word) ?? .constant(nil)
    case .symbol("-"):
      try enter()
      let value = try path()
      depth -= 1
      return PredicateExpression { PredicateValue.number(value.value($0)).map(-) }
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
  private static func constant(named word: String) -> PredicateExpression? {
    switch word.uppercased() {
    case "SELF": PredicateExpression { $0.object }
    case "NIL", "NULL": .constant(nil)
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    default: nil
    }
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
    var elements: [PredicateExpression] = []
    if takeSymbol("}") != nil { return .constant([Any]()) }
    try enter()
    repeat { elements.append(try sum()) } while takeSymbol(",") != nil
    try expect("}")
    depth -= 1
    return PredicateExpression { [elements] scope in elements.map { $0.value(scope) ?? NSNull() } as [Any] }
  }
}
