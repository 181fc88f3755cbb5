extension Catalog {
  package static let scrollView = ClassProperties(
    of: UIScrollView.self, "A view of content that can be larger than the view itself.", element: "scrollView",
    make: { UIScrollView() }
  ) {
    ($0 as? any (UIScrollView & NamedProperties).Type)?.scrollViewProperties()
  } children: {
    Child(one: "refreshControl", "The control above the content.", \.refreshControl)
  }
}

extension NamedProperties where Self: UIScrollView {
  @EntryList<Self> fileprivate static func scrollViewProperties() -> [Property] {
    Entry("isScrollEnabled", .boolean, "Indicates whether scrolling is enabled.", \.isScrollEnabled)
    Entry(
      "isPagingEnabled", .boolean, "Indicates whether scrolling stops at whole pages. It has no effect.",
      \.isPagingEnabled)
    Entry("bounces", .boolean, nil, \.bounces)
    Entry(
      "showsHorizontalScrollIndicator", .boolean,
      "Indicates whether the horizontal scroll indicator is shown. It has no effect.", \.showsHorizontalScrollIndicator)
    Entry(
      "showsVerticalScrollIndicator", .boolean,
      "Indicates whether the vertical scroll indicator is shown. It has no effect.", \.showsVerticalScrollIndicator)
    Entry(
      .documents("indicatorStyle"), .word("a style", ["default": .default, "black": .black, "white": .white]),
      "The color of the scroll indicators. It has no effect.", \.indicatorStyle)
    Entry(
      .documents("contentSize"), .size, "The size of the content if constraints do not determine it, in points.",
      \.contentSize
    ).observable
    Entry("contentInset", .edgeInsets, "The insets around the content, in points.", \.contentInset)
    Entry(
      .documents("contentOffset"), .point, "The point of the content at the top left corner of the view.",
      \.contentOffset
    ).observable
    Entry(
      "alwaysBounceVertical", .boolean,
      "Indicates whether content that fits bounces vertically, which lets the safe area inset it.",
      \.alwaysBounceVertical)
    Entry(
      "alwaysBounceHorizontal", .boolean,
      "Indicates whether content that fits bounces horizontally, which lets the safe area inset it.",
      \.alwaysBounceHorizontal)
    Entry(
      "contentInsetAdjustmentBehavior",
      .word(
        "a behavior", ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
      "The rule for adding the safe area to the insets.", \.contentInsetAdjustmentBehavior)
  }
}
