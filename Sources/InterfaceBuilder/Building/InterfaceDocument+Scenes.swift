import UIKitCore

extension InterfaceDocument {
  /// Builds every scene that has a view, in document order, and lays each out on the document's device.
  @MainActor
  package func scenes(_ options: InterfaceOptions = InterfaceOptions()) throws(InterfaceDocumentError)
    -> [InterfaceScene]
  {
    try throwProblems()
    var scenes: [InterfaceScene] = []
    for element in sceneElements {
      if let scene = scene(element, options) { scenes.append(scene) }
      try throwProblems()
    }
    return scenes
  }

  @MainActor
  private func scene(_ element: Element, _ options: InterfaceOptions) -> InterfaceScene? {
    let isController = ClassTable.controllers[element.name] != nil
    guard let viewElement = isController ? element.child(key: "view") : element,
      let frame = viewElement.recordedFrame(log)
    else { return nil }
    let traits = sceneTraits(size: frame.size)
    let builder = SceneBuilder(self, traits: traits, options: options)
    let controller = isController ? builder.controller(element) : nil
    let view = controller?.view ?? builder.view(viewElement)
    builder.activateConstraints()
    let metrics = SimulatedMetrics(of: element, in: self)
    let safeArea = metrics.safeArea(forSize: frame.size, in: self, matchesCanvas: options.matchesCanvas)
    let environment = Presentation.Environment(size: frame.size, safeArea: safeArea, traits: traits)
    let presentation =
      controller.map { Presentation(of: $0, in: environment) } ?? Presentation(of: view, in: environment)
    if !builder.customClasses.isEmpty {
      log.note(element, "Custom classes stand as their base classes: \(builder.customClasses.joined(separator: ", ")).")
    }
    return InterfaceScene(
      id: element.id ?? "", name: Self.name(of: element), presentation: presentation, views: builder.built,
      objects: builder.objects, constraints: builder.constraints)
  }

  private static func name(of element: Element) -> String {
    element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"] ?? element.id ?? element.name
  }

  /// The traits of the device; a format without a device means any size class.
  private func sceneTraits(size: CGSize) -> UITraitCollection {
    device?.traits ?? UITraitCollection { $0.displayScale = 2 }
  }
}

extension SceneBuilder {
  /// Makes a controller with its view; guides of its own stand before the view's constraints need them.
  func controller(_ element: Element) -> UIViewController {
    let custom = customObject(element) as? UIViewController
    let controller = custom ?? ClassTable.controllers[element.name]?() ?? UIViewController()
    register(controller, as: element)
    controller.title = element["title"]
    if let viewElement = element.child(key: "view") { controller.view = view(viewElement) }
    for guide in element.child("layoutGuides")?.children ?? [] where guide.name == "viewControllerLayoutGuide" {
      register(guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide, as: guide)
    }
    return controller
  }
}
