import Foundation
import UIKitCore

extension InterfaceDocument {
  /// Creates the top-level objects of a nib and connects them to each other and to an owner.
  @MainActor
  package func instantiate(owner: AnyObject?, file: URL? = nil) throws(InterfaceDocumentError) -> [Any] {
    try throwProblems()
    var options = InterfaceOptions()
    options.includesDesignTime = false
    let builder = SceneBuilder(self, traits: UITraitCollection.current, options: options)
    builder.program = ProgramContext(file: file, owner: owner)
    if let objects = root.child("objects") { builder.addObjects(of: objects) }
    let objects: [Any] = sceneElements.map { element in
      ClassTable.isController(element) ? builder.controller(element) : builder.view(element)
    }
    builder.activateConstraints()
    builder.connect(in: root, owner: owner)
    try throwProblems()
    return objects + builder.kept
  }

  /// Creates the controller with the given identifier, or the initial controller for nil.
  ///
  /// Returns nil if the document has no such controller.
  @MainActor
  package func instantiateController(
    _ identifier: String?, of storyboard: UIStoryboard? = nil, file: URL? = nil,
    creator: UIStoryboard.Creator? = nil
  ) throws(InterfaceDocumentError) -> UIViewController? {
    try throwProblems()
    let wanted = sceneElements.first { element in
      identifier.map { element["storyboardIdentifier"] == $0 } ?? (element.id == root["initialViewController"])
    }
    guard let wanted, ClassTable.isController(wanted) else { return nil }
    let program = ProgramContext(storyboard: storyboard, file: file)
    let controller = SceneBuilder.scene(wanted, in: self, program, creator: creator)
    try throwProblems()
    return controller
  }
}
