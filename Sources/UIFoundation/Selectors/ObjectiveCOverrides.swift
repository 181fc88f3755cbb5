/// Finds overrides in extensions, which `headframe swift` gives names of their own.
public enum ObjectiveCOverrides {
  /// Returns the index of the class nearest to the object's own, among it and its superclasses; nil without one.
  ///
  /// With a class to begin above, only the superclasses of that class count, as for a call through `super`.
  public static func nearest(to object: AnyObject, above: AnyClass?, _ types: [AnyClass]) -> Int? {
    var current: AnyClass? = above.map { _getSuperclass($0) } ?? type(of: object)
    while let next = current {
      if let index = types.firstIndex(where: { $0 == next }) { return index }
      current = _getSuperclass(next)
    }
    return nil
  }
}
