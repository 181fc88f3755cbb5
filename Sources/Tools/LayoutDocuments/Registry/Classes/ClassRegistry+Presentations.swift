import UIKitCore

/// The presentations of screens and menus: sheets, popovers, and the elements of menus.
extension ClassRegistry {
  static let sheetPresentation = ClassDescription(
    "UISheetPresentationController", inherits: nil, "A sheet: its heights, its grabber and its corners.",
    make: nil,
    properties: [
      PropertyDescription(
        "detents", ValueType<[SheetDetent]>.list(of: .detent),
        "The heights at which the sheet can rest, the lowest first."
      ) { (sheet: UISheetPresentationController, detents) in sheet.detents = detents.map(\.detent) },
      PropertyDescription("selectedDetentIdentifier", .detent, "The height of the sheet; by default the first one.") {
        (sheet: UISheetPresentationController, detent) in sheet.selectedDetentIdentifier = detent.identifier
      },
      PropertyDescription(
        "largestUndimmedDetentIdentifier", .detent,
        "The last height at which the screen behind the sheet is not dimmed."
      ) { (sheet: UISheetPresentationController, detent) in
        sheet.largestUndimmedDetentIdentifier = detent.identifier
      },
      PropertyDescription(
        "prefersGrabberVisible", .boolean, "Indicates whether the sheet has a grabber.",
        \UISheetPresentationController.prefersGrabberVisible),
      PropertyDescription(
        "preferredCornerRadius", .length, "The radius of the corners, in points; 10 by default.",
        \UISheetPresentationController.preferredCornerRadius),
      PropertyDescription(
        "prefersEdgeAttachedInCompactHeight", .boolean,
        "Indicates whether a sheet on a phone in landscape keeps its height instead of covering the screen.",
        \UISheetPresentationController.prefersEdgeAttachedInCompactHeight),
      PropertyDescription(
        "widthFollowsPreferredContentSizeWhenEdgeAttached", .boolean,
        "Indicates whether a sheet at the lower edge has the preferred width of its content.",
        \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached),
      PropertyDescription(
        "prefersPageSizing", .boolean,
        "Indicates whether a sheet on a large screen has the size of a page, not of a form.",
        \UISheetPresentationController.prefersPageSizing),
    ])

  static let popoverPresentation = ClassDescription(
    "UIPopoverPresentationController", inherits: nil, "A popover: its source, its arrow and its background.",
    make: nil,
    properties: [
      PropertyDescription(
        itemKey: "sourceItem", "The id of the view or the bar button item to which the arrow points."
      ) { (popover: UIPopoverPresentationController, item) in popover.sourceItem = item },
      PropertyDescription(
        "sourceRect", .rectangle, "The rectangle in the source view to which the arrow points, in points."
      ) { (popover: UIPopoverPresentationController, rect) in
        popover.sourceView = popover.sourceView ?? popover.sourceItem as? UIView
        popover.sourceRect = rect
      },
      PropertyDescription(
        "permittedArrowDirections",
        ValueType<[UIPopoverArrowDirection]>.list(
          of: .word(
            "a direction",
            ["up": .up, "down": .down, "left": .left, "right": .right, "any": .any])),
        "The directions in which the arrow may point."
      ) { (popover: UIPopoverPresentationController, directions) in
        popover.permittedArrowDirections = UIPopoverArrowDirection(directions)
      },
      PropertyDescription(
        "backgroundColor", .color, "The color of the card behind the screen; by default a material.",
        \UIPopoverPresentationController.backgroundColor),
      PropertyDescription(
        "popoverLayoutMargins", .edgeInsets, "The minimum distances from the edges of the screen, in points.",
        \UIPopoverPresentationController.popoverLayoutMargins),
      PropertyDescription(
        "adaptivePresentationStyle",
        .word("a style", ["none": .none, "automatic": .automatic, "fullScreen": .fullScreen, "formSheet": .formSheet]),
        "The style on narrow screens: none, the default, for a popover, or automatic for the sheet of iOS."
      ) { (popover: UIPopoverPresentationController, style: UIModalPresentationStyle) in
        popover.documentAdaptiveStyle = style
      },
    ])

  static let menuElement = ClassDescription(
    "UIMenuElement", inherits: nil, "An action of a menu or, with children, a menu.", shorthand: "title",
    make: { node in
      node["children"] == nil ? UIAction { _ in } : UIMenu()
    },
    properties: [
      PropertyDescription("title", .text, "The title.", \UIMenuElement.title),
      PropertyDescription("subtitle", .text, "The text below the title.", \UIMenuElement.subtitle),
      PropertyDescription("image", .image, "The picture.", \UIMenuElement.image),
      PropertyDescription(
        "attributes",
        ValueType<[UIMenuElement.Attributes]>.list(
          of: .word("an attribute", ["destructive": .destructive, "disabled": .disabled, "hidden": .hidden])),
        "The appearance of an action."
      ) { (action: UIAction, attributes) in action.attributes = UIMenuElement.Attributes(attributes) },
      PropertyDescription(
        "state", .word("a state", ["off": .off, "on": .on, "mixed": .mixed]), "The checkmark of an action."
      ) { (action: UIAction, state: UIMenuElement.State) in action.state = state },
      PropertyDescription(
        "options",
        ValueType<[UIMenu.Options]>.list(
          of: .word("an option", ["displayInline": .displayInline, "displayAsPalette": .displayAsPalette])),
        "The display of a menu in the menu around it: as a section, or as a row of pictures."
      ) { (element: UIMenuElement, options) in (element as? UIMenu)?.options = UIMenu.Options(options) },
      PropertyDescription(
        "preferredElementSize",
        .word("a size", ["automatic": .automatic, "small": .small, "medium": .medium, "large": .large]),
        "The size of a menu's elements: small and medium elements share rows."
      ) { (element: UIMenuElement, size: UIMenu.ElementSize) in (element as? UIMenu)?.preferredElementSize = size },
    ],
    children: [
      .list("children", of: "UIMenuElement", "The elements of a menu.") {
        (menu: UIMenu, elements: [UIMenuElement]) in menu.children = elements
      }
    ])
}

/// A height of a sheet: medium, large, or a number of points.
package struct SheetDetent: Sendable {
  fileprivate enum Height: Sendable {
    case medium, large
    case points(CGFloat)
  }

  fileprivate let height: Height

  @MainActor
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch height {
    case .medium: .medium
    case .large: .large
    case .points(let points): UISheetPresentationController.Detent.Identifier("\(points)")
    }
  }

  @MainActor
  var detent: UISheetPresentationController.Detent {
    switch height {
    case .medium: .medium()
    case .large: .large()
    case .points(let points): .custom(identifier: identifier) { _ in points }
    }
  }
}

extension ValueType where Value == SheetDetent {
  /// `medium`, `large`, or a height in points.
  package static let detent: ValueType = {
    let words = ValueType<SheetDetent.Height>.word("a height", ["medium": .medium, "large": .large])
    let points = ValueType<CGFloat>.length
    let expectation = "medium, large, or a height in points"
    return ValueType(expectation, schema: .anyOf([words.schema, points.schema])) { node, context in
      guard let text = node.text else { return context.expected(expectation, at: node) }
      if Double(text) != nil || context.metric(text) != nil {
        return points.decode(node, context).map { SheetDetent(height: .points($0)) }
      }
      return words.decode(node, context).map { SheetDetent(height: $0) }
    }
  }()
}
