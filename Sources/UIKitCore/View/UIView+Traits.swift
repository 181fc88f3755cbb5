/// What imposes traits on a view besides its superview.
struct TraitState {
  /// What surrounds a view without superview: the screen, or what a presentation says.
  var environment: UITraitCollection?
  /// What a controller overrides for its view and all below.
  var override: UITraitCollection?
  /// The traits as last told to the view.
  var told: UITraitCollection?
  /// Who asked to be told of changes, in order.
  var registrations: [UITraitChangeRegistration] = []
}

extension UIView {
  /// The traits as last told; everything that may change them tells.
  var effectiveTraitCollection: UITraitCollection { traitState.told ?? traitsFromSurroundings }

  /// The traits of the superview or the surroundings with this view's and its controller's over them.
  private var traitsFromSurroundings: UITraitCollection {
    var traits = superview?.traitCollection ?? traitState.environment ?? UIScreen.main.traitCollection
    if let override = traitState.override { traits = traits.overridden(by: override) }
    if overrideUserInterfaceStyle != .unspecified, overrideUserInterfaceStyle != traits.userInterfaceStyle {
      traits = traits.modifying { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    return rareState?.apply(to: traits) ?? traits
  }

  /// The pixels of the screen that this view is laid out for.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Tells this view and those below where their traits are others than they were told.
  func traitsMayHaveChanged() {
    let now = traitsFromSurroundings
    let before = traitState.told
    guard before !== now, before != now else { return }
    traitState.told = now
    tellTraits(from: before, to: now)
    for subview in subviews { subview.traitsMayHaveChanged() }
  }

  private func tellTraits(from before: UITraitCollection?, to now: UITraitCollection) {
    if before?.layoutDirection != now.layoutDirection {
      layoutNode.didChange(.direction)
      layoutMarginsChanged()
    }
    if before?.preferredContentSizeCategory != now.preferredContentSizeCategory {
      guideState.readableGuide?.follow(now)
    }
    layoutTraitsDidChange()
    mark(.all)
    if let before {
      viewController?.traitsDidChange(from: before, to: now)
      traitCollectionDidChange(before)
      for registration in traitState.registrations { registration.tell(self, from: before, to: now) }
    }
  }
}

extension UIView: UITraitChangeObservable {
  public func keep(_ registration: UITraitChangeRegistration) {
    // Changes are told against what holds now, though nothing may have been told yet.
    if traitState.told == nil { traitState.told = effectiveTraitCollection }
    traitState.registrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}
