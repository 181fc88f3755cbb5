public import Foundation

/// The delegate of an application. The launch is the only event that occurs.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, WindowOwner {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool  // optional: true
}

/// An object that can have a window.
@preconcurrency @MainActor
public protocol WindowOwner: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get }
}

extension WindowOwner {
  @_disfavoredOverload public var window: UIWindow? { nil }
}

extension UIApplicationDelegate {
  /// The delegate's window.
  ///
  /// The outer optional is never nil; it is there because the requirement is optional in UIKit.
  public var window: UIWindow?? {
    let own: UIWindow? = (self as any WindowOwner).window
    return .some(own)
  }
}
