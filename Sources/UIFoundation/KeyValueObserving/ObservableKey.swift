/// A class of this package that names the properties that can be observed.
package protocol ObservableProperties: NSObject {
  /// Names with key paths from the class itself, so that they equal those of subclasses too.
  @MainActor static var observableProperties: [(name: String, path: AnyKeyPath)] { get }
}

/// Names of properties.
enum ObservableKey {
  /// The name under which changes are announced: `isHidden` and `hidden` are the same.
  static func canonical(_ key: String) -> String {
    guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else { return key }
    let name = key.dropFirst(2)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name of a key path; nil where neither this package's classes nor the object's own list it.
  static func name<Root: NSObject>(of path: AnyKeyPath, in type: Root.Type, of object: Root) -> String? {
    nonisolated(unsafe) let (path, object) = (path, object)
    return onMain {
      let known = (Root.self as? any ObservableProperties.Type)?.observableProperties.first { $0.path == path }?.name
      return (known ?? ObjectiveCMembers.name(of: path, of: object)).map(canonical)
    }
  }

  /// The value of a property by its canonical name; nil where it is nil or no property is known.
  static func value(of key: String, in object: NSObject) -> Any? {
    nonisolated(unsafe) let object = object
    return onMain {
      let type = Swift.type(of: object)
      let known = (type as? any ObservableProperties.Type)?.observableProperties.first { canonical($0.name) == key }
      if let known { return flattened(object[keyPath: known.path] as Any) }
      return ObjectiveCMembers.property(key, of: object)?.value?(object).flatMap { flattened($0) }
    }
  }

  /// Sets a property by its canonical name, where it is known and takes such a value.
  static func set(_ value: Any?, of key: String, in object: NSObject) {
    nonisolated(unsafe) let (object, value) = (object, value)
    onMain {
      let type = Swift.type(of: object)
      let known = (type as? any ObservableProperties.Type)?.observableProperties.first { canonical($0.name) == key }
      guard let path = known?.path else {
        _ = ObjectiveCMembers.property(key, of: object)?.setValue?(object, value)
        return
      }
      func findValue<Root>(_ root: Root.Type) {
        func assign<Value>(_: Value.Type) {
          guard let path = path as? ReferenceWritableKeyPath<Root, Value>, let root = object as? Root,
            let value = ObjectiveCValue.convert(value, to: Value.self)
          else { return }
          root[keyPath: path] = value
        }
        _openExistential(Swift.type(of: path).valueType, do: assign)
      }
      _openExistential(Swift.type(of: path).rootType, do: findValue)
    }
  }

  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    return false
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }

  /// The value without the optional around it.
  private static func flattened(_ value: Any) -> Any? {
    guard let optional = value as? any FlattenedOptional else { return value }
    return optional.flattened
  }

  /// Runs a body on whichever thread the change happens; it touches nothing but the object.
  private static func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}

private protocol FlattenedOptional {
  var flattened: Any? { get }
}

extension Optional: FlattenedOptional {
  fileprivate var flattened: Any? {
    guard let self else { return nil }
    return (self as? any FlattenedOptional)?.flattened ?? self
  }
}
