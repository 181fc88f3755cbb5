import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Presented menus")
struct MenuPictureTests {
  private func button(at frame: CGRect, in root: UIView, _ children: [UIMenuElement]) -> UIButton {
    let button = UIButton(frame: frame)
    button.menu = UIMenu(children: children)
    button.showsMenuAsPrimaryAction = true
    root.addSubview(button)
    return button
  }

  private func shownMenu(in root: UIView) -> MenuView? {
    root.layoutIfNeeded()
    return root.subviews.compactMap { $0 as? MenuContainer }.first?.subviews.compactMap { $0 as? MenuView }.first
  }

  // UIControl.performPrimaryAction(): "a menu if it is the primary action". Rows are 44 high, the menu 250 wide.
  @Test("The primary action of a button presents its menu below its leading edge")
  func below() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let actions = ["A", "B", "C"].map { UIAction(title: $0) { _ in } }
    let button = button(at: CGRect(x: 20, y: 100, width: 80, height: 40), in: root, actions)

    button.performPrimaryAction()
    let menu = try #require(shownMenu(in: root))

    #expect(button.isHeld)
    #expect(menu.frame.minX == 20)
    #expect(menu.frame.minY == 148)
    #expect(menu.frame.width == 250)
    // Three rows and two lines of one pixel.
    #expect((132...134).contains(menu.frame.height))
  }

  @Test("Inline menus are sections, hidden elements are left out, and submenus are rows")
  func sections() {
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in }
    let menu = UIMenu(children: [
      UIAction(title: "A") { _ in }, hidden,
      UIMenu(title: "Inline", options: .displayInline, children: [UIAction(title: "B") { _ in }]),
      UIMenu(title: "More", children: [UIAction(title: "C") { _ in }]),
    ])

    let sections = MenuSection.sections(of: menu)

    #expect(sections.map { $0.elements.map(\.title) } == [["A"], ["B"], ["More"]])
    #expect(sections.map(\.title) == ["", "Inline", ""])
  }

  @Test("A menu of a button at the lower right is above it, ends at its trailing edge, and begins with its last action")
  func above() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let actions = ["First", "Last"].map { UIAction(title: $0) { _ in } }
    let button = button(at: CGRect(x: 290, y: 540, width: 80, height: 40), in: root, actions)

    button.performPrimaryAction()
    let menu = try #require(shownMenu(in: root))
    let labels = texts(in: menu).filter { !$0.isEmpty }

    #expect(menu.frame.maxX == 370)
    #expect(menu.frame.maxY == 532)
    #expect(labels == ["Last", "First"])
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap { texts(in: $0) }
  }

  @Test("A context menu shows the view in front of the blurred screen, and moves it up if there is no space below")
  func context() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let card = UIView(frame: CGRect(x: 20, y: 120, width: 100, height: 60))
    root.addSubview(card)
    let actions = ["A", "B", "C", "D"].map { UIAction(title: $0) { _ in } }

    card.presentContextMenu(UIMenu(children: actions))
    let menu = try #require(shownMenu(in: root))
    let preview = try #require(menu.superview?.subviews.compactMap { $0 as? PreviewView }.first)

    // The menu ends 8 points above the lower edge, and the preview 16 above the menu.
    #expect(menu.frame.maxY == 292)
    #expect(preview.frame.maxY == menu.frame.minY - 16)
    #expect(preview.frame.minX == 20 && menu.frame.minX == 20)
  }
}
