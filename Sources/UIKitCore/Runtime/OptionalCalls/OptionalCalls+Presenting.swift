public import UIFoundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public var adaptivePresentationStyle: OptionalCall<any UIAdaptivePresentationControllerDelegate>?
  { OptionalCall(delegate: self) }
  @_disfavoredOverload public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerDidDismiss(_:)
  }
  @_disfavoredOverload public var presentationController: OptionalCall<any UIAdaptivePresentationControllerDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    presentationControllerShouldDismiss(_:)
  }
  @_disfavoredOverload public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerWillDismiss(_:)
  }
  @_disfavoredOverload public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    presentationControllerDidAttemptToDismiss(_:)
  }
}

extension OptionalCall<any UIAdaptivePresentationControllerDelegate> {
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }

  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {
    delegate.presentationController(presentationController, prepare: adaptivePresentationController)
  }

  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }

  public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
}
