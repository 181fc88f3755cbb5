public import Foundation

/// An expression of a predicate, which has a value for each evaluated object.
///
/// Foundation on Linux declares this class without members that can be called.
open class NSExpression: NSObject {
  /// The kind of an expression.
  public enum ExpressionType: UInt, Sendable {
    case constantValue, evaluatedObject, variable, keyPath, function
    case aggregate = 14
    case block = 19
  }

  /// A closure that calculates the value of an expression.
  public typealias Block = (_ object: Any?, _ arguments: [Any], _ context: NSMutableDictionary?) -> Any?

  let content: Content

  enum Content {
    case constant(Any?)
    case object
    case variable(String)
    case keys([String], of: NSExpression)
    case calculation(NSExpression, [(symbol: String, operand: NSExpression)])
    case negation(NSExpression)
    case aggregate([NSExpression])
    case block(Block, [NSExpression])
  }

  init(_ content: Content) { self.content = content }

  /// Creates an expression with a value.
  public init(forConstantValue value: Any?) { content = .constant(PredicateValue.unwrapped(value)) }

  /// Creates an expression with the value of a variable.
  public init(forVariable name: String) { content = .variable(name) }

  /// Creates an expression with the value of keys of the evaluated object.
  public init(forKeyPath keyPath: String) {
    content = .keys(keyPath.split(separator: ".").map(String.init), of: .expressionForEvaluatedObject())
  }

  /// Creates an expression with the values of other expressions as a list.
  public init(forAggregate subexpressions: [NSExpression]) { content = .aggregate(subexpressions) }

  /// Creates an expression with the value of a closure.
  public init(block: @escaping Block, arguments: [NSExpression]?) { content = .block(block, arguments ?? []) }

  /// Returns the expression with the evaluated object as its value.
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.object) }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch content {
    case .constant: .constantValue
    case .object: .evaluatedObject
    case .variable: .variable
    case .keys(_, let base): base.expressionType == .evaluatedObject ? .keyPath : .function
    case .calculation, .negation: .function
    case .aggregate: .aggregate
    case .block: .block
    }
  }

  /// The value of a constant; nil for other expressions.
  open var constantValue: Any? {
    guard case .constant(let value) = content else { return nil }
    return value
  }

  /// The keys of a key path, separated by periods; empty for other expressions.
  open var keyPath: String {
    guard case .keys(let keys, _) = content else { return "" }
    return keys.joined(separator: ".")
  }

  /// The name of a variable; empty for other expressions.
  open var variable: String {
    guard case .variable(let name) = content else { return "" }
    return name
  }

  /// The expression to which the keys belong; for other expressions, the expression itself.
  open var operand: NSExpression {
    guard case .keys(_, let base) = content else { return self }
    return base
  }

  /// The expressions of a list; nil for other expressions.
  open var collection: Any? {
    guard case .aggregate(let elements) = content else { return nil }
    return elements
  }

  /// Returns the value for an object, with the values of variables in the context.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (name, value) in context ?? [:] {
      if let name = name as? String { variables[name] = value }
    }
    return value(in: PredicateScope(object: object, variables: variables))
  }

  func value(in scope: PredicateScope) -> Any? {
    switch content {
    case .constant(let value): return value
    case .object: return scope.object
    case .variable(let name): return scope.variables[name]
    case .keys(let keys, let base): return PredicateValue.value(ofPath: keys[...], in: base.value(in: scope))
    case .calculation(let first, let others): return calculated(first, others, scope)
    case .negation(let operand): return PredicateValue.number(operand.value(in: scope)).map(-)
    case .aggregate(let elements): return elements.map { $0.value(in: scope) ?? NSNull() } as [Any]
    case .block(let block, let arguments):
      let context = NSMutableDictionary()
      for (name, value) in scope.variables { context.setObject(value, forKey: name as NSString) }
      return block(scope.object, arguments.map { $0.value(in: scope) ?? NSNull() }, context)
    }
  }

  private func calculated(
    _ first: NSExpression, _ others: [(symbol: String, operand: NSExpression)], _ scope: PredicateScope
  ) -> Double? {
    guard var result = PredicateValue.number(first.value(in: scope)) else { return nil }
    for (symbol, operand) in others {
      guard let number = PredicateValue.number(operand.value(in: scope)) else { return nil }
      switch symbol {
      case "+": result += number
      case "-": result -= number
      case "*": result *= number
      default: result /= number
      }
    }
    return result
  }

  /// The expression as in a format.
  open override var description: String {
    switch content {
    case .constant(let value): PredicateValue.text(value).map { "\"\($0)\"" } ?? value.map { "\($0)" } ?? "nil"
    case .object: "SELF"
    case .variable(let name): "$\(name)"
    case .keys(_, let base): base.expressionType == .evaluatedObject ? keyPath : "\(base).\(keyPath)"
    case .calculation(let first, let others):
      others.reduce(first.description) { "\($0) \($1.symbol) \($1.operand)" }
    case .negation(let operand): "-\(operand)"
    case .aggregate(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
    case .block(_, let arguments): "BLOCK(\(arguments.map(\.description).joined(separator: ", ")))"
    }
  }
}
