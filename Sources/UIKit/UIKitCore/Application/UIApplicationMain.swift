internal import AutoLayout
public import Foundation

/// Launches an application: calls its delegate, then returns.
///
/// There are no events to wait for, so the result is always 0. A class that is unknown or not a delegate is logged.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return 0 }
  guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
    let delegate = type.init() as? any UIApplicationDelegate
  else {
    LayoutDiagnostics.log(
      "Unable to instantiate the UIApplication delegate instance: there is no class named "
        + "\(delegateClassName) that conforms to UIApplicationDelegate")
    return 0
  }
  launch(delegate)
  return 0
}

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the application of a delegate that is marked with `@main`, as `UIApplicationMain` does.
  @preconcurrency @MainActor
  public static func main() {
    launch(Self())
  }
}

@MainActor
private func launch(_ delegate: any UIApplicationDelegate) {
  let application = UIApplication.shared
  application.delegate = delegate
  _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
}
