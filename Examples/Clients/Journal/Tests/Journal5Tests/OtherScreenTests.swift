import Testing
import UIKit

#if swift(>=6)
  @testable import Journal6
#else
  @testable import Journal5
#endif

@MainActor
@Suite("Photos, settings and the app", .serialized)
struct OtherScreenTests {
  private let screens = Screens()

  @Test("Relationship segues fill the tab bar with titles")
  func tabs() {
    #expect(screens.tabs.tabBar.items?.map(\.title) == ["Entries", "Photos", "Settings"])
  }

  @Test("A custom segue class presents its destination itself, here as a child controller")
  func customSegue() throws {
    let photos = screens.photos
    let cell = try #require(photos.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? PhotoCell)
    #expect(cell.nameLabel.text == "Lighthouse")
    #expect(cell.frame.size == CGSize(width: 100, height: 50))

    #expect(cell.accessibilityActivate())

    let photo = try #require(photos.children.first as? PhotoViewController)
    #expect(photo.title == "Lighthouse")
    #expect(photo.view.superview === photos.view)
    #expect(photo.view.frame == photos.view.bounds)
    #expect(photos.presentedViewController == nil)
  }

  @Test("Controls in the rows of a static table have outlets and actions")
  func staticCells() throws {
    let settings = screens.settings
    let toggle = try #require(settings.view.all(UISwitch.self).first)

    #expect(toggle.isOn)
    #expect(settings.view.all(UITextField.self).first?.placeholder == "Name")
    let version = settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(version?.textLabel?.text == "Version")
    #expect(version?.detailTextLabel?.text == "1.0")

    #expect(toggle.accessibilityActivate())
    #expect(settings.log == ["off"])
  }

  @Test("A segue action creates the controller of a static row's segue")
  func segueAction() throws {
    let settings = screens.settings
    let row = try #require(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))

    #expect(row.accessibilityActivate())

    let about = try #require(settings.presentedViewController as? AboutViewController)
    #expect(about.version == "1.0")
    #expect(about.modalPresentationStyle == .formSheet)
    #expect(settings.log == ["select 1"])
    #expect(settings.tableView.indexPathForSelectedRow == nil)
  }

  @Test("The app's delegate sets appearances, and validates and performs a command")
  func commands() throws {
    let delegate = AppDelegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))

    let command = UICommand(title: "Export…", action: #selector(AppDelegate.exportJournal(_:)))
    delegate.validate(command)
    #expect(command.attributes == .disabled)
    #expect(UIApplication.shared.sendAction(command.action, to: nil, from: screens.entries, for: nil))

    #expect(delegate.commands == ["export"])
    let root: UIViewController? = UIApplication.shared.delegate?.window??.rootViewController
    #expect(root == nil)
    let toggle = UISwitch()
    screens.window.addSubview(toggle)
    #expect(toggle.onTintColor == .systemTeal)
  }

  @Test("A window created with a scene shows its root controller and is one of the scene's windows")
  func scene() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = SceneDelegate()
    let window = UIWindow(windowScene: scene)
    delegate.window = window
    window.rootViewController = screens.tabs
    window.makeKeyAndVisible()

    #expect(scene.windows.contains(window))
    #expect(window.rootViewController?.view.superview === window)
  }
}
