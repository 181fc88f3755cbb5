extension UINavigationItem {
  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The toolbar on phones since iOS 26, or else below the title.
    case automatic
    /// The toolbar on phones since iOS 26.
    ///
    /// On iPads and in the classic design, the bar is below the title, although UIKit shows it next to the title.
    case integrated
    /// Below the title.
    case stacked
    case integratedCentered
    /// Like `integrated`, but as a button while no search is in progress.
    case integratedButton

    public static var inline: SearchBarPlacement { .integrated }
  }

  /// The place of the search bar.
  public var searchBarPlacement: SearchBarPlacement {
    guard let bar, bar.placesSearchInToolbar, bar.topItem === self else { return .stacked }
    return preferredSearchBarPlacement == .integratedButton ? .integratedButton : .integrated
  }

  /// Indicates whether a toolbar can show the search bar: in one row, without a prompt and scopes.
  var canSearchInToolbar: Bool {
    guard let bar = searchController?.searchBar else { return false }
    return preferredSearchBarPlacement != .stacked && searchBarPlacementAllowsToolbarIntegration && bar.isSingleRow
  }

  /// Returns the items of a toolbar with the search bar: at its place, or else after the others.
  func toolbarItems(searchingAmong items: [UIBarButtonItem]) -> [UIBarButtonItem] {
    guard let search = searchController?.itemsInToolbar else { return items }
    guard searchController?.isActive == false else { return [search.field, search.close] }
    let item = preferredSearchBarPlacement == .integratedButton ? search.button : search.field
    guard let place = items.firstIndex(where: \.isPlaceOfSearchBar) else { return items + [item] }
    return items.enumerated().map { $0 == place ? item : $1 }
  }
}
