public import Foundation
public import UIFoundation

/// The manager of a presentation's container and of the presented view's frame.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private weak var presented: UIViewController?
  /// The presented controller, until it owns this controller.
  private var retained: UIViewController?
  /// The presented controller; an empty one after its end.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open internal(set) weak var presenting: UIViewController?
  // The delegate of sheets and popovers has a narrower type and the same name, as in UIKit.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, retained) = (presentedViewController, presentedViewController)
    presenting = presentingViewController
  }

  /// Lets the presented controller, which retains this controller, end before it.
  func retainedByPresented() -> Self {
    retained = nil
    return self
  }

  open var presentingViewController: UIViewController { presenting ?? presentedViewController }
  /// The container of the presented view while it is presented in a window.
  open internal(set) var containerView: UIView?
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container, in points. The default is the whole container.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? presentingViewController.viewIfLoaded?.bounds ?? .zero
  }
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? defaultAdaptiveStyle(for: traitCollection) : style
  }
  /// Returns the style where the delegate has none; `none` for the style of the presentation.
  func defaultAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  /// Indicates whether the presented view replaces the presenter's view.
  ///
  /// Only then do animators get the presenter's view, so that they can move it.
  var removesPresentersView: Bool {
    shouldRemovePresentersView || [.fullScreen, .currentContext].contains(presentationStyle)
  }
  /// Adds the views around the presented view to the container, before the transition.
  func prepareContainer() {}
  /// Places the presented view and the views around it. Called when the container is laid out.
  func placePresentedView() {}
  /// Indicates whether touches outside of the presented view reach the views behind the container.
  var passesTouchesThrough: Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Size and traits

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

/// The adaptations and events of a presentation.
///
/// Only the methods named `adaptivePresentationStyle` are called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // optional: .automatic
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle  // optional: adaptivePresentationStyle(for: controller)
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)  // optional
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?  // optional
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)  // optional
  // optional: true
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)  // optional
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)  // optional
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)  // optional
}
