internal import UIFoundation

extension UIViewController: UIAppearanceContainer {}

extension UIViewController {
  /// The overridden traits of the controller's view; nil if none is overridden.
  var overrides: UITraitCollection? {
    guard overrideUserInterfaceStyle != .unspecified || traitsFromParent != nil || !traitOverrides.isEmpty else {
      return nil
    }
    var values = traitsFromParent?.values ?? UITraitCollection.Values()
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    return UITraitCollection(values: traitOverrides.apply(to: values))
  }

  func overridesDidChange() {
    ownView?.traitState.override = overrides
    ownView?.traitsMayHaveChanged()
  }

  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in traitRegistrations { registration.notify(self, from: previous, to: current) }
  }

  public func keep(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}
