import UIKitCore

extension ClassRegistry {
  static let pageController = ClassDescription(
    Catalog.pageController,
    properties: [
      PropertyDescription(
        "presentationIndex", .integer(0...10_000), "The index of the shown page, from 0.", phase: .late
      ) { (controller: UIPageViewController, index) in controller.pageList?.show(index, in: controller) },
      PropertyDescription(
        "presentationCount", .integer(0...10_000), "The number of dots; by default one per page.",
        phase: .late
      ) { (controller: UIPageViewController, count) in controller.pageList?.count = count },
    ],
    children: [ChildDescription](of: UIPageViewController.self) {
      Child(list: "pages", of: UIViewController.self, "The pages in their order.") { PageList($1).fill($0) }
    } + Catalog.pageController.children)

  // The rows and items that the document selects stay selected when the screen appears.

  static let tableController = ClassDescription(Catalog.tableController).prepared {
    (controller: UITableViewController) in
    controller.clearsSelectionOnViewWillAppear = false
  }

  static let collectionController = ClassDescription(Catalog.collectionController).prepared {
    (controller: UICollectionViewController) in controller.clearsSelectionOnViewWillAppear = false
  }
}

extension ClassRegistry {
  static let view = ClassDescription(
    Catalog.view,
    properties: Catalog.view.descriptions.inserting([frame], before: "transform")
      .inserting([customSpacing], before: "isAccessibilityElement"),
    children: Catalog.view.children
      + [ChildDescription](of: UIView.self) {
        Child(
          list: "contextMenu", of: UIMenuElement.self,
          "The menu after a long press. The picture shows it with the view in front of the blurred screen."
        ) { $0.presentContextMenu(UIMenu(children: $1)) }.presented
      })

  private static let frame = PropertyDescription(
    "frame", .rectangle, "A fixed frame in the superview, in points, in place of constraints."
  ) { (view: UIView, frame) in
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = frame
  }

  private static let customSpacing = PropertyDescription(
    "customSpacing", .length, "The gap after this view in its stack view, in place of its spacing, in points."
  ) { (view: UIView, spacing) in
    (view.superview as? UIStackView)?.setCustomSpacing(spacing, after: view)
  }

  static let visualEffectView = ClassDescription(
    Catalog.visualEffectView,
    properties: [
      PropertyDescription("effect", .visualEffect, "The blur of the views behind, or the vibrancy of the content.") {
        (view: UIVisualEffectView, description) in view.effect = description.effect
      }
    ])
}
