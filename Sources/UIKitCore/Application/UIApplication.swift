/// The application that code asks for its windows; it runs nothing, and opens nothing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an application is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Why an application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public static let shared = UIApplication()

  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let openSettingsURLString = "app-settings:"

  open var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0

  /// The one scene that windows stand in.
  private let scene = UIWindowScene()
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows that are visible or were made key, those that are gone left out.
  open var windows: [UIWindow] { scene.windows }
  open var keyWindow: UIWindow? { scene.keyWindow }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Sends a message with the sender and the event as its arguments, as many as the method takes.
  ///
  /// Without a target, the first object that has the method gets it: the first responder, then the responders after
  /// it, or else after the sender.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? responder(to: action, from: sender) else { return false }
    return Message.send(action, to: receiver, [sender, event]) != nil
  }

  private func responder(to action: Selector, from sender: Any?) -> AnyObject? {
    let first = keyWindow.flatMap { FirstResponder.find(in: $0) }
    var next = first ?? sender as? UIResponder
    while let responder = next {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      next = responder.next
    }
    if action.isPerformable(by: self) { return self }
    guard let delegate, action.isPerformable(by: delegate) else { return nil }
    return delegate
  }

  /// Notes a window that was made visible or key.
  func note(_ window: UIWindow, isKey: Bool) { scene.note(window, isKey: isKey) }
}

/// An object that can have a window of its own.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get }
}

extension WindowOwner {
  @_disfavoredOverload public var window: UIWindow? { nil }
}

extension UIApplicationDelegate {
  /// The delegate's window; the outer optional is that of a requirement which delegates may lack.
  public var window: UIWindow?? {
    let own: UIWindow? = (self as any WindowOwner).window
    return .some(own)
  }
}

/// What an application tells; no application runs here, so it is never told.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, WindowOwner {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
