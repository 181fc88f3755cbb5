/// What imposes traits on a view besides its superview.
struct TraitState {
  /// What surrounds a view without superview: the screen, or what a presentation says.
  var environment: UITraitCollection?
  /// What a controller overrides for its view and all below.
  var override: UITraitCollection?
  /// The traits as last told to the view.
  var told: UITraitCollection?
  /// Who asked to be told of changes, in order.
  var registrations: [TraitRegistration] = []
}

extension UIView {
  /// The traits of the superview or the surroundings with this view's and its controller's over them.
  var effectiveTraitCollection: UITraitCollection {
    var traits = superview?.traitCollection ?? traitState.environment ?? UIScreen.main.traitCollection
    if let override = traitState.override { traits = traits.overridden(by: override) }
    if overrideUserInterfaceStyle != .unspecified, overrideUserInterfaceStyle != traits.userInterfaceStyle {
      traits = traits.modifying { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    return traits
  }

  /// The pixels of the screen that this view is laid out for.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Tells this view and those below where their traits are others than they were told.
  func traitsMayHaveChanged() {
    let now = traitCollection
    let before = traitState.told
    if before != now {
      traitState.told = now
      tellTraits(from: before, to: now)
    }
    for subview in subviews { subview.traitsMayHaveChanged() }
  }

  private func tellTraits(from before: UITraitCollection?, to now: UITraitCollection) {
    if before?.layoutDirection != now.layoutDirection {
      layoutNode.didChange(.direction)
      layoutMarginsChanged()
    }
    layoutTraitsDidChange()
    mark(.all)
    if let before {
      viewController?.traitCollectionDidChange(before)
      traitCollectionDidChange(before)
      for registration in traitState.registrations { registration.handler(self, before) }
    }
  }

  /// Calls the handler whenever traits of this view change.
  @discardableResult
  public func registerForTraitChanges<View: UIView>(
    _ traits: [Any], handler: @escaping @MainActor (View, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration { view, previous in
      if let view = view as? View { handler(view, previous) }
    }
    traitState.registrations.append(registration)
    return registration
  }

  /// Ends what `registerForTraitChanges` began.
  public func unregisterForTraitChanges(_ registration: TraitRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}

/// A handler of trait changes, as `registerForTraitChanges` gives it back.
@preconcurrency @MainActor
public final class TraitRegistration {
  let handler: @MainActor (UIView, UITraitCollection) -> Void

  init(_ handler: @escaping @MainActor (UIView, UITraitCollection) -> Void) {
    self.handler = handler
  }
}
