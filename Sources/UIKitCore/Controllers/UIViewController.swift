/// Manages a view, and the controllers of views inside it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(from: coder, as: UIViewController.self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public private(set) var nibName: String?
  public private(set) var nibBundle: Bundle?
  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      defer { didChangeValue(forKey: "title") }
      ownNavigationItem?.title = title
      ownTabBarItem?.title = title
    }
  }

  // MARK: Bars

  private var ownNavigationItem: UINavigationItem?
  private var ownTabBarItem: UITabBarItem?
  /// Whether an item was set or asked for.
  var hasOwnTabBarItem: Bool { ownTabBarItem != nil }

  /// What a navigation bar shows for this controller; made with its title when first asked for.
  open var navigationItem: UINavigationItem {
    if let item = ownNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    ownNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller; made with its title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = ownTabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.barsDidChange() }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  /// How the controller is presented as a sheet or popover, made when first asked for; kept, not shown.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
  open var presentationController: UIPresentationController? {
    shownPresentation
      ?? (modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController)
  }
  /// A button that begins and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  private lazy var ownEditButton = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: false) } })
  open var restorationIdentifier: String?
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue of an identifier in the controller's scene; a missing one is logged in UIKit's words.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      LayoutDiagnostics.log("Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    template.perform(from: self, sender: sender)
  }
  /// Indicates whether an unwind segue may end at this controller.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    responds(to: action)
  }
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func didReceiveMemoryWarning() {}
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open class func attemptRotationToDeviceOrientation() {}
  /// Indicates whether children appear and disappear with this controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Shows a controller as the detail of what this one lists: presents it, unless a container knows better.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: false) }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Exchanges the views of two children at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let parent = fromViewController.view.superview { parent.addSubview(toViewController.view) }
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// Indicates that the controller decides about the status bar though it does not cover the screen; kept.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { capturesStatusBarAppearance }
    set { capturesStatusBarAppearance = newValue }
  }
  private var capturesStatusBarAppearance = false
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: The view

  var ownView: UIView?

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.viewController = nil
      ownView = newValue
      if let newValue { adopt(newValue) }
    }
  }
  public var viewIfLoaded: UIView? { ownView }
  public var isViewLoaded: Bool { ownView != nil }

  /// The storyboard that the controller comes from.
  public package(set) var storyboard: UIStoryboard?
  /// The segues that the controller's scene names, in document order.
  package var segueTemplates: [StoryboardSegueTemplate] = []
  /// The objects beside the controller in its scene, which live as long as it does.
  package var sceneObjects: [AnyObject] = []
  /// Makes the view that the controller's scene describes; nil once it is made.
  package var sceneLoader: ((UIViewController) -> Void)?

  open func loadView() {
    if loadViewFromDocument() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  // Children appear and disappear with what shows them; an override that calls super lets them know.
  open func viewWillAppear(_ animated: Bool) {
    isAppeared = true
    for child in shownChildren { child.viewWillAppear(animated) }
  }
  open func viewIsAppearing(_ animated: Bool) { for child in shownChildren { child.viewIsAppearing(animated) } }
  open func viewDidAppear(_ animated: Bool) { for child in shownChildren { child.viewDidAppear(animated) } }
  open func viewWillDisappear(_ animated: Bool) { for child in shownChildren { child.viewWillDisappear(animated) } }
  open func viewDidDisappear(_ animated: Bool) {
    isAppeared = false
    for child in shownChildren { child.viewDidDisappear(animated) }
  }
  /// Whether the controller is shown, from just before it appears until it has disappeared.
  final private(set) var isAppeared = false
  /// The children whose views stand in this controller's view.
  var shownChildren: [UIViewController] {
    guard let ownView, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: ownView) ?? false }
  }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    isBeginningToAppear = isAppearing
  }
  open func endAppearanceTransition() {
    guard let isBeginningToAppear else { return }
    self.isBeginningToAppear = nil
    if isBeginningToAppear { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  /// Which way an appearance transition goes that was begun by hand; nil when none was.
  private var isBeginningToAppear: Bool?
  open var isBeingPresented: Bool { isBeginningPresentation }
  open var isBeingDismissed: Bool { isBeginningDismissal }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { ownView?.layoutMarginsChanged() }
  }
  /// The least margins of the controller's view in points: wider on wide screens, none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    .ofScreen(width: ownView?.bounds.width ?? UIScreen.main.bounds.width)
  }
  open func updateViewConstraints() { ownView?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Tells that the view will have another size; containers tell their children.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells that the traits will be others; containers tell their children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  open override var next: UIResponder? { ownView?.superview ?? parent }

  // MARK: Safe area, size, traits

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      ownView?.guideState.additionalSafeArea = additionalSafeAreaInsets
      ownView?.setNeedsLayout()
    }
  }
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
  }
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept for old code: `contentInsetAdjustmentBehavior` decides.
  open var automaticallyAdjustsScrollViewInsets = true

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { overridesDidChange() }
  }
  /// Traits that the controller imposes on its view and all below it.
  open var traitOverrides = UITraitOverrides() {
    didSet { overridesDidChange() }
  }
  open func updateTraitsIfNeeded() { overridesDidChange() }
  var traitsFromParent: UITraitCollection?
  open var traitCollection: UITraitCollection { ownView?.traitCollection ?? UIScreen.main.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var traitRegistrations: [UITraitChangeRegistration] = []

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    child.traitsFromParent = collection
    child.overridesDidChange()
  }

  // MARK: Containment

  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open var navigationController: UINavigationController? { container(UINavigationController.self) }
  open var tabBarController: UITabBarController? { container(UITabBarController.self) }
  open var splitViewController: UISplitViewController? { container(UISplitViewController.self) }

  open func addChild(_ child: UIViewController) {
    guard child !== self, !children.contains(where: { $0 === child }) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Shows a controller in the nearest container that can; without one it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let parent { parent.show(viewController, sender: sender) } else { present(viewController, animated: true) }
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses what this controller presents; one that presents nothing is dismissed by its presenter.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  /// The presentation or dismissal under way that the controller has a part in.
  var currentTransition: ViewControllerTransition?
  /// The presentation controller while the controller is shown in a window.
  var shownPresentation: UIPresentationController?
  var isBeginningPresentation = false
  var isBeginningDismissal = false
  /// The coordinator of the transition under way, of this controller or one that contains it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
  }
  /// The controller that this one presents itself.
  final var ownPresented: UIViewController?
  /// The controller that presents this one itself.
  final weak var ownPresenter: UIViewController?
  /// The controller that was asked to present this one.
  final weak var presentationSource: UIViewController?

  // MARK: The guides of older code

  var topSupport: LayoutSupport?
  var bottomSupport: LayoutSupport?

  open var topLayoutGuide: UILayoutSupport { support(isTop: true) }
  open var bottomLayoutGuide: UILayoutSupport { support(isTop: false) }
}
