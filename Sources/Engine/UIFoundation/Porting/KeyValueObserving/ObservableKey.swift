package import Foundation

/// A class of this package with properties that have names.
@MainActor
package protocol NamedProperties: NSObject {
  /// Returns the property with a name; nil for none.
  func namedProperty(_ key: String) -> ObjectiveCMember?
  /// The observable properties. The root of the key paths is the class itself, even in subclasses.
  static var observableProperties: [ObjectiveCMember] { get }
}

/// The lookup of observable properties by their names.
package enum ObservableKey {
  /// Returns the name without the prefix "is", since `isHidden` and `hidden` are the same property.
  package static func canonical(_ key: String) -> String {
    guard key.hasPrefix("is"), key.dropFirst(2).first?.isUppercase == true else { return key }
    let name = key.dropFirst(2)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the name of a key path; nil for an unknown property.
  static func name<Root: NSObject>(of path: AnyKeyPath, in type: Root.Type, of object: Root) -> String? {
    nonisolated(unsafe) let (path, object) = (path, object)
    return MainActor.unchecked {
      let name = (Root.self as? any NamedProperties.Type)?.observableProperties.first { $0.path == path }?.name
      return (name ?? ObjectiveCMembers.name(of: path, of: object)).map(canonical)
    }
  }

  /// Returns the value of a property by its canonical name; nil for an unknown property.
  static func value(of key: String, in object: NSObject) -> Any? {
    nonisolated(unsafe) let object = object
    return MainActor.unchecked {
      let type = Swift.type(of: object)
      let property = (type as? any NamedProperties.Type)?.observableProperties.first { canonical($0.name) == key }
      if let value = property?.value { return value(object) }
      return ObjectiveCMembers.property(key, of: object)?.value?(object)
    }
  }

  /// Sets a property by name. Returns nil if unknown, and false if read-only or of another type.
  package static func set(_ value: Any?, for key: String, in object: NSObject) -> Bool? {
    nonisolated(unsafe) let (object, value) = (object, value is NSNull ? nil : value)
    return MainActor.unchecked {
      let names = [key, canonical(key), "is" + key.prefix(1).uppercased() + key.dropFirst()]
      for name in names {
        if let member = ObjectiveCMembers.property(name, of: object) { return member.setValue?(object, value) ?? false }
      }
      guard let member = (object as? any NamedProperties)?.namedProperty(key) else { return nil }
      return member.setValue?(object, value) ?? false
    }
  }

  /// Returns the value of a property without notifications by its name; nil for an unknown property.
  static func plainValue(of key: String, in object: NSObject) -> Any? {
    nonisolated(unsafe) let object = object
    return MainActor.unchecked {
      (object as? any NamedProperties)?.namedProperty(key)?.value?(object).map(ObjectiveCValue.plain)
    }
  }
}
