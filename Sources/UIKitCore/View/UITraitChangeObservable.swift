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
    let registration = UITraitChangeRegistration(traits) { environment, previous in
      if let observer = environment as? Observer { handler(observer, previous) }
    }
    keep(registration)
    return registration
  }
}

/// A handler of trait changes, as `registerForTraitChanges` gives it back.
@preconcurrency @MainActor
public final class UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Tells the observer if one of the traits it named differs.
  func tell(_ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection) {
    guard traits.contains(where: { $0.differs(previous, current) }) else { return }
    handler(environment, previous)
  }
}
