import UIKitCore

/// Attributes of bars, their items, search fields and effects.
extension AttributeTable {
  static func setSearchBar(_ bar: UISearchBar, _ element: Element, _ builder: SceneBuilder) {
    if let value = string("text", of: element) { bar.text = value }
    if let value = string("placeholder", of: element) { bar.placeholder = value }
    if let value = element.flag("showsCancelButton") { bar.showsCancelButton = value }
    if let value = element.flag("showsScopeBar") { bar.showsScopeBar = value }
    if element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    if let color = element.child("color", key: "barTintColor") {
      bar.barTintColor = UIColor.from(color, builder.document)
    }
    let height = builder.document.tools.searchBarHeight
    if builder.options.matchesCanvas, height != CanvasTools.currentSearchBarHeight, !bar.showsScopeBar {
      bar.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  static func setVisualEffect(_ view: UIVisualEffectView, _ element: Element, _ builder: SceneBuilder) {
    let blur = element.child("blurEffect") ?? element.child("vibrancyEffect")?.child("blurEffect")
    guard let blur else { return }
    view.effect = UIBlurEffect(style: blurStyles[blur["style"] ?? ""] ?? .regular)
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemMaterialLight": .systemMaterialLight,
    "systemMaterialDark": .systemMaterialDark, "systemThinMaterialLight": .systemThinMaterialLight,
    "systemThinMaterialDark": .systemThinMaterialDark, "systemThickMaterialLight": .systemThickMaterialLight,
    "systemThickMaterialDark": .systemThickMaterialDark,
  ]

  static func setNavigationBar(_ bar: UINavigationBar, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("translucent") { bar.isTranslucent = value }
    if let value = element.flag("largeTitles") { bar.prefersLargeTitles = value }
    if let color = element.child("color", key: "barTintColor") {
      bar.barTintColor = UIColor.from(color, builder.document)
    }
    guard let items = element.child("items") else { return }
    bar.items = items.children.filter { $0.name == "navigationItem" }.map { navigationItem($0, builder) }
  }

  static func setToolbar(_ bar: UIToolbar, _ element: Element, _ builder: SceneBuilder) {
    if element.name == "toolbar" { builder.takeCanvasHeight(bar, element) }
    if let value = element.flag("translucent") { bar.isTranslucent = value }
    if let color = element.child("color", key: "barTintColor") {
      bar.barTintColor = UIColor.from(color, builder.document)
    }
    guard let items = element.child("items") else { return }
    bar.items = items.children.filter { $0.name == "barButtonItem" }.map { barButtonItem($0, builder) }
  }

  static func setTabBar(_ bar: UITabBar, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("translucent") { bar.isTranslucent = value }
    if let color = element.child("color", key: "barTintColor") {
      bar.barTintColor = UIColor.from(color, builder.document)
    }
    guard let items = element.child("items") else { return }
    bar.items = items.children.filter { $0.name == "tabBarItem" }.map { tabBarItem($0, builder) }
  }

  /// Returns the navigation item of a controller's element.
  static func navigationItem(_ element: Element, _ builder: SceneBuilder) -> UINavigationItem {
    let item = UINavigationItem(title: element["title"] ?? "")
    fill(item, from: element, builder)
    builder.register(item, as: element)
    return item
  }

  /// Sets title and buttons of an item that exists.
  static func fill(_ item: UINavigationItem, from element: Element, _ builder: SceneBuilder) {
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    func items(_ one: String, _ many: String) -> [UIBarButtonItem]? {
      var all = element.child(many)?.children.filter { $0.name == "barButtonItem" } ?? []
      if let single = element.child("barButtonItem", key: one) { all.insert(single, at: 0) }
      return all.isEmpty ? nil : all.map { barButtonItem($0, builder) }
    }
    if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
    if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
    if let titleView = element.child(key: "titleView") { item.titleView = builder.view(titleView) }
  }

  /// Returns a bar button item.
  static func barButtonItem(_ element: Element, _ builder: SceneBuilder) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let system = element["systemItem"].flatMap({ systemItems[$0] }) {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem()
      item.title = element["title"]
      if let name = element["image"] { item.image = builder.image(named: name, in: element) }
    }
    if let width = element.number("width", builder.log) { item.width = width }
    if let value = element.flag("enabled") { item.isEnabled = value }
    if element["style"] == "done" { item.style = .done }
    if let color = element.child("color", key: "tintColor") { item.tintColor = UIColor.from(color, builder.document) }
    if let view = element.child(key: "customView") { item.customView = builder.view(view) }
    builder.register(item, as: element)
    return item
  }

  /// Returns a tab bar item.
  static func tabBarItem(_ element: Element, _ builder: SceneBuilder) -> UITabBarItem {
    let image = element["image"].flatMap { builder.image(named: $0, in: element) }
    let item = UITabBarItem(title: element["title"], image: image, tag: element.integer("tag", builder.log) ?? 0)
    if let name = element["selectedImage"] { item.selectedImage = builder.image(named: name, in: element) }
    if let value = element["badgeValue"] { item.badgeValue = value }
    builder.register(item, as: element)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}
