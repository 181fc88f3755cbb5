public import Foundation

/// A controller of a search bar in a navigation bar or toolbar, and of results that cover the content.
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open package(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.onTextChange = { [weak self] in self?.searchDidChange() }
    bar.onHeightChange = { [weak self] in self?.onChange?() }
    return bar
  }()
  /// Indicates whether a search is in progress: the bar has a cancel button and can hide the title.
  open var isActive = false {
    willSet {
      guard newValue != isActive else { return }
      newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
    }
    didSet {
      guard oldValue != isActive else { return }
      searchBar.showsCancelButton = isActive
      searchDidChange()
      isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true {
    didSet { onChange?() }
  }

  /// The object that updates the results for the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Indicates whether the content is dimmed during a search. It has no effect.
  open var dimsBackgroundDuringPresentation = true

  private func searchDidChange() {
    onChange?()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// A handler that is called when the appearance of the search in the navigation bar changes.
  var onChange: (() -> Void)?

  /// The items that show the search in a toolbar.
  private(set) lazy var itemsInToolbar = SearchToolbarItems(of: self)

  /// The results controller, if a search is in progress and its text is not empty.
  var shownResults: UIViewController? {
    isActive && searchBar.text?.isEmpty == false ? searchResultsController : nil
  }
}

/// An object that updates search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar's text changes, editing begins, or a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The events of a search controller. `presentSearchController` is never called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)  // optional
  func didPresentSearchController(_ searchController: UISearchController)  // optional
  func willDismissSearchController(_ searchController: UISearchController)  // optional
  func didDismissSearchController(_ searchController: UISearchController)  // optional
  func presentSearchController(_ searchController: UISearchController)  // optional
}
