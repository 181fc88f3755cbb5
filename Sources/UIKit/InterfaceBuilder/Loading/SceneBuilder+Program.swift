import Foundation
import UIKitCore

/// Objects of the program's own classes, created on demand as in UIKit.
extension SceneBuilder {
  /// Returns the program's class that an element names; nil if it names none or the registry has it.
  ///
  /// If the program has no such class, an error is logged and nil returned.
  func customClass(_ element: Element) -> AnyClass? {
    guard let program, let name = element["customClass"],
      !options.registry.contains(class: name, module: element["customModule"])
    else { return nil }
    let isOfTarget = element["customModuleProvider"] == "target"
    if let type = program.type(named: name, module: element["customModule"], isOfTarget: isOfTarget) { return type }
    LayoutDiagnostics.log("\(document.path):\(element.line): Unknown class \(name) in Interface Builder file.")
    return nil
  }

  /// Returns a view of an element's custom class, with its content; nil if there is no such view class.
  func customView(_ element: Element) -> UIView? {
    guard let type = customClass(element) as? UIView.Type else { return nil }
    let coder = NibCoder(element) { [self] in if let view = $0 as? UIView { fill(view, element) } }
    guard let view = type.init(coder: coder) else { return nil }
    coder.fill(view)
    return view
  }

  // MARK: Controllers

  /// Returns the controller of a scene. Its view is loaded at the first access.
  static func programController(
    _ element: Element, in document: InterfaceDocument, _ program: ProgramContext, open: [Element] = [],
    creator: UIStoryboard.Creator? = nil
  ) -> UIViewController? {
    var options = InterfaceOptions()
    options.includesDesignTime = false
    let builder = SceneBuilder(document, traits: UITraitCollection.current, options: options)
    builder.program = program
    builder.open = open + [element]
    let coder = NibCoder(element) { [builder] in
      if let controller = $0 as? UIViewController { builder.fillController(controller, element) }
    }
    let controller =
      creator?(coder) ?? builder.customObject(element) as? UIViewController
      ?? (builder.customClass(element) as? UIViewController.Type).flatMap { $0.init(coder: coder) }
      ?? builder.newController(element)
    coder.fill(controller)
    builder.setRuntimeAttributes(element, of: controller)
    controller.awakeFromNib()
    return controller
  }

  private func fillController(_ controller: UIViewController, _ element: Element) {
    register(controller, as: element)
    controller.storyboard = program?.storyboard
    setProperties(of: controller, element)
    setItems(of: controller, element)
    setBars(of: controller, element)
    addSegues(of: controller, element)
    addChildren(of: controller, element)
    guard let view = element.child(key: "view") else {
      addObjects(of: element.parent ?? element)
      connect(in: element.parent ?? element)
      return controller.sceneObjects = kept
    }
    release(controller, as: element)
    controller.sceneLoader = { [self] in loadView(view, of: $0, element) }
  }

  /// Loads the view of a scene, connects its outlets and actions, and performs embed segues.
  private func loadView(_ viewElement: Element, of controller: UIViewController, _ element: Element) {
    let scene = element.parent ?? element
    register(controller, as: element)
    addObjects(of: scene)
    controller.view = view(viewElement)
    if let controller = controller as? UITableViewController, let table = controller.viewIfLoaded as? UITableView,
      let rows = table.retainedDataSource as? StaticTableSource
    {
      controller.staticRows = rows
      table.dataSource = controller
      table.delegate = controller
    }
    addGuides(of: controller, element)
    activateConstraints()
    connect(in: scene)
    connectPopovers(of: scene)
    performEmbeds(of: controller)
    controller.sceneObjects = kept
  }

  // MARK: Other objects

  /// Creates the gesture recognizers and custom objects of a scene or nib.
  func addObjects(of scene: Element) {
    for element in scene.children {
      if let maker = Self.recognizers[element.name] {
        let recognizer = customInstance(element) as? UIGestureRecognizer ?? maker()
        Self.setAttributes(of: recognizer, element, self)
        register(recognizer, as: element)
        kept.append(recognizer)
      } else if element.name == "customObject", let object = customInstance(element) {
        register(object, as: element)
        kept.append(object)
      }
    }
  }

  private func customInstance(_ element: Element) -> AnyObject? {
    if let object = customObject(element) { return object }
    return (customClass(element) as? NSObject.Type)?.init()
  }

  private static let recognizers: [String: @MainActor () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "gestureRecognizer": { UIGestureRecognizer() },
  ]

  private static func setAttributes(of recognizer: UIGestureRecognizer, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("enabled") { recognizer.isEnabled = value }
    if let value = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let swipe = recognizer as? UISwipeGestureRecognizer, let words = element["direction"] {
      let named = words.split(separator: " ").compactMap { directions[String($0)] }
      if !named.isEmpty { swipe.direction = UISwipeGestureRecognizer.Direction(named) }
    }
    setNumbers(of: recognizer, element, builder.log)
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]

  private static func setNumbers(of recognizer: UIGestureRecognizer, _ element: Element, _ log: ProblemLog) {
    let taps = element.integer("numberOfTapsRequired", log)
    let touches = element.integer("numberOfTouchesRequired", log)
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps { tap.numberOfTapsRequired = taps }
      if let touches { tap.numberOfTouchesRequired = touches }
    case let swipe as UISwipeGestureRecognizer:
      if let touches { swipe.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps { press.numberOfTapsRequired = taps }
      if let touches { press.numberOfTouchesRequired = touches }
      if let duration = element.number("minimumPressDuration", log) { press.minimumPressDuration = duration }
      if let movement = element.number("allowableMovement", log) { press.allowableMovement = movement }
    case let pan as UIPanGestureRecognizer:
      if let least = element.integer("minimumNumberOfTouches", log) { pan.minimumNumberOfTouches = least }
      if let most = element.integer("maximumNumberOfTouches", log) { pan.maximumNumberOfTouches = most }
    default: break
    }
  }
}
