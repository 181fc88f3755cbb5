internal import AutoLayout
public import Foundation
public import UIFoundation

/// A controller of a view, with child controllers for parts of the view.
open class UIViewController: UIResponder, UITraitChangeObservable, UIContentContainer {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
  }

  public required init?(coder: NSCoder) {
    super.init()
    finishDecoding(from: coder)
  }

  /// Does nothing, since controllers are not archived. Subclasses can encode their own values.
  open func encode(with coder: NSCoder) {}

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
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
  /// Indicates whether the tab bar item exists.
  var hasOwnTabBarItem: Bool { ownTabBarItem != nil }

  /// The content of a navigation bar, created with the controller's title on first access.
  open var navigationItem: UINavigationItem {
    if let item = ownNavigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    ownNavigationItem = item
    return item
  }

  /// The content of a tab in a tab bar, created with the controller's title on first access.
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
  /// The sheet presentation, created on first access.
  open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    .retainedByPresented()
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
    .retainedByPresented()
  open var presentationController: UIPresentationController? {
    activePresentation
      ?? (modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController)
  }
  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: false) } })

  // MARK: Restoration, focus and commands, which a program without a screen does not need

  open var restorationIdentifier: String?
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func applicationFinishedRestoringState() {}
  open var focusGroupIdentifier: String?
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  private var ownKeyCommands: [UIKeyCommand] = []
  /// The actions below a preview of the controller, which is not displayed.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's scene. An unknown identifier is logged with UIKit's message.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      LayoutDiagnostics.log("Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    template.perform(from: self, sender: sender)
  }
  /// Returns whether an unwind segue can end at this controller.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    responds(to: action)
  }

  // MARK: Presentation and appearance

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
  /// Indicates whether children appear and disappear automatically with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Passes a detail controller to the parent, or presents it if there is no parent.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: false) }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Immediately replaces the view of one child with another child's view, with appearance callbacks.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromViewController.view.superview
    exchangeVisible([fromViewController], for: [toViewController], order: .newFirst, animated: duration > 0) {
      superview?.addSubview(toViewController.view)
      animations?()
      fromViewController.view.removeFromSuperview()
    }
    UIView.complete(completion, after: duration)
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  /// Indicates whether a controller that does not cover the screen determines the status bar. Unused.
  open var modalPresentationCapturesStatusBarAppearance = false
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: The view

  var ownView: UIView?

  /// The controller's view, created on first access.
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
  open var viewIfLoaded: UIView? { ownView }
  open var isViewLoaded: Bool { ownView != nil }

  /// The storyboard that created the controller.
  open package(set) var storyboard: UIStoryboard?
  /// The segues of the controller's scene, in document order.
  package var segueTemplates: [StoryboardSegueTemplate] = []
  /// The other objects of the controller's scene, which the controller retains.
  package var sceneObjects: [AnyObject] = []
  /// The closure that loads the view from the controller's scene; nil after loading.
  package var sceneLoader: ((UIViewController) -> Void)?

  open func loadView() {
    if loadViewFromDocument() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    if ownView == nil { view = UIView(frame: UIScreen.main.bounds) }
    showUnavailableContent()
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  final var appearance = Appearance()
  /// The last part of the superview's safe area that the view had.
  final var lastInheritedSafeArea: InheritedSafeArea?
  /// The only visible child of a navigation or tab bar controller.
  final var shownChild: UIViewController?
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginManualTransition(isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endManualTransition() }
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  /// Indicates whether the controller appears because it was added to its parent.
  open internal(set) var isMovingToParent = false
  /// Indicates whether the controller disappears because it is removed from its parent.
  open internal(set) var isMovingFromParent = false
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { ownView?.layoutMarginsChanged() }
  }
  /// The minimum margins of the controller's view, in points: larger in wide views, zero vertically.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    .ofScreen(width: ownView?.bounds.width ?? UIScreen.main.bounds.width)
  }
  /// The content in front of the view while there is nothing to show.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  var unavailableContentView: (UIView & UIContentView)?
  /// The state with the words that are searched in the controller's search bar.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  open func updateViewConstraints() { ownView?.updateConstraints() }
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Updates the content of the view before its layout, together with the view's `updateProperties()`.
  open func updateProperties() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Notifies the controller of a new size of its view. Containers notify their children.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Notifies the controller of new traits. Containers notify their children.
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
  /// Indicates whether scroll views have insets for the bars.
  ///
  /// It has no effect: `contentInsetAdjustmentBehavior` applies.
  open var automaticallyAdjustsScrollViewInsets = true

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { overridesDidChange() }
  }
  /// The traits that the controller overrides for its view and all descendants.
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

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nearestPresented }
  open var presentingViewController: UIViewController? { nearestPresenting }
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

  open func willMove(toParent parent: UIViewController?) {
    (isMovingToParent, isMovingFromParent) = (parent != nil, parent == nil)
  }
  open func didMove(toParent parent: UIViewController?) { (isMovingToParent, isMovingFromParent) = (false, false) }
  /// Displays a controller in the nearest container that supports it, or else presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let parent { parent.show(viewController, sender: sender) } else { present(viewController, animated: true) }
  }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the presented controller, or this controller if it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
  /// The presentation or dismissal in progress that involves the controller.
  var currentTransition: ViewControllerTransition?
  /// The presentation controller while the controller is presented in a window.
  var activePresentation: UIPresentationController?
  /// The coordinator of the current transition of this controller or a container.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentTransition ?? parent?.transitionCoordinator
  }
  /// The controller that this controller presents directly.
  package internal(set) final var ownPresented: UIViewController?
  /// The controller that presents this controller directly.
  final weak var ownPresenter: UIViewController?
  /// The controller on which `present` was called.
  final weak var presentationSource: UIViewController?

  // MARK: Deprecated layout guides

  var topSupport: LayoutSupport?
  var bottomSupport: LayoutSupport?

  open var topLayoutGuide: UILayoutSupport { layoutSupport(isTop: true) }
  open var bottomLayoutGuide: UILayoutSupport { layoutSupport(isTop: false) }
}
