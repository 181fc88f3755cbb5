extension Catalog {
  package static let searchController = ClassProperties(
    of: UISearchController.self, "A search controller with its bar in a navigation bar.",
    make: { UISearchController(searchResultsController: nil) }
  ) {
    Entry(.documents("isActive"), .boolean, "Indicates whether the search is active.", \.isActive)
    Entry(
      .documents("hidesNavigationBarDuringPresentation"), .boolean,
      "Indicates whether an active search hides the navigation bar.", \.hidesNavigationBarDuringPresentation)
  } children: {
    Child(part: "searchBar", "The search bar.", \.searchBar)
    Child(one: "searchResultsController", "The screen that shows the results of a search.", \.searchResultsController)
    Child.ownView
  }
}
