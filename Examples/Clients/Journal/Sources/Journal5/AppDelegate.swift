import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var commands: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UINavigationBar.appearance().tintColor = #colorLiteral(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
    UISwitch.appearance().onTintColor = .systemTeal
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func applicationWillResignActive(_ application: UIApplication) {}

  // MARK: - Menus

  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.remove(menu: .format)
    let export = UIKeyCommand(
      title: "Export…", image: UIImage(systemName: "square.and.arrow.up"), action: #selector(exportJournal(_:)),
      input: "E", modifierFlags: [.command, .alternate])
    let menu = UIMenu(
      title: "", identifier: UIMenu.Identifier("org.example.export"), options: .displayInline, children: [export])
    builder.insertChild(menu, atStartOfMenu: .file)
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    if command.action == #selector(exportJournal(_:)) { command.attributes = .disabled }
  }

  @objc func exportJournal(_ sender: Any?) {
    commands.append("export")
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIStoryboard(name: "Journal", bundle: .module).instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
