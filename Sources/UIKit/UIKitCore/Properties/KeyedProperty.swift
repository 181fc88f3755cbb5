internal import Foundation
internal import UIFoundation

/// A property and its key, for Core Animation's key-value coding.
@MainActor
struct KeyedProperty {
  /// The name without the prefix "is".
  let key: String
  /// A closure that returns the value, or nil for an empty optional.
  let get: @MainActor (NSObject) -> Any?
  /// A closure that sets the value. Values that cannot be cast to its type are ignored.
  let set: @MainActor (NSObject, Any?) -> Void
  /// A closure that copies the value from one object to another.
  let copy: @MainActor (_ source: NSObject, _ target: NSObject) -> Void
  /// A closure that returns a closure, which sets the present value again.
  let restoration: @MainActor (NSObject) -> @MainActor () -> Void

  init<Owner: NSObject, Value>(_ key: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>) {
    self.key = ObservableKey.canonical(key)
    // Key paths are immutable, but key paths to properties of the main actor are not declared as sendable.
    nonisolated(unsafe) let keyPath = keyPath
    get = { object in
      guard let value = (object as? Owner)?[keyPath: keyPath] else { return nil }
      let mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    set = { object, value in
      guard let object = object as? Owner, let value = Self.cast(value, to: Value.self) else { return }
      object[keyPath: keyPath] = value
    }
    copy = { source, target in
      guard let source = source as? Owner, let target = target as? Owner else { return }
      target[keyPath: keyPath] = source[keyPath: keyPath]
    }
    restoration = { object in
      guard let object = object as? Owner else { return {} }
      let value = object[keyPath: keyPath]
      return { object[keyPath: keyPath] = value }
    }
  }

  /// Casts a value. Numbers can have any numeric type, and named constants can be strings.
  static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let optional = Value.self as? any CastableOptional.Type {
      // Without the binding, nil would be cast to an empty `Value` instead of failing.
      guard let wrapped = optional.castWrapped(value) else { return nil }
      return wrapped as? Value
    }
    if let name = value as? String, let constant = Value.self as? any RawRepresentable<String>.Type {
      return constant.init(rawValue: name) as? Value
    }
    if let value = value as? NSValue, let structure = value.structure(of: Value.self) { return structure }
    guard let number = Double(number: value) ?? (value as? Bool).map({ $0 ? 1 : 0 }) else { return nil }
    switch Value.self {
    case is CGFloat.Type: return CGFloat(number) as? Value
    case is Float.Type: return Float(number) as? Value
    case is Double.Type: return number as? Value
    case is Int.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
    case is Bool.Type: return (number != 0) as? Value
    default:
      guard let options = Value.self as? any RawRepresentable<UInt>.Type, let number = UInt(exactly: number) else {
        return nil
      }
      return options.init(rawValue: number) as? Value
    }
  }
}

/// An optional type, to cast to the type that it wraps.
@MainActor
private protocol CastableOptional {
  /// Returns the value cast to the wrapped type; nil if the cast fails.
  static func castWrapped(_ value: Any?) -> Any?
}

extension Optional: CastableOptional {
  fileprivate static func castWrapped(_ value: Any?) -> Any? { KeyedProperty.cast(value, to: Wrapped.self) }
}

extension NSValue {
  /// Returns the structure that the value wraps, if it is of the given type.
  fileprivate func structure<Value>(of type: Value.Type) -> Value? {
    func wraps(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
    switch type {
    case is CGPoint.Type where wraps(NSValue(point: .zero)): return pointValue as? Value
    case is CGSize.Type where wraps(NSValue(size: .zero)): return sizeValue as? Value
    case is CGRect.Type where wraps(NSValue(rect: .zero)): return rectValue as? Value
    default: return wrappedStructure as? Value
    }
  }
}
