import Testing

@testable import UIKitCore

/// On iOS, the window of the app in which tests run is key before the first test.
@Suite("Window of the app in which tests run")
@MainActor
struct TestHostTests {
  @Test("The app's window has a root controller, fills the screen, and is key until a test opens a window")
  func hostWindow() throws {
    let application = UIApplication.shared
    defer { (application.isTestHost, application.hostWindow) = (false, nil) }
    application.isTestHost = true

    let window = try #require(application.keyWindow)
    #expect(window.frame == UIScreen.main.bounds && !window.isHidden)
    #expect(window.rootViewController?.view.window === window)
    let own = UIWindow()
    own.makeKeyAndVisible()
    #expect(application.keyWindow === own && application.windows.contains(window))
  }

  @Test("A window that a test opens before it asks for windows stays key, in front of the app's window")
  func earlierWindow() {
    let application = UIApplication.shared
    let own = UIWindow()
    own.makeKeyAndVisible()
    defer { (application.isTestHost, application.hostWindow) = (false, nil) }
    application.isTestHost = true

    #expect(application.keyWindow === own)
    #expect(application.windows.suffix(2) == [application.hostWindow, own])
  }
}
