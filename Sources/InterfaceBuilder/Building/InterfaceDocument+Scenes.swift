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
    let viewElement = isController ? element.child(key: "view") : element
    guard let size = viewElement?.recordedFrame(log)?.size ?? containerSize(element) else { return nil }
    let traits = sceneTraits()
    let builder = SceneBuilder(self, traits: traits, options: options)
    let controller = isController ? builder.controller(element) : nil
    guard let view = controller?.view ?? viewElement.map({ builder.view($0) }) else { return nil }
    builder.activateConstraints()
    let metrics = SimulatedMetrics(of: element, in: self)
    let safeArea = metrics.safeArea(forSize: size, in: self, matchesCanvas: options.matchesCanvas)
    let environment = Presentation.Environment(size: size, safeArea: safeArea, traits: traits)
    let presentation =
      controller.map { Presentation(of: $0, in: environment) } ?? Presentation(of: view, in: environment)
    if !builder.customClasses.isEmpty {
      log.note(element, "Custom classes stand as their base classes: \(builder.customClasses.joined(separator: ", ")).")
    }
    return InterfaceScene(
      id: element.id ?? "", name: Self.name(of: element), presentation: presentation, views: builder.built,
      objects: builder.objects, constraints: builder.constraints)
  }

  /// The size of a container's scene, which records none: its first child's, else the device's.
  private func containerSize(_ element: Element) -> CGSize? {
    guard SceneBuilder.isContainer(element) else { return nil }
    return device?.size ?? CGSize(width: 375, height: 667)
  }

  private static func name(of element: Element) -> String {
    element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"] ?? element.id ?? element.name
  }

  /// The traits of the device; a format without a device means any size class.
  private func sceneTraits() -> UITraitCollection {
    device?.traits ?? UITraitCollection { $0.displayScale = 2 }
  }
}
