import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("What documents present")
struct PresentationTests {
  // 375×812 with insets of 50 and 34: the sheet begins at 60, and half of 812 − 60 − 34 is 359, with 34 below it.
  @Test("A screen is presented as a sheet with the height of the selected detent")
  func sheet() throws {
    func document(_ keys: String) throws -> ShownDocument {
      try ShownDocument(
        """
        device: iPhone 13 mini
        viewController:
          view: {id: screen}
          presentedViewController:
            sheetPresentationController: {\(keys)}
            view: {id: sheet}
        """)
    }

    let large = try document("detents: [large]")
    let medium = try document("detents: [medium, large]")
    let points = try document("detents: [medium, 200], selectedDetentIdentifier: 200")

    #expect(large.frameInRoot("sheet") == CGRect(x: 0, y: 60, width: 375, height: 752))
    #expect(medium.frameInRoot("sheet") == CGRect(x: 0, y: 419, width: 375, height: 393))
    #expect(points.frameInRoot("sheet") == CGRect(x: 0, y: 578, width: 375, height: 234))
  }

  @Test("A popover points to the view or the bar button item that its source names, and an unknown id is an error")
  func popover() throws {
    func text(_ source: String) -> String {
      """
      size: 400x600
      viewController:
        view:
          id: screen
          subviews: [{id: button, frame: [100, 40, 60, 40]}]
        presentedViewController:
          modalPresentationStyle: popover
          preferredContentSize: [200, 100]
          popoverPresentationController: {sourceItem: \(source), permittedArrowDirections: up}
          view: {id: card}
      """
    }

    let shown = try ShownDocument(text("button"))

    // Below the source, which ends at 80, around its middle at 130, with an arrow of 13.
    #expect(shown.frameInRoot("card") == CGRect(x: 30, y: 80, width: 200, height: 113))
    #expect(ShownDocument.errors(of: text("buton")).first?.contains("expected the id of a view or an item") == true)
  }

  @Test("The keyboard's area covers the lower edge, and the keyboard layout guide ends there")
  func keyboard() throws {
    let shown = try ShownDocument(
      """
      size: 320x480
      keyboardHeight: 216
      view:
        id: screen
        subviews: [{id: field, class: UITextField}]
        constraints:
          - field.leading = screen.leading
          - field.bottom = screen.keyboardLayoutGuide.top - 8
      """)

    // 480 without 216 and 8.
    #expect(shown.frameInRoot("field")?.maxY == 256)
    #expect(shown.view("screen")?.subviews.last?.frame == CGRect(x: 0, y: 264, width: 320, height: 216))
  }

  @Test("The keyboard is in front of a presented screen, whose scroll views show their pages")
  func presentedKeyboardAndPage() throws {
    let shown = try ShownDocument(
      """
      size: 320x480
      keyboardHeight: 216
      viewController:
        view: {id: screen}
        presentedViewController:
          modalPresentationStyle: fullScreen
          view:
            id: presented
            subviews:
              - {id: field, class: UITextField}
              - id: pages
                class: UIScrollView
                frame: [0, 0, 100, 50]
                contentSize: [300, 50]
                page: 1
            constraints:
              - field.leading = presented.leading
              - field.bottom = presented.keyboardLayoutGuide.top - 8
      """)
    let root = shown.presented.tree.root

    // 480 without 216 and 8.
    #expect(shown.frameInRoot("field")?.maxY == 256)
    #expect(root.subviews.last?.frame == CGRect(x: 0, y: 264, width: 320, height: 216))
    #expect((shown.view("pages") as? UIScrollView)?.contentOffset.x == 100)
  }

  @Test("A context menu of a screen's own view is drawn")
  func contextMenuOfScreen() throws {
    let shown = try ShownDocument("size: 320x480\nview: {id: screen, contextMenu: [Reply, Copy]}")

    #expect(!shown.presented.displayList.items.isEmpty)
  }

  // 10 June 2024 in Los Angeles; 1 June 2024 is a Saturday, in the Buddhist year 2567.
  @Test("Dates of calendars are days in any time zone and calendar")
  func calendarDates() throws {
    func picture(_ keys: String) throws -> String {
      try ShownDocument(
        """
        size: 320x420
        view: {class: UICalendarView, visibleDateComponents: 2024-06-01, selectedDate: 2024-06-10, \(keys)}
        """
      ).presented.displayList.description
    }
    let decoration = "decorations: [{date: 2024-06-12, color: '#ff0000'}]"

    #expect(try picture("timeZone: America/Los_Angeles, \(decoration)") == picture(decoration))
    #expect(try picture(decoration).contains("color=#ff0000"))
    #expect(try picture("calendar: buddhist, \(decoration)").contains("color=#ff0000"))
  }

  @Test("A held button shows its menu, whose elements with children are menus")
  func menu() throws {
    let shown = try ShownDocument(
      """
      size: 390x600
      view:
        id: screen
        subviews:
          - id: button
            class: UIButton
            frame: [20, 40, 80, 40]
            isHeld: true
            menu: [One, {title: More, children: [Two, Three]}, {title: Four, attributes: [destructive], state: on}]
      """)
    let button = try #require(shown.view("button") as? UIButton)
    let children = try #require(button.menu?.children)

    #expect(button.isHeld)
    #expect(children.map(\.title) == ["One", "More", "Four"])
    #expect((children[1] as? UIMenu)?.children.map(\.title) == ["Two", "Three"])
    #expect((children[2] as? UIAction)?.attributes == .destructive)
    #expect((children[2] as? UIAction)?.state == .on)
  }

  // Two actions of 74 points each.
  @Test("A row with swipe actions is moved by their width")
  func swipeActions() throws {
    let shown = try ShownDocument(
      """
      size: 320x480
      view:
        class: UITableView
        sections:
          - rows:
              - id: row
                text: Inbox
                trailingSwipeActions: [{style: destructive, title: Delete}, {title: More}]
      """)
    let row = try #require(shown.view("row") as? UITableViewCell)
    let actions = try #require(row.swipeActions)

    #expect(actions.frame == CGRect(x: 320, y: 0, width: 148, height: row.bounds.height))
    #expect(actions.subviews.first?.backgroundColor == .systemRed)
    #expect(row.layer.sublayerTransform.m41 == -148)
  }
}

extension ShownDocument {
  /// Returns the frame of a view in the root's coordinate space, in points.
  fileprivate func frameInRoot(_ id: String) -> CGRect? {
    view(id).map { $0.convert($0.bounds, to: presented.tree.root) }
  }
}
