internal import AutoLayout

extension UIViewController {
  /// This controller and its containers, up to and including a presented controller.
  private var containers: some Sequence<UIViewController> {
    sequence(first: self) { $0.ownPresenter == nil ? $0.parent : nil }
  }

  /// The controller that this controller or its nearest presenting container presents.
  var nearestPresented: UIViewController? { containers.compactMap(\.ownPresented).first }

  /// The controller that presents this controller or its nearest presented container.
  var nearestPresenting: UIViewController? { containers.compactMap(\.ownPresenter).first }

  /// Indicates whether the controller or a container of it fills a sheet.
  var isInSheet: Bool {
    containers.contains { ($0.activePresentation as? UISheetPresentationController)?.coversScreen == false }
  }

  /// Presents a controller from the outermost container.
  ///
  /// The current-context styles present from the nearest container that defines the presentation context, if any.
  func beginPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = linkPresented(presented) else { return }
    presenter.runPresentation(of: presented, source: self, animated: animated) { completed in
      if !completed { presented.endPresentation() }
      presented.complete(completion, animated: animated)
    }
  }

  /// Indicates whether the controller covers only the controller that defines its presentation context.
  var staysInContext: Bool { [.currentContext, .overCurrentContext].contains(modalPresentationStyle) }

  /// Makes a controller the presented one, without displaying it, and returns its presenter.
  ///
  /// Returns nil, and logs UIKit's message, if there is already a presentation.
  func linkPresented(_ presented: UIViewController) -> UIViewController? {
    let context = presented.staysInContext ? containers.first { $0.definesPresentationContext } : nil
    let presenter = context ?? containers.reduce(self) { _, outer in outer }
    if let other = presenter.ownPresented {
      LayoutDiagnostics.log(
        "Attempt to present \(presented.shortName) on \(presenter.shortName) (from \(shortName)) which is already "
          + "presenting \(other.shortName).")
      return nil
    }
    // A controller in its own presentation would have no end.
    let isAncestor = sequence(first: presenter) { $0.ownPresenter ?? $0.parent }.contains { $0 === presented }
    guard !isAncestor, presented.ownPresenter == nil else {
      LayoutDiagnostics.log(
        "Application tried to present modally a view controller \(presented.shortName) that is already being "
          + "presented by \((presented.ownPresenter ?? presented).shortName).")
      return nil
    }
    presenter.ownPresented = presented
    presented.ownPresenter = presenter
    presented.presentationSource = self
    return presenter
  }

  /// Dismisses the controller that this controller or a container presents.
  ///
  /// If there is none, dismisses this controller or its nearest presented container.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController, let presenter = presented.ownPresenter else {
      guard let presenter = presentingViewController else {
        return complete(completion, animated: false)
      }
      return presenter.dismiss(animated: animated, completion: completion)
    }
    presented.dismissChain()
    presenter.runDismissal(of: presented, animated: animated) { completed in
      if completed { presented.endPresentation() }
      presented.complete(completion, animated: animated)
    }
  }

  /// Dismisses the controllers that this controller presents, directly or indirectly, without animation.
  private func dismissChain() {
    guard let presented = ownPresented else { return }
    presented.dismissChain()
    runDismissal(of: presented, animated: false) { _ in }
    presented.endPresentation()
  }

  /// Calls the completion of a presentation or dismissal later.
  ///
  /// An animator has already ended its animation.
  private func complete(_ completion: (() -> Void)?, animated: Bool) {
    let isOver = !animated || transitioningDelegate != nil
    PendingCompletions.add(after: isOver ? 0 : PendingCompletions.systemDuration, completion)
  }

  private func endPresentation() {
    ownPresenter?.ownPresented = nil
    ownPresenter = nil
    presentationSource = nil
    activePresentation = nil
  }

  private var shortName: String { "<\(type(of: self))>" }
}
