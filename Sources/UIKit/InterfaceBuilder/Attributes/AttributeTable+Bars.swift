import UIKitCore

/// The items of bars, and attributes of bars that do not map to a single property.
extension AttributeTable {
  static func setNavigationBar(_ bar: UINavigationBar, _ element: Element, _ builder: SceneBuilder) {
    if let attributes = textAttributes("titleTextAttributes", of: element, builder) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element, builder) {
      bar.largeTitleTextAttributes = attributes
    }
    if let items = items("navigationItem", of: element) { bar.items = items.map { navigationItem($0, builder) } }
  }

  static func setToolbar(_ bar: UIToolbar, _ element: Element, _ builder: SceneBuilder) {
    if let items = items("barButtonItem", of: element) { bar.items = items.map { barButtonItem($0, builder) } }
  }

  static func setTabBar(_ bar: UITabBar, _ element: Element, _ builder: SceneBuilder) {
    if let items = items("tabBarItem", of: element) { bar.items = items.map { tabBarItem($0, builder) } }
  }

  /// Returns the font and color of the titles of a bar; nil if the bar has no such child.
  ///
  /// Shadows are not read, because bars have not drawn them by default since iOS 7.
  private static func textAttributes(
    _ key: String, of bar: Element, _ builder: SceneBuilder
  ) -> [NSAttributedString.Key: Any]? {
    guard let description = bar.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = builder.color("textColor", of: description) { attributes[.foregroundColor] = color }
    if let font = description.child("fontDescription", key: "fontDescription") {
      attributes[.font] = UIFont.from(font, builder.document)
    }
    return attributes
  }

  private static func items(_ name: String, of bar: Element) -> [Element]? {
    bar.child("items")?.children.filter { $0.name == name }
  }

  static func navigationItem(_ element: Element, _ builder: SceneBuilder) -> UINavigationItem {
    let item = UINavigationItem(title: element["title"] ?? "")
    fill(item, from: element, builder)
    builder.register(item, as: element)
    return item
  }

  /// Sets the attributes, buttons and title view of an item.
  static func fill(_ item: UINavigationItem, from element: Element, _ builder: SceneBuilder) {
    builder.setProperties(Catalog.navigationItem, of: item, from: element)
    func items(_ one: String, _ many: String) -> [UIBarButtonItem]? {
      var all = element.child(many)?.children.filter { $0.name == "barButtonItem" } ?? []
      if let single = element.child("barButtonItem", key: one) { all.insert(single, at: 0) }
      return all.isEmpty ? nil : all.map { barButtonItem($0, builder) }
    }
    if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
    if let titleView = element.child(key: "titleView") { item.titleView = builder.view(titleView) }
  }

  static func barButtonItem(_ element: Element, _ builder: SceneBuilder) -> UIBarButtonItem {
    let item: UIBarButtonItem
    var ignored: [String] = []
    if let system = Words.barSystemItem.value(inFile: element["systemItem"]) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
      // A system item has its own title and image, but files also keep those from before it became a system item.
      ignored = ["title", "image"] + (element["style"] == "done" ? [] : ["style"])
    } else {
      item = (builder.customClass(element) as? UIBarButtonItem.Type)?.init() ?? UIBarButtonItem()
    }
    builder.setProperties(Catalog.barItem, of: item, from: element, except: ignored)
    builder.setProperties(Catalog.barButtonItem, of: item, from: element, except: ignored)
    if let view = element.child(key: "customView") { item.customView = builder.view(view) }
    builder.register(item, as: element)
    return item
  }

  static func tabBarItem(_ element: Element, _ builder: SceneBuilder) -> UITabBarItem {
    let item = UITabBarItem()
    builder.setProperties(Catalog.barItem, of: item, from: element)
    builder.setProperties(Catalog.tabBarItem, of: item, from: element)
    builder.register(item, as: element)
    return item
  }
}
