import UIKitCore

extension SceneBuilder {
  /// Returns whether a controller is a container whose view the document does not contain.
  nonisolated static func isContainer(_ element: Element) -> Bool {
    ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
  }

  /// Creates a controller with its view and, if containers are filled, its children.
  func controller(_ element: Element) -> UIViewController {
    let custom = customObject(element) as? UIViewController
    let controller = custom ?? rules.controller(for: element) ?? newController(element)
    let outer = scope
    scope = SceneBuilder.Scope()
    register(controller, as: element)
    madeControllers.append(controller)
    if !open.isEmpty { document.copies.add() }
    open.append(element)
    defer {
      open.removeLast()
      scope = outer
    }
    setProperties(of: controller, element)
    if let viewElement = element.child(key: "view") { controller.view = view(viewElement) }
    rules.adjust(controller, element)
    addGuides(of: controller, element)
    setItems(of: controller, element)
    setBars(of: controller, element)
    if options.fillsContainers {
      fill(takeEmbeds(), of: controller)
      addChildren(of: controller, element)
    }
    return controller
  }

  /// Creates the controller of an element without a class of its own.
  func newController(_ element: Element) -> UIViewController {
    catalogObject(element) as? UIViewController ?? UIViewController()
  }

  func setProperties(of controller: UIViewController, _ element: Element) {
    for list in Catalog.lists(of: controller) { setProperties(list, of: controller, from: element) }
  }

  func addGuides(of controller: UIViewController, _ element: Element) {
    for guide in element.child("layoutGuides")?.children ?? [] where guide.name == "viewControllerLayoutGuide" {
      register(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, as: guide)
    }
  }

  func setItems(of controller: UIViewController, _ element: Element) {
    if let item = element.child("navigationItem", key: "navigationItem") {
      AttributeTable.fill(controller.navigationItem, from: item, self)
      register(controller.navigationItem, as: item)
    }
    if let item = element.child("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem = AttributeTable.tabBarItem(item, self)
    }
    if let items = element.child("toolbarItems") {
      controller.toolbarItems = items.children.filter { $0.name == "barButtonItem" }
        .map { AttributeTable.barButtonItem($0, self) }
    }
  }

  func setBars(of controller: UIViewController, _ element: Element) {
    if let navigation = controller as? UINavigationController {
      if !navigation.isNavigationBarHidden, let bar = element.child("navigationBar", key: "navigationBar") {
        _ = view(bar, into: navigation.navigationBar)
      }
      if !navigation.isToolbarHidden, let bar = element.child("toolbar", key: "toolbar"),
        let toolbar = navigation.toolbar
      {
        _ = view(bar, into: toolbar)
      }
    }
    if let tabs = controller as? UITabBarController, let bar = element.child("tabBar", key: "tabBar") {
      _ = view(bar, into: tabs.tabBar)
    }
  }

  // MARK: Children

  func addChildren(of controller: UIViewController, _ element: Element) {
    let relations = element.child("connections")?.children.filter { $0["kind"] == "relationship" } ?? []
    let children = relations.compactMap { relation in child(by: relation).map { (relation["relationship"] ?? "", $0) } }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children.map(\.1)
    case let tabs as UITabBarController: tabs.viewControllers = children.map(\.1)
    case let split as UISplitViewController:
      for (relationship, child) in children {
        if let column = Self.columns[relationship] { split.setViewController(child, for: column) }
      }
    default: break
    }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary,
    "detailViewController": .secondary, "compactViewController": .compact,
  ]

  /// Returns the destination of a relationship or an embedding.
  ///
  /// For a cycle and for too many copies of scenes, logs an error and returns nil.
  func child(by segue: Element) -> UIViewController? {
    guard let id = segue["destination"], let element = document.object(id) else { return nil }
    if let program { return Self.scene(element, in: document, program, open: open) }
    guard ClassTable.isController(element), !document.copies.hasEnded else { return nil }
    if let refusal = document.copies.refusal(of: element, below: open) {
      log.error(segue, refusal)
      return nil
    }
    return controller(element)
  }

  /// Fills containers with the scenes they embed.
  private func fill(_ embeds: [(container: UIView, segue: Element)], of controller: UIViewController) {
    for (container, segue) in embeds {
      if let child = child(by: segue) { embed(child, in: container, of: controller) }
    }
  }

  /// Makes a controller the child of another controller, with its view in a container.
  func embed(_ child: UIViewController, in container: UIView, of controller: UIViewController) {
    controller.addChild(child)
    guard let view = child.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = container.bounds
    container.addSubview(view)
    child.didMove(toParent: controller)
  }
}
