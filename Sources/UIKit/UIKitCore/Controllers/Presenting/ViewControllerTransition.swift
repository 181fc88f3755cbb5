internal import AutoLayout
internal import Foundation
internal import UIFoundation

/// A presentation or dismissal in progress.
///
/// It is the context of the animator and the transition coordinator of both controllers. Animations finish as soon as
/// they start, so most transitions end before `begin()` returns. A transition that the animator completes later stays
/// in progress until then.
final class ViewControllerTransition: NSObject, UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let presented: UIViewController
  let presenting: UIViewController
  let controller: UIPresentationController
  let containerView: UIView
  let isAnimated: Bool
  let isDismissal: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let didEnd: (Bool) -> Void
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(
    of presented: UIViewController, from presenting: UIViewController, by controller: UIPresentationController,
    in containerView: UIView, source: UIViewController, isAnimated: Bool, isDismissal: Bool,
    didEnd: @escaping (Bool) -> Void
  ) {
    self.presented = presented
    self.presenting = presenting
    self.controller = controller
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.isDismissal = isDismissal
    self.didEnd = didEnd
    let delegate = isAnimated ? presented.transitioningDelegate : nil
    animator =
      isDismissal
      ? delegate?.animationController(forDismissed: presented)
      : delegate?.animationController(forPresented: presented, presenting: presenting, source: source)
    super.init()
    // `viewWillAppear` and `viewWillDisappear`, which precede `begin()`, can already use the coordinator.
    (presented.currentTransition, presenting.currentTransition) = (self, self)
  }

  // MARK: Running

  func begin() {
    presenterSnapshot = presenting.viewIfLoaded.flatMap { view in view.superview.map { (view, $0, view.frame) } }
    if isDismissal { controller.dismissalTransitionWillBegin() } else { controller.presentationTransitionWillBegin() }
    let delegate = presented.transitioningDelegate
    let interaction = animator.flatMap { animator in
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator)
    }
    if let interaction { interaction.startInteractiveTransition(self) } else { animate() }
  }

  /// Runs the animator. Without one, completes the transition immediately.
  ///
  /// A presentation without an animator adds the presented view at its final frame.
  func animate() {
    guard let animator else {
      if !isDismissal, let view = controller.presentedView {
        view.frame = controller.frameOfPresentedViewInContainerView
        containerView.addSubview(view)
      }
      return completeTransition(true)
    }
    animator.animateTransition(using: self)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    percentComplete = didComplete ? 1 : 0
    transitionWasCancelled = transitionWasCancelled || !didComplete
    if isDismissal == didComplete {
      controller.presentedView?.removeFromSuperview()
    } else {
      containerView.layoutIfNeeded()
    }
    restorePresenter()
    if isDismissal {
      controller.dismissalTransitionDidEnd(didComplete)
    } else {
      controller.presentationTransitionDidEnd(didComplete)
    }
    animator?.animationEnded(didComplete)
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    (presented.currentTransition, presenting.currentTransition) = (nil, nil)
    didEnd(didComplete)
  }

  /// The presenter's view with its superview and its frame before the transition.
  private var presenterSnapshot: (view: UIView, superview: UIView, frame: CGRect)?

  /// Restores the superview and the frame of the presenter's view if an animator reparented it.
  ///
  /// The view becomes the rearmost subview, behind the container.
  private func restorePresenter() {
    guard let (view, superview, frame) = presenterSnapshot, view.superview !== superview else { return }
    superview.insertSubview(view, at: 0)
    view.frame = frame
  }

  // MARK: Context

  var isInteractive: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  func finishInteractiveTransition() { percentComplete = 1 }
  func cancelInteractiveTransition() { transitionWasCancelled = true }
  func pauseInteractiveTransition() {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .to ? (isDismissal ? presenting : presented) : key == .from ? (isDismissal ? presented : presenting) : nil
  }

  /// Returns the view of the key: the view that appears or disappears, or the presenter's view.
  ///
  /// Returns nil for the presenter's view unless the presentation removes it.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == (isDismissal ? .from : .to) { return controller.presentedView }
    guard key == (isDismissal ? .to : .from), controller.removesPresentersView else { return nil }
    return presenting.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presented && !isDismissal ? .zero : visibleFrame(of: vc)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === presented && isDismissal ? .zero : visibleFrame(of: vc)
  }

  /// Returns the frame of a controller's view in the container while the view is visible, in points.
  private func visibleFrame(of vc: UIViewController) -> CGRect {
    vc === presented ? controller.frameOfPresentedViewInContainerView : containerView.bounds
  }

  // MARK: Coordinator

  /// Runs the animation immediately, and the completion at the end of the transition.
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}

extension UIViewController {
  /// Presents a controller in a container that covers this controller's window.
  ///
  /// In a picture without a window, the container covers the root view. Outside of both, or for the style `none`, only
  /// calls the completion, with `true`.
  func runPresentation(
    of presented: UIViewController, source: UIViewController, animated: Bool, completion: @escaping (Bool) -> Void
  ) {
    guard presented.modalPresentationStyle != .none else { return completion(true) }
    guard let view = viewIfLoaded, let host = view.window ?? view.pictureRoot else {
      LayoutDiagnostics.log(
        "Attempt to present <\(type(of: presented))> on <\(type(of: self))> (from <\(type(of: source))>) whose view is "
          + "not in the window hierarchy.")
      return completion(true)
    }
    let controller = presented.makePresentationController(presenting: self, source: source, in: host)
    let container = PresentationContainer(of: controller, in: host)
    presented.isBeingPresented = true
    let transition = ViewControllerTransition(
      of: presented, from: self, by: controller, in: container, source: source, isAnimated: animated,
      isDismissal: false
    ) { completed in
      if completed {
        presented.endAppearing()
        if controller.removesPresentersView { self.endDisappearing() }
      } else {
        presented.beginDisappearing(animated)
        container.removeFromSuperview()
        presented.endDisappearing()
        if controller.removesPresentersView { self.cancelDisappearing() }
      }
      presented.isBeingPresented = false
      completion(completed)
    }
    presented.loadViewIfNeeded()
    if controller.removesPresentersView { beginDisappearing(animated) }
    presented.beginAppearing(animated)
    transition.begin()
  }

  /// Dismisses a presented controller and removes its container from the window.
  ///
  /// If the controller has no container, only calls the completion, with `true`.
  func runDismissal(of presented: UIViewController, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let controller = presented.activePresentation, let container = controller.containerView else {
      return completion(true)
    }
    presented.isBeingDismissed = true
    let transition = ViewControllerTransition(
      of: presented, from: self, by: controller, in: container, source: self, isAnimated: animated, isDismissal: true
    ) { completed in
      if completed {
        container.removeFromSuperview()
        if controller.removesPresentersView { self.endAppearing() }
        presented.endDisappearing()
      } else {
        if controller.removesPresentersView {
          self.beginDisappearing(animated)
          self.endDisappearing()
        }
        presented.cancelDisappearing()
      }
      presented.isBeingDismissed = false
      completion(completed)
    }
    presented.beginDisappearing(animated)
    if controller.removesPresentersView { beginAppearing(animated) }
    transition.begin()
  }

  /// Returns the controller of a presentation in a view: the delegate's, or that of the adapted style.
  private func makePresentationController(
    presenting: UIViewController, source: UIViewController, in host: UIView
  ) -> UIPresentationController {
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
      : nil
    let controller = custom ?? ownPresentationController(on: host.traitCollection)
    controller.presenting = presenting
    activePresentation = controller.retainedByPresented()
    return controller
  }

  /// Returns the controller of the modal presentation style on a screen with the given traits.
  private func ownPresentationController(on traits: UITraitCollection) -> UIPresentationController {
    var style = modalPresentationStyle
    if style == .popover, let popover = popoverPresentationController {
      style = popover.adaptedStyle(on: traits)
      if style == .popover { return popover }
    }
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(style)
    if isSheet, let sheet = sheetPresentationController { return sheet }
    return UIPresentationController(presentedViewController: self, presenting: nil)
  }

  /// Presents a controller in a picture without a window.
  ///
  /// It covers the whole picture, or its presentation context. The presented controller is also a child of its
  /// presenter, so that it appears with it. The caller lays out the tree.
  ///
  /// A popover stays a popover on narrow screens unless its controller has another style for them.
  package func cover(with controller: UIViewController) {
    guard view != nil, controller.view != nil else { return }
    if controller.modalPresentationStyle == .popover, let popover = controller.popoverPresentationController {
      popover.documentAdaptiveStyle = popover.documentAdaptiveStyle ?? UIModalPresentationStyle.none
    }
    guard let presenter = linkPresented(controller), let context = presenter.view else { return }
    let host = presenter.definesPresentationContext && controller.staysInContext ? context : context.root
    presenter.addChild(controller)
    let presentation = controller.makePresentationController(presenting: presenter, source: self, in: host)
    let container = PresentationContainer(of: presentation, in: host)
    if presenter.isAppeared { controller.beginAppearing(false) }
    if let shown = presentation.presentedView {
      shown.translatesAutoresizingMaskIntoConstraints = true
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      shown.frame = container.bounds
      container.addSubview(shown)
    }
    container.place()
    controller.didMove(toParent: presenter)
    if presenter.isDisplayed { controller.endAppearing() }
  }
}

extension UIView {
  /// The topmost view if it is the root of a picture, which has no window; nil elsewhere.
  fileprivate var pictureRoot: UIView? {
    let root = root
    return root.traitState.environment == nil ? nil : root
  }
}
