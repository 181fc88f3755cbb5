internal import Foundation
internal import TextLayout

extension Catalog {
  package static let buttonConfiguration = StructureDescription<UIButton.Configuration>(
    "a button's configuration", schemaName: "buttonConfiguration", from: { .plain() }, shorthand: "style"
  ) {
    // The first entry, because the style replaces the whole configuration.
    Entry("style", .word(Words.buttonStyle), "The style that the other keys change.") { $0.value = $1() }
    Entry("title", .text, "The title of the button.", \.title)
    Entry("attributedTitle", .attributedText, nil) {
      $0.attributedTitle = AttributedString(withUIKitAttributesOf: $1)
    }
    Entry("subtitle", .text, "The text below the title.", \.subtitle)
    Entry("attributedSubtitle", .attributedText, nil) {
      $0.attributedSubtitle = AttributedString(withUIKitAttributesOf: $1)
    }
    Entry(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer(setting: $1)
    }
    Entry(.named("titleFont", inFiles: "titleFontDescription"), .font, nil) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer(setting: [.font: $1])
    }
    Entry(.named("subtitleFont", inFiles: "subtitleFontDescription"), .font, nil) {
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer(setting: [.font: $1])
    }
    Entry("image", .image, "The picture beside the title.", \.image)
    Entry("imagePlacement", .word(.directionalEdge), "The position of the picture.", \.imagePlacement)
    Entry("imagePadding", .length, "The gap between picture and title.", \.imagePadding)
    Entry("imageReservation", .length, "The length reserved for the picture.", \.imageReservation)
    Entry("titlePadding", .length, "The gap between title and subtitle.", \.titlePadding)
    Entry("titleAlignment", .word(.titleAlignment), "The alignment of title and subtitle.", \.titleAlignment)
    Entry("titleLineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of the title.", \.titleLineBreakMode)
    Entry(
      "showsActivityIndicator", .boolean, "Indicates whether a spinner replaces the picture.", \.showsActivityIndicator)
    Entry("baseForegroundColor", .color, "The color of title and picture.", \.baseForegroundColor)
    Entry("baseBackgroundColor", .color, "The color from which the background is derived.", \.baseBackgroundColor)
    Entry("background", ValueKind(background), "The background.", \.background)
    Entry("cornerStyle", .word(.cornerStyle), "The size of the rounded corners.", \.cornerStyle)
    // The size precedes the insets, which it replaces.
    Entry("buttonSize", .word(.buttonSize), "The size of the button.", \.buttonSize)
    Entry("contentInsets", .directionalEdgeInsets, "The space around the content.", \.contentInsets)
  }
}
