import UIKitCore

/// Controllers that show pages, rows, items, a search or an alert.
extension ClassRegistry {
  static let pageController = ClassDescription(
    "UIPageViewController", inherits: "UIViewController", "One of several pages, with a page control.",
    with: (
      "transitionStyle", .word("a style", ["scroll": .scroll, "pageCurl": .pageCurl]),
      "The transition between pages, scroll by default; only scrolling pages have dots."
    ),
    (
      "navigationOrientation", .word("an orientation", ["horizontal": .horizontal, "vertical": .vertical]),
      "The axis along which pages follow one another."
    ),
    make: {
      (style: UIPageViewController.TransitionStyle?, orientation: UIPageViewController.NavigationOrientation?) in
      UIPageViewController(
        transitionStyle: style ?? .scroll, navigationOrientation: orientation ?? .horizontal)
    },
    properties: [
      PropertyDescription(
        "presentationIndex", .integer(0...10_000), "The index of the shown page, from 0.", phase: .late
      ) { (controller: UIPageViewController, index) in controller.pageList?.show(index, in: controller) },
      PropertyDescription(
        "presentationCount", .integer(0...10_000), "The number of dots; by default one per page.",
        phase: .late
      ) { (controller: UIPageViewController, count) in controller.pageList?.count = count },
    ],
    children: [
      .list("pages", of: "UIViewController", "The pages in their order.") {
        (controller: UIPageViewController, pages: [UIViewController]) in PageList(pages).fill(controller)
      },
      ownView,
    ])

  static let tableController = ClassDescription(
    "UITableViewController", inherits: "UIViewController", "A screen whose view is a table.",
    with: "style", .word(.tableStyle),
    "The style of the sections.",
    make: {
      let controller = UITableViewController(style: $0 ?? .plain)
      // The rows that the document selects stay selected when the screen appears.
      controller.clearsSelectionOnViewWillAppear = false
      return controller
    },
    children: [
      .part("tableView", "UITableView", "The table.", \UITableViewController.tableView),
      ownView,
    ])

  static let collectionController = ClassDescription(
    "UICollectionViewController", inherits: "UIViewController", "A screen whose view is a collection.",
    make: {
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      controller.clearsSelectionOnViewWillAppear = false
      return controller
    },
    children: [
      .part("collectionView", "UICollectionView", "The collection.", \UICollectionViewController.collectionView),
      ownView,
    ])

  static let searchController = ClassDescription(
    "UISearchController", inherits: "UIViewController", "A search controller with its bar in a navigation bar.",
    make: { UISearchController(searchResultsController: nil) },
    properties: [
      PropertyDescription(
        "isActive", .boolean, "Indicates whether the search is active.", \UISearchController.isActive),
      PropertyDescription(
        "hidesNavigationBarDuringPresentation", .boolean,
        "Indicates whether an active search hides the navigation bar.",
        \UISearchController.hidesNavigationBarDuringPresentation),
    ],
    children: [
      .part("searchBar", "UISearchBar", "The search bar.", \UISearchController.searchBar),
      .one("searchResultsController", "UIViewController", "The screen that shows the results of a search.") {
        (controller: UISearchController, results: UIViewController) in controller.searchResultsController = results
      },
      ownView,
    ])

  static let alertController = ClassDescription(
    "UIAlertController", inherits: "UIViewController", "An alert or action sheet with a title, a message and actions.",
    with: "preferredStyle", .word("a style", ["alert": .alert, "actionSheet": .actionSheet]),
    "The style: an alert in the middle (the default) or a sheet at the bottom.",
    make: { UIAlertController(title: nil, message: nil, preferredStyle: $0 ?? .alert) },
    properties: [
      PropertyDescription("message", .text, "The text below the title.", \UIAlertController.message),
      PropertyDescription(
        "preferredAction", .integer(0...100),
        "The index of the emphasized action, from 0; by default the cancel action.",
        phase: .late
      ) { (alert: UIAlertController, index) in
        alert.preferredAction = alert.actions.indices.contains(index) ? alert.actions[index] : nil
      },
    ],
    children: [
      .list("actions", of: "UIAlertAction", "The actions in their order.") {
        (alert: UIAlertController, actions: [UIAlertAction]) in for action in actions { alert.addAction(action) }
      },
      .parts("textFields", "UITextField", "The text fields below the message of an alert.") {
        (alert: UIAlertController) -> UITextField? in
        // UIKit logs an error if a text field is added to an action sheet.
        guard alert.preferredStyle == .alert else { return nil }
        alert.addTextField()
        return alert.textFields?.last
      },
      ownView,
    ])

  static let activityController = ClassDescription(
    "UIActivityViewController", inherits: "UIViewController", "A sheet of services for items, such as copying.",
    with: ("activityItems", .list(of: .text), "The items as texts; the first is the title of the sheet."),
    ("applicationActivities", .list(of: .text), "The titles of services that follow copying."),
    make: { (items: [String]?, titles: [String]?) in
      UIActivityViewController(
        activityItems: items ?? [], applicationActivities: (titles ?? []).map(DocumentActivity.init))
    },
    children: [ownView])

  static let alertAction = ClassDescription(
    "UIAlertAction", inherits: nil, "An action of an alert.", shorthand: "title",
    with: ("title", .text, "The title of the action."),
    (
      "style", .word("a style", ["default": .default, "cancel": .cancel, "destructive": .destructive]),
      "The style of the action, which determines its position and appearance."
    ),
    make: { (title: String?, style: UIAlertAction.Style?) in UIAlertAction(title: title, style: style ?? .default) },
    properties: [
      PropertyDescription("isEnabled", .boolean, "Indicates whether the action is enabled.", \UIAlertAction.isEnabled)
    ])
}

/// A service that a document names. It can be performed for all items, without an effect.
private final class DocumentActivity: UIActivity {
  private let title: String

  init(_ title: String) {
    self.title = title
    super.init()
  }

  override var activityTitle: String? { title }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}
