public import Foundation
public import UIGraphics

/// A tab of a tab bar controller, with a controller that is created when the tab is added.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The controller's source.
  public typealias ViewControllerProvider = (UITab) -> UIViewController

  public let identifier: String
  private let provider: ViewControllerProvider?
  /// The tab as it is displayed in the bar.
  let item = UITabBarItem()

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ViewControllerProvider? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title.isEmpty ? nil : title
    item.image = image
  }

  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue.isEmpty ? nil : newValue }
  }
  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  open var isHidden = false {
    didSet { if oldValue != isHidden { tabBarController?.tabsDidChange() } }
  }
  /// The text below the title in a sidebar. It is not drawn.
  open var subtitle: String?
  open var userInfo: Any?
  open internal(set) weak var tabBarController: UITabBarController?

  /// The controller of the tab, which is created on first access; nil without a provider.
  open var viewController: UIViewController? { controller }
  private lazy var controller: UIViewController? = {
    let controller = provider?(self)
    controller?.tabBarItem = item
    return controller
  }()
}

/// A tab that opens a search. In glass, it is a circle beside the other tabs.
open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ViewControllerProvider? = nil) {
    self.init(
      title: "", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ViewControllerProvider? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    item.isSearchTab = true
  }

  /// Indicates whether selecting the tab activates its search. It has no effect.
  open var automaticallyActivatesSearch = false
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Returns the tab with an identifier.
  public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

  /// The tab of the selected controller; nil if it has none.
  public var selectedTab: UITab? {
    get { tabs.first { $0.viewController != nil && $0.viewController === selectedViewController } }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  /// Shows the controllers of the visible tabs.
  func tabsDidChange() {
    for tab in tabs { tab.tabBarController = self }
    viewControllers = tabs.filter { !$0.isHidden }.compactMap(\.viewController)
  }
}
