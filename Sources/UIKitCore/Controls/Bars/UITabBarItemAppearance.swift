/// How a tab looks in one state; what is nil follows the bar's own colours.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  func state(of item: UITabBarItem, isSelected: Bool) -> UITabBarItemStateAppearance {
    if !item.isEnabled { return disabled }
    return isSelected ? selected : normal
  }
}
