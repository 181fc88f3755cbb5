import UIKitCore

extension Catalogue {
  package static let imageView = ClassProperties(
    of: UIImageView.self,
    [
      Property("image", .image, "The picture shown.", \UIImageView.image),
      Property("highlightedImage", .image, "The picture shown while highlighted.", \UIImageView.highlightedImage),
      Property("isHighlighted", .boolean, "Whether it is highlighted.", \UIImageView.isHighlighted),
    ])

  package static let stackView = ClassProperties(
    of: UIStackView.self,
    [
      Property("axis", .word(.axis), "Whether the views form a row or a column.", \UIStackView.axis),
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
          ]), "How the views share the axis.", \UIStackView.distribution),
      Property("spacing", .number, "The gap between two views.", \UIStackView.spacing),
      Property(
        "isLayoutMarginsRelativeArrangement", .boolean, "Keeps the views within the margins.",
        \UIStackView.isLayoutMarginsRelativeArrangement),
      Property(
        "isBaselineRelativeArrangement", .boolean, "Whether vertical gaps are measured between baselines.",
        \UIStackView.isBaselineRelativeArrangement),
    ])

  package static let scrollView = ClassProperties(
    of: UIScrollView.self,
    [
      Property("isScrollEnabled", .boolean, "Whether the content could be moved.", \UIScrollView.isScrollEnabled),
      Property("isPagingEnabled", .boolean, "Whether scrolling stops at whole pages.", \UIScrollView.isPagingEnabled),
      Property("bounces", .boolean, nil, \UIScrollView.bounces),
      Property(
        "showsHorizontalScrollIndicator", .boolean, "Whether a bar shows the place across.",
        \UIScrollView.showsHorizontalScrollIndicator),
      Property(
        "showsVerticalScrollIndicator", .boolean, "Whether a bar shows the place down.",
        \UIScrollView.showsVerticalScrollIndicator),
      Property(
        .documents("indicatorStyle"), .word("a style", ["default": .default, "black": .black, "white": .white]),
        "The colour of the indicators.", \UIScrollView.indicatorStyle),
      Property(
        .documents("contentSize"), .size, "The size of the content if constraints do not determine it.",
        \UIScrollView.contentSize),
      Property("contentInset", .edgeInsets, "Room around the content.", \UIScrollView.contentInset),
      Property(
        .documents("contentOffset"), .point, "The point of the content at the upper left corner.",
        \UIScrollView.contentOffset),
      Property(
        "alwaysBounceVertical", .boolean, "Whether small content could be moved down, which counts for insets.",
        \UIScrollView.alwaysBounceVertical),
      Property(
        "alwaysBounceHorizontal", .boolean, "Whether small content could be moved across, which counts for insets.",
        \UIScrollView.alwaysBounceHorizontal),
      Property(
        "contentInsetAdjustmentBehavior",
        .word(
          "a behaviour",
          ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        "Whether the safe area adds to the insets.", \UIScrollView.contentInsetAdjustmentBehavior),
    ])
}
