internal import AutoLayout
internal import UIFoundation

/// The sources of a view's traits other than its superview.
struct TraitState {
  /// The traits of the screen or offscreen window, for a view without a superview.
  var environment: UITraitCollection?
  /// The controller's overrides for its view and its descendants.
  var override: UITraitCollection?
  /// The traits at the last notification.
  var notified: UITraitCollection?
  /// The registered observers, in order.
  var registrations: [UITraitChangeRegistration] = []
}

extension UIView {
  /// The current traits. They equal the traits at the last notification, since every change is followed by one.
  var effectiveTraitCollection: UITraitCollection { traitState.notified ?? traitsFromSurroundings }

  /// The traits of the superview or the environment with the view's and its controller's overrides.
  private var traitsFromSurroundings: UITraitCollection {
    var traits = superview?.traitCollection ?? traitState.environment ?? UIScreen.main.traitCollection
    if let override = traitState.override { traits = traits.overridden(by: override) }
    if overrideUserInterfaceStyle != .unspecified, overrideUserInterfaceStyle != traits.userInterfaceStyle {
      traits = traits.modifying { $0.userInterfaceStyle = overrideUserInterfaceStyle }
    }
    return rareState?.apply(to: traits) ?? traits
  }

  /// The pixel grid of the view's screen.
  var pixelGrid: PixelGrid { PixelGrid(scale: traitCollection.displayScale) }

  /// Notifies the views of the subtree whose traits have changed.
  ///
  /// The superview's margins, in points, are given where they are known.
  func traitsMayHaveChanged(inside outer: UIEdgeInsets? = nil) {
    let current = traitsFromSurroundings
    let previous = traitState.notified
    guard previous !== current, previous != current else { return }
    traitState.notified = current
    let isTurned = previous?.layoutDirection != current.layoutDirection
    if isTurned {
      layoutNode.didChange(.direction)
      layoutMarginsChanged(inside: outer)
    }
    notifyOfTraits(from: previous, to: current)
    let margins = isTurned ? marginsForSubviews(inside: outer) : nil
    for subview in subviews { subview.traitsMayHaveChanged(inside: margins) }
  }

  private func notifyOfTraits(from previous: UITraitCollection?, to current: UITraitCollection) {
    if previous?.preferredContentSizeCategory != current.preferredContentSizeCategory {
      guideState.readableGuide?.update(for: current)
    }
    layoutTraitsDidChange()
    mark(.all)
    if let previous {
      viewController?.traitsDidChange(from: previous, to: current)
      traitCollectionDidChange(previous)
      for registration in traitState.registrations { registration.notify(self, from: previous, to: current) }
    }
  }
}

extension UIView: UITraitChangeObservable {
  public func keep(_ registration: UITraitChangeRegistration) {
    // Changes are relative to the current traits, even before the first notification.
    if traitState.notified == nil { traitState.notified = effectiveTraitCollection }
    traitState.registrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }
  }
}
