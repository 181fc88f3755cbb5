import UIKitCore

extension ClassRegistry {
  static let view = ClassDescription(
    Catalog.view,
    properties: Catalog.view.descriptions.inserting(frame, before: "transform")
      .inserting(customSpacing, before: "isAccessibilityElement"),
    children: [
      .list("subviews", of: "UIView", "The subviews, from back to front.", isConstrained: true) {
        (view: UIView, subviews: [UIView]) in
        for subview in subviews { view.addSubview(subview) }
      },
      .part("layer", "CALayer", "The layer of the view.", \UIView.layer),
      .one("mask", "UIView", "A view whose alpha channel masks this one.", \UIView.mask),
      .list(
        "contextMenu", of: "UIMenuElement",
        "The menu after a long press. The picture shows it with the view in front of the blurred screen."
      ) { (view: UIView, elements: [UIMenuElement]) in view.presentContextMenu(UIMenu(children: elements)) }
      .presented,
    ]
  )

  private static let frame = PropertyDescription(
    "frame", .rectangle, "A fixed frame in the superview, in points, in place of constraints."
  ) { (view: UIView, frame) in
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  private static let customSpacing = PropertyDescription(
    "customSpacing", .length, "The gap after this view in its stack view, in place of its spacing, in points."
  ) { (view: UIView, spacing) in
    (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
  }
}
