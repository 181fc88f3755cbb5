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
    bar.onTextChange = { [weak self] in self?.onChange?() }
    return bar
  }()
  /// Whether somebody is searching: then the bar has a button to cancel and the title goes away.
  open var isActive = false {
    didSet {
      guard oldValue != isActive else { return }
      searchBar.showsCancelButton = isActive
      onChange?()
    }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true {
    didSet { onChange?() }
  }

  /// Called when what the navigation bar shows of the search changed.
  var onChange: (() -> Void)?

  /// What is shown in place of what is searched: results, as soon as there is a text to search for.
  var shownResults: UIViewController? {
    isActive && searchBar.text?.isEmpty == false ? searchResultsController : nil
  }
}
