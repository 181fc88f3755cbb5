import InterfaceBuilder
import UIKitCore

/// A measurement of the agreement of layouts with the frames recorded by Interface Builder.
package struct Fidelity: Sendable {
  /// One document in one text mode.
  package struct DocumentResult: Sendable {
    package let path: String
    /// The first component of the path below the given folder, which is a project's folder in a collection.
    package let project: String
    /// The device of the document's canvas; nil for formats without a device.
    package let device: String?
    /// The build of Interface Builder that saved the document.
    package let toolsVersion: Int
    package internal(set) var comparisons: [FrameComparison]
  }

  package private(set) var documents = 0
  package private(set) var failures: [InterfaceDocumentError] = []
  package private(set) var recorded: [DocumentResult] = []
  package private(set) var own: [DocumentResult] = []

  package init() {}

  /// Lays out a document in both text modes and compares the frames.
  ///
  /// A document that cannot be loaded is added to the failures.
  @MainActor
  package mutating func add(_ file: URL, project: String = "") {
    documents += 1
    do throws(InterfaceDocumentError) {
      let inBoth = [try Self.compare(file, .recorded, project), try Self.compare(file, .own, project)]
      recorded.append(inBoth[0])
      // Both modes compare the same views: the views that are not exempt when text has its recorded sizes.
      var own = inBoth[1]
      for (index, comparison) in inBoth[0].comparisons.enumerated() where index < own.comparisons.count {
        own.comparisons[index].exemption = comparison.exemption
      }
      self.own.append(own)
    } catch {
      failures.append(error)
    }
  }

  /// Returns the frames of a document laid out in a text mode, with the recorded frames.
  @MainActor
  package static func compare(
    _ file: URL, _ mode: InterfaceOptions.TextMode
  ) throws(InterfaceDocumentError) -> [FrameComparison] {
    try compare(file, mode, "").comparisons
  }

  @MainActor
  private static func compare(
    _ file: URL, _ mode: InterfaceOptions.TextMode, _ project: String
  ) throws(InterfaceDocumentError) -> DocumentResult {
    let document = try InterfaceDocument(contentsOf: file)
    var options = InterfaceOptions()
    options.text = mode
    options.fillsContainers = false
    options.canvas = CanvasRules(document)
    var result = DocumentResult(
      path: file.relativePath, project: project, device: document.device?.id, toolsVersion: document.toolsVersion,
      comparisons: [])
    for scene in try document.scenes(options) { append(scene, of: document, mode, to: &result.comparisons) }
    return result
  }

  @MainActor
  private static func append(
    _ scene: InterfaceScene, of document: InterfaceDocument, _ mode: InterfaceOptions.TextMode,
    to all: inout [FrameComparison]
  ) {
    let exemptions = FrameExemptions(scene, document.log, mode)
    var places: [ObjectIdentifier: Int] = [:]
    for (element, view) in scene.views {
      guard let frame = element.recordedFrame(document.log) else { continue }
      let isRoot = view === scene.window.root
      let actual = isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
      let recorded = isRoot ? CGRect(origin: .zero, size: frame.size) : frame
      places[ObjectIdentifier(view)] = all.count
      var comparison = FrameComparison(
        document: document.path, scene: scene.name, id: element.id ?? "", kind: element.name, line: element.line,
        container: container(of: view, among: places), recorded: recorded, actual: actual,
        exemption: exemptions.exemption(of: view, element), isDecided: !view.translatesAutoresizingMaskIntoConstraints)
      if !comparison.isWithin(.halfPoint) { comparison.constraints = scene.decidingConstraints(of: view) }
      all.append(comparison)
    }
  }

  @MainActor
  private static func container(of view: UIView, among places: [ObjectIdentifier: Int]) -> Int? {
    var current = view.superview
    while let container = current {
      if let place = places[ObjectIdentifier(container)] { return place }
      current = container.superview
    }
    return nil
  }
}

extension InterfaceScene {
  /// Returns the constraints that reference a view, as text with the document's identifiers.
  func decidingConstraints(of view: UIView) -> [String] {
    var all: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      all += current.constraints.filter { $0.firstItem === view || $0.secondItem === view }
      holder = current.superview
    }
    return all.map { describe($0) }
  }

  /// Returns a constraint as an equation, with the document's identifiers.
  func describe(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      if let view = item as? UIView { return view.accessibilityIdentifier ?? view.className }
      if let guide = item as? UILayoutGuide { return guide.identifier }
      return "?"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "=="
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation)"
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += " \(UIView.number(constraint.multiplier)) *" }
      text += " \(name(second)).\(constraint.secondAttribute.name)"
    }
    if constraint.constant != 0 || constraint.secondItem == nil { text += " + \(UIView.number(constraint.constant))" }
    if constraint.priority != .required { text += " @\(UIView.number(CGFloat(constraint.priority.rawValue)))" }
    return text
  }
}
