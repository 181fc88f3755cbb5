import UIKitCore

extension Catalogue {
  package static let view = ClassProperties(of: UIView.self, appearance + behavior + layout + accessibility)

  private static let appearance = [
    Property("backgroundColor", .color, "The colour behind the content.", \UIView.backgroundColor),
    Property("tintColor", .color, "The colour of what is active in the view and its subviews.") {
      (view: UIView, color) in view.tintColor = color
    },
    Property("alpha", .fraction, "How opaque the view and its subviews are.", \UIView.alpha),
    Property("isHidden", .boolean, "Whether the view is left out of the picture.", \UIView.isHidden),
    Property(
      .named("clipsToBounds", inFiles: "clipsSubviews"), .boolean, "Whether subviews are cut off at the view's edges.",
      \UIView.clipsToBounds),
    Property("contentMode", .word(.contentMode), "How content fits a view of another size.", \UIView.contentMode),
    Property(
      .documents("overrideUserInterfaceStyle"), .word(.interfaceStyle), "The appearance of this view and its subviews.",
      \UIView.overrideUserInterfaceStyle),
    Property(
      "semanticContentAttribute", .word(.semanticContentAttribute),
      "Whether the view flips in right-to-left languages.", \UIView.semanticContentAttribute),
    Property("isOpaque", .boolean, "Indicates that the view covers everything behind it.", \UIView.isOpaque),
  ]

  private static let behavior = [
    Property(
      "isUserInteractionEnabled", .boolean, "Whether the view could be touched.", \UIView.isUserInteractionEnabled),
    Property("isMultipleTouchEnabled", .boolean, nil, \UIView.isMultipleTouchEnabled),
    Property("isExclusiveTouch", .boolean, nil, \UIView.isExclusiveTouch),
    Property("tag", .integer(), "A number to find the view by.", \UIView.tag),
  ]

  private static let layout = [
    Property(
      .documents("transform"), .transform, "How the view is turned, scaled and moved once it is laid out.",
      \UIView.transform),
    Property(
      "autoresizesSubviews", .boolean, "Whether subviews follow its size by their masks.", \UIView.autoresizesSubviews),
    Property(
      .documents("autoresizingMask"), .words(.autoresizingMask), "What gives when the superview changes its size.",
      \UIView.autoresizingMask),
    Property(
      .documents("translatesAutoresizingMaskIntoConstraints"), .boolean, "Whether frame and mask become constraints.",
      \UIView.translatesAutoresizingMaskIntoConstraints),
    Property(
      .named("contentHuggingPriority", inFiles: "HuggingPriority"), .priorities,
      "How strongly the view refuses to grow beyond its content."
    ) { (view: UIView, value) in view.setContentHuggingPriority(value.priority, for: value.axis) },
    Property(
      .named("contentCompressionResistancePriority", inFiles: "CompressionResistancePriority"), .priorities,
      "How strongly the view refuses to shrink below its content."
    ) { (view: UIView, value) in view.setContentCompressionResistancePriority(value.priority, for: value.axis) },
    Property("layoutMargins", .edgeInsets, "Distances from the edges to the margins.", \UIView.layoutMargins),
    Property(
      "directionalLayoutMargins", .directionalEdgeInsets, "Margins that flip in right-to-left languages.",
      \UIView.directionalLayoutMargins),
    Property(
      "preservesSuperviewLayoutMargins", .boolean, "Whether margins reach at least as far in as the superview's.",
      \UIView.preservesSuperviewLayoutMargins),
    Property(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Whether margins start at the safe area.",
      \UIView.insetsLayoutMarginsFromSafeArea),
    Property("layoutMarginsFollowReadableWidth", .boolean, nil, \UIView.layoutMarginsFollowReadableWidth),
  ]

  private static let accessibility = [
    Property(
      .documents("isAccessibilityElement"), .boolean, "Whether assistive techniques see the view.",
      \UIView.isAccessibilityElement),
    Property(.documents("accessibilityLabel"), .text, "What they call it.", \UIView.accessibilityLabel),
    Property(
      .documents("accessibilityValue"), .text, "The value that assistive technology reads.", \UIView.accessibilityValue),
    Property(
      .documents("accessibilityHint"), .text, "The hint that assistive technology reads.", \UIView.accessibilityHint),
  ]
}
