/// A lookup of overrides in extensions, which `headframe swift` renames.
public enum ObjectiveCOverrides {
  /// Returns the index of the type nearest to an object's class in its superclass chain; nil without one.
  ///
  /// If `above` is given, only that class's superclasses are searched, as for a call through `super`.
  public static func nearest(to object: AnyObject, above: AnyClass?, _ types: [AnyClass]) -> Int? {
    var current: AnyClass? = above.map { _getSuperclass($0) } ?? type(of: object)
    while let next = current {
      if let index = types.firstIndex(where: { $0 == next }) { return index }
      current = _getSuperclass(next)
    }
    return nil
  }
}
