import UIKitCore

extension Catalogue {
  package static let imageView = ClassProperties(
    of: UIImageView.self,
    [
      Property("image", .image, "The picture.", \UIImageView.image),
      Property("highlightedImage", .image, "The picture in the highlighted state.", \UIImageView.highlightedImage),
      Property("isHighlighted", .boolean, "Indicates whether the view is highlighted.", \UIImageView.isHighlighted),
    ])

  package static let stackView = ClassProperties(
    of: UIStackView.self,
    [
      Property("axis", .word(.axis), "The axis: a row or a column.", \UIStackView.axis),
      Property(
        "alignment",
        .word(
          "an alignment",
          [
            "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
            "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
          ]), "The alignment of the views across the axis.", \UIStackView.alignment),
      Property(
        "distribution",
        .word(
          "a distribution",
          [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
          ]), "The distribution of the views along the axis.", \UIStackView.distribution),
      Property("spacing", .number, "The gap between adjacent views, in points.", \UIStackView.spacing),
      Property(
        "isLayoutMarginsRelativeArrangement", .boolean, "Indicates whether the views are arranged within the margins.",
        \UIStackView.isLayoutMarginsRelativeArrangement),
      Property(
        "isBaselineRelativeArrangement", .boolean, "Indicates whether vertical gaps are measured between baselines.",
        \UIStackView.isBaselineRelativeArrangement),
    ])

  package static let scrollView = ClassProperties(
    of: UIScrollView.self,
    [
      Property("isScrollEnabled", .boolean, "Indicates whether scrolling is enabled.", \UIScrollView.isScrollEnabled),
      Property(
        "isPagingEnabled", .boolean, "Indicates whether scrolling stops at whole pages.", \UIScrollView.isPagingEnabled),
      Property("bounces", .boolean, nil, \UIScrollView.bounces),
      Property(
        "showsHorizontalScrollIndicator", .boolean, "Indicates whether the horizontal scroll indicator is shown.",
        \UIScrollView.showsHorizontalScrollIndicator),
      Property(
        "showsVerticalScrollIndicator", .boolean, "Indicates whether the vertical scroll indicator is shown.",
        \UIScrollView.showsVerticalScrollIndicator),
      Property(
        .documents("indicatorStyle"), .word("a style", ["default": .default, "black": .black, "white": .white]),
        "The colour of the scroll indicators.", \UIScrollView.indicatorStyle),
      Property(
        .documents("contentSize"), .size, "The size of the content if constraints do not determine it, in points.",
        \UIScrollView.contentSize),
      Property("contentInset", .edgeInsets, "The insets around the content, in points.", \UIScrollView.contentInset),
      Property(
        .documents("contentOffset"), .point, "The point of the content at the upper left corner of the view.",
        \UIScrollView.contentOffset),
      Property(
        "alwaysBounceVertical", .boolean, "Indicates whether small content bounces vertically, which affects insets.",
        \UIScrollView.alwaysBounceVertical),
      Property(
        "alwaysBounceHorizontal", .boolean,
        "Indicates whether small content bounces horizontally, which affects insets.",
        \UIScrollView.alwaysBounceHorizontal),
      Property(
        "contentInsetAdjustmentBehavior",
        .word(
          "a behaviour",
          ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        "The rule for adding the safe area to the insets.", \UIScrollView.contentInsetAdjustmentBehavior),
    ])
}
