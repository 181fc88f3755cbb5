/// A search: lends its bar to the navigation bar, and shows results in place of what is searched.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  public package(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.onTextChange = { [weak self] in self?.searchDidChange() }
    return bar
  }()
  /// Whether somebody is searching: then the bar has a button to cancel and the title goes away.
  open var isActive = false {
    willSet {
      guard newValue != isActive else { return }
      newValue
        ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
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

  /// The object that finds what the text asks for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Kept; the bar is dimmed by nothing here.
  open var dimsBackgroundDuringPresentation = true

  private func searchDidChange() {
    onChange?()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when what the navigation bar shows of the search changed.
  var onChange: (() -> Void)?

  /// What is shown in place of what is searched: results, as soon as there is a text to search for.
  var shownResults: UIViewController? {
    isActive && searchBar.text?.isEmpty == false ? searchResultsController : nil
  }
}

/// An object that finds what a search asks for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text changed, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told when a search controller comes and goes.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
