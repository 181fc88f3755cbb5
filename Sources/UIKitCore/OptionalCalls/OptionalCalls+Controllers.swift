// Optional requirements, callable as `delegate?.method?(…)`.

extension UINavigationControllerDelegate {
  @_disfavoredOverload public var navigationController: UINavigationControllerDelegateNavigationControllerCall? {
    UINavigationControllerDelegateNavigationControllerCall(delegate: self)
  }
}

/// The optional requirements of `UINavigationControllerDelegate` that are called `navigationController`.
@preconcurrency @MainActor
public struct UINavigationControllerDelegateNavigationControllerCall {
  let delegate: any UINavigationControllerDelegate

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
}

extension UITabBarControllerDelegate {
  @_disfavoredOverload public var tabBarController: UITabBarControllerDelegateTabBarControllerCall? {
    UITabBarControllerDelegateTabBarControllerCall(delegate: self)
  }
}

/// The optional requirements of `UITabBarControllerDelegate` that are called `tabBarController`.
@preconcurrency @MainActor
public struct UITabBarControllerDelegateTabBarControllerCall {
  let delegate: any UITabBarControllerDelegate

  public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  public func callAsFunction(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  {
    delegate.tabBarController(tabBarController, shouldSelect: viewController)
  }
}

extension UISplitViewControllerDelegate {
  @_disfavoredOverload public var splitViewController: UISplitViewControllerDelegateSplitViewControllerCall? {
    UISplitViewControllerDelegateSplitViewControllerCall(delegate: self)
  }
}

/// The optional requirements of `UISplitViewControllerDelegate` that are called `splitViewController`.
@preconcurrency @MainActor
public struct UISplitViewControllerDelegateSplitViewControllerCall {
  let delegate: any UISplitViewControllerDelegate

  public func callAsFunction(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    delegate.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposed)
  }
}

extension UIPageViewControllerDelegate {
  @_disfavoredOverload public var pageViewController: UIPageViewControllerDelegatePageViewControllerCall? {
    UIPageViewControllerDelegatePageViewControllerCall(delegate: self)
  }
}

/// The optional requirements of `UIPageViewControllerDelegate` that are called `pageViewController`.
@preconcurrency @MainActor
public struct UIPageViewControllerDelegatePageViewControllerCall {
  let delegate: any UIPageViewControllerDelegate

  public func callAsFunction(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    delegate.pageViewController(
      pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
      transitionCompleted: completed)
  }
}

extension UIPageViewControllerDataSource {
  @_disfavoredOverload public var presentationCount: UIPageViewControllerDataSourcePresentationCountCall? {
    UIPageViewControllerDataSourcePresentationCountCall(delegate: self)
  }
  @_disfavoredOverload public var presentationIndex: UIPageViewControllerDataSourcePresentationIndexCall? {
    UIPageViewControllerDataSourcePresentationIndexCall(delegate: self)
  }
}

/// The optional requirements of `UIPageViewControllerDataSource` that are called `presentationCount`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourcePresentationCountCall {
  let delegate: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationCount(for: pageViewController)
  }
}

/// The optional requirements of `UIPageViewControllerDataSource` that are called `presentationIndex`.
@preconcurrency @MainActor
public struct UIPageViewControllerDataSourcePresentationIndexCall {
  let delegate: any UIPageViewControllerDataSource

  public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    delegate.presentationIndex(for: pageViewController)
  }
}
