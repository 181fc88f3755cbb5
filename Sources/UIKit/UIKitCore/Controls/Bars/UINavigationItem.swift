/// The content of a navigation bar for a controller.
open class UINavigationItem: AccessibleObject {
  /// The size of a title in a bar with large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The title of the back button that leads to the item.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public init(title: String) {
    self.title = title
  }

  public override init() {}

  weak var bar: UINavigationBar?

  open var title: String? {
    didSet { bar?.itemDidChange() }
  }
  open var titleView: UIView? {
    didSet {
      if let oldValue, oldValue !== titleView { oldValue.removeFromSuperview() }
      bar?.itemDidChange()
    }
  }
  /// The line above the title.
  open var prompt: String? {
    didSet { bar?.itemDidChange() }
  }
  open var backButtonTitle: String? {
    didSet { bar?.itemDidChange() }
  }
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { bar?.itemDidChange() }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if oldValue != backButtonDisplayMode { bar?.itemDidChange() } }
  }
  open var hidesBackButton = false {
    didSet { bar?.itemDidChange() }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { bar?.itemDidChange() } }
  }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { bar?.itemDidChange() }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemDidChange() }
  }
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.itemDidChange() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// The search controller, whose search bar is below the title, or in a toolbar on phones since iOS 26.
  open var searchController: UISearchController? {
    didSet {
      if let oldValue, oldValue !== searchController {
        oldValue.searchBar.removeFromSuperview()
        oldValue.onChange = nil
      }
      searchController?.onChange = { [weak self] in self?.bar?.itemDidChange() }
      bar?.itemDidChange()
    }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if oldValue != preferredSearchBarPlacement { bar?.itemDidChange() } }
  }
  /// Indicates whether a toolbar can show the search bar on phones.
  open var searchBarPlacementAllowsToolbarIntegration = true {
    didSet { if oldValue != searchBarPlacementAllowsToolbarIntegration { bar?.itemDidChange() } }
  }
  /// The place of the search bar among the items of a toolbar that shows it.
  open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.isPlaceOfSearchBar = true
    return item
  }()
  open var hidesSearchBarWhenScrolling = true {
    didSet { bar?.itemDidChange() }
  }
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { bar?.itemDidChange() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { bar?.itemDidChange() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { bar?.itemDidChange() }
  }
}
