import UIKitCore

extension ClassRegistry {
  static let stackView = ClassDescription(
    Catalog.stackView,
    children: [
      .list("arrangedSubviews", of: "UIView", "The views of the row or column.", isConstrained: true) {
        (stack: UIStackView, views: [UIView]) in
        for view in views { stack.addArrangedSubview(view) }
      }
    ]
  )

  static let scrollView = ClassDescription(
    Catalog.scrollView,
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
    Catalog.visualEffectView,
    properties: [
      PropertyDescription("effect", .visualEffect, "The blur of the views behind, or the vibrancy of the content.") {
        (view: UIVisualEffectView, description) in view.effect = description.effect
      }
    ],
    children: [
      .part("contentView", "UIView", "The container of the subviews.", \UIVisualEffectView.contentView)
    ])
}
