extension UIViewController {
  /// Loads the view from the controller's scene or nib. Returns false if neither provides a view.
  func loadViewFromDocument() -> Bool {
    if let load = sceneLoader {
      sceneLoader = nil
      load(self)
      return ownView != nil
    }
    guard let nib = UINib.ofView(of: self) else { return false }
    _ = nib.instantiate(withOwner: self)
    return ownView != nil
  }

  /// Connects the view with its controller.
  func adopt(_ view: UIView) {
    view.viewController = self
    view.guideState.additionalSafeArea = additionalSafeAreaInsets
    view.traitState.override = overrides
    view.layoutMarginsChanged()
  }
}
