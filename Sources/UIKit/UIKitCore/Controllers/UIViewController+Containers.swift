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
      childView.updateOwnSafeArea()
      childView.setNeedsLayout()
    }
  }

  /// Removes a child's view from this controller's view. The controller remains a child.
  func removeView(of child: UIViewController) {
    guard let childView = child.viewIfLoaded, let view = viewIfLoaded, childView !== view,
      childView.isDescendant(of: view)
    else { return }
    childView.removeFromSuperview()
    childView.guideState.imposedSafeArea = .zero
  }

  /// Removes old children that are not among the current ones, and adds current ones that are missing.
  ///
  /// `transition` displays the new children. During it, removed controllers are still children, and their appearance
  /// methods can replace the children again.
  func replaceChildren(
    _ old: [UIViewController], by current: () -> [UIViewController], transition: () -> Void = {}
  ) {
    func isCurrent(_ controller: UIViewController) -> Bool { current().contains { $0 === controller } }
    let removed = old.filter { !isCurrent($0) }
    let added = current().filter { $0.parent !== self }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    transition()
    for controller in removed where controller.parent === self && !isCurrent(controller) {
      removeView(of: controller)
      controller.removeFromParent()
    }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  /// Shows a child instead of `shownChild`, with appearance callbacks if this controller is visible.
  ///
  /// `place` adds the view of the new child.
  func show(child new: UIViewController?, order: ExchangeOrder, animated: Bool, place: () -> Void) {
    let old = shownChild
    shownChild = new
    exchangeVisible(
      old.map { [$0] } ?? [], for: new.map { [$0] } ?? [], order: order, animated: animated
    ) {
      if let old { removeView(of: old) }
      place()
    }
  }

  /// Returns the part of the superview's safe area that the view has, in points.
  ///
  /// After a child has appeared, its view keeps the insets while only its position changes. A view without insets
  /// receives those that it overlaps. Source: matrixprojects.net/p/safe-area-insets, a single page.
  func inheritedSafeArea(
    _ overlap: UIEdgeInsets, in superview: UIView, ofSize size: CGSize
  ) -> UIEdgeInsets {
    let new = InheritedSafeArea(
      insets: overlap, outerInsets: superview.safeAreaInsets, superview: ObjectIdentifier(superview),
      superviewSize: superview.bounds.size, size: size)
    if parent != nil, isDisplayed, let kept = lastInheritedSafeArea, kept.insets != .zero,
      kept.differsOnlyInInsets(from: new)
    {
      return kept.insets
    }
    lastInheritedSafeArea = new
    return overlap
  }

  /// The view itself or its first subview; nil if neither is a scroll view.
  var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

/// The part of a superview's safe area that a controller's view has.
///
/// It applies to the superview and the sizes for which it was determined.
struct InheritedSafeArea: Equatable {
  var insets: UIEdgeInsets
  let outerInsets: UIEdgeInsets
  let superview: ObjectIdentifier
  let superviewSize: CGSize
  let size: CGSize

  func differsOnlyInInsets(from other: InheritedSafeArea) -> Bool {
    var other = other
    other.insets = insets
    return self == other
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
