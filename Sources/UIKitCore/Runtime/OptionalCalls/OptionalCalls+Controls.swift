// Optional requirements, callable as `delegate?.method?(…)`.

extension UISearchBarDelegate {
  @_disfavoredOverload public var searchBar: OptionalCall<any UISearchBarDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? {
    searchBarSearchButtonClicked(_:)
  }
  @_disfavoredOverload public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? {
    searchBarCancelButtonClicked(_:)
  }
}

extension OptionalCall<any UISearchBarDelegate> {
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
    delegate.searchBar(searchBar, textDidChange: searchText)
  }
}

extension UITabBarDelegate {
  @_disfavoredOverload public var tabBar: OptionalCall<any UITabBarDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UITabBarDelegate> {
  public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    delegate.tabBar(tabBar, didSelect: item)
  }

  public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, willBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    delegate.tabBar(tabBar, didBeginCustomizing: items)
  }

  public func callAsFunction(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, willEndCustomizing: items, changed: changed)
  }

  public func callAsFunction(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    delegate.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}
