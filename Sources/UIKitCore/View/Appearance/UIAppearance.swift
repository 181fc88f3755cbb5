/// An object that is styled through a proxy; adopted by views and bar items.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// An object that limits where a proxy styles what it contains; adopted by views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: NSObject {
  /// The proxy of the class, whose values are set on its views that come into a window or a presented tree, and on its
  /// items when a bar that is shown gets them.
  ///
  /// An object keeps what was set on itself. Of UIKit's classes those properties and setters are followed that UIKit
  /// marks for proxies, of a package's classes the properties that Objective-C sees.
  public static func appearance() -> Self { proxy() }

  /// The proxy of the objects inside of all the given containers, the innermost of which is listed first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes) }

  /// The proxy of the objects that have the given traits as they are styled.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

  /// The proxy of the objects with the given traits inside of all the given containers, the innermost first.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private static func proxy(
    for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceProxies.proxy(for: traits, in: containers) { Self() }
  }
}
