import Testing

@testable import UIKitCore

@MainActor
@Suite("Layouts of bars and lists converge")
struct ConvergenceTests {
  private func needsLayout(_ view: UIView) -> Bool {
    view.pending.own.union(view.pending.below).contains(.layout)
  }

  /// Two rows in one section.
  private var rows: NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    return snapshot
  }

  @Test("After a pass, bars with items have nothing left to lay out")
  func bars() {
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.titleView = UISegmentedControl(items: ["A", "B"])
    content.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(customView: UISwitch()),
    ]
    content.toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .done), .flexibleSpace()]
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(content, animated: false)
    navigation.isToolbarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]

    _ = OffscreenWindow(of: tabs, size: CGSize(width: 390, height: 844))

    #expect(!needsLayout(tabs.view))
  }

  @Test("After a pass, a list's rows with accessories have nothing left to lay out")
  func list() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = [.checkmark(), .label(text: "1"), .disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    source.apply(rows)

    view.layoutIfNeeded()

    #expect(!needsLayout(view))
    #expect(view.visibleCells.count == 2)
  }

  @Test("After a pass, table rows with accessories and a search bar have nothing left to lay out")
  func table() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
    table.tableHeaderView = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryView = UISwitch()
      return cell
    }
    source.apply(rows)

    table.layoutIfNeeded()

    #expect(!needsLayout(table))
    #expect(table.visibleCells.count == 2)
  }
}
