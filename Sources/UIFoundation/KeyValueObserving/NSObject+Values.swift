extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property by its name; nil where no property of the name is known here.
  ///
  /// Known are the properties that can be observed, and those that `headframe swift` lists for a program's own classes.
  public func value(forKey key: String) -> Any? {
    ObservableKey.value(of: key, in: self) ?? ObservableKey.value(of: ObservableKey.canonical(key), in: self)
  }

  /// Returns the value at the end of a path of names; nil where a name is not known here.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
    return value
  }

  /// Sets a property by its name; nothing happens where no property of the name is known here, or takes such a value.
  public func setValue(_ value: Any?, forKey key: String) {
    ObservableKey.set(value, of: ObservableKey.canonical(key), in: self)
  }

  /// Sets the property at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return }
    var object: NSObject? = self
    for name in names { object = object?.value(forKey: name) as? NSObject }
    object?.setValue(value, forKey: last)
  }
}
