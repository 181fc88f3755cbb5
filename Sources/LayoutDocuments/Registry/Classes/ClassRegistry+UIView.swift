import UIKitCore

extension ClassRegistry {
  static let view = ClassDescription(
    "UIView", inherits: nil, "A rectangle with a background and subviews.",
    make: { UIView() },
    properties: appearance + geometry + layout + accessibility,
    children: [
      .list("subviews", of: "UIView", "The views in it, the topmost last.", isConstrained: true) {
        (view: UIView, subviews: [UIView]) in
        for subview in subviews { view.addSubview(subview) }
      },
      .part("layer", "CALayer", "What draws the view.") { (view: UIView) in view.layer },
      .one("mask", "UIView", "A view whose opaque parts are what shows of this one.", \UIView.mask),
    ])

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
      "overrideUserInterfaceStyle", .interfaceStyle, "The appearance of this view and its subviews.",
      \UIView.overrideUserInterfaceStyle),
    PropertyDescription(
      "semanticContentAttribute", .semanticContentAttribute, "Whether the view flips in right-to-left languages.",
      \UIView.semanticContentAttribute),
    PropertyDescription("isOpaque", .boolean, "Indicates that the view covers everything behind it.", \UIView.isOpaque),
    PropertyDescription(
      "isUserInteractionEnabled", .boolean, "Whether the view could be touched.", \UIView.isUserInteractionEnabled),
    PropertyDescription("tag", .integer(), "A number to find the view by.", \UIView.tag),
  ]

  private static let geometry = [
    PropertyDescription("frame", .rectangle, "A fixed place in the superview, instead of constraints.") {
      (view: UIView, frame) in
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frame
    },
    PropertyDescription(
      "transform", .transform, "How the view is turned, scaled and moved once it is laid out.", \UIView.transform),
    PropertyDescription(
      "autoresizesSubviews", .boolean, "Whether subviews follow its size by their masks.",
      \UIView.autoresizesSubviews),
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

  private static let accessibility = [
    PropertyDescription(
      "isAccessibilityElement", .boolean, "Whether assistive techniques see the view.",
      \UIView.isAccessibilityElement),
    PropertyDescription("accessibilityLabel", .text, "What they call it.", \UIView.accessibilityLabel),
    PropertyDescription(
      "accessibilityValue", .text, "The value that assistive technology reads.", \UIView.accessibilityValue),
    PropertyDescription(
      "accessibilityHint", .text, "The hint that assistive technology reads.", \UIView.accessibilityHint),
  ]
}
