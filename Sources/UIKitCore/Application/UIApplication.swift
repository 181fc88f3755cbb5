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
  open var connectedScenes: Set<UIScene> { [scene] }
  /// The windows that became key and still exist.
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

  /// Registers the window that became key.
  func registerKeyWindow(_ window: UIWindow) { scene.registerKeyWindow(window) }
}
