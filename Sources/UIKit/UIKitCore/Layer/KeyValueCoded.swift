internal import AutoLayout
internal import Foundation
internal import UIFoundation

/// An object with Core Animation's key-value coding, without the Objective-C runtime.
///
/// Keys name properties. Key paths such as `transform.rotation.z` name parts of structures. Values for any other key
/// are stored.
@MainActor
protocol KeyValueCoded: NSObject {
  /// The properties of the class, beginning with the properties of its superclasses.
  static var keyedProperties: [KeyedProperty] { get }
  /// The values for keys without a property.
  var valuesByKey: [String: Any] { get set }
  static func defaultValue(forKey key: String) -> Any?
  func value(forKey key: String) -> Any?
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension KeyValueCoded {
  func codedValue(forKey key: String) -> Any? {
    if let property = keyedProperty(key) { return property.get(self) }
    return valuesByKey[key] ?? type(of: self).defaultValue(forKey: key)
  }

  func codedValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
    switch value(forKey: key) {
    case let whole as any KeyedParts: return whole.part(rest)
    case let object as any KeyValueCoded: return object.value(forKeyPath: rest)
    default: return nil
    }
  }

  func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = Self.split(keyPath) else { return setCodedValue(value, forKey: keyPath) }
    switch self.value(forKey: key) {
    case var whole as any KeyedParts:
      guard whole.hasSettableParts else {
        return LayoutDiagnostics.log(
          "\(keyPath) of a transform with shear or reflection cannot be set; set the whole transform.")
      }
      whole.setPart(rest, to: value)
      setCodedValue(whole, forKey: key)
    case let object as any KeyValueCoded: object.setValue(value, forKeyPath: rest)
    default: setCodedValue(value, forKey: keyPath)
    }
  }

  private func setCodedValue(_ value: Any?, forKey key: String) {
    if let property = keyedProperty(key) { property.set(self, value) } else { valuesByKey[key] = value }
  }

  /// Returns a closure that sets the present value of a key path again.
  ///
  /// Returns nil if the first key names an object with keys of its own.
  func restoration(ofKeyPath keyPath: String) -> (@MainActor () -> Void)? {
    let key = Self.split(keyPath)?.key ?? keyPath
    if let property = keyedProperty(key) {
      return property.get(self) is any KeyValueCoded && key != keyPath ? nil : property.restoration(self)
    }
    let value = valuesByKey[key]
    return { [self] in valuesByKey[key] = value }
  }

  /// Returns whether a key or the first part of a key path names a property.
  func hasKeyedProperty(_ keyPath: String) -> Bool {
    keyedProperty(Self.split(keyPath)?.key ?? keyPath) != nil
  }

  /// Returns the property with the given key. `isHidden` and `hidden` are the same key.
  private func keyedProperty(_ key: String) -> KeyedProperty? {
    let name = ObservableKey.canonical(key)
    // No closure, because it would be checked to run on the main thread: key-value coding works on any thread.
    for property in type(of: self).keyedProperties.reversed() where property.key == name { return property }
    return nil
  }

  /// Returns the first key of a key path and the remaining path; nil if there is only one key.
  private static func split(_ keyPath: String) -> (key: String, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}

/// A property and its key.
@MainActor
struct KeyedProperty {
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
    self.key = key
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
    default: return nil
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
    case is CATransform3D.Type: return wrappedStructure as? Value
    case is CGRect.Type where wraps(NSValue(rect: .zero)): return rectValue as? Value
    default: return nil
    }
  }
}
