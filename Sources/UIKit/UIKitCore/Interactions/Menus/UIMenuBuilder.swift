public import Foundation
public import UIFoundation

/// A builder of the main menu or a context menu.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// The menu system that owns the menu.
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A menu to which the application and its delegate contribute.
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
  /// The menu bar. It is not drawn.
  public static let main = UIMenuSystem(menus: [.application, .file, .edit, .format, .view, .window, .help])
  /// The context menus, initially empty.
  public static let context = UIMenuSystem(menus: [])

  /// The identifiers of the menus with which every rebuild starts.
  private let menus: [UIMenu.Identifier]
  /// The current menu.
  package private(set) var menu: UIMenu

  private init(menus: [UIMenu.Identifier]) {
    self.menus = menus
    menu = Self.root(menus)
  }

  private static func root(_ menus: [UIMenu.Identifier]) -> UIMenu {
    UIMenu(identifier: .root, children: menus.map { UIMenu(identifier: $0) })
  }

  /// Rebuilds the menu immediately by calling the application and its delegate.
  public func setNeedsRebuild() {
    let builder = MenuTree(self, Self.root(menus))
    UIApplication.shared.buildMenu(with: builder)
    menu = builder.root
  }

  /// Validates the commands of the menu immediately by calling their responders.
  public func setNeedsRevalidate() {
    let responder = UIApplication.shared.keyWindow.flatMap { FirstResponder.find(in: $0) } ?? UIApplication.shared
    for case let command as UICommand in MenuTree.elements(of: menu) {
      (responder.target(forAction: command.action, withSender: command) as? UIResponder)?.validate(command)
    }
  }
}

/// A menu builder that creates a new tree for each change.
@MainActor
final class MenuTree: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, _ root: UIMenu) {
    self.system = system
    self.root = root
  }

  /// Returns a menu and its descendants, parents first.
  static func elements(of element: UIMenuElement) -> [UIMenuElement] {
    var all = [element]
    for child in (element as? UIMenu)?.children ?? [] { all += elements(of: child) }
    return all
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    for case let menu as UIMenu in Self.elements(of: root) where menu.identifier == identifier { return menu }
    return nil
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    for case let action as UIAction in Self.elements(of: root) where action.identifier == identifier { return action }
    return nil
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    for case let command as UICommand in Self.elements(of: root)
    where command.action == action && command.propertyList as? AnyHashable == propertyList as? AnyHashable {
      return command
    }
    return nil
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    edit(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    edit(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    edit(removedIdentifier) { _ in [] }
  }

  /// Replaces the menu that has an identifier with other menus.
  ///
  /// The root menu can only be replaced by a menu with the same identifier.
  private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
    func edited(_ menu: UIMenu) -> UIMenu {
      let children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let child = child as? UIMenu else { return [child] }
        return child.identifier == identifier ? change(child) : [edited(child)]
      }
      return menu.replacingChildren(children)
    }
    if root.identifier == identifier {
      root = change(root).first { $0.identifier == identifier } ?? root
    } else {
      root = edited(root)
    }
  }
}
