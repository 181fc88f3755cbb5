public import UIFoundation

extension ObjectiveCLookup {
  /// Returns the priority of a constraint that is given as an object of unknown class.
  @preconcurrency @MainActor
  public static func priority(of object: Any?) -> UILayoutPriority! { (object as? NSLayoutConstraint)?.priority }

  /// Returns the value of the priority.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public static func priority(of object: Any?) -> Float! { (object as? NSLayoutConstraint)?.priority.rawValue }
}
