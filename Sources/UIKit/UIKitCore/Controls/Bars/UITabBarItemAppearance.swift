public import Foundation
public import UIFoundation
public import UIGraphics

/// The appearance of a tab in one state. A color that is nil is replaced by the default.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var iconColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of tabs in each of their states.
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
