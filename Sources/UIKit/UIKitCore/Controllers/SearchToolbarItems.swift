/// The items that show a search in a toolbar.
@MainActor
final class SearchToolbarItems {
  /// The item with the search bar, which is as wide as the row permits.
  let field: UIBarButtonItem
  /// The button in place of the bar that begins a search.
  let button: UIBarButtonItem
  /// The button next to the bar that ends a search.
  let close: UIBarButtonItem

  init(of controller: UISearchController) {
    field = UIBarButtonItem(customView: controller.searchBar)
    field.fillsToolbar = true
    button = UIBarButtonItem(
      systemItem: .search, primaryAction: UIAction { [weak controller] _ in controller?.isActive = true })
    close = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak controller] _ in controller?.isActive = false })
  }
}
