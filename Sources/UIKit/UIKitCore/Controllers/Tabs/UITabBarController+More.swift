internal import Foundation
internal import UIFoundation

// Apple, UITabBarController: "If you add six or more custom view controllers to a tab bar controller, the tab bar
// controller displays only the first four items plus the standard More item on the tab bar. Tapping the More item
// brings up a standard interface for selecting the remaining items."
extension UITabBarController {
  /// The maximum number of tabs on phones and in compact width. Wider bars have a tab for each controller.
  private static let maximumTabs = 5

  /// Indicates whether the last tab is More, which lists the controllers without a tab.
  var hasMoreTab: Bool {
    let isNarrow = traitCollection.userInterfaceIdiom == .phone || traitCollection.horizontalSizeClass != .regular
    return isNarrow && (viewControllers ?? []).count > Self.maximumTabs
  }

  /// The controllers of the tabs, from left to right.
  var tabControllers: [UIViewController] {
    let all = viewControllers ?? []
    return hasMoreTab ? all.prefix(Self.maximumTabs - 1) + [moreNavigationController] : all
  }

  /// The controllers that the More controller lists.
  var listedControllers: [UIViewController] {
    hasMoreTab ? Array((viewControllers ?? []).dropFirst(Self.maximumTabs - 1)) : []
  }

  func makeMoreController() -> UINavigationController {
    let list = MoreListController(style: .plain)
    list.tabs = self
    let controller = UINavigationController(rootViewController: list)
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return controller
  }
}

/// The list of the controllers of a tab bar controller that have no tab.
private final class MoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "More"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isEditable = tabs?.customizableViewControllers?.isEmpty == false
    navigationItem.rightBarButtonItem = isEditable ? UIBarButtonItem(systemItem: .edit) : nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.listedControllers.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = controller(at: indexPath)?.tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let controller = controller(at: indexPath) { tabs?.choose(controller) }
  }

  private func controller(at path: IndexPath) -> UIViewController? {
    let listed = tabs?.listedControllers ?? []
    return listed.indices.contains(path.row) ? listed[path.row] : nil
  }
}
