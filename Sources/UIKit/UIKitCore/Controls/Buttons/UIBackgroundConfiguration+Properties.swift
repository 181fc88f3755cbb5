extension Catalog {
  package static let background = StructureDescription<UIBackgroundConfiguration>(
    "a background", schemaName: "backgroundConfiguration", from: { .clear() }
  ) {
    Entry("backgroundColor", .color, "The color.", \.backgroundColor)
    Entry("cornerRadius", .length, "The radius of the corners.", \.cornerRadius)
    Entry("backgroundInsets", .directionalEdgeInsets, "The insets of the background.", \.backgroundInsets)
    Entry("strokeColor", .color, "The color of the border.", \.strokeColor)
    Entry("strokeWidth", .length, "The width of the border.", \.strokeWidth)
    Entry("strokeOutset", .number, "The distance from the background out to the border.", \.strokeOutset)
    Entry("image", .image, "A picture behind the content.", \.image)
    Entry("imageContentMode", .word(.contentMode), "The content mode of the picture.", \.imageContentMode)
  }
}
