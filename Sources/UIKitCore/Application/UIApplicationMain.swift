/// Starts an application: its delegate hears that it has launched, and the program goes on.
///
/// No events come, so that nothing is waited for; the result is always 0. A class that does not exist is logged.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return 0 }
  guard let type = NSClassFromString(delegateClassName) as? UIResponder.Type,
    let delegate = type.makeLaunched() as? any UIApplicationDelegate
  else {
    LayoutDiagnostics.log(
      "Unable to instantiate the UIApplication delegate instance: no class named \(delegateClassName)")
    return 0
  }
  launch(delegate)
  return 0
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Starts the application of a delegate that is marked with `@main`, as `UIApplicationMain` does.
  @preconcurrency @MainActor
  public static func main() {
    if let delegate = makeLaunched() as? Self { launch(delegate) }
  }
}

@MainActor
private func launch(_ delegate: any UIApplicationDelegate) {
  let application = UIApplication.shared
  application.delegate = delegate
  _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: application)
}

extension UIResponder {
  /// The responder of a class that is known by its metatype alone, by `init()`; see `UIView.init(registered:)`.
  convenience init(launched: ()) {
    self.init()
  }

  /// Makes a responder of exactly this class, whichever subclass it is.
  @_silgen_name("$s9UIKitCore11UIResponderC8launchedACyt_tcfC")
  fileprivate static func makeLaunched() -> UIResponder
}
