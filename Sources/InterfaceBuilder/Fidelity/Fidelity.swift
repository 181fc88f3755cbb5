import UIKitCore

/// How far layouts here agree with the frames that Interface Builder recorded in its documents.
package struct Fidelity: Sendable {
  /// One document in one text mode.
  package struct DocumentResult: Sendable {
    package let path: String
    package let comparisons: [FrameComparison]
  }

  package private(set) var documents = 0
  package private(set) var failures: [InterfaceDocumentError] = []
  package private(set) var recorded: [DocumentResult] = []
  package private(set) var own: [DocumentResult] = []

  package init() {}

  /// Lays out a document in both text modes and compares; a document that cannot be loaded is a failure.
  @MainActor
  package mutating func add(_ file: URL) {
    documents += 1
    do throws(InterfaceDocumentError) {
      let inBoth = [try Self.compare(file, .recorded), try Self.compare(file, .own)]
      recorded.append(DocumentResult(path: file.relativePath, comparisons: inBoth[0]))
      own.append(DocumentResult(path: file.relativePath, comparisons: inBoth[1]))
    } catch {
      failures.append(error)
    }
  }

  /// The frames of a document laid out in a text mode beside the recorded ones.
  @MainActor
  package static func compare(
    _ file: URL, _ mode: InterfaceOptions.TextMode
  ) throws(InterfaceDocumentError) -> [FrameComparison] {
    let document = try InterfaceDocument(contentsOf: file)
    var options = InterfaceOptions()
    options.text = mode
    options.fillsContainers = false
    options.matchesCanvas = true
    return try document.scenes(options).flatMap { comparisons(in: $0, of: document) }
  }

  @MainActor
  private static func comparisons(in scene: InterfaceScene, of document: InterfaceDocument) -> [FrameComparison] {
    var all: [FrameComparison] = []
    let contradictions = RecordedContradictions(scene, document.log)
    for (element, view) in scene.views {
      guard let frame = element.recordedFrame(document.log) else { continue }
      let isRoot = view === scene.presentation.root
      let actual = isRoot ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
      let recorded = isRoot ? CGRect(origin: .zero, size: frame.size) : frame
      let agrees = FrameComparison.Tolerance.halfPoint.accepts(actual, recorded)
      all.append(
        FrameComparison(
          document: document.path, scene: scene.name, id: element.id ?? "", kind: element.name, line: element.line,
          recorded: recorded, actual: actual,
          exemption: exemption(of: element) ?? contradictions.broken[ObjectIdentifier(view)].map { .contradicted($0) },
          isDecided: !view.translatesAutoresizingMaskIntoConstraints,
          constraints: agrees ? [] : scene.decidingConstraints(of: view)))
    }
    return all
  }

  private static func exemption(of element: Element) -> FrameComparison.Exemption? {
    if element.flag("misplaced") == true { return .misplaced }
    return element.flag("ambiguous") == true ? .ambiguous : nil
  }
}

extension InterfaceScene {
  /// The constraints that speak of a view, written by the ids of the document.
  func decidingConstraints(of view: UIView) -> [String] {
    var all: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      all += current.constraints.filter { $0.firstItem === view || $0.secondItem === view }
      holder = current.superview
    }
    return all.map { describe($0) }
  }

  /// A constraint by the ids of the document, as an equation.
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
