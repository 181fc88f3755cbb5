internal import AutoLayout
public import Foundation
public import UIFoundation

/// The topmost view of an interface, which the view of a root controller fills.
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a window with the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Adds a view. The window stays alive until the innermost `autoreleasepool` ends, since the view does not retain it.
  open override func addSubview(_ view: UIView) {
    super.addSubview(view)
    // The window of a root controller has an owner.
    if rootViewController == nil { AutoreleasePool.add(self) }
  }

  /// Delivers an event to the views. No events arrive by themselves.
  open func sendEvent(_ event: UIEvent) {}

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController, let view = rootViewController.view else { return }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = bounds
      guard isVisible else { return addSubview(view) }
      rootViewController.beginAppearing(false)
      addSubview(view)
      layoutIfNeeded()
      rootViewController.endAppearing()
    }
  }

  /// Indicates whether constraints with the window determine the frame of the root controller's view.
  ///
  /// Without them, the view keeps its frame even if it does not translate its autoresizing mask: pictures of iOS 17.5 show
  /// such a view as wide as its window of 375 points, although its content is wider.
  private(set) var hasConstraintsOnRoot = false

  /// Updates `hasConstraintsOnRoot` before a layout.
  func updateConstraintsOnRoot() {
    guard let root = rootViewController?.viewIfLoaded, root.superview === self else { return }
    let isConstrained = constraints.contains { $0.firstItem === root || $0.secondItem === root }
    guard isConstrained != hasConstraintsOnRoot else { return }
    hasConstraintsOnRoot = isConstrained
    root.layoutNode.didChange(.autoresizing)
  }

  open private(set) var isKeyWindow = false
  open weak var windowScene: UIWindowScene?

  /// The stacking level of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
    public static func += (level: inout Level, number: CGFloat) { level = level + number }
    public static func -= (level: inout Level, number: CGFloat) { level = level - number }
  }

  open var windowLevel: Level = .normal
  open var screen: UIScreen { UIScreen.main }

  /// Indicates whether the window was shown.
  private var wasMadeVisible = false
  /// Indicates whether the window is on the screen, where the controllers of added views appear.
  var isVisible: Bool { wasMadeVisible && !isHidden }
  /// Indicates whether the main queue contains a layout of the window.
  private var isLayoutScheduled = false

  /// Schedules a layout of a visible window in the run loop.
  override func treeNeedsLayout() {
    guard isVisible, !isLayoutScheduled, !pending.isRunning, MainQueue.isCurrent else { return }
    isLayoutScheduled = true
    MainQueue.schedule { [weak self] in self?.performScheduledLayout() }
  }

  private func performScheduledLayout() {
    guard isLayoutScheduled else { return }
    isLayoutScheduled = false
    layoutIfNeeded()
  }

  /// Indicates whether the window is hidden. A window that is shown appears with its controllers, also if it is not key.
  open override var isHidden: Bool {
    didSet {
      guard !isHidden, !wasMadeVisible else { return }
      wasMadeVisible = true
      appearWithControllers()
    }
  }

  open func makeKeyAndVisible() {
    // The window becomes key before its controllers appear.
    wasMadeVisible = true
    isHidden = false
    makeKey()
    appearWithControllers()
  }

  open func makeKey() {
    let wasKey = isKeyWindow
    isKeyWindow = true
    UIApplication.shared.registerKeyWindow(self)
    guard !wasKey else { return }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  open func resignKey() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
}
