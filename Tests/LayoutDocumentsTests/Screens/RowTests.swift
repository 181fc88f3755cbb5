import LayoutDocuments
import Testing
import UIKitCore

@MainActor
@Suite("Rows, items and screens of documents")
struct RowTests {
  @Test("An alert covers the screen that presents it, with a card 270 wide in the middle")
  func alert() throws {
    let shown = try ShownDocument(
      """
      size: 400x600
      viewController:
        view: {id: screen}
        presentedViewController:
          class: UIAlertController
          title: Log in
          textFields: [{id: name, text: Ada}, {id: password, placeholder: Password}]
          actions: [{title: Cancel, style: cancel}, Log In]
          preferredAction: 1
      """)
    let screen = try #require(shown.view("screen"))
    let cover = try #require(screen.subviews.last?.subviews.first)
    let card = try #require(cover.subviews.first)

    #expect(cover.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(card.frame.width == 270)
    #expect(card.frame.midX == 200)
    // The card from 65 to 335, minus 16 on each side.
    #expect(shown.frame("name").map { [$0[0], $0[2]] } == [81, 238])
    #expect((shown.view("name") as? UITextField)?.borderStyle == .roundedRect)
    #expect((shown.view("password") as? UITextField)?.placeholder == "Password")
    #expect(
      ShownDocument.errors(
        of: "viewController: {class: UIAlertController, preferredStyle: actionSheet, textFields: [{}]}"
      ).first?.contains("this UIAlertController has no textFields") == true)
  }

  @Test("A page view controller shows the selected page and a dot for each page")
  func pages() throws {
    let text = """
      size: 300x400
      viewController:
        class: UIPageViewController
        pages: [{view: {id: a}}, {view: {id: b}}, {view: {id: c}}]
      """
    func dots(_ shown: ShownDocument) throws -> UIPageControl {
      try #require(shown.presented.tree.root.subviews.compactMap { $0 as? UIPageControl }.first)
    }

    let first = try ShownDocument(text)
    let second = try ShownDocument(text + "\n  presentationIndex: 1\n  presentationCount: 5\n")
    let beyond = try ShownDocument(text + "\n  presentationIndex: 9\n  presentationCount: 0\n")

    // The height of 400, minus 37 for the dots.
    #expect(first.frame("a") == [0, 0, 300, 363])
    #expect(first.view("b")?.superview == nil)
    #expect(try dots(first).numberOfPages == 3)
    #expect(second.view("b")?.superview != nil)
    #expect(try dots(second).numberOfPages == 5)
    #expect(try dots(second).currentPage == 1)
    #expect(beyond.frame("c") == [0, 0, 300, 400])
    #expect(try dots(beyond).isHidden)
  }

  /// Returns a collection controller with items of 50 × 40 points.
  private static func collectionScreen(_ items: String) throws -> ShownDocument {
    try ShownDocument(
      """
      size: 300x400
      viewController:
        class: UICollectionViewController
        collectionView:
          id: grid
          collectionViewLayout: {class: UICollectionViewFlowLayout, itemSize: [50, 40]}
          sections: [{items: \(items)}]
      """)
  }

  @Test("Table and collection controllers have rows, items and the style of their initializer")
  func listScreens() throws {
    let table = try ShownDocument(
      """
      size: 300x400
      viewController:
        class: UITableViewController
        style: insetGrouped
        tableView: {id: table, sections: [{rows: [One, Two]}]}
      """)
    let collection = try Self.collectionScreen("[{id: a}, {id: b}]")

    let rows = try #require(table.view("table") as? UITableView)
    #expect(rows.style == .insetGrouped)
    #expect(rows.visibleCells.compactMap { $0.textLabel?.text } == ["One", "Two"])
    #expect(collection.frame("b").map { [$0[2], $0[3]] } == [50, 40])
    #expect(
      ShownDocument.errors(of: "viewController: {class: UITableViewController, tableView: {style: grouped}}").first?
        .contains("expected the name of a style of this document, found \"grouped\"") == true)
  }

  @Test("Rows and items that a document selects are selected when their screen has appeared")
  func selectedRows() throws {
    let table = try ShownDocument(
      """
      size: 300x400
      viewController:
        class: UITableViewController
        tableView: {id: table, sections: [{rows: [One, {class: UITableViewCell, text: Two, isSelected: true}]}]}
      """)
    let collection = try Self.collectionScreen("[{class: UICollectionViewCell, isSelected: true}]")

    let rows = try #require(table.view("table") as? UITableView)
    #expect(rows.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    let items = try #require(collection.view("grid") as? UICollectionView)
    #expect(items.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("A search controller's bar is below the title of its screen")
  func search() throws {
    let shown = try ShownDocument(
      """
      size: 390x600
      viewController:
        class: UINavigationController
        viewControllers:
          - title: Planets
            navigationItem.searchController: {searchBar: {id: search, placeholder: Planets}, isActive: false}
            view: {id: screen}
      """)

    // The title is 44 high and the search bar 52. Without a device there is no status bar.
    #expect(shown.frame("search") == [0, 44, 390, 52])
    #expect(shown.view("screen")?.safeAreaInsets.top == 96)
  }

  @Test("A table shows the rows of a document, both repeated rows and single rows")
  func table() throws {
    let shown = try ShownDocument(
      """
      size: 320x600
      data: {people: [Ada, Grace]}
      view:
        subviews:
          - id: table
            class: UITableView
            rowHeight: 44
            sections:
              - headerTitle: People
                rows:
                  - {repeat: "${people}", as: person, text: "${person}", if: "${person}"}
              - rows:
                  - Plain
                  - {class: UITableViewCell, style: subtitle, text: Title, detailText: More, accessoryType: checkmark}
                  - id: own
                    contentView:
                      subviews: [{id: inside, class: UILabel, text: Hello}]
                      constraints: ["inside.leading = Superview.leading + 40", "inside.top = Superview.top + 2"]
        constraints: ["H:|[table]|", "V:|[table]|"]
      """)

    let table = try #require(shown.view("table") as? UITableView)
    #expect(table.numberOfSections == 2)
    #expect((0..<2).map { table.numberOfRows(inSection: $0) } == [2, 3])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Grace")
    let detailed = try #require(table.cellForRow(at: IndexPath(row: 1, section: 1)))
    #expect(detailed.detailTextLabel?.text == "More")
    #expect(detailed.accessoryType == .checkmark)
    // Rows are 44 points high, so the third of the second section begins 88 points below its first.
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let own = try #require(shown.frame("own"))
    #expect(own[1] == first.frame.minY + 88)
    #expect(shown.frame("inside")?[0] == 40)
    #expect(shown.frame("inside")?[1] == own[1] + 2)
  }

  @Test("A screen is shown in its containers, whose bars show its items")
  func screens() throws {
    let shown = try ShownDocument(
      """
      device: iPhone17
      viewController:
        class: UITabBarController
        selectedIndex: 1
        viewControllers:
          - {tabBarItem: {title: One, image: {systemName: house}}}
          - class: UINavigationController
            tabBarItem: {systemItem: search}
            viewControllers:
              - title: Results
                navigationItem.rightBarButtonItem: {systemItem: add}
                view:
                  id: screen
                  backgroundColor: systemBackground
                  subviews: [{id: box, backgroundColor: red}]
                  constraints:
                    - box.top = screen.safeArea.top
                    - box.leading = screen.leading
                    - box.width = 10
                    - box.height = 10
      """)

    let tabs = try #require(shown.presented.tree.controller as? UITabBarController)
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Search"])
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.topViewController?.view === shown.view("screen"))
    #expect(navigation.navigationBar.topItem?.title == "Results")
    // On this phone, the status bar is 62 points high and the navigation bar 44.
    #expect(shown.frame("box")?[1] == 106)
  }

  @Test(
    "An object of a wrong class is rejected with the permitted classes",
    arguments: [
      (
        "class: UITableView, sections: [{rows: [{class: UILabel}]}]",
        "test.yaml:1:55: error: expected a UITableViewCell here, found a UILabel "
          + "| view: {class: UITableView, sections: [{rows: [{class: UILabel}]}]}"
      ),
      (
        "class: UICollectionView, collectionViewLayout: {itemSize: 9x9}",
        "expected the key \"class\" with one of UICollectionViewFlowLayout, UICollectionViewCompositionalLayout"
      ),
      (
        "class: UINavigationBar, items: [[Title]]",
        "expected text or a mapping that describes a UINavigationItem, found a list of 1"
      ),
      ("layer: {class: CAGradientLayer}", "expected a CALayer here, found a CAGradientLayer"),
    ])
  func misplaced(properties: String, message: String) {
    let errors = ShownDocument.errors(of: "view: {\(properties)}")

    #expect(errors.first?.contains(message) == true, "\(errors)")
  }
}
