import UIKitCore

extension ClassRegistry {
  static let view = ClassDescription(
    Catalog.view,
    properties: Catalog.view.descriptions.inserting([frame], before: "transform")
      .inserting([customSpacing], before: "isAccessibilityElement"),
    children: Catalog.view.children
      + [ChildDescription](of: UIView.self) {
        Child(
          list: "contextMenu", of: UIMenuElement.self,
          "The menu after a long press. The picture shows it with the view in front of the blurred screen."
        ) { $0.presentContextMenu(UIMenu(children: $1)) }.presented
      })

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

  static let visualEffectView = ClassDescription(
    Catalog.visualEffectView,
    properties: [
      PropertyDescription("effect", .visualEffect, "The blur of the views behind, or the vibrancy of the content.") {
        (view: UIVisualEffectView, description) in view.effect = description.effect
      }
    ])
}
