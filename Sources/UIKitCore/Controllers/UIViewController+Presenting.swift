extension UIViewController {
  /// This controller and those that contain it, up to the one that was presented.
  private var lineage: some Sequence<UIViewController> {
    sequence(first: self) { $0.ownPresenter == nil ? $0.parent : nil }
  }

  /// The controller that this one, or the nearest one that contains it, presents.
  public var presentedViewController: UIViewController? { lineage.compactMap(\.ownPresented).first }

  /// The controller that presents this one, or the nearest one that contains it.
  public var presentingViewController: UIViewController? { lineage.compactMap(\.ownPresenter).first }

  /// The controller that this one presents, whatever its containers present.
  package var directlyPresented: UIViewController? { ownPresented }

  /// Presents from the outermost container, or the one that defines the context where the style asks for the current one.
  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let staysInContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
    let context = staysInContext ? lineage.first { $0.definesPresentationContext } : nil
    let presenter = context ?? lineage.reduce(self) { _, outer in outer }
    if let other = presenter.ownPresented {
      LayoutDiagnostics.log(
        "Attempt to present \(presented.shortName) on \(presenter.shortName) (from \(shortName)) which is already "
          + "presenting \(other.shortName).")
      return
    }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    presented.presentationSource = self
    presenter.show(presented: presented, source: self, animated: animated) { completed in
      if !completed { presented.endPresentation() }
      completion?()
    }
  }

  /// Dismisses what this controller or one around it presents, else what is around it and was presented.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenter else {
      guard let presenter = presentingViewController else {
        completion?()
        return
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presented.dismissPresentedChain()
    presenter.hide(presented: presented, animated: animated) { completed in
      if completed { presented.endPresentation() }
      completion?()
    }
  }

  /// Dismisses all that is presented from here on without animation; only the lowest one of a chain is seen to go.
  private func dismissPresentedChain() {
    guard let presented = ownPresented else { return }
    presented.dismissPresentedChain()
    hide(presented: presented, animated: false) { _ in }
    presented.endPresentation()
  }

  private func endPresentation() {
    ownPresenter?.ownPresented = nil
    ownPresenter = nil
    presentationSource = nil
    shownPresentation = nil
  }

  private var shortName: String { "<\(type(of: self))>" }
}
