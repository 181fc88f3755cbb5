/// Something that tells of changes of its traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Keeps a registration; `registerForTraitChanges` is what callers use.
  func keep(_ registration: UITraitChangeRegistration)
  /// Ends what `registerForTraitChanges` began.
  func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Calls the handler with the previous traits whenever one of the named traits has changed.
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
}

extension UITraitChangeObservable {
  /// Sends a message with the observer and its previous traits whenever one of the named traits has changed.
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

  /// Sends a message to the observer itself whenever one of the named traits has changed.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// What `registerForTraitChanges` gives back, to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeRegistration {
  /// Tells the observer if one of the traits it named differs.
  func tell(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
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
    super.init()
  }

  func handle(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    for trait in traits where trait.differs(previous, current) { return handler(environment, previous) }
  }
}
