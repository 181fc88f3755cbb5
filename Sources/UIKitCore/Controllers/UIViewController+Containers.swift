internal import Foundation
internal import UIFoundation

extension UIViewController {
  /// Returns the nearest container of a class above this controller.
  func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Container { return found }
      current = candidate.parent
    }
    return nil
  }

  /// Adds a child's view to this controller's view, behind its bars. The frame is in points.
  func embed(_ child: UIViewController, in frame: CGRect, safeArea: UIEdgeInsets) {
    guard let view = viewIfLoaded else { return }
    embed(child, in: view, frame: frame, safeArea: safeArea)
  }

  /// Adds a child's view to a view, behind all others. The frame is in points in the view's space.
  func embed(_ child: UIViewController, in view: UIView, frame: CGRect, safeArea: UIEdgeInsets) {
    guard let childView = child.view else { return }
    if childView.superview !== view {
      childView.translatesAutoresizingMaskIntoConstraints = true
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(childView, at: 0)
    }
    if childView.frame != frame { childView.frame = frame }
    if childView.guideState.imposedSafeArea != safeArea {
      childView.guideState.imposedSafeArea = safeArea
      childView.updateSafeAreaSources()
      childView.setNeedsLayout()
    }
  }

  /// Presents a controller, and also adds it as a child whose view covers this controller's view.
  package func cover(with controller: UIViewController) {
    guard let view, let cover = controller.view else { return }
    present(controller, animated: false)
    addChild(controller)
    cover.translatesAutoresizingMaskIntoConstraints = true
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.frame = view.bounds
    view.addSubview(cover)
    controller.didMove(toParent: self)
  }

  /// Removes a child's view from this controller's view. The controller remains a child.
  func removeView(of child: UIViewController) {
    guard let childView = child.viewIfLoaded, let view = viewIfLoaded, childView !== view,
      childView.isDescendant(of: view)
    else { return }
    childView.removeFromSuperview()
    childView.guideState.imposedSafeArea = .zero
  }

  /// Removes old children that are not among the new ones, and adds new children that are missing.
  func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      removeView(of: controller)
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  /// Shows a child instead of `shownChild`, with appearance callbacks if this controller is visible.
  ///
  /// `place` adds the view of the new child.
  func show(child new: UIViewController?, place: () -> Void) {
    let old = shownChild
    shownChild = new
    if isAppeared { old?.viewWillDisappear(false) }
    if let old { removeView(of: old) }
    if isAppeared { new?.viewWillAppear(false) }
    place()
    guard isAppeared else { return }
    old?.viewDidDisappear(false)
    new?.viewIsAppearing(false)
    new?.viewDidAppear(false)
  }

  /// The view itself or its first subview; nil if neither is a scroll view.
  var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

/// The style of a presentation. Controllers outside a window do not display presented controllers.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1, automatic = -2
}

/// The transition of a presentation; nothing is animated.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
