import Foundation
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

  @Test("A context menu of the topmost view shows the view in front of itself, without the menu")
  func topmost() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let mark = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
    mark.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSubview(mark)

    root.presentContextMenu(UIMenu(children: [UIAction(title: "A") { _ in }]))
    _ = try #require(shownMenu(in: root))
    let list = DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) }
    let again = DisplayList.record(bounds: root.bounds) { root.layer.render(in: $0) }

    // Once behind the blur, and once in the preview.
    #expect(list.description.components(separatedBy: "color=#ff0000").count == 3)
    #expect(again.description == list.description)
  }

  @Test("A menu in a view that is smaller than its margins of 8 points has finite frames", arguments: [0, 10, 15.5])
  func smallHost(side: CGFloat) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(source)

    source.presentContextMenu(UIMenu(children: [UIAction(title: "A") { _ in }]))
    let menu = try #require(shownMenu(in: root))

    for view in menu.superview?.subviews ?? [] {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      #expect(numbers.allSatisfy { $0.isFinite })
    }
    #expect(menu.frame.width == 0)
  }

  // UIDeferredMenuElement.uncached(_:): the closure runs each time the menu is shown.
  @Test("A menu above its source asks a deferred element once, which can provide another one")
  func deferred() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    var count = 0
    let inner = UIDeferredMenuElement { $0([UIAction(title: "Loaded") { _ in }]) }
    let outer = UIDeferredMenuElement.uncached {
      count += 1
      $0([inner])
    }
    let button = button(at: CGRect(x: 20, y: 540, width: 80, height: 40), in: root, [outer])

    button.performPrimaryAction()
    let menu = try #require(shownMenu(in: root))

    #expect(menu.frame.maxY == 532)
    #expect(count == 1)
    #expect(texts(in: menu).filter { !$0.isEmpty } == ["Loaded"])
  }
}
