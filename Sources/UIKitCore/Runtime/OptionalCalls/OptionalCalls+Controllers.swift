// Optional requirements, callable as `delegate?.method?(…)`.

extension UINavigationControllerDelegate {
  @_disfavoredOverload public var navigationController: OptionalCall<any UINavigationControllerDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var navigationControllerSupportedInterfaceOrientations:
    ((UINavigationController) -> UIInterfaceOrientationMask)?
  { navigationControllerSupportedInterfaceOrientations(_:) }
  @_disfavoredOverload public var navigationControllerPreferredInterfaceOrientationForPresentation:
    ((UINavigationController) -> UIInterfaceOrientation)?
  { navigationControllerPreferredInterfaceOrientationForPresentation(_:) }
}

extension OptionalCall<any UINavigationControllerDelegate> {
  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

extension UITabBarControllerDelegate {
  @_disfavoredOverload public var tabBarController: OptionalCall<any UITabBarControllerDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var tabBarControllerSupportedInterfaceOrientations:
    ((UITabBarController) -> UIInterfaceOrientationMask)?
  { tabBarControllerSupportedInterfaceOrientations(_:) }
  @_disfavoredOverload public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    ((UITabBarController) -> UIInterfaceOrientation)?
  { tabBarControllerPreferredInterfaceOrientationForPresentation(_:) }
}

extension OptionalCall<any UITabBarControllerDelegate> {
  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

extension UISplitViewControllerDelegate {
  @_disfavoredOverload public var splitViewController: OptionalCall<any UISplitViewControllerDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UISplitViewControllerDelegate> {
  public func callAsFunction(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposed)
  }
}

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public var pageViewController: OptionalCall<any UIPageViewControllerDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var pageViewControllerSupportedInterfaceOrientations:
    ((UIPageViewController) -> UIInterfaceOrientationMask)?
  { pageViewControllerSupportedInterfaceOrientations(_:) }
  @_disfavoredOverload public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    ((UIPageViewController) -> UIInterfaceOrientation)?
  { pageViewControllerPreferredInterfaceOrientationForPresentation(_:) }
}

extension OptionalCall<any UIPageViewControllerDelegate> {
  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
  }

  public func callAsFunction(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    delegate.pageViewController(pageViewController, spineLocationFor: orientation)
  }
}

extension UIPageViewControllerDataSource {
  @_disfavoredOverload public var presentationCount: OptionalCall<any UIPageViewControllerDataSource>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var presentationIndex: UIPageViewControllerDataSourcePresentationIndexCall? {
    UIPageViewControllerDataSourcePresentationIndexCall(delegate: self)
  }
}

extension OptionalCall<any UIPageViewControllerDataSource> {
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// Optional calls of `UIPageViewControllerDataSource.presentationIndex`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourcePresentationIndexCall {
  let delegate: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}

extension UISearchControllerDelegate {
  @_disfavoredOverload public var willPresentSearchController: ((UISearchController) -> Void)? {
    willPresentSearchController(_:)
  }
  @_disfavoredOverload public var didPresentSearchController: ((UISearchController) -> Void)? {
    didPresentSearchController(_:)
  }
  @_disfavoredOverload public var willDismissSearchController: ((UISearchController) -> Void)? {
    willDismissSearchController(_:)
  }
  @_disfavoredOverload public var didDismissSearchController: ((UISearchController) -> Void)? {
    didDismissSearchController(_:)
  }
  @_disfavoredOverload public var presentSearchController: ((UISearchController) -> Void)? {
    presentSearchController(_:)
  }
}
