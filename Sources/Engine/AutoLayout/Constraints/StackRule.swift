/// The purpose of a constraint or guide that a stack view makes; raw values are UIKit's identifiers.
package enum StackRule: String, Sendable {
  case canvasConnection = "UISV-canvas-connection"
  case canvasFit = "UISV-canvas-fit"
  case spacing = "UISV-spacing"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case alignment = "UISV-alignment"
  /// A gap between centers, and its connections with views.
  case distributing = "UISV-distributing"
  case distributingEdge = "UISV-distributing-edge"
  /// The guide that spans views aligned by baselines.
  case spanning = "UISV-spanning"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
  case hiding = "UISV-hiding"
}

extension NSLayoutConstraint {
  /// The purpose for which a stack view made the constraint; nil for other constraints.
  package var stackRule: StackRule? { identifier.flatMap(StackRule.init(rawValue:)) }
}
