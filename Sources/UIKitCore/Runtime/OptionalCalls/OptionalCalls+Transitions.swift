public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UIPopoverPresentationControllerDelegate {
  @_disfavoredOverload public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    prepareForPopoverPresentation(_:)
  }
  @_disfavoredOverload public var popoverPresentationControllerShouldDismissPopover:
    ((UIPopoverPresentationController) -> Bool)?
  { popoverPresentationControllerShouldDismissPopover(_:) }
  @_disfavoredOverload public var popoverPresentationControllerDidDismissPopover:
    ((UIPopoverPresentationController) -> Void)?
  { popoverPresentationControllerDidDismissPopover(_:) }
  @_disfavoredOverload public var popoverPresentationController:
    OptionalCall<any UIPopoverPresentationControllerDelegate>?
  { OptionalCall(delegate: self) }
}

extension OptionalCall<any UIPopoverPresentationControllerDelegate> {
  public func callAsFunction(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {
    delegate.popoverPresentationController(popoverPresentationController, willRepositionPopoverTo: rect, in: view)
  }
}

extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  { sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) }
}

extension UIViewControllerAnimatedTransitioning {
  @_disfavoredOverload public var interruptibleAnimator: OptionalCall<any UIViewControllerAnimatedTransitioning>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var animationEnded: ((Bool) -> Void)? { animationEnded(_:) }
}

extension OptionalCall<any UIViewControllerAnimatedTransitioning> {
  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    delegate.interruptibleAnimator(using: transitionContext)
  }
}

extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public var animationController: OptionalCall<any UIViewControllerTransitioningDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var interactionControllerForPresentation:
    OptionalCall<any UIViewControllerTransitioningDelegate>?
  { OptionalCall(delegate: self) }
  @_disfavoredOverload public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall?
  { UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall(delegate: self) }
  @_disfavoredOverload public var presentationController:
    UIViewControllerTransitioningDelegatePresentationControllerCall?
  { UIViewControllerTransitioningDelegatePresentationControllerCall(delegate: self) }
}

extension OptionalCall<any UIViewControllerTransitioningDelegate> {
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// Optional calls of `UIViewControllerTransitioningDelegate.interactionControllerForDismissal`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegateInteractionControllerForDismissalCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// Optional calls of `UIViewControllerTransitioningDelegate.presentationController`.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegatePresentationControllerCall {
  let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}
