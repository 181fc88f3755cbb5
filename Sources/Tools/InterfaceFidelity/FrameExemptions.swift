import InterfaceBuilder
import UIKitCore

/// The views of a scene whose recorded frames are excluded from the comparison.
@MainActor
struct FrameExemptions {
  private let contradictions: RecordedContradictions
  /// The ambiguous axes of each ambiguous view, in words such as "both axes".
  private let openAxes: [ObjectIdentifier: String]

  /// Creates the exemptions of a scene that was laid out in a text mode.
  init(_ scene: InterfaceScene, _ log: ProblemLog, _ mode: InterfaceOptions.TextMode) {
    contradictions = RecordedContradictions(scene, log)
    // The placeholder sizes of the canvas must not be mistaken for constraints of the document.
    let placeholders = scene.views.compactMap { CanvasPlaceholder(of: $0.view, $0.element, mode) }.filter(\.isApplied)
    let root = scene.window.root
    for placeholder in placeholders { placeholder.remove() }
    if !placeholders.isEmpty { root.layoutIfNeeded() }
    var openAxes: [ObjectIdentifier: String] = [:]
    if let engine = root.layoutNode.currentEngine {
      for (_, view) in scene.views { openAxes[ObjectIdentifier(view)] = Self.axesLeftOpen(view, engine) }
    }
    self.openAxes = openAxes
    for placeholder in placeholders { placeholder.apply() }
    if !placeholders.isEmpty { root.layoutIfNeeded() }
  }

  /// Returns the reason not to compare the frame of a view; nil if it is compared.
  func exemption(of view: UIView, _ element: Element) -> FrameComparison.Exemption? {
    if element.flag("misplaced") == true { return .misplaced }
    if element.flag("ambiguous") == true { return .ambiguous }
    // Interface Builder always records a tab bar controller's bar at the top.
    if element.name == "tabBar", element.parent?.name == "tabBarController" { return .tabBar }
    if isInHiddenArrangedView(view) { return .hidden }
    if let constraint = contradictions.broken[ObjectIdentifier(view)] { return .contradicted(constraint) }
    return openAxes[ObjectIdentifier(view)].map { .undetermined($0) }
  }

  private func isInHiddenArrangedView(_ view: UIView) -> Bool {
    var current = view
    while let container = current.superview {
      if current.isHidden, let stack = container as? UIStackView, stack.arrangedSubviews.contains(current) {
        return true
      }
      current = container
    }
    return false
  }

  /// Returns the axes on which the constraints allow several frames; nil if there are none.
  ///
  /// Interface Builder keeps the previous frame on an ambiguous axis.
  private static func axesLeftOpen(_ view: UIView, _ engine: LayoutEngine) -> String? {
    let isOpenAcross = engine.isAmbiguous(view.layoutNode, .horizontal)
    let isOpenDown = engine.isAmbiguous(view.layoutNode, .vertical)
    switch (isOpenAcross, isOpenDown) {
    case (true, true): return "both axes"
    case (true, false): return "horizontal axis"
    case (false, true): return "vertical axis"
    case (false, false): return nil
    }
  }
}
