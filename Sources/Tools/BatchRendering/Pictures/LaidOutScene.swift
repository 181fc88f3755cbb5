import InterfaceBuilder
import LayoutChecks
import LayoutDocuments
import LayoutFigures
import UIKitCore

/// The laid-out views of a scene from any kind of document.
@MainActor
package struct LaidOutScene {
  package let root: UIView
  /// Every view that the document names or describes, parents first.
  package let views: [(id: String?, className: String, view: UIView)]
  /// The scale of the picture, in pixels per point. A picture with annotations is laid out at its screen's scale.
  package let scale: CGFloat
  package let appearance: UIUserInterfaceStyle
  /// The callouts that the document declares.
  let callouts: [Callout]
  /// The findings that the document declares as intended.
  let expectedFindings: [ExpectedFinding]
  /// The figure that the document describes; nil for none.
  let figure: FigureDescription?
  /// The marks of the document's figure.
  let marks: [FigureMark]
  /// The drawing of the root view.
  let displayList: DisplayList
  package let warnings: [PictureProblem]
  /// The screen of the scene's device; nil for a scene of another size.
  var screen: DeviceChrome.Screen? { findScreen() }
  private let findScreen: @MainActor () -> DeviceChrome.Screen?
  /// The device chrome that the document requests.
  let chrome: DeviceChrome?
  /// The files that were read, apart from the document itself.
  package let files: FileInputs
  private let document: LayoutDocument?
  private let elements: [ViewTree.Element]
  /// The line of each view in an Interface Builder document; empty for layout documents.
  private let lines: [Int]

  /// Returns the location of a finding in the document, such as `card.yaml:12`; nil if unknown.
  func place(of finding: LayoutFinding, in document: String) -> String? {
    if let line = finding.line { return "\(finding.path ?? document):\(line)" }
    // A part of a view, such as the label of a row, is described by the view's line.
    var part = finding.item.flatMap { Self.view($0, in: root) }
    while let view = part {
      if let index = views.firstIndex(where: { $0.view === view }) { return place(ofViewAt: index, in: document) }
      part = view.superview
    }
    return nil
  }

  /// Returns the id of the view of a finding, or of the described view around it; nil if unknown.
  func id(of finding: LayoutFinding) -> String? {
    var part = finding.item.flatMap { Self.view($0, in: root) }
    while let view = part {
      if let index = views.firstIndex(where: { $0.view === view }), let id = views[index].id { return id }
      part = view.superview
    }
    return nil
  }

  private static func view(_ item: ObjectIdentifier, in view: UIView) -> UIView? {
    if ObjectIdentifier(view) == item { return view }
    return view.subviews.firstNonNil { Self.view(item, in: $0) }
  }

  /// Returns the file of a position in the document; nil for an Interface Builder document.
  func source(of position: DocumentPosition) -> DocumentSource? { document?.source(of: position) }

  /// Returns the location of a view's description, such as `card.yaml:12`; nil if unknown.
  package func place(ofViewAt index: Int, in name: String) -> String? {
    if lines.indices.contains(index) { return "\(name):\(lines[index])" }
    return elements.indices.contains(index) ? document?.place(of: elements[index].position) : nil
  }

  /// - Parameter scale: The scale of the picture; nil for that of the scene's variant.
  init(_ presented: PresentedScene, scale: CGFloat? = nil, row: RowLabel? = nil, files: FileInputs = FileInputs()) {
    root = presented.tree.root
    (document, lines) = (presented.document, [])
    elements = presented.tree.elements
    views = presented.tree.elements.map { ($0.id, $0.className, $0.view) }
    self.scale = scale ?? presented.variant.scale
    appearance = presented.variant.appearance
    displayList = presented.displayList
    callouts = presented.tree.callouts.map { Callout(id: $0.id, text: $0.text) }
    (figure, marks) = (presented.tree.figure, presented.tree.marks)
    findScreen = { presented.screen }
    chrome = presented.scene.chrome
    expectedFindings = presented.scene.expectedFindings
    warnings = presented.warnings.map { warning in
      var warning = warning
      if warning.subject == .image { warning.row = row?.text }
      return PictureProblem(warning)
    }
    self.files = files
  }

  /// - Parameter scale: The scale of the picture; nil for that of the scene's screen.
  init(_ scene: InterfaceScene, scale: CGFloat?, warnings: [PictureProblem], files: FileInputs) {
    root = scene.window.root
    (document, elements) = (nil, [])
    let named = scene.views.compactMap { built in built.element.id.map { ($0, built) } }
    views = named.map { ($0.0, $0.1.view.className, $0.1.view) }
    lines = named.map { $0.1.element.line }
    self.scale = scale ?? scene.window.environment.traits.displayScale
    appearance = scene.window.environment.traits.userInterfaceStyle
    displayList = scene.window.displayList
    callouts = []
    expectedFindings = []
    (figure, marks) = (nil, [])
    findScreen = { DeviceChrome.Screen(scene.window) }
    chrome = nil
    self.warnings = warnings
    self.files = files
  }
}
