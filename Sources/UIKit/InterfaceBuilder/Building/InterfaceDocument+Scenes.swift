import UIKitCore

extension InterfaceDocument {
  /// Builds and lays out every scene that is a container or has a recorded frame, in document order.
  ///
  /// Scenes that fill the screen use the device of the options, if there is one. All others use that of the document.
  @MainActor
  package func scenes(_ options: InterfaceOptions = InterfaceOptions()) throws(InterfaceDocumentError)
    -> [InterfaceScene]
  {
    try throwProblems()
    var scenes: [InterfaceScene] = []
    forgetCopies()
    for element in sceneElements {
      UITraitCollection.current.overridden(by: textSize(rules(options))).performAsCurrent {
        if let scene = scene(element, options) { scenes.append(scene) }
      }
      try throwProblems()
    }
    return scenes
  }

  @MainActor
  private func scene(_ element: Element, _ options: InterfaceOptions) -> InterfaceScene? {
    let isController = ClassTable.isController(element)
    let viewElement = isController ? element.child(key: "view") : element
    guard let recorded = viewElement?.recordedFrame(log)?.size ?? containerSize(element, options) else { return nil }
    let environment = environment(of: element, recorded: recorded, options)
    let builder = SceneBuilder(
      self, traits: variationTraits(environment, options), safeArea: environment.safeArea, options: options)
    let controller = isController ? builder.controller(element) : nil
    guard let view = controller?.view ?? viewElement.map({ builder.view($0) }) else { return nil }
    builder.activateConstraints()
    let window =
      controller.map { OffscreenWindow(of: $0, in: environment) } ?? OffscreenWindow(of: view, in: environment)
    if !builder.customClasses.isEmpty {
      let names = builder.customClasses.joined(separator: ", ")
      log.note(element, "\(InterfaceProblem.customClassPrefix)\(names).")
    }
    return InterfaceScene(
      id: element.id ?? "", name: Self.name(of: element), window: window, views: builder.built,
      objects: builder.objects, constraints: builder.constraints)
  }

  @MainActor
  private func rules(_ options: InterfaceOptions) -> any SceneRules {
    options.canvas ?? RunTimeRules(document: self)
  }

  /// Returns the text size of the canvas as traits; no traits at run time.
  @MainActor
  private func textSize(_ rules: any SceneRules) -> UITraitCollection {
    rules.contentSizeCategory.map { UITraitCollection(preferredContentSizeCategory: $0) } ?? UITraitCollection()
  }

  /// Returns the size of a container's scene, which documents do not record; nil for other scenes.
  ///
  /// It is the freeform size, or else that of the device, or else 375×667 points. In the last case, and on canvases
  /// that keep the bar's initial width, the width is that of the container's bar.
  @MainActor
  private func containerSize(_ element: Element, _ options: InterfaceOptions) -> CGSize? {
    guard SceneBuilder.isContainer(element) else { return nil }
    let size = element.child("size", key: "freeformSize")?.size(log) ?? device?.size
    let bar = element.child(key: "navigationBar") ?? element.child(key: "tabBar")
    let keepsBar = rules(options).keepsInitialBarWidth && element.name == "navigationController"
    if let size, !keepsBar || bar == nil { return size }
    return CGSize(width: bar?.recordedFrame(log)?.width ?? 375, height: size?.height ?? 667)
  }

  private static func name(of element: Element) -> String {
    element["storyboardIdentifier"] ?? element["userLabel"] ?? element["customClass"] ?? element.id ?? element.name
  }

  /// Returns the traits that select variations. Without a device or a requested size, they have no size classes.
  private func variationTraits(_ environment: OffscreenWindow.Environment, _ options: InterfaceOptions)
    -> UITraitCollection
  {
    guard device == nil, options.device == nil, options.size == nil else { return environment.traits }
    return environment.traits.modifying {
      $0.horizontalSizeClass = .unspecified
      $0.verticalSizeClass = .unspecified
    }
  }

  /// Returns the screen for a scene, from the options or the document, with the bars around the scene.
  @MainActor
  private func environment(
    of element: Element, recorded: CGSize, _ options: InterfaceOptions
  ) -> OffscreenWindow.Environment {
    let rules = rules(options)
    func metrics(on traits: UITraitCollection?) -> SimulatedMetrics {
      SimulatedMetrics(of: element, on: traits, rules)
    }
    let ownMetrics = metrics(on: device?.traits)
    // A scene as large as the document's screen gets the size of the requested screen. Without a device, every scene
    // that is not freeform does. Other sizes are kept.
    let followsScreen = device.map { recorded == $0.size } ?? !ownMetrics.isFreeform
    let orientation = options.orientation ?? (device?.isLandscape == true ? .landscape : .portrait)
    if let other = options.device, followsScreen {
      let bare = OffscreenWindow.Environment(device: other, orientation: orientation, traits: options.traits)
      let metrics = metrics(on: bare.traits)
      return OffscreenWindow.Environment(
        size: bare.size, safeArea: metrics.adding(to: bare.safeArea), traits: bare.traits)
    }
    if let turned = device?.turned(to: orientation), turned.isLandscape != device?.isLandscape, options.size == nil,
      followsScreen
    {
      let safeArea = metrics(on: turned.traits).adding(to: turned.safeArea)
      return OffscreenWindow.Environment(
        size: turned.size, safeArea: safeArea, traits: turned.traits.overridden(by: options.traits))
    }
    let scale = rules.scaleWithoutDevice
    let own = (device?.traits ?? UITraitCollection { $0.displayScale = scale }).overridden(by: textSize(rules))
    let traits = own.overridden(by: options.traits)
    if let size = options.size, followsScreen {
      let bare = OffscreenWindow.Environment(size: size, traits: traits)
      return OffscreenWindow.Environment(size: size, safeArea: ownMetrics.adding(to: .zero), traits: bare.traits)
    }
    let safeArea = rules.safeArea(of: element, size: recorded, ownMetrics)
    return OffscreenWindow.Environment(size: recorded, safeArea: safeArea, traits: traits)
  }
}
