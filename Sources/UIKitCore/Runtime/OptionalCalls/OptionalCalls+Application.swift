// Optional requirements, callable as `delegate?.method?(…)`.

extension UIApplicationDelegate {
  @_disfavoredOverload public var application: OptionalCall<any UIApplicationDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UIApplicationDelegate> {
  public func callAsFunction(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

extension UISceneDelegate {
  @_disfavoredOverload public var scene: OptionalCall<any UISceneDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var sceneDidDisconnect: ((UIScene) -> Void)? { sceneDidDisconnect(_:) }
  @_disfavoredOverload public var sceneDidBecomeActive: ((UIScene) -> Void)? { sceneDidBecomeActive(_:) }
  @_disfavoredOverload public var sceneWillResignActive: ((UIScene) -> Void)? { sceneWillResignActive(_:) }
  @_disfavoredOverload public var sceneWillEnterForeground: ((UIScene) -> Void)? { sceneWillEnterForeground(_:) }
  @_disfavoredOverload public var sceneDidEnterBackground: ((UIScene) -> Void)? { sceneDidEnterBackground(_:) }
}

extension OptionalCall<any UISceneDelegate> {
  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: connectionOptions)
  }
}
