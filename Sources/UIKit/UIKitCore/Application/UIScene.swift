public import Foundation
public import UIFoundation

/// One instance of an application's interface.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }

  /// The options of a scene's connection.
  @MainActor
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<URL> { [] }
  }

  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// A weak reference to a window.
  private struct WindowReference {
    weak var window: UIWindow?
  }

  private var references: [WindowReference] = []

  open var windows: [UIWindow] {
    // A loop, because Swift 5 tests read this on any thread, where a closure of the main actor would trap.
    var all: [UIWindow] = []
    for reference in references { if let window = reference.window { all.append(window) } }
    return all
  }
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  /// The orientation: landscape if the key window, or else the screen, is wider than tall.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = (keyWindow?.bounds ?? screen.bounds).size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The state of the status bar; nil if the scene has no key window.
  open var statusBarManager: UIStatusBarManager? { keyWindow.map(UIStatusBarManager.init) }
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? UITraitCollection.current }

  /// Registers the window that became key, and makes the other windows resign.
  func registerKeyWindow(_ window: UIWindow) {
    references.removeAll { $0.window == nil || $0.window === window }
    references.append(WindowReference(window: window))
    for other in windows where other !== window { other.resignKey() }
  }
}

/// The events of a scene. No scene connects here, so only tests call the methods.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  // optional
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)  // optional
  func sceneDidBecomeActive(_ scene: UIScene)  // optional
  func sceneWillResignActive(_ scene: UIScene)  // optional
  func sceneWillEnterForeground(_ scene: UIScene)  // optional
  func sceneDidEnterBackground(_ scene: UIScene)  // optional
}

/// The events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The state of a scene's status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
  }

  open var statusBarStyle: UIStatusBarStyle { window?.rootViewController?.preferredStatusBarStyle ?? .default }
  open var isStatusBarHidden: Bool { window?.rootViewController?.prefersStatusBarHidden ?? false }
  /// The bar's frame in the window, in points; zero if the bar is hidden.
  ///
  /// Its height is the window's top safe area inset.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}
