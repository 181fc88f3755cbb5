import UIKitCore

extension InterfaceDocument {
  /// Builds without canvas what a nib or a controller of a storyboard holds, for use at run time.
  @MainActor
  private func runTimeBuilder() -> SceneBuilder {
    var options = InterfaceOptions()
    options.includesDesignTime = false
    return SceneBuilder(self, traits: UITraitCollection.current, options: options)
  }

  /// The top-level objects of a nib, connected to an owner and among themselves.
  @MainActor
  package func instantiate(owner: AnyObject?) throws(InterfaceDocumentError) -> [Any] {
    try throwProblems()
    let builder = runTimeBuilder()
    let objects: [Any] = sceneElements.map { element in
      ClassTable.controllers[element.name] != nil ? builder.controller(element) : builder.view(element)
    }
    builder.activateConstraints()
    builder.connect(owner: owner)
    try throwProblems()
    return objects
  }

  /// A controller of a storyboard by its identifier, or the initial one; nil where there is none.
  @MainActor
  package func instantiateController(_ identifier: String?) throws(InterfaceDocumentError) -> UIViewController? {
    try throwProblems()
    let wanted = sceneElements.first { element in
      identifier.map { element["storyboardIdentifier"] == $0 } ?? (element.id == root["initialViewController"])
    }
    guard let wanted, ClassTable.controllers[wanted.name] != nil else { return nil }
    let builder = runTimeBuilder()
    let controller = builder.controller(wanted)
    builder.activateConstraints()
    builder.connect()
    try throwProblems()
    return controller
  }
}
