public import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation on Linux declares this class without members that can be called.
open class NSComparisonPredicate: NSPredicate {
  /// The elements of the left value that are compared.
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  /// The kind of a comparison.
  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith,
      endsWith, `in`
    case contains = 99
    case between
  }

  /// The differences between texts that a comparison ignores.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  /// The expression on the left of the comparison.
  open var leftExpression: NSExpression { left }
  /// The expression on the right of the comparison.
  open var rightExpression: NSExpression { right }
  /// The elements of the left value that are compared.
  open var comparisonPredicateModifier: Modifier { modifier }
  /// The kind of the comparison.
  open var predicateOperatorType: Operator { type }
  /// The differences between texts that the comparison ignores.
  open var options: Options { ignored }

  private let left: NSExpression
  private let right: NSExpression
  private let modifier: Modifier
  private let type: Operator
  private let ignored: Options

  /// Creates a comparison of two expressions.
  public init(
    leftExpression: NSExpression, rightExpression: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    left = leftExpression
    right = rightExpression
    self.modifier = modifier
    self.type = type
    ignored = options
    super.init(value: false)
  }

  /// Creates no comparison, since archives of predicates are not read.
  public required init?(coder: NSCoder) { nil }

  open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let scope = PredicateScope(object: object, variables: bindings ?? [:])
    let (first, second) = (left.value(in: scope), right.value(in: scope))
    guard modifier != .direct else { return holds(first, second) }
    guard let elements = PredicateValue.list(first) else { return false }
    return modifier == .all
      ? elements.allSatisfy { holds($0, second) } : elements.contains { holds($0, second) }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    let options = compareOptions
    func order() -> ComparisonResult? { PredicateValue.order(left, right, options) }
    switch type {
    case .equalTo: return PredicateValue.areEqual(left, right, options)
    case .notEqualTo: return !PredicateValue.areEqual(left, right, options)
    case .lessThan: return order() == .orderedAscending
    case .greaterThan: return order() == .orderedDescending
    case .lessThanOrEqualTo: return [.orderedAscending, .orderedSame].contains(order())
    case .greaterThanOrEqualTo: return [.orderedDescending, .orderedSame].contains(order())
    case .contains: return isPart(right, of: left)
    case .in: return isPart(left, of: right)
    case .between:
      guard let bounds = PredicateValue.list(right), bounds.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(PredicateValue.order(left, bounds[0]))
        && [.orderedAscending, .orderedSame].contains(PredicateValue.order(left, bounds[1]))
    case .beginsWith, .endsWith, .like, .matches:
      guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
      return holds(left, right)
    }
  }

  private func holds(_ left: String, _ right: String) -> Bool {
    let options = compareOptions
    switch type {
    case .beginsWith: return left.range(of: right, options: options.union(.anchored)) != nil
    case .endsWith: return left.range(of: right, options: options.union([.anchored, .backwards])) != nil
    case .like: return PredicateValue.matches(left, PredicateValue.expression(ofWildcards: right), options)
    default: return PredicateValue.matches(left, right, options)
    }
  }

  private func isPart(_ part: Any?, of whole: Any?) -> Bool {
    let options = compareOptions
    if let list = PredicateValue.list(whole) { return list.contains { PredicateValue.areEqual($0, part, options) } }
    guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole) else { return false }
    return whole.range(of: part, options: options) != nil
  }

  private var compareOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if ignored.contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if ignored.contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
