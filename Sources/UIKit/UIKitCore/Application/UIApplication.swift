public import Foundation
public import UIFoundation

/// The application object, which manages the windows. There is no event loop, and URLs are not opened.
open class UIApplication: UIResponder {
  /// The activation state of an application.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A reason for the launch of an application.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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

  /// The only scene.
  private let scene = UIWindowScene()
  /// The window of the app in which tests run; nil if there is no such app.
  var hostWindow: UIWindow?
  /// Indicates whether the process runs tests inside of an app, according to the environment.
  var isTestHost = ProcessInfo.processInfo.environment["HEADFRAME_TEST_HOST"] == "1"
  open var connectedScenes: Set<UIScene> {
    openHostWindow()
    return [scene]
  }
  /// The windows that became key and still exist.
  open var windows: [UIWindow] {
    openHostWindow()
    return scene.windows
  }
  open var keyWindow: UIWindow? {
    openHostWindow()
    return scene.keyWindow
  }

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

  /// Sends a message. A method with one parameter receives the sender; one with two, also the event.
  ///
  /// Without a target, the receiver is the first object with the method in the responder chain of the first responder,
  /// or of the sender if there is no first responder. The application and its delegate are the last candidates.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let receiver = target.map({ $0 as AnyObject }) ?? responder(to: action, from: sender) else { return false }
    return Message.send(action, to: receiver, [sender, event]) != nil
  }

  private func responder(to action: Selector, from sender: Any?) -> AnyObject? {
    let first = keyWindow.flatMap { FirstResponder.find(in: $0) } ?? sender as? UIResponder
    if let target = first?.target(forAction: action, withSender: sender) { return target as AnyObject }
    // The responder chain of a view outside of a window does not reach the application.
    if let target = target(forAction: action, withSender: sender) { return target as AnyObject }
    guard let delegate, action.isPerformable(by: delegate) else { return nil }
    return delegate
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  open override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    (delegate as? UIResponder)?.buildMenu(with: builder)
  }

  // MARK: Services

  /// The status bar's frame, in points; zero without a key window or if the bar is hidden.
  ///
  /// Its height is the key window's top safe area inset.
  open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
  /// Indicates whether the key window's root controller hides the bar. Setting it has no effect.
  open var isStatusBarHidden: Bool {
    get { statusBar?.isStatusBarHidden ?? false }
    set {}
  }
  /// The preferred style of the key window's root controller. Setting it has no effect.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.statusBarStyle ?? .default }
    set {}
  }
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  open func setStatusBarHidden(_ hidden: Bool, animated: Bool) {}
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  open var statusBarOrientation: UIInterfaceOrientation { keyWindow?.windowScene?.interfaceOrientation ?? .portrait }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  // Services of a running app: the methods have no effect, and the properties are constant.
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open var isIgnoringInteractionEvents: Bool { false }
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open func beginBackgroundTask(expirationHandler handler: (@Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    .invalid
  }
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open func openURL(_ url: URL) -> Bool { false }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsMultipleScenes: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  /// Reports that there is no other icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// The actions of the application's icon, which is on no screen.
  open var shortcutItems: [UIApplicationShortcutItem]? = []

  /// Registers the window that became key.
  func registerKeyWindow(_ window: UIWindow) { scene.registerKeyWindow(window) }
}
