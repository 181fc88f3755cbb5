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
}
