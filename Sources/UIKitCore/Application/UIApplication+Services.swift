public import Foundation

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animation that shows or hides a status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

extension UIApplication {
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  private var statusBar: UIStatusBarManager? { keyWindow.map(UIStatusBarManager.init) }
  /// The status bar's frame, in points; zero without a key window or if the bar is hidden.
  ///
  /// Its height is the key window's top safe area inset.
  public var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
  /// Indicates whether the key window's root controller hides the bar. Setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { statusBar?.isStatusBarHidden ?? false }
    set {}
  }
  /// The preferred style of the key window's root controller. Setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.statusBarStyle ?? .default }
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

  // Services of a running app: the methods have no effect, and the properties are constant.
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
