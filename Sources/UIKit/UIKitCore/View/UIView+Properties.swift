extension Catalog {
  package static let view = ClassProperties(
    of: UIView.self, "A rectangle with a background and subviews.", element: "view", make: { UIView() },
    reuse: .without(["frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints"])
  ) {
    ($0 as? any (UIView & NamedProperties).Type)?.viewProperties()
  } children: {
    Child(list: "subviews", of: UIView.self, "The subviews, from back to front.", isConstrained: true) {
      view, subviews in
      for subview in subviews { view.addSubview(subview) }
    }
    Child(part: "layer", "The layer of the view.", \.layer)
    Child(one: "mask", "A view whose alpha channel masks this one.", \.mask)
  }
}

extension NamedProperties where Self: UIView {
  @EntryList<Self> fileprivate static func viewProperties() -> [Property] {
    appearance
    behavior
    layout
    accessibility
  }

  @EntryList<Self> private static var appearance: [Entry<Self>] {
    Entry("backgroundColor", .color, "The color behind the content.", \.backgroundColor).resettable.appearance
    Entry("tintColor", .color, "The color of active elements in the view and its subviews.") { $0.tintColor = $1 }
      .keyed(by: \.tintColor).appearance(\.tintColor, storedIn: \.ownTintColor).resettable
    Entry(
      .documents("tintAdjustmentMode"),
      .word("a mode", ["automatic": .automatic, "normal": .normal, "dimmed": .dimmed]),
      "The dimming of the tint color, as behind an alert.", \.tintAdjustmentMode)
    Entry("alpha", .fraction, "The opacity of the view and its subviews, 0 to 1.", \.alpha).resettable.observable
    Entry("isHidden", .boolean, "Indicates whether the view is invisible.", \.isHidden).resettable.observable
    Entry(
      .named("clipsToBounds", inFiles: "clipsSubviews"), .boolean,
      "Indicates whether subviews are clipped to the view's bounds.", \.clipsToBounds)
    Entry(
      "contentMode", .word(.contentMode), "The scaling or alignment of content in a view of another size.",
      \.contentMode)
    Entry(
      .documents("overrideUserInterfaceStyle"), .word(.interfaceStyle), "The appearance of this view and its subviews.",
      \.overrideUserInterfaceStyle)
    Entry(
      "semanticContentAttribute", .word(.semanticContentAttribute),
      "The rule for flipping the view in right-to-left languages.", \.semanticContentAttribute)
    Entry(
      "isOpaque", .boolean, "Indicates whether the view covers everything behind it. It has no effect.", \.isOpaque)
  }

  @EntryList<Self> private static var behavior: [Entry<Self>] {
    Entry(
      "isUserInteractionEnabled", .boolean, "Indicates whether the view receives touches.", \.isUserInteractionEnabled)
    Entry("isMultipleTouchEnabled", .boolean, nil, \.isMultipleTouchEnabled)
    Entry("isExclusiveTouch", .boolean, nil, \.isExclusiveTouch)
    Entry("tag", .integer(), "A number that identifies the view.", \.tag)
  }

  @EntryList<Self> private static var layout: [Entry<Self>] {
    Entry("frame", \.frame).observable
    Entry("bounds", \.bounds).observable
    Entry("center", \.center).observable
    Entry(
      .documents("transform"), .transform, "The rotation, scale and translation of the view after layout.", \.transform)
    Entry(
      "autoresizesSubviews", .boolean, "Indicates whether the masks of subviews apply when the size changes.",
      \.autoresizesSubviews)
    Entry(
      .documents("autoresizingMask"), .words(.autoresizingMask),
      "The sizes and margins that change with the superview's size.", \.autoresizingMask)
    Entry(
      .documents("translatesAutoresizingMaskIntoConstraints"), .boolean,
      "Indicates whether the frame and the mask become constraints.", \.translatesAutoresizingMaskIntoConstraints)
    Entry(
      .named("contentHuggingPriority", inFiles: "HuggingPriority"), .priorities,
      "The priority with which the view resists growing beyond its content."
    ) { $0.setContentHuggingPriority($1.priority, for: $1.axis) }
    Entry(
      .named("contentCompressionResistancePriority", inFiles: "CompressionResistancePriority"), .priorities,
      "The priority with which the view resists shrinking below its content."
    ) { $0.setContentCompressionResistancePriority($1.priority, for: $1.axis) }
    Entry("layoutMargins", .edgeInsets, "The distances from the edges to the margins, in points.", \.layoutMargins)
    Entry(
      "directionalLayoutMargins", .directionalEdgeInsets,
      "The margins, in points, with sides that flip in right-to-left languages.", \.directionalLayoutMargins)
    Entry(
      "preservesSuperviewLayoutMargins", .boolean, "Indicates whether the margins are at least the superview's.",
      \.preservesSuperviewLayoutMargins)
    Entry(
      "insetsLayoutMarginsFromSafeArea", .boolean, "Indicates whether the margins are measured from the safe area.",
      \.insetsLayoutMarginsFromSafeArea)
    Entry("layoutMarginsFollowReadableWidth", .boolean, nil, \.layoutMarginsFollowReadableWidth)
  }

  @EntryList<Self> private static var accessibility: [Entry<Self>] {
    Entry(
      .documents("isAccessibilityElement"), .boolean,
      "Indicates whether the view is an element for assistive technologies. It has no effect.",
      \.isAccessibilityElement)
    Entry(
      .documents("accessibilityLabel"), .text, "The name that assistive technologies read. It has no effect.",
      \.accessibilityLabel)
    Entry(
      .documents("accessibilityValue"), .text, "The value that assistive technologies read. It has no effect.",
      \.accessibilityValue)
    Entry(
      .documents("accessibilityHint"), .text, "The hint that assistive technologies read. It has no effect.",
      \.accessibilityHint)
    Entry(
      .documents("accessibilityLanguage"), .text,
      "The language of the text, such as `zh-Hant`. It selects regional forms of characters.", \.accessibilityLanguage)
  }
}
