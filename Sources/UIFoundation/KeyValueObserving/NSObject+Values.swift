extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the value of a property by its name; nil for a property that is not listed.
  ///
  /// The listed properties are the observable ones and those that `headframe swift` lists for a program's own classes.
  public func value(forKey key: String) -> Any? {
    ObservableKey.value(of: key, in: self) ?? ObservableKey.value(of: ObservableKey.canonical(key), in: self)
  }

  /// Returns the value at the end of a path of names; nil for a name that is not listed.
  public func value(forKeyPath keyPath: String) -> Any? {
    var value: Any? = self
    for key in keyPath.split(separator: ".") { value = (value as? NSObject)?.value(forKey: String(key)) }
    return value
  }
}
