internal import Foundation

/// Conversions of untyped values as in the Objective-C runtime.
package enum ObjectiveCValue {
  /// Returns a value as the given type. Common types of numbers are converted. Only optionals accept nil.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let same = value as? Value { return same }
    if value == nil { return (value as Any) as? Value }
    guard let number = number(value) else { return nil }
    if let converted = typed(number, Value.self) { return converted }
    // `typed` converts to `Double`, but not to an optional such as `Double?`.
    guard let optional = Value.self as? any OptionalNumber.Type else { return nil }
    return optional.wrapping(number) as? Value
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Int32: NSNumber(value: value)
    case let value as UInt: NSNumber(value: value)
    default: nil
    }
  }

  fileprivate static func typed<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    let converted: Any? =
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(CGFloat.self): CGFloat(number.doubleValue)
      case ObjectIdentifier(Double.self): number.doubleValue
      case ObjectIdentifier(Float.self): number.floatValue
      case ObjectIdentifier(Int.self): number.intValue
      case ObjectIdentifier(Int32.self): number.int32Value
      case ObjectIdentifier(Int64.self): number.int64Value
      case ObjectIdentifier(UInt.self): number.uintValue
      case ObjectIdentifier(Bool.self): number.boolValue
      case ObjectIdentifier(NSNumber.self): number
      default: nil
      }
    return converted as? Value
  }
}

/// An optional type whose wrapped type can be a number.
private protocol OptionalNumber {
  static func wrapping(_ number: NSNumber) -> Any?
}

extension Optional: OptionalNumber {
  static func wrapping(_ number: NSNumber) -> Any? { ObjectiveCValue.typed(number, Wrapped.self) }
}
