public import Foundation
public import UIFoundation

/// The predecessor of `UIEditMenuInteraction`. The menu posts notifications, but is not drawn.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  open private(set) var isMenuVisible = false
  open var arrowDirection: ArrowDirection = .default
  open var menuItems: [UIMenuItem]?
  open var menuFrame: CGRect { .zero }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    post(menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification)
    isMenuVisible = menuVisible
    post(menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification)
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }
  open func hideMenu(from targetView: UIView) { setMenuVisible(false, animated: true) }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func update() {}

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// An item of the edit menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
