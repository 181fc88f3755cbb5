import Testing
import UIKit

#if swift(>=6)
  @testable import Journal6
#else
  @testable import Journal5
#endif

@MainActor
@Suite("The list of entries", .serialized)
struct EntryListTests {
  private let screens = Screens()

  @Test("Cells observe their entries")
  func cells() {
    let cell = screens.cell(1)
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Rain", "★★"])

    cell.entry?.title = "Sun"
    cell.entry?.mood = 5

    #expect(labels.map(\.text) == ["Sun", "★★★★★"])
  }

  @Test("The run loop lays out a new row, whose cell assumes isolation where it observes its entry")
  func scheduledLayout() async throws {
    let table = try #require(screens.entries.tableView)
    _ = screens.entries.store.insert()
    table.reloadData()

    for _ in 0..<500 where table.all(EntryCell.self).count < 4 { try await Task.sleep(nanoseconds: 10_000_000) }

    #expect(table.all(EntryCell.self).count == 4)
  }

  @Test("A tap on a row performs its segue with the cell as the sender")
  func rowSegue() throws {
    #expect(screens.cell(2).accessibilityActivate())

    let detail = try #require(screens.navigation.topViewController as? EntryViewController)
    #expect(detail.entry?.title == "Train north")
    #expect(screens.entries.changes == ["loaded 3", "prepare showEntry"])
    #expect(detail.hidesBottomBarWhenPushed)
  }

  @Test("A controller can decline the segue of a row, but not a segue that code performs")
  func declinedSegue() {
    screens.entries.store.entries[0].title = ""

    _ = screens.cell(0).accessibilityActivate()

    #expect(screens.navigation.topViewController === screens.entries)
    screens.entries.performSegue(withIdentifier: "showEntry", sender: screens.cell(0))
    #expect(screens.navigation.topViewController is EntryViewController)
  }

  @Test("A bar button presents a navigation controller, and its segue prepares the root controller")
  func addSegue() throws {
    let entries = screens.entries
    let add = try #require(entries.navigationItem.rightBarButtonItem)

    #expect(UIApplication.shared.sendAction(try #require(add.action), to: add.target, from: add, for: nil))

    let stack = try #require(entries.presentedViewController as? UINavigationController)
    #expect(stack.modalPresentationStyle == .fullScreen)
    let editor = try #require(stack.topViewController as? EntryViewController)
    // The store's delegate has no `preferredTitle`, which is optional.
    #expect(editor.entry?.title == "Untitled")
    #expect(entries.changes == ["loaded 3", "prepare addEntry", "changed Untitled"])
  }

  @Test("An unwind segue dismisses the presented screen")
  func unwind() throws {
    let entries = screens.entries
    entries.performSegue(withIdentifier: "addEntry", sender: nil)
    let stack = try #require(entries.presentedViewController as? UINavigationController)
    let editor = try #require(stack.topViewController as? EntryViewController)
    let done = try #require(editor.navigationItem.rightBarButtonItem)

    _ = UIApplication.shared.sendAction(try #require(done.action), to: done.target, from: done, for: nil)

    #expect(entries.presentedViewController == nil)
    #expect(entries.changes.last == "back from Untitled")
  }

  @Test("An unwind segue pops the pushed screen")
  func unwindFromStack() {
    let detail = screens.entry(0)

    detail.performSegue(withIdentifier: "unwind", sender: self)

    #expect(screens.navigation.viewControllers == [screens.entries])
    #expect(screens.entries.changes.last == "back from Harbor")
  }

  @Test("Optional requirements are called on delegates that implement them")
  func optionalRequirements() throws {
    let cell = screens.cell(0)
    let pin = try #require(cell.contentView.subviews.last as? UIButton)

    pin.sendActions(for: .touchUpInside)
    // The delegate has no `entryCell(_:didSwipeTo:)`.
    cell.gestureRecognizers?.first?.state = .ended

    #expect(cell.entry?.isPinned == true)
    #expect(screens.entries.changes.last == "pin true")
    screens.entries.store.remove(screens.entries.store.entries[0])
    #expect(screens.entries.store.entries.count == 3)
    screens.entries.store.remove(screens.entries.store.entries[1])
    #expect(screens.entries.store.entries.map(\.title) == ["Harbor", "Train north"])
  }

  @Test("Bar buttons, recognizers, controls and `perform(_:)` call the methods of their selectors")
  func selectors() throws {
    let entries = screens.entries
    let sort = try #require(entries.navigationItem.leftBarButtonItem)

    _ = UIApplication.shared.sendAction(try #require(sort.action), to: sort.target, from: sort, for: nil)
    entries.refreshControl?.sendActions(for: .valueChanged)
    let press = try #require(entries.tableView.gestureRecognizers?.first { $0 is UILongPressGestureRecognizer })
    press.state = .began
    entries.perform(#selector(EntriesViewController.sort))

    #expect(entries.changes == ["loaded 3", "sort", "refresh", "press", "sort"])
    #expect(entries.responds(to: #selector(EntriesViewController.handleLongPress(_:))))
    #expect(!entries.responds(to: #selector(EntryCell.share(_:))))
  }

  @Test("Key commands reach the first responder, which validates them")
  func keyCommands() throws {
    let entries = screens.entries
    // Another suite may have made its window the key window.
    screens.window.makeKey()
    #expect(entries.becomeFirstResponder())
    let commands = try #require(entries.keyCommands)
    #expect(commands.map(\.input) == ["n", "s"])
    #expect(commands.map(\.modifierFlags) == [.command, [.command, .shift]])

    #expect(UIApplication.shared.sendAction(try #require(commands[0].action), to: nil, from: commands[0], for: nil))
    #expect(entries.changes.last == "key n")

    entries.present(UIViewController(), animated: false)
    #expect(!entries.canPerformAction(try #require(commands[0].action), withSender: nil))
  }

  @Test("A cell's menu contains the commands that the cell can perform")
  func menu() {
    let cell = screens.cell(0)
    let target = cell.target(forAction: #selector(UIResponder.copy(_:)), withSender: nil) as? EntryCell

    cell.showMenu()

    #expect(UIMenuController.shared.isMenuVisible)
    #expect(UIMenuController.shared.menuItems?.map(\.title) == ["Share"])
    #expect(target === cell)
    #expect(!cell.canPerformAction(#selector(UIResponder.paste(_:)), withSender: nil))
    target?.copy(nil)
    #expect(UIPasteboard.general.string == "Harbor")
    UIMenuController.shared.hideMenu()
    #expect(!UIMenuController.shared.isMenuVisible)
  }
}
