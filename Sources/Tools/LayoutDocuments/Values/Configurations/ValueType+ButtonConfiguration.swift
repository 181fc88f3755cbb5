import UIKitCore

extension ValueType where Value == UIButton.Configuration {
  /// A style's name, or a mapping with `style` and overrides.
  package static let buttonConfiguration = styled("a button's configuration", from: .buttonStyle) {
    // `buttonSize` precedes `contentInsets` because setting the size replaces the insets.
    Field("title", .text, "The title of the button.", \.title)
    Field("subtitle", .text, "The text below the title.", \.subtitle)
    Field("titleTextAttributes", .textAttributes, "The attributes of the title.") { configuration, attributes in
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer(
        setting: attributes.values)
    }
    Field("image", .image, "The picture beside the title.", \.image)
    Field("imagePlacement", .word(.directionalEdge), "The position of the picture.", \.imagePlacement)
    Field("imagePadding", .length, "The gap between picture and title.", \.imagePadding)
    Field("imageReservation", .length, "The length reserved for the picture.", \.imageReservation)
    Field("titlePadding", .length, "The gap between title and subtitle.", \.titlePadding)
    Field("titleAlignment", .word(.titleAlignment), "The alignment of title and subtitle.", \.titleAlignment)
    Field("titleLineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of the title.", \.titleLineBreakMode)
    Field(
      "showsActivityIndicator", .boolean, "Indicates whether a spinner replaces the picture.",
      \.showsActivityIndicator)
    Field("baseForegroundColor", .color, "The color of title and picture.", \.baseForegroundColor)
    Field("baseBackgroundColor", .color, "The color from which the background is derived.", \.baseBackgroundColor)
    Field("background", .backgroundConfiguration, "The background.", \.background)
    Field("cornerStyle", .word(.cornerStyle), "The size of the rounded corners.", \.cornerStyle)
    Field("buttonSize", .word(.buttonSize), "The size of the button.", \.buttonSize)
    Field("contentInsets", .directionalEdgeInsets, "The space around the content.", \.contentInsets)
  }.named("buttonConfiguration")
}

extension ValueType where Value == UIBackgroundConfiguration {
  /// A mapping such as `{backgroundColor: systemGray6, cornerRadius: 8}`.
  package static let backgroundConfiguration = object("a background", of: UIBackgroundConfiguration.clear()) {
    Field("backgroundColor", .color, "The color.", \.backgroundColor)
    Field("cornerRadius", .length, "The radius of the corners.", \.cornerRadius)
    Field("backgroundInsets", .directionalEdgeInsets, "The insets of the background.", \.backgroundInsets)
    Field("strokeColor", .color, "The color of the border.", \.strokeColor)
    Field("strokeWidth", .length, "The width of the border.", \.strokeWidth)
    Field("strokeOutset", .number, "The distance from the background out to the border.", \.strokeOutset)
    Field("image", .image, "A picture behind the content.", \.image)
    Field("imageContentMode", .word(.contentMode), "The content mode of the picture.", \.imageContentMode)
  }.named("backgroundConfiguration")
}
