/// A presentation or dismissal under way: the context of its animator and the coordinator of both controllers.
///
/// Animations reach their end as soon as they start, so that most transitions are over when `begin()` returns; one
/// whose animator completes it later stays under way until then.
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
  private let ending: (Bool) -> Void
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(
    of presented: UIViewController, from presenting: UIViewController, by controller: UIPresentationController,
    in containerView: UIView, isAnimated: Bool, isDismissal: Bool, ending: @escaping (Bool) -> Void
  ) {
    self.presented = presented
    self.presenting = presenting
    self.controller = controller
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.isDismissal = isDismissal
    self.ending = ending
    let delegate = isAnimated ? presented.transitioningDelegate : nil
    animator =
      isDismissal
      ? delegate?.animationController(forDismissed: presented)
      : delegate?.animationController(forPresented: presented, presenting: presenting, source: presenting)
  }

  // MARK: Running

  func begin() {
    (presented.currentTransition, presenting.currentTransition) = (self, self)
    if isDismissal { controller.dismissalTransitionWillBegin() } else { controller.presentationTransitionWillBegin() }
    let delegate = presented.transitioningDelegate
    let interaction = animator.flatMap { animator in
      isDismissal
        ? delegate?.interactionControllerForDismissal(using: animator)
        : delegate?.interactionControllerForPresentation(using: animator)
    }
    if let interaction { interaction.startInteractiveTransition(self) } else { animate() }
  }

  /// Lets the animator, or the style's own, bring the views to their ends.
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
    if isDismissal == didComplete { controller.presentedView?.removeFromSuperview() }
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
    ending(didComplete)
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

  /// The view that the transition brings or takes; the one that stays below is none of its business.
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == (isDismissal ? .from : .to) ? controller.presentedView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === presented && !isDismissal ? .zero : finalPlace(of: vc)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === presented && isDismissal ? .zero : finalPlace(of: vc)
  }

  private func finalPlace(of vc: UIViewController) -> CGRect {
    vc === presented ? controller.frameOfPresentedViewInContainerView : containerView.bounds
  }

  // MARK: Coordinator

  /// Runs the animation at once and the completion at the end of the transition.
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
  /// Indicates whether a presentation of a style stands over the whole window, and can be shown in one.
  private var isShownOverWindow: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }

  /// Shows a presented controller over the window that this one stands in; without a window it is only noted.
  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = viewIfLoaded?.window, presented.isShownOverWindow else {
      completion?()
      return
    }
    let controller = presented.makePresentationController(presenting: self)
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    controller.takeContainer(container)
    presented.isBeginningPresentation = true
    let transition = ViewControllerTransition(
      of: presented, from: self, by: controller, in: container, isAnimated: animated, isDismissal: false
    ) { completed in
      presented.isBeginningPresentation = false
      if completed {
        presented.viewIsAppearing(animated)
        presented.viewDidAppear(animated)
      } else {
        container.removeFromSuperview()
      }
      completion?()
    }
    presented.viewWillAppear(animated)
    transition.begin()
  }

  /// Takes a presented controller from the window; one that was only noted has nothing to take.
  func hide(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let controller = presented.shownPresentation, let container = controller.containerView else {
      completion?()
      return
    }
    presented.isBeginningDismissal = true
    let transition = ViewControllerTransition(
      of: presented, from: self, by: controller, in: container, isAnimated: animated, isDismissal: true
    ) { completed in
      presented.isBeginningDismissal = false
      if completed {
        container.removeFromSuperview()
        presented.shownPresentation = nil
        presented.viewDidDisappear(animated)
      }
      completion?()
    }
    presented.viewWillDisappear(animated)
    transition.begin()
  }

  private func makePresentationController(presenting: UIViewController) -> UIPresentationController {
    let own =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: presenting)
      : nil
    let made = own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    shownPresentation = made
    return made
  }
}
