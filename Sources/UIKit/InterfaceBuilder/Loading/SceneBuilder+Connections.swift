import UIKitCore

extension SceneBuilder {
  /// Connects the outlets, actions and segues of a scene.
  ///
  /// Then sets the runtime attributes of its views and awakens its objects. `owner` is the File's Owner.
  func connect(in scene: Element, owner: AnyObject? = nil) {
    if let owner, let placeholder = ownerPlaceholder { register(owner, as: placeholder) }
    scene.forEach { element in
      guard element.name == "connections", let holder = element.parent, let source = holder.id.flatMap({ objects[$0] })
      else { return }
      for connection in element.children { connect(connection, from: source) }
    }
    let views = takeBuilt()
    for (element, view) in views { setRuntimeAttributes(element, of: view) }
    for (_, view) in views { view.awakeFromNib() }
    scene.forEach { element in (element.id.flatMap { objects[$0] } as? UIBarItem)?.awakeFromNib() }
    for controller in madeControllers {
      controller.awakeFromNib()
      if controller.isViewLoaded { controller.viewDidLoad() }
    }
  }

  /// Sets the user-defined runtime attributes.
  func setRuntimeAttributes(_ element: Element, of object: AnyObject) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      RuntimeAttributes.apply(attribute, to: object, self)
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
      guard let name = connection["property"], let target = target(id) else { return }
      setOutlet(name, of: source, to: target, connection)
    case "action":
      guard let name = connection["selector"] else { return }
      let isFirstResponder = document.object(id)?["placeholderIdentifier"] == "IBFirstResponder"
      if let target = target(id) {
        addAction(name, to: target, from: source, connection)
      } else if isFirstResponder {
        add(Selector(name), to: nil, from: source, connection)
      }
    case "segue": connectSegue(connection, from: source)
    default: break
    }
  }

  private func target(_ id: String) -> AnyObject? { objects[id] ?? constraints[id] ?? program?.object(id) }

  // MARK: Outlets

  private func setOutlet(_ name: String, of source: AnyObject, to target: AnyObject, _ connection: Element) {
    if options.registry.set(name, of: source, to: target) { return }
    if let outlet = ObjectiveCMembers.property(name, of: source) {
      var value: Any? = target
      if connection.name == "outletCollection" {
        value = (outlet.value?(source) as? [AnyObject] ?? []) + [target]
      }
      if outlet.setValue?(source, value) == true { return }
      report(connection, "The outlet \"\(name)\" of \(type(of: source)) does not accept a \(type(of: target)).")
      return
    }
    // UIKit's own classes need no registration.
    if Self.setKnownOutlet(name, of: source, to: target) { return }
    if Self.isCustom(source) {
      report(
        connection,
        "The class \(type(of: source)) has no @IBOutlet \"\(name)\" that is known here. Build with \"headframe swift\", "
          + "or register the outlet with InterfaceRegistry.")
    }
  }

  private static func setKnownOutlet(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    switch (name, source, target) {
    case ("view", let controller as UIViewController, let view as UIView): controller.view = view
    case ("gestureRecognizers", let view as UIView, let recognizer as UIGestureRecognizer):
      view.addGestureRecognizer(recognizer)
    case ("dataSource", let table as UITableView, let target as UITableViewDataSource):
      // A static table keeps the data source and delegate built from the document.
      if table.retainedDataSource == nil { table.dataSource = target }
    case ("delegate", let table as UITableView, let target as UITableViewDelegate):
      if table.retainedDataSource == nil { table.delegate = target }
    case ("dataSource", let collection as UICollectionView, let target as UICollectionViewDataSource):
      collection.dataSource = target
    case ("dataSource", let picker as UIPickerView, let target as UIPickerViewDataSource): picker.dataSource = target
    default: return setDelegate(name, of: source, to: target)
    }
    return true
  }

  private static func setDelegate(_ name: String, of source: AnyObject, to target: AnyObject) -> Bool {
    guard name == "delegate" else { return false }
    switch (source, target) {
    case (let collection as UICollectionView, let target as UICollectionViewDelegate): collection.delegate = target
    case (let text as UITextView, let target as UITextViewDelegate): text.delegate = target
    case (let scroll as UIScrollView, let target as UIScrollViewDelegate): scroll.delegate = target
    case (let field as UITextField, let target as UITextFieldDelegate): field.delegate = target
    case (let bar as UISearchBar, let target as UISearchBarDelegate): bar.delegate = target
    case (let picker as UIPickerView, let target as UIPickerViewDelegate): picker.delegate = target
    case (let bar as UITabBar, let target as UITabBarDelegate): bar.delegate = target
    case (let recognizer as UIGestureRecognizer, let target as UIGestureRecognizerDelegate):
      recognizer.delegate = target
    case (let controller as UINavigationController, let target as UINavigationControllerDelegate):
      controller.delegate = target
    case (let controller as UITabBarController, let target as UITabBarControllerDelegate): controller.delegate = target
    default: return false
    }
    return true
  }

  /// Returns whether the object's class is defined outside UIKitCore and InterfaceBuilder.
  private static func isCustom(_ object: AnyObject) -> Bool {
    let name = String(reflecting: type(of: object))
    return !name.hasPrefix("UIKitCore.") && !name.hasPrefix("InterfaceBuilder.")
  }

  /// Adds a note about a connection that cannot be made. In a running program, the note is also logged.
  private func report(_ connection: Element, _ message: String) {
    log.note(connection, message)
    if program != nil { LayoutDiagnostics.log("\(document.path):\(connection.line): \(message)") }
  }

  // MARK: Actions

  private func addAction(_ name: String, to target: AnyObject, from source: AnyObject, _ connection: Element) {
    let selector = Selector(name)
    if selector.isPerformable(by: target) { return add(selector, to: target, from: source, connection) }
    guard options.registry.knows(action: name), let control = source as? UIControl else {
      if Self.isCustom(target) {
        report(
          connection,
          "The class \(type(of: target)) has no @IBAction \"\(name)\" that is known here. Build with "
            + "\"headframe swift\", or register the action with InterfaceRegistry.")
      }
      return
    }
    let registry = options.registry
    let action = UIAction { [weak target, weak control] _ in
      guard let target, let control else { return }
      _ = registry.send(name, to: target, from: control)
    }
    control.addAction(action, for: Self.event(connection, of: control))
  }

  /// Adds an action to a control, bar button item or gesture recognizer.
  ///
  /// A nil target uses the responder chain, except for gesture recognizers, which need a target.
  func add(_ action: Selector, to target: AnyObject?, from source: AnyObject, _ connection: Element) {
    switch source {
    case let control as UIControl:
      control.addTarget(target, action: action, for: Self.event(connection, of: control))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  /// Returns the control event of a connection.
  ///
  /// The default is `.touchUpInside` for buttons and `.valueChanged` for other controls.
  static func event(_ connection: Element, of control: UIControl) -> UIControl.Event {
    if let event = connection["eventType"].flatMap({ events[$0] }) { return event }
    return control is UIButton ? .touchUpInside : .valueChanged
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "primaryActionTriggered": .primaryActionTriggered,
  ]
}
