import UIKitCore

extension ClassRegistry {
  static let imageView = ClassDescription(
    "UIImageView", "A view of one picture.",
    make: { UIImageView() },
    properties: Catalog.imageView.descriptions
  ).reusable(.always)

  static let stackView = ClassDescription(
    "UIStackView", "Views in a row or a column.",
    make: { UIStackView() },
    properties: Catalog.stackView.descriptions,
    children: [
      .list("arrangedSubviews", of: "UIView", "The views of the row or column.", isConstrained: true) {
        (stack: UIStackView, views: [UIView]) in
        for view in views { stack.addArrangedSubview(view) }
      }
    ]
    // The proportions of fillProportionally are those of the content at the previous layout.
  ).reusable(.with("distribution", ["fill", "fillEqually", "equalSpacing", "equalCentering"]))

  static let scrollView = ClassDescription(
    "UIScrollView", "A view of content that can be larger than the view itself.",
    make: { UIScrollView() },
    properties: Catalog.scrollView.descriptions,
    children: [
      .one("refreshControl", "UIRefreshControl", "The control above the content.", \UIScrollView.refreshControl)
    ])

  static let refreshControl = ClassDescription(
    "UIRefreshControl", inherits: "UIControl", "A control above content that is being refreshed.",
    make: { UIRefreshControl() },
    properties: [
      PropertyDescription("attributedTitle", .attributedText, "The text below the spinner.") {
        (control: UIRefreshControl, text) in control.attributedTitle = text.attributedString
      },
      PropertyDescription("isRefreshing", .boolean, "Indicates whether the control is visible.") {
        (control: UIRefreshControl, isRefreshing) in
        if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
      },
    ])

  static let visualEffectView = ClassDescription(
    "UIVisualEffectView", "A visual effect over the views behind; its content view contains its subviews.",
    make: { UIVisualEffectView(effect: nil) },
    properties: [
      PropertyDescription("effect", .visualEffect, "The blur of the views behind, or the vibrancy of the content.") {
        (view: UIVisualEffectView, description) in view.effect = description.effect
      }
    ],
    children: [
      .part("contentView", "UIView", "The container of the subviews.", \UIVisualEffectView.contentView)
    ])
}
