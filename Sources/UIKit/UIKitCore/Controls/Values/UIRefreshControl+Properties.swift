extension Catalog {
  package static let refreshControl = ClassProperties(
    of: UIRefreshControl.self, "A control above content that is being refreshed.", make: { UIRefreshControl() }
  ) {
    Entry(.documents("attributedTitle"), .attributedText, "The text below the spinner.") { $0.attributedTitle = $1 }
      .keyed(by: \.attributedTitle)
    Entry(.documents("isRefreshing"), .boolean, "Indicates whether the control is visible.") {
      if $1 { $0.beginRefreshing() } else { $0.endRefreshing() }
    }
  }
}
