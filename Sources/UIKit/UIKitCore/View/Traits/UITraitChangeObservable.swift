public import Foundation
public import UIFoundation

/// An object with observable traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stores a registration; callers use `registerForTraitChanges`.
  func keep(_ registration: UITraitChangeRegistration)
  /// Removes a registration that `registerForTraitChanges` returned.
  func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls the handler with the observer and its previous traits when a given trait has changed.
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = TraitChangeHandler(traits) { environment, previous in
      if let observer = environment as? Observer { handler(observer, previous) }
    }
    keep(registration)
    return registration
  }

  /// Sends a message with the observer and its previous traits when one of the given traits has changed.
  ///
  /// The target is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> UITraitChangeRegistration {
    let target = TargetReference(target)
    let registration = TraitChangeHandler(traits) { environment, previous in
      if let object = target.object { Message.send(action, to: object, [environment, previous]) }
    }
    keep(registration)
    return registration
  }

  /// Sends a message to the observer when one of the given traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// The result of `registerForTraitChanges`, used to remove the registration.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeRegistration {
  /// Calls the handler if one of its traits differs.
  func notify(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    (self as? TraitChangeHandler)?.handle(environment, from: previous, to: current)
  }
}

/// A handler of trait changes.
private final class TraitChangeHandler: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func handle(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    for trait in traits where trait.differs(previous, current) { return handler(environment, previous) }
  }
}
