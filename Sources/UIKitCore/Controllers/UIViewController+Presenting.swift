internal import AutoLayout

extension UIViewController {
  /// This controller and its containers, up to a presented one.
  private var lineage: some Sequence<UIViewController> {
    sequence(first: self) { $0.ownPresenter == nil ? $0.parent : nil }
  }

  /// The controller that this one or its nearest presenting container presents.
  public var presentedViewController: UIViewController? { lineage.compactMap(\.ownPresented).first }

  /// The controller that presents this one or the nearest presented container.
  public var presentingViewController: UIViewController? { lineage.compactMap(\.ownPresenter).first }

  /// The controller that this one itself presents.
  package var directlyPresented: UIViewController? { ownPresented }

  /// Presents from the outermost container, or from the presentation context of the style.
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

  /// Dismisses the controller that this one or a container presents, else the presented container itself.
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

  /// Dismisses the chain of presented controllers without animation, except for the first.
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
