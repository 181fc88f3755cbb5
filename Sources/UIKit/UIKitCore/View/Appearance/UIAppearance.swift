public import Foundation
public import UIFoundation

/// An object that appearance proxies can style. Views and bar items conform to it.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// A container to whose contents an appearance proxy can be limited, such as a view or controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
  /// Returns the proxy of the class, which styles its instances in windows and offscreen windows.
  ///
  /// Bar items are styled with their bar. A proxy does not replace a value of an object that differs from the default.
  /// It supports many of the properties and setters that UIKit declares as `UI_APPEARANCE_SELECTOR`. In a program that
  /// `headframe swift` compiles, it also supports the `@objc` properties of the program's classes.
  public static func appearance() -> Self { proxy() }

  /// Returns the proxy of the objects inside all the given containers, listed from the innermost.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes) }

  /// Returns the proxy of the objects that have the given traits when they are styled.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait) }

  /// Returns the proxy of the objects with the given traits inside all the given containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(for: trait, in: containerTypes) }

  private static func proxy(
    for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
  ) -> Self {
    AppearanceProxies.proxy(for: traits, in: containers) { Self() }
  }
}
