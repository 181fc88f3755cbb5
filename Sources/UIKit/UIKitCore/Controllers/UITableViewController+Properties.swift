extension Catalog {
  package static let tableController = ClassProperties(
    of: UITableViewController.self, "A screen whose view is a table.", element: "tableViewController",
    with: .argument(.documents("style"), .word(.tableStyle), "The style of the sections."),
    make: { (style: UITableView.Style?) in UITableViewController(style: style ?? .plain) }
  ) {
  } children: {
    Child(part: "tableView", "The table.", \.tableView)
    Child.ownView
  }
}
