internal import AutoLayout
internal import Foundation
internal import UIFoundation

/// An object with Core Animation's key-value coding, without the Objective-C runtime.
///
/// Keys name properties. Key paths such as `transform.rotation.z` name parts of structures. Values for any other key
/// are stored.
@MainActor
protocol KeyValueCoded: NSObject {
  /// Returns the property of the class or a superclass with the given name, which has no prefix "is".
  static func keyedProperty(_ name: String) -> KeyedProperty?
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
    type(of: self).keyedProperty(ObservableKey.canonical(key))
  }

  /// Returns the first key of a key path and the remaining path; nil if there is only one key.
  private static func split(_ keyPath: String) -> (key: String, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
