/// The lookup of members on objects of unknown classes.
///
/// `headframe swift` writes it for `(object as AnyObject).member`.
public enum ObjectiveCLookup {
  /// Returns the value of a member; nil if the object is of another class.
  ///
  /// As in Objective-C's lookup, the value is unwrapped implicitly where its type requires it.
  public static func value<Object, Value>(
    of object: Any?, as type: Object.Type, _ member: (Object) throws -> Value
  ) rethrows -> Value! {
    guard let object = object as? Object else { return nil }
    return try member(object)
  }

  /// Returns the result of a question to an object; false if it is of another class.
  public static func isTrue<Object>(
    of object: Any?, as type: Object.Type, _ member: (Object) throws -> Bool
  ) rethrows -> Bool {
    guard let object = object as? Object else { return false }
    return try member(object)
  }

  /// Returns the name of a class in Objective-C, with its module unless it is one of Apple's classes.
  public static func description(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    let module = name.prefix { $0 != "." }
    let frameworks = ["UIKitCore", "UIGraphics", "AutoLayout", "TextLayout", "UIFoundation", "Foundation"]
    return frameworks.contains { $0 == module } ? String(name.dropFirst(module.count + 1)) : name
  }
}
