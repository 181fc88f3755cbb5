// Optional requirements, callable as `delegate?.method?(…)`.

extension UIApplicationDelegate {
  @_disfavoredOverload public var application: UIApplicationDelegateApplicationCall? {
    UIApplicationDelegateApplicationCall(delegate: self)
  }
}

/// Optional calls of `UIApplicationDelegate.application`.
@preconcurrency @MainActor
public struct UIApplicationDelegateApplicationCall {
  let delegate: any UIApplicationDelegate

  public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

extension UISceneDelegate {
  @_disfavoredOverload public var scene: UISceneDelegateSceneCall? { UISceneDelegateSceneCall(delegate: self) }
  @_disfavoredOverload public var sceneDidDisconnect: ((UIScene) -> Void)? { sceneDidDisconnect(_:) }
  @_disfavoredOverload public var sceneDidBecomeActive: ((UIScene) -> Void)? { sceneDidBecomeActive(_:) }
  @_disfavoredOverload public var sceneWillResignActive: ((UIScene) -> Void)? { sceneWillResignActive(_:) }
  @_disfavoredOverload public var sceneWillEnterForeground: ((UIScene) -> Void)? { sceneWillEnterForeground(_:) }
  @_disfavoredOverload public var sceneDidEnterBackground: ((UIScene) -> Void)? { sceneDidEnterBackground(_:) }
}

/// Optional calls of `UISceneDelegate.scene`.
@preconcurrency @MainActor
public struct UISceneDelegateSceneCall {
  let delegate: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
