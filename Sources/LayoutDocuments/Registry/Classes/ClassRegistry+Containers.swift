import UIKitCore

extension ClassRegistry {
  static let imageView = ClassDescription(
    "UIImageView", "A picture.",
    make: { UIImageView() },
    properties: [
      PropertyDescription("image", .image, "The picture shown.", \UIImageView.image),
      PropertyDescription(
        "highlightedImage", .image, "The picture shown while highlighted.", \UIImageView.highlightedImage),
      PropertyDescription("isHighlighted", .boolean, "Whether it is highlighted.", \UIImageView.isHighlighted),
    ])

  static let stackView = ClassDescription(
    "UIStackView", "Views in a row or a column.",
    make: { UIStackView() },
    properties: [
      PropertyDescription("axis", .axis, "Whether the views form a row or a column.", \UIStackView.axis),
      PropertyDescription(
        "alignment", .stackAlignment, "The alignment of the views across the axis.", \UIStackView.alignment),
      PropertyDescription(
        "distribution", .stackDistribution, "How the views share the axis.", \UIStackView.distribution),
      PropertyDescription("spacing", .number, "The gap between two views.", \UIStackView.spacing),
      PropertyDescription(
        "isLayoutMarginsRelativeArrangement", .boolean, "Keeps the views within the margins.",
        \UIStackView.isLayoutMarginsRelativeArrangement),
      PropertyDescription(
        "isBaselineRelativeArrangement", .boolean, "Whether vertical gaps are measured between baselines.",
        \UIStackView.isBaselineRelativeArrangement),
    ],
    children: [
      .list("arrangedSubviews", of: "UIView", "The views of the row or column.", isConstrained: true) {
        (stack: UIStackView, views: [UIView]) in
        for view in views { stack.addArrangedSubview(view) }
      }
    ])

  static let scrollView = ClassDescription(
    "UIScrollView", "A window on content larger than itself.",
    make: { UIScrollView() },
    properties: [
      PropertyDescription(
        "isScrollEnabled", .boolean, "Whether the content could be moved.", \UIScrollView.isScrollEnabled),
      PropertyDescription(
        "isPagingEnabled", .boolean, "Whether scrolling stops at whole pages.", \UIScrollView.isPagingEnabled),
      PropertyDescription(
        "showsHorizontalScrollIndicator", .boolean, "Whether a bar shows the place across.",
        \UIScrollView.showsHorizontalScrollIndicator),
      PropertyDescription(
        "showsVerticalScrollIndicator", .boolean, "Whether a bar shows the place down.",
        \UIScrollView.showsVerticalScrollIndicator),
      PropertyDescription(
        "indicatorStyle",
        .word("a style", ["default": .default, "black": .black, "white": .white]),
        "The colour of the indicators.", \UIScrollView.indicatorStyle),
      PropertyDescription(
        "contentSize", .size, "The size of the content if constraints do not determine it.",
        \UIScrollView.contentSize),
      PropertyDescription(
        "contentInset", .edgeInsets, "Room around the content.", \UIScrollView.contentInset),
      PropertyDescription(
        "contentOffset", .point, "The point of the content at the upper left corner.", \UIScrollView.contentOffset),
      PropertyDescription(
        "alwaysBounceVertical", .boolean, "Whether small content could be moved down, which counts for insets.",
        \UIScrollView.alwaysBounceVertical),
      PropertyDescription(
        "alwaysBounceHorizontal", .boolean, "Whether small content could be moved across, which counts for insets.",
        \UIScrollView.alwaysBounceHorizontal),
      PropertyDescription(
        "contentInsetAdjustmentBehavior",
        .word(
          "a behaviour",
          ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        "Whether the safe area adds to the insets.", \UIScrollView.contentInsetAdjustmentBehavior),
    ])

  static let visualEffectView = ClassDescription(
    "UIVisualEffectView", "A visual effect over the views behind; its content view contains its subviews.",
    make: { UIVisualEffectView(effect: nil) },
    properties: [
      PropertyDescription("effect", .blurStyle, "The blur, shown as a flat tint.") {
        (view: UIVisualEffectView, style) in view.effect = UIBlurEffect(style: style)
      }
    ],
    children: [
      .part("contentView", "UIView", "The container of the subviews.") { (view: UIVisualEffectView) in view.contentView
      }
    ])
}
