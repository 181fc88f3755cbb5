public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property by its name; nil for an unknown property.
  ///
  /// The known properties are this package's observable properties and the properties that `headframe swift` finds in a
  /// program.
  public func value(forKey key: String) -> Any? {
    ObservableKey.value(of: key, in: self) ?? ObservableKey.value(of: ObservableKey.canonical(key), in: self)
      ?? ObservableKey.plainValue(of: key, in: self)
  }

  /// Returns the value at the end of a path of property names; nil for an unknown property.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
    return value
  }
}
