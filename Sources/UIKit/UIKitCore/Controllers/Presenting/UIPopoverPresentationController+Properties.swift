extension Catalog {
  package static let popoverPresentation = ClassProperties(
    of: UIPopoverPresentationController.self, "A popover: its source, its arrow and its background."
  ) {
    Entry(
      "sourceRect", .rectangle, "The rectangle in the source view to which the arrow points, in points."
    ) { popover, rectangle in
      popover.sourceView = popover.sourceView ?? popover.sourceItem as? UIView
      popover.sourceRect = rectangle
    }
    Entry(
      "permittedArrowDirections", .words(.arrowDirection), "The directions in which the arrow may point.",
      \.permittedArrowDirections)
    Entry(
      "backgroundColor", .color, "The color of the card behind the screen; by default a material.", \.backgroundColor)
    Entry(
      "popoverLayoutMargins", .edgeInsets, "The minimum distances from the edges of the screen, in points.",
      \.popoverLayoutMargins)
    Entry(
      "adaptivePresentationStyle",
      .word("a style", ["none": .none, "automatic": .automatic, "fullScreen": .fullScreen, "formSheet": .formSheet]),
      "The style on narrow screens: none, the default, for a popover, or automatic for the sheet of iOS."
    ) { (popover, style: UIModalPresentationStyle) in popover.documentAdaptiveStyle = style }
  }
}
