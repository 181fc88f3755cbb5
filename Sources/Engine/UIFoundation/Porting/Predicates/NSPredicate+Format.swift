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
    nonisolated(unsafe) let predicate = NSPredicate.predicate(format: predicateFormat, argumentArray: arguments)
    self.init { object, variables in predicate.evaluate(with: object, substitutionVariables: variables) }
  }

  /// Returns the predicate of a format, whose class is that of its conditions.
  ///
  /// On iOS, the initializer returns it. On Linux, an initializer returns an object of exactly its class, and
  /// `headframe swift` calls this function instead.
  public static func predicate(format predicateFormat: String, _ arguments: Any...) -> NSPredicate {
    predicate(format: predicateFormat, argumentArray: arguments)
  }

  /// Returns the predicate of a format and a list of values for its placeholders.
  public static func predicate(format predicateFormat: String, argumentArray arguments: [Any]?) -> NSPredicate {
    do throws(PredicateFormatError) {
      return try PredicateParser.parse(predicateFormat, arguments ?? [])
    } catch {
      error.log(predicateFormat)
      return NSPredicate(value: false)
    }
  }
}

extension NSExpression {
  /// Creates an expression from a format, such as `price * %d`.
  ///
  /// A format that cannot be parsed is logged, and its expression has no value. UIKit raises an exception.
  public convenience init(format expressionFormat: String, _ arguments: Any...) {
    self.init(format: expressionFormat, argumentArray: arguments)
  }

  /// Creates an expression from a format and a list of values for its placeholders.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do throws(PredicateFormatError) {
      self.init(try PredicateParser.parseExpression(expressionFormat, arguments).content)
    } catch {
      error.log(expressionFormat)
      self.init(forConstantValue: nil)
    }
  }
}

/// A reason why a format is no predicate.
struct PredicateFormatError: Error {
  let reason: String

  func log(_ format: String) {
    StandardError.write("Unable to parse the format string \"\(format)\": \(reason)")
  }
}

/// The object and the variables with which a predicate is evaluated.
struct PredicateScope {
  var object: Any?
  var variables: [String: Any]
}
