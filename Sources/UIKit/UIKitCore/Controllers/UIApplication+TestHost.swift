extension UIApplication {
  /// Opens the window of the app in which tests run, behind the windows that the tests opened earlier.
  func openHostWindow() {
    guard isTestHost, hostWindow == nil else { return }
    let window = UIWindow()
    // Everything below looks for the key window.
    hostWindow = window
    let key = keyWindow
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    key?.makeKey()
  }
}
