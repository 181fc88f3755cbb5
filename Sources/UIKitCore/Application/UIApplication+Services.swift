/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The way in which an app has new content in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The animation of a status bar that comes or goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

extension UIApplication {
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// The bar's frame on the screen, in points; the safe area of the key window says its height.
  public var statusBarFrame: CGRect {
    guard let window = keyWindow, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
  // Setting them has an effect in apps alone whose controllers do not decide about the bar; none of those runs here.
  public var isStatusBarHidden: Bool {
    get { keyWindow?.rootViewController?.prefersStatusBarHidden ?? false }
    set {}
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default }
    set {}
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) {}
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  public var statusBarOrientation: UIInterfaceOrientation { keyWindow?.windowScene?.interfaceOrientation ?? .portrait }
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    window?.rootViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }

  // Events, tasks and the network, which nothing here has.
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var isIgnoringInteractionEvents: Bool { false }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  public var isProtectedDataAvailable: Bool { true }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public func beginBackgroundTask(expirationHandler handler: (@Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    .invalid
  }
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func openURL(_ url: URL) -> Bool { false }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var supportsMultipleScenes: Bool { false }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
}
