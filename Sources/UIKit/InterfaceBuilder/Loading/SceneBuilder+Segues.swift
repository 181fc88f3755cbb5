import UIKitCore

/// The segues of scenes in a running program.
extension SceneBuilder {
  private static let kinds: [String: StoryboardSegueTemplate.Kind] = [
    "show": .show, "push": .show, "showDetail": .showDetail, "replace": .showDetail, "presentation": .present,
    "modal": .present, "popoverPresentation": .present, "popover": .present, "custom": .show,
  ]

  /// Adds the segue templates of a scene to its controller.
  func addSegues(of controller: UIViewController, _ element: Element) {
    (element.parent ?? element).forEach { segue in
      guard segue.name == "segue", let template = template(of: segue, controller) else { return }
      segues[segue.id ?? ""] = template
      controller.segueTemplates.append(template)
    }
  }

  private func template(of segue: Element, _ controller: UIViewController) -> StoryboardSegueTemplate? {
    let identifier = segue["identifier"]
    if segue["kind"] == "unwind", let action = segue["unwindAction"] {
      let kind = StoryboardSegueTemplate.Kind.unwind(Selector(action))
      return StoryboardSegueTemplate(identifier: identifier, kind: kind, owner: controller) { _, _ in nil }
    }
    guard let kind = Self.kinds[segue["kind"] ?? ""] else { return nil }
    let (document, program) = (document, program)
    return StoryboardSegueTemplate(
      identifier: identifier, kind: kind, owner: controller, custom: customSegue(segue)
    ) { source, sender in
      guard let program else { return nil }
      let made = Self.destination(of: segue, from: source, sender, in: document, program)
      if let style = Words.modalPresentationStyle.value(inFile: segue["modalPresentationStyle"]) {
        made?.modalPresentationStyle = style
      } else if segue["kind"] == "popoverPresentation" {
        made?.modalPresentationStyle = .popover
      }
      if made?.modalPresentationStyle == .popover, let arrow = segue.child(key: "popoverArrowDirection") {
        made?.popoverPresentationController?.permittedArrowDirections = Self.arrowDirections(arrow)
      }
      return made
    }
  }

  private static func arrowDirections(_ element: Element) -> UIPopoverArrowDirection {
    let directions = Words.arrowDirection
    let names = directions.list.words
    return UIPopoverArrowDirection(names.indices.filter { element.flag(names[$0]) == true }.map { directions[$0] })
  }

  /// Connects the segues of popovers with the views or items to which their arrows point.
  func connectPopovers(of scene: Element) {
    scene.forEach { segue in
      guard segue.name == "segue", let template = segue.id.flatMap({ segues[$0] }),
        let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
      else { return }
      template.popoverAnchor = objects[anchor]
    }
  }

  private func customSegue(_ segue: Element) -> ((UIViewController, UIViewController) -> UIStoryboardSegue?)? {
    guard let name = segue["customClass"], let program else { return nil }
    let isOfTarget = segue["customModuleProvider"] == "target"
    guard
      let type = program.type(named: name, module: segue["customModule"], isOfTarget: isOfTarget)
        as? UIStoryboardSegue.Type
    else {
      LayoutDiagnostics.log("\(document.path):\(segue.line): Unknown class \(name) in Interface Builder file.")
      return nil
    }
    return { type.init(identifier: segue["identifier"], source: $0, destination: $1) }
  }

  /// Returns the destination of a segue.
  ///
  /// It is the result of the segue action if there is one, otherwise the scene's controller.
  private static func destination(
    of segue: Element, from source: UIViewController?, _ sender: Any?, in document: InterfaceDocument,
    _ program: ProgramContext, open: [Element] = []
  ) -> UIViewController? {
    guard let id = segue["destination"], let element = document.object(id) else { return nil }
    guard let name = segue["destinationCreationSelector"], let source else {
      return scene(element, in: document, program, open: open)
    }
    return scene(element, in: document, program, open: open) { coder in
      let selector = Selector(name)
      switch selector.send(to: source, [coder, sender, segue["identifier"]]) {
      case .returned(let made): return made as? UIViewController
      case .mismatch, .unrecognized:
        LayoutDiagnostics.log("\(document.path):\(segue.line): \(source) has no segue action '\(name)'.")
        return nil
      }
    }
  }

  /// Returns the controller of a scene or, for a storyboard reference, of the referenced storyboard.
  static func scene(
    _ element: Element, in document: InterfaceDocument, _ program: ProgramContext, open: [Element] = [],
    creator: UIStoryboard.Creator? = nil
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder", let name = element["storyboardName"] {
      guard let folder = program.file?.deletingLastPathComponent() else { return nil }
      let storyboard = UIStoryboard(contentsOf: folder.appendingPathComponent("\(name).storyboard"))
      guard let identifier = element["referencedIdentifier"] else {
        return storyboard.instantiateInitialViewController()
      }
      return storyboard.instantiateViewController(withIdentifier: identifier)
    }
    guard ClassTable.isController(element) else { return nil }
    if open.contains(where: { $0 === element }) {
      LayoutDiagnostics.log("\(document.path):\(element.line): The controller \"\(element.id ?? "")\" contains itself.")
      return nil
    }
    return programController(element, in: document, program, open: open, creator: creator)
  }

  /// Performs the embed segues of a controller. The controller prepares for each of them.
  func performEmbeds(of controller: UIViewController) {
    guard let program else { return }
    for (container, element) in takeEmbeds() {
      guard controller.shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: nil),
        let child = Self.destination(of: element, from: controller, nil, in: document, program, open: open)
      else { continue }
      let segue =
        customSegue(element)?(controller, child)
        ?? UIStoryboardSegue(identifier: element["identifier"], source: controller, destination: child)
      segue.handler = { [self] in embed(child, in: container, of: controller) }
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }

  /// Connects a segue to the control, bar button item, gesture recognizer or cell that triggers it.
  func connectSegue(_ connection: Element, from source: AnyObject) {
    guard let template = connection.id.flatMap({ segues[$0] }) else { return }
    switch source {
    case let cell as UITableViewCell:
      if connection["trigger"] == "accessoryAction" {
        cell.accessorySegueTemplate = template
      } else {
        cell.segueTemplate = template
      }
    case let cell as UICollectionViewCell: cell.segueTemplate = template
    default: add(StoryboardSegueTemplate.action, to: template, from: source, connection)
    }
  }
}
