import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let view = ClassDescription(
    "UIView", inherits: nil, "A rectangle with a background and subviews.",
    make: { UIView() },
    properties: Catalogue.view.descriptions.inserting(frame, before: "transform")
      .inserting(customSpacing, before: "isAccessibilityElement"),
    children: [
      .list("subviews", of: "UIView", "The views in it, the topmost last.", isConstrained: true) {
        (view: UIView, subviews: [UIView]) in
        for subview in subviews { view.addSubview(subview) }
      },
      .part("layer", "CALayer", "What draws the view.") { (view: UIView) in view.layer },
      .one("mask", "UIView", "A view whose opaque parts are what shows of this one.", \UIView.mask),
    ])

  private static let frame = PropertyDescription(
    "frame", .rectangle, "A fixed place in the superview, instead of constraints."
  ) { (view: UIView, frame) in
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  private static let customSpacing = PropertyDescription(
    "customSpacing", .length, "The gap after this view in its stack view, in place of the stack's spacing."
  ) { (view: UIView, spacing) in
    (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
  }
}
