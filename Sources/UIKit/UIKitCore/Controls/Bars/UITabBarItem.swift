public import UIFoundation
public import UIGraphics

/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The standard tabs, with UIKit's title and icon.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts
    case history, bookmarks, search, downloads, mostRecent, mostViewed

    /// The English title and the icon of the tab.
    var content: (title: String, icon: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  public override init() {}

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.content.title
    image = UIImage.icon(named: systemItem.content.icon)
    self.tag = tag
  }

  /// Indicates whether the tab opens a search, for which it is separate in glass.
  final var isSearchTab = false

  open var selectedImage: UIImage? {
    didSet { itemDidChange() }
  }
  open var badgeValue: String? {
    didSet { itemDidChange() }
  }
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of the badge's text. They have no effect.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }
  /// The appearance of the bar while the tab is selected; nil for the bar's own.
  open var standardAppearance: UITabBarAppearance? {
    didSet { itemDidChange() }
  }
  open var scrollEdgeAppearance: UITabBarAppearance?
}
