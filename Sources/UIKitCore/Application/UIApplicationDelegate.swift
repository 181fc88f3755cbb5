public import Foundation

/// The methods of an application's delegate; of its events only the launch occurs.
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

/// An object that can have a window of its own.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get }
}

extension WindowOwner {
  @_disfavoredOverload public var window: UIWindow? { nil }
}

extension UIApplicationDelegate {
  /// The delegate's window; the outer optional is that of an optional requirement.
  public var window: UIWindow?? {
    let own: UIWindow? = (self as any WindowOwner).window
    return .some(own)
  }
}
