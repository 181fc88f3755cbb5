import Testing
import UIKitCore

@MainActor
@Suite("The main menu", .serialized)
struct MainMenuTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func export(_ sender: Any?) {}

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.remove(menu: .format)
      let command = UIKeyCommand(
        title: "Export", action: Selector("export:", Delegate.export(_:)), input: "e", modifierFlags: .command)
      builder.insertChild(
        UIMenu(title: "Export", identifier: UIMenu.Identifier("export"), children: [command]),
        atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Go", identifier: UIMenu.Identifier("go")), beforeMenu: .window)
      builder.replaceChildren(ofMenu: .help) { $0 + [UIAction(title: "Manual") { _ in }] }
    }

    override func validate(_ command: UICommand) { command.attributes = .disabled }
  }

  @Test("The application's delegate builds the main menu and validates its commands")
  func mainMenu() throws {
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }

    UIMenuSystem.main.setNeedsRebuild()

    let menu = UIMenuSystem.main.menu
    let titles = menu.children.compactMap { ($0 as? UIMenu)?.identifier.rawValue }
    #expect(
      titles == [
        "com.apple.menu.application", "com.apple.menu.file", "com.apple.menu.edit", "com.apple.menu.view", "go",
        "com.apple.menu.window", "com.apple.menu.help",
      ])
    let file = try #require(menu.children[1] as? UIMenu)
    let command = try #require((file.children.first as? UIMenu)?.children.first as? UIKeyCommand)
    #expect(command.attributes == [])
    UIMenuSystem.main.setNeedsRevalidate()
    #expect(command.attributes == .disabled)
    #expect((menu.children[6] as? UIMenu)?.children.map(\.title) == ["Manual"])
  }
}
