import UIKitCore

extension ClassRegistry {
  static let view = ClassDescription(
    "UIView", inherits: nil, "A rectangle with a background and subviews.",
    make: { UIView() },
    properties: appearance + geometry + layout + layer)

  private static let appearance = [
    PropertyDescription("backgroundColor", .color, "The colour behind the content.", \UIView.backgroundColor),
    PropertyDescription("tintColor", .color, "The colour of what is active in the view and its subviews.") {
      (view: UIView, color) in view.tintColor = color
    },
    PropertyDescription("alpha", .fraction, "How opaque the view and its subviews are.", \UIView.alpha),
    PropertyDescription("isHidden", .boolean, "Whether the view is left out of the picture.", \UIView.isHidden),
    PropertyDescription(
      "clipsToBounds", .boolean, "Whether subviews are cut off at the view's edges.", \UIView.clipsToBounds),
    PropertyDescription("contentMode", .contentMode, "How content fits a view of another size.", \UIView.contentMode),
    PropertyDescription(
      "overrideUserInterfaceStyle", .word("a style", ["unspecified": .unspecified, "light": .light, "dark": .dark]),
      "The appearance of this view and its subviews.", \UIView.overrideUserInterfaceStyle),
    PropertyDescription(
      "semanticContentAttribute", .semanticContentAttribute, "Whether the view flips in right-to-left languages.",
      \UIView.semanticContentAttribute),
    PropertyDescription("tag", .integer(), "A number to find the view by.", \UIView.tag),
  ]

  private static let geometry = [
    PropertyDescription("frame", .rectangle, "A fixed place in the superview, instead of constraints.") {
      (view: UIView, frame) in
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    },
    PropertyDescription(
      "autoresizingMask", .autoresizingMask, "What gives when the superview changes its size.",
      \UIView.autoresizingMask),
    PropertyDescription(
      "translatesAutoresizingMaskIntoConstraints", .boolean, "Whether frame and mask become constraints.",
      \UIView.translatesAutoresizingMaskIntoConstraints),
  ]

  private static let layout = [
    PropertyDescription(
      "contentHuggingPriority", .axisPriorities, "How strongly the view refuses to grow beyond its content."
    ) {
      (view: UIView, priorities) in
      for (axis, priority) in priorities.pairs { view.setContentHuggingPriority(priority, for: axis) }
    },
    PropertyDescription(
      "contentCompressionResistancePriority", .axisPriorities,
      "How strongly the view refuses to shrink below its content."
    ) { (view: UIView, priorities) in
      for (axis, priority) in priorities.pairs { view.setContentCompressionResistancePriority(priority, for: axis) }
    },
    PropertyDescription(
      "layoutMargins", .edgeInsets, "Distances from the edges to the margins.", \UIView.layoutMargins),
    PropertyDescription(
      "directionalLayoutMargins", .directionalEdgeInsets, "Margins that flip in right-to-left languages.",
      \UIView.directionalLayoutMargins),
    PropertyDescription(
      "preservesSuperviewLayoutMargins", .boolean, "Whether margins reach at least as far in as the superview's.",
      \UIView.preservesSuperviewLayoutMargins),
    PropertyDescription(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Whether margins start at the safe area.",
      \UIView.insetsLayoutMarginsFromSafeArea),
    PropertyDescription(
      "customSpacing", .length, "The gap after this view in its stack view, in place of the stack's spacing."
    ) {
      (view: UIView, spacing) in
      (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
    },
  ]

  private static let layer = [
    PropertyDescription("layer.cornerRadius", .length, "The radius of the rounded corners.") {
      (view: UIView, radius) in view.layer.cornerRadius = radius
    },
    PropertyDescription("layer.borderWidth", .length, "The width of the border.") {
      (view: UIView, width) in view.layer.borderWidth = width
    },
    PropertyDescription("layer.borderColor", .color, "The colour of the border.") {
      (view: UIView, color) in view.layer.borderColor = color.cgColor
    },
  ]
}
