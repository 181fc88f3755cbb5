import UIKitCore

extension ClassRegistry {
  static let pageController = ClassDescription(
    Catalog.pageController,
    properties: [
      PropertyDescription(
        "presentationIndex", .integer(0...10_000), "The index of the shown page, from 0.", phase: .late
      ) { (controller: UIPageViewController, index) in controller.pageList?.show(index, in: controller) },
      PropertyDescription(
        "presentationCount", .integer(0...10_000), "The number of dots; by default one per page.",
        phase: .late
      ) { (controller: UIPageViewController, count) in controller.pageList?.count = count },
    ],
    children: [ChildDescription](of: UIPageViewController.self) {
      Child(list: "pages", of: UIViewController.self, "The pages in their order.") { PageList($1).fill($0) }
    } + Catalog.pageController.children)

  // The rows and items that the document selects stay selected when the screen appears.

  static let tableController = ClassDescription(Catalog.tableController).prepared {
    (controller: UITableViewController) in
    controller.clearsSelectionOnViewWillAppear = false
  }

  static let collectionController = ClassDescription(Catalog.collectionController).prepared {
    (controller: UICollectionViewController) in controller.clearsSelectionOnViewWillAppear = false
  }
}
