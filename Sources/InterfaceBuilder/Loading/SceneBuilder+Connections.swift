import UIKitCore

extension SceneBuilder {
  /// Connects outlets and actions of everything built, then wakes it; `owner` stands for the File's Owner.
  func connect(owner: AnyObject? = nil) {
    if let owner, let placeholder = ownerPlaceholder { register(owner, as: placeholder) }
    document.root.forEach { element in
      guard element.name == "connections", let holder = element.parent, let source = holder.id.flatMap({ objects[$0] })
      else { return }
      for connection in element.children { connect(connection, from: source) }
    }
    for (_, view) in built { view.awakeFromNib() }
    for controller in madeControllers {
      controller.awakeFromNib()
      if controller.isViewLoaded { controller.viewDidLoad() }
    }
  }

  private var ownerPlaceholder: Element? {
    document.root.child("objects")?.children.first {
      $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner"
    }
  }

  private func connect(_ connection: Element, from source: AnyObject) {
    guard let id = connection["destination"] else { return }
    switch connection.name {
    case "outlet", "outletCollection":
      guard let name = connection["property"], let target = objects[id] ?? constraints[id] else { return }
      setOutlet(name, of: source, to: target, connection)
    case "action":
      guard let name = connection["selector"], let target = objects[id], let control = source as? UIControl else {
        return
      }
      addAction(name, to: target, on: control, connection)
    default: break
    }
  }

  private func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject, _ connection: Element) {
    if options.registry.set(name, of: source, to: target) { return }
    // What UIKit's own classes have needs no registration.
    if Self.setKnownOutlet(name, of: source, to: target) { return }
    if Self.isCustom(source) {
      log.note(connection, "The outlet \"\(name)\" of \(type(of: source)) is not registered.")
    }
  }

  private static func setKnownOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (name, source, target) {
    case ("view", let controller as UIViewController, let view as UIView): controller.view = view
    case ("dataSource", let table as UITableView, let target as UITableViewDataSource):
      // The rows of a static table are the document's.
      if table.keptDataSource == nil { table.dataSource = target }
    case ("delegate", let table as UITableView, let target as UITableViewDelegate):
      if table.keptDataSource == nil { table.delegate = target }
    case ("dataSource", let collection as UICollectionView, let target as UICollectionViewDataSource):
      collection.dataSource = target
    case ("delegate", let collection as UICollectionView, let target as UICollectionViewDelegate):
      collection.delegate = target
    case ("delegate", let scroll as UIScrollView, let target as UIScrollViewDelegate): scroll.delegate = target
    default: return false
    }
    return true
  }

  /// Whether a class comes from outside the modules that documents know by themselves.
  private static func isCustom(_ object: AnyObject) -> Bool {
    let name = String(reflecting: type(of: object))
    return !name.hasPrefix("UIKitCore.") && !name.hasPrefix("InterfaceBuilder.")
  }

  private func addAction(_ name: String, to target: AnyObject, on control: UIControl, _ connection: Element) {
    guard options.registry.knows(action: name) else {
      if Self.isCustom(target) {
        log.note(connection, "The action \"\(name)\" of \(type(of: target)) is not registered.")
      }
      return
    }
    let registry = options.registry
    let action = UIAction { [weak target, weak control] _ in
      guard let target, let control else { return }
      _ = registry.send(name, to: target, from: control)
    }
    control.addAction(action, for: Self.events[connection["eventType"] ?? ""] ?? .primaryActionTriggered)
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
  ]
}
