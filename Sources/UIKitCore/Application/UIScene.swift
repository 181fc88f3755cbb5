/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene was opened with.
  @MainActor
  public final class ConnectionOptions: NSObject {
    public var urlContexts: Set<URL> { [] }
  }

  open var activationState: ActivationState { .foregroundActive }
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open override var next: UIResponder? { UIApplication.shared }
}

/// The scene that windows stand in.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// A window that a scene does not keep alive.
  private struct Standing {
    weak var window: UIWindow?
  }

  private var standing: [Standing] = []

  open var windows: [UIWindow] {
    var all: [UIWindow] = []
    for scene in standing { if let window = scene.window { all.append(window) } }
    return all
  }
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  /// Landscape where the key window, or without one the screen, is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = (keyWindow?.bounds ?? screen.bounds).size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The state of the status bar; nil before a window stands in the scene.
  open var statusBarManager: UIStatusBarManager? { keyWindow.map(UIStatusBarManager.init) }
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? UITraitCollection.current }

  func note(_ window: UIWindow, isKey: Bool) {
    standing.removeAll { $0.window == nil || $0.window === window }
    standing.append(Standing(window: window))
    if isKey { for other in windows where other !== window { other.resignKey() } }
  }
}

/// What a scene tells; no scene is opened here, so it is never told unless a test does.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a scene with windows tells.
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
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle { window?.rootViewController?.preferredStatusBarStyle ?? .default }
  open var isStatusBarHidden: Bool { window?.rootViewController?.prefersStatusBarHidden ?? false }
  /// The bar's frame in the window, in points; as high as the window's safe area says.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.safeAreaInsets.top)
  }
}
