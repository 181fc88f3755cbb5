internal import Foundation

/// Conversions of untyped values as in the Objective-C runtime.
package enum ObjectiveCValue {
  /// Returns a value as the given type. Numbers are converted as by `NSNumber`, also to enumerations and sets of options.
  /// Only optionals accept nil.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value, let same = value as? Value { return same }
    if value == nil { return (value as Any) as? Value }
    guard let number = number(value) else { return nil }
    if let converted = typed(number, Value.self) { return converted }
    if let choice = Value.self as? any RawRepresentable<Int>.Type {
      return choice.init(rawValue: number.intValue) as? Value
    }
    if let set = Value.self as? any RawRepresentable<UInt>.Type {
      return set.init(rawValue: number.uintValue) as? Value
    }
    // `typed` converts to `Double`, but not to an optional such as `Double?`.
    guard let optional = Value.self as? any OptionalNumber.Type else { return nil }
    return optional.wrapping(number) as? Value
  }

  /// Returns whether two values are equal; false for values of a type that cannot be compared.
  package static func areEqual(_ left: Any, _ right: Any) -> Bool {
    func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
    return (left as? any Equatable).map { compare($0) } ?? false
  }

  /// Returns a value unwrapped from all optionals; nil for none.
  static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any FlattenedOptional else { return value }
    return optional.flattened
  }

  /// Returns the number of an enumeration's case or of a set of options; other values as they are.
  static func plain(_ value: Any) -> Any {
    switch value {
    case let value as any RawRepresentable<Int>: value.rawValue
    case let value as any RawRepresentable<UInt>: value.rawValue
    default: value
    }
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as any FixedWidthInteger: number(ofInteger: value)
    default: nil
    }
  }

  private static func number(ofInteger value: some FixedWidthInteger) -> NSNumber {
    Int64(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: UInt64(truncatingIfNeeded: value))
  }

  fileprivate static func typed<Value>(_ number: NSNumber, _ type: Value.Type) -> Value? {
    let converted: Any? =
      switch ObjectIdentifier(type) {
      case ObjectIdentifier(CGFloat.self): CGFloat(number.doubleValue)
      case ObjectIdentifier(Double.self): number.doubleValue
      case ObjectIdentifier(Float.self): number.floatValue
      case ObjectIdentifier(Int.self): number.intValue
      case ObjectIdentifier(Int8.self): number.int8Value
      case ObjectIdentifier(Int16.self): number.int16Value
      case ObjectIdentifier(Int32.self): number.int32Value
      case ObjectIdentifier(Int64.self): number.int64Value
      case ObjectIdentifier(UInt.self): number.uintValue
      case ObjectIdentifier(UInt8.self): number.uint8Value
      case ObjectIdentifier(UInt16.self): number.uint16Value
      case ObjectIdentifier(UInt32.self): number.uint32Value
      case ObjectIdentifier(UInt64.self): number.uint64Value
      case ObjectIdentifier(Bool.self): number.boolValue
      case ObjectIdentifier(NSNumber.self): number
      default: nil
      }
    // A cast of nil to an optional type would succeed.
    return converted.flatMap { $0 as? Value }
  }
}

/// An optional type whose wrapped type can be a number.
private protocol OptionalNumber {
  static func wrapping(_ number: NSNumber) -> Any?
}

extension Optional: OptionalNumber {
  static func wrapping(_ number: NSNumber) -> Any? { ObjectiveCValue.typed(number, Wrapped.self) }
}

private protocol FlattenedOptional {
  var flattened: Any? { get }
}

extension Optional: FlattenedOptional {
  fileprivate var flattened: Any? { flatMap { ObjectiveCValue.flattened($0) } }
}
