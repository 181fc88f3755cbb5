public import Foundation
internal import UIFoundation

/// Bar button items that an item can represent where there is no room for all of them.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var alwaysAvailable = false
  /// Indicates whether the representative item is displayed. No group is.
  open var isDisplayingRepresentativeItem: Bool { false }

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
  }
}

/// The shortcuts above a keyboard. They are never displayed.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
