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

  /// Shows the content in front of the view, if the view is loaded.
  func showUnavailableContent() {
    guard let view = viewIfLoaded, contentUnavailableConfiguration != nil || unavailableContentView != nil else {
      return
    }
    let configuration = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState)
    unavailableContentView = view.show(configuration, replacing: unavailableContentView)
  }

  var unavailableContentState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Connects the view with its controller.
  func adopt(_ view: UIView) {
    view.viewController = self
    view.guideState.additionalSafeArea = additionalSafeAreaInsets
    view.traitState.override = overrides
    view.layoutMarginsChanged()
  }
}
