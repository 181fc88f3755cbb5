extension Catalog {
  package static let navigationController = ClassProperties(
    of: UINavigationController.self, "A stack of screens with a navigation bar.", element: "navigationController",
    make: { UINavigationController() }
  ) {
    Entry("isNavigationBarHidden", .boolean, "Indicates whether the bar is hidden.", \.isNavigationBarHidden)
    Entry(
      "isToolbarHidden", .boolean, "Indicates whether the toolbar is hidden; true by default.", \.isToolbarHidden)
  } children: {
    Child(list: "viewControllers", of: UIViewController.self, "The screens of the stack, the topmost last.") {
      $0.viewControllers = $1
    }
    Child(part: "navigationBar", "The navigation bar.", \.navigationBar)
    Child(part: "toolbar", "The toolbar.", \.toolbar)
    Child.ownView
  }
}
