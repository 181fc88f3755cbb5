public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format with conditions, such as `SELF MATCHES %@ AND length >= %d`.
  ///
  /// A format that cannot be parsed is logged, and its predicate is false. UIKit raises an exception.
  public convenience init(format predicateFormat: String, _ arguments: Any...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Creates a predicate from a format and a list of values for its placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do throws(PredicateFormatError) {
      let condition = try PredicateParser.parse(predicateFormat, arguments ?? [])
      nonisolated(unsafe) let isTrue = condition.isTrue
      self.init { object, variables in isTrue(PredicateScope(object: object, variables: variables ?? [:])) }
    } catch {
      StandardError.write("Unable to parse the format string \"\(predicateFormat)\": \(error.reason)")
      self.init(value: false)
    }
  }
}

/// A reason why a format is no predicate.
struct PredicateFormatError: Error {
  let reason: String
}

/// The object and the variables with which a predicate is evaluated.
struct PredicateScope {
  var object: Any?
  var variables: [String: Any]
}

/// A condition of a predicate.
struct PredicateCondition {
  let isTrue: (PredicateScope) -> Bool
}

/// An expression of a predicate, which has a value.
struct PredicateExpression {
  let value: (PredicateScope) -> Any?

  init(_ value: @escaping (PredicateScope) -> Any?) { self.value = value }

  static func constant(_ value: Any?) -> PredicateExpression {
    let value = value is NSNull ? nil : value
    return PredicateExpression { _ in value }
  }
}
