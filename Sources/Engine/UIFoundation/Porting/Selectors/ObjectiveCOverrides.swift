/// The dispatch to overrides in extensions, which `headframe swift` renames.
public enum ObjectiveCOverrides {
  /// Returns the index of the type that comes first in an object's chain of superclasses, if any.
  ///
  /// The chain begins at the object's class, or at the superclass of `above`, as for a call through `super`.
  public static func nearest(to object: AnyObject, above: AnyClass?, _ types: [AnyClass]) -> Int? {
    var current: AnyClass? = above.map { _getSuperclass($0) } ?? type(of: object)
    while let type = current {
      if let index = types.firstIndex(where: { $0 == type }) { return index }
      current = _getSuperclass(type)
    }
    return nil
  }
}
