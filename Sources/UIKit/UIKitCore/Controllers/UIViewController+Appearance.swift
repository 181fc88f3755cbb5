/// The progress of a controller's appearance.
struct Appearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  var state = State.disappeared
  /// Indicates whether `viewIsAppearing` is still to be called.
  var isAwaitingGeometry = false
  var isAnimated = false
  /// Indicates whether a transition that was begun by hand shows the controller; nil outside of one.
  var manualTransition: Bool?
  /// Indicates whether the view moves to another picture without disappearing.
  var isMovingToPicture = false
}

/// The order of the callbacks of controllers that replace each other.
///
/// Sources: vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle (navigation), pgzxc.github.io/posts/efa3afd7
/// (tabs), wangling.me/2014/02/the-inconsistent-order-of-view-transition-events (pages).
enum ExchangeOrder {
  /// `willDisappear` precedes `willAppear`, and `didDisappear` precedes `didAppear`.
  case oldFirst
  /// `willAppear` precedes `willDisappear`, but `didDisappear` precedes `didAppear`.
  case newFirst
  /// `willAppear` precedes `willDisappear`, and `didAppear` precedes `didDisappear`.
  case newAlwaysFirst
}

extension UIViewController {
  /// Indicates whether the controller is visible, from just before it appears until it has disappeared.
  final var isAppeared: Bool { appearance.state != .disappeared }
  /// Indicates whether the controller is visible, after it has appeared and until it has disappeared.
  final var isDisplayed: Bool { [.appeared, .disappearing].contains(appearance.state) }

  // MARK: Callbacks

  /// Calls `viewWillAppear`, then that of the controllers that appear with this one.
  final func beginAppearing(_ animated: Bool) {
    guard appearance.state == .disappeared || appearance.state == .disappearing else { return }
    appearance.state = .appearing
    appearance.isAwaitingGeometry = true
    appearance.isAnimated = animated
    viewWillAppear(animated)
    for follower in followers { follower.beginAppearing(animated) }
  }

  /// Calls `viewIsAppearing`, once in each appearance.
  ///
  /// The layout calls it when the superview has placed the view, just before it lays out the view's subviews.
  final func noteGeometry() {
    guard appearance.isAwaitingGeometry else { return }
    appearance.isAwaitingGeometry = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// Calls `viewIsAppearing` of this controller and of those that appear with it, unless the layout did.
  final func noteGeometryOfAll() {
    noteGeometry()
    for follower in followers where follower.appearance.state == .appearing { follower.noteGeometryOfAll() }
  }

  /// Calls `viewDidAppear`, then that of the controllers that appear with this one.
  final func endAppearing() {
    guard appearance.state == .appearing else { return }
    noteGeometryOfAll()
    appearance.state = .appeared
    viewDidAppear(appearance.isAnimated)
    // As documented, true only until then, also if an override of `didMove(toParent:)` does not call its superclass.
    isMovingToParent = false
    if appearance.state == .appeared { for follower in followers { follower.endAppearing() } }
  }

  /// Calls `viewWillDisappear`, then that of the controllers that disappear with this one.
  final func beginDisappearing(_ animated: Bool) {
    guard appearance.state == .appeared || appearance.state == .appearing else { return }
    let wasAppeared = appearance.state == .appeared
    appearance.state = .disappearing
    appearance.isAwaitingGeometry = false
    appearance.isAnimated = animated
    viewWillDisappear(animated)
    for follower in followers {
      if wasAppeared { follower.endAppearing() }
      follower.beginDisappearing(animated)
    }
  }

  /// Calls `viewDidDisappear`, then that of the controllers that disappear with this one.
  final func endDisappearing() {
    guard appearance.state == .disappearing else { return }
    appearance.state = .disappeared
    viewDidDisappear(appearance.isAnimated)
    isMovingFromParent = false
    for follower in followers {
      follower.beginDisappearing(appearance.isAnimated)
      follower.endDisappearing()
    }
  }

  /// Calls the callbacks of a controller that appears again after it was about to disappear.
  final func cancelDisappearing() {
    guard appearance.state == .disappearing else { return }
    beginAppearing(appearance.isAnimated)
    endAppearing()
  }

  /// Begins an appearance transition that the caller drives, in any state.
  final func beginManualTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.state = isAppearing ? .disappeared : .appeared
    appearance.manualTransition = isAppearing
    if isAppearing { beginAppearing(animated) } else { beginDisappearing(animated) }
  }

  final func endManualTransition() {
    guard let isAppearing = appearance.manualTransition else { return }
    appearance.manualTransition = nil
    if isAppearing { endAppearing() } else { endDisappearing() }
  }

  // MARK: Followers

  /// The controllers that appear and disappear with this one.
  ///
  /// These are the children whose views are in this controller's view, unless it does not forward the callbacks, and
  /// the controllers without a parent whose views were added to the view.
  private var followers: [UIViewController] {
    guard let ownView else { return [] }
    var result = children.filter { child in
      child === shownChild
        || (shouldAutomaticallyForwardAppearanceMethods && child.viewIfLoaded?.isDescendant(of: ownView) == true)
    }
    ownView.collectGuests(in: &result)
    return result
  }

  /// Indicates whether the window's or a superview's controller decides when this controller appears.
  fileprivate var followsHierarchy: Bool {
    appearance.manualTransition == nil && parent?.shouldAutomaticallyForwardAppearanceMethods != false
  }

  /// Replaces visible controllers by others, with the callbacks in an order. `exchange` moves the views.
  ///
  /// If this controller is only about to appear, the new controllers appear with it.
  final func exchangeVisible(
    _ old: [UIViewController], for new: [UIViewController], order: ExchangeOrder, animated: Bool, exchange: () -> Void
  ) {
    guard isAppeared else { return exchange() }
    for controller in new { controller.loadViewIfNeeded() }
    if order == .oldFirst { for controller in old { controller.beginDisappearing(animated) } }
    for controller in new { controller.beginAppearing(animated) }
    if order != .oldFirst { for controller in old { controller.beginDisappearing(animated) } }
    exchange()
    if isDisplayed { viewIfLoaded?.layoutIfNeeded() }
    if order != .newAlwaysFirst { for controller in old { controller.endDisappearing() } }
    if isDisplayed { for controller in new { controller.endAppearing() } }
    if order == .newAlwaysFirst { for controller in old { controller.endDisappearing() } }
  }
}

extension UIWindow {
  /// Lays out the window. The controllers of its views appear unless they are visible.
  func appearWithControllers() {
    var controllers: [UIViewController] = []
    collectGuests(in: &controllers)
    controllers.removeAll { $0.isAppeared || $0.appearance.manualTransition != nil }
    for controller in controllers { controller.beginAppearing(false) }
    layoutIfNeeded()
    for controller in controllers { controller.noteGeometryOfAll() }
    layoutIfNeeded()
    for controller in controllers { controller.endAppearing() }
  }
}

extension UIView {
  /// The controller of this view or of the nearest superview with one.
  private var nearestController: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let controller = view.viewController { return controller }
      current = view.superview
    }
    return nil
  }

  /// Indicates whether controllers of views in this view appear: its controller or window is visible.
  private var showsControllers: Bool {
    var current = self
    while true {
      if let controller = current.viewController { return controller.isAppeared }
      guard let parent = current.superview else { return (current as? UIWindow)?.isVisible ?? false }
      current = parent
    }
  }

  /// Adds the controllers without a parent of the subviews, down to views with controllers.
  fileprivate func collectGuests(in result: inout [UIViewController]) {
    for view in subviews {
      guard let controller = view.viewController else {
        view.collectGuests(in: &result)
        continue
      }
      if controller.parent == nil, controller.ownPresenter == nil { result.append(controller) }
    }
  }

  /// Adds the controllers of this view and its subviews, superviews first.
  private func collectControllers(in result: inout [UIViewController]) {
    if let viewController { result.append(viewController) }
    for view in subviews { view.collectControllers(in: &result) }
  }

  /// Moves the view to a superview, or to none, with the appearance callbacks of its controllers.
  ///
  /// UIKit makes these calls when a view moves to or from a window, whether or not the controller is a child.
  /// Source: 39.103.169.235/p/ad86ca978747. A view that moves inside of a visible window makes none.
  func notifyControllers(ofMoveTo newSuperview: UIView?, move: () -> Void) {
    let wasShown = superview?.showsControllers == true
    let isShown = newSuperview?.showsControllers == true
    let staysShown = wasShown && isShown && root === newSuperview?.root
    guard wasShown || isShown, !staysShown, viewController?.appearance.isMovingToPicture != true else { return move() }
    var controllers: [UIViewController] = []
    collectControllers(in: &controllers)
    controllers.removeAll { !$0.followsHierarchy }
    guard !controllers.isEmpty else { return move() }
    let old = wasShown ? controllers.filter { [.appeared, .appearing].contains($0.appearance.state) } : []
    for controller in old { controller.beginDisappearing(false) }
    var new: [UIViewController] = []
    if isShown {
      let owner = newSuperview?.nearestController
      new = controllers.filter { !$0.isAppeared || old.contains($0) }
      if wasShown { for controller in old { controller.endDisappearing() } }
      new.removeAll { $0.parent?.isAppeared == false }
      for controller in new { controller.beginAppearing(false) }
      // The controllers in a view that is still to appear have appeared when it has.
      if owner?.appearance.state == .appearing { new = [] }
    }
    move()
    for controller in old where !isShown { controller.endDisappearing() }
    for controller in new { controller.endAppearing() }
  }
}
