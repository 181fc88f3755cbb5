public import Foundation
public import UIFoundation

/// An object that proxies can style; adopted by views and bar items.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container that limits a proxy to its contents; adopted by views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  /// Returns the proxy of the class, which styles its views in windows and presented trees.
  ///
  /// Bar items are styled in a visible bar. Values that were assigned to an object are kept. Proxies copy the
  /// properties and setters that UIKit marks for them, and of a package's classes the properties that are visible to
  /// Objective-C.
  public static func appearance() -> Self { proxy() }

  /// Returns the proxy of the objects inside of all the given containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes) }

  /// Returns the proxy of the objects that have the given traits when they are styled.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

  /// Returns the proxy of the objects with the given traits inside of all the given containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private static func proxy(
    for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceProxies.proxy(for: traits, in: containers) { Self() }
  }
}
