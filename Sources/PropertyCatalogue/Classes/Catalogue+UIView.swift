import UIKitCore

extension Catalogue {
  package static let view = ClassProperties(of: UIView.self, appearance + behavior + layout + accessibility)

  private static let appearance = [
    Property("backgroundColor", .color, "The colour behind the content.", \UIView.backgroundColor),
    Property("tintColor", .color, "The colour of active elements in the view and its subviews.") {
      (view: UIView, color) in view.tintColor = color
    },
    Property("alpha", .fraction, "The opacity of the view and its subviews, 0 to 1.", \UIView.alpha),
    Property("isHidden", .boolean, "Indicates whether the view is invisible.", \UIView.isHidden),
    Property(
      .named("clipsToBounds", inFiles: "clipsSubviews"), .boolean,
      "Indicates whether subviews are clipped to the view's bounds.",
      \UIView.clipsToBounds),
    Property(
      "contentMode", .word(.contentMode), "The scaling or alignment of content in a view of another size.",
      \UIView.contentMode),
    Property(
      .documents("overrideUserInterfaceStyle"), .word(.interfaceStyle), "The appearance of this view and its subviews.",
      \UIView.overrideUserInterfaceStyle),
    Property(
      "semanticContentAttribute", .word(.semanticContentAttribute),
      "The rule for flipping the view in right-to-left languages.", \UIView.semanticContentAttribute),
    Property("isOpaque", .boolean, "Indicates whether the view covers everything behind it.", \UIView.isOpaque),
  ]

  private static let behavior = [
    Property(
      "isUserInteractionEnabled", .boolean, "Indicates whether the view receives touches.",
      \UIView.isUserInteractionEnabled),
    Property("isMultipleTouchEnabled", .boolean, nil, \UIView.isMultipleTouchEnabled),
    Property("isExclusiveTouch", .boolean, nil, \UIView.isExclusiveTouch),
    Property("tag", .integer(), "A number that identifies the view.", \UIView.tag),
  ]

  private static let layout = [
    Property(
      .documents("transform"), .transform, "The rotation, scale and translation of the view after layout.",
      \UIView.transform),
    Property(
      "autoresizesSubviews", .boolean, "Indicates whether the masks of subviews apply when the size changes.",
      \UIView.autoresizesSubviews),
    Property(
      .documents("autoresizingMask"), .words(.autoresizingMask),
      "The sizes and margins that change with the superview's size.",
      \UIView.autoresizingMask),
    Property(
      .documents("translatesAutoresizingMaskIntoConstraints"), .boolean,
      "Indicates whether the frame and the mask become constraints.",
      \UIView.translatesAutoresizingMaskIntoConstraints),
    Property(
      .named("contentHuggingPriority", inFiles: "HuggingPriority"), .priorities,
      "The priority with which the view resists growing beyond its content."
    ) { (view: UIView, value) in view.setContentHuggingPriority(value.priority, for: value.axis) },
    Property(
      .named("contentCompressionResistancePriority", inFiles: "CompressionResistancePriority"), .priorities,
      "The priority with which the view resists shrinking below its content."
    ) { (view: UIView, value) in view.setContentCompressionResistancePriority(value.priority, for: value.axis) },
    Property(
      "layoutMargins", .edgeInsets, "The distances from the edges to the margins, in points.", \UIView.layoutMargins),
    Property(
      "directionalLayoutMargins", .directionalEdgeInsets,
      "The margins, in points, with sides that flip in right-to-left languages.",
      \UIView.directionalLayoutMargins),
    Property(
      "preservesSuperviewLayoutMargins", .boolean, "Indicates whether the margins are at least the superview's.",
      \UIView.preservesSuperviewLayoutMargins),
    Property(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Indicates whether the margins are measured from the safe area.",
      \UIView.insetsLayoutMarginsFromSafeArea),
    Property("layoutMarginsFollowReadableWidth", .boolean, nil, \UIView.layoutMarginsFollowReadableWidth),
  ]

  private static let accessibility = [
    Property(
      .documents("isAccessibilityElement"), .boolean,
      "Indicates whether the view is an element for assistive technologies.",
      \UIView.isAccessibilityElement),
    Property(
      .documents("accessibilityLabel"), .text, "The name that assistive technologies read.", \UIView.accessibilityLabel),
    Property(
      .documents("accessibilityValue"), .text, "The value that assistive technologies read.", \UIView.accessibilityValue
    ),
    Property(
      .documents("accessibilityHint"), .text, "The hint that assistive technologies read.", \UIView.accessibilityHint),
  ]
}
