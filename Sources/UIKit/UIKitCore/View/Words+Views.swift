package import AutoLayout
package import TextLayout
package import UIFoundation
package import UIGraphics

extension Words where Value == UIView.ContentMode {
  package static let contentMode = Words(
    "a content mode",
    [
      "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
      "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ],
    inFiles: [
      "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ])
}

extension Words where Value == UISemanticContentAttribute {
  static let semanticContentAttribute = Words(
    "a semantic content attribute",
    [
      "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
      "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ])
}

extension Words where Value == UIView.AutoresizingMask {
  static let autoresizingMask = Words(
    "a flexible part",
    [
      "flexibleWidth": .flexibleWidth, "flexibleHeight": .flexibleHeight,
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleRightMargin": .flexibleRightMargin,
      "flexibleTopMargin": .flexibleTopMargin, "flexibleBottomMargin": .flexibleBottomMargin,
    ])
}

extension Words where Value == UIUserInterfaceStyle {
  package static let interfaceStyle = Words(
    "a style", ["unspecified": .unspecified, "light": .light, "dark": .dark])
}

extension Words where Value == NSLayoutConstraint.Axis {
  package static let axis = Words("an axis", ["horizontal": .horizontal, "vertical": .vertical])
}

extension Words where Value == NSTextAlignment {
  package static let textAlignment = Words(
    "an alignment",
    ["natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified])
}

extension Words where Value == NSLineBreakMode {
  package static let lineBreakMode = Words(
    "a line break mode",
    [
      "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
      "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
      "byTruncatingMiddle": .byTruncatingMiddle,
    ],
    // Views and paragraph styles have different words in files.
    inFiles: [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle, "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping,
      "clipping": .byClipping, "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
      "truncatingMiddle": .byTruncatingMiddle,
    ])
}

extension Words where Value == NSParagraphStyle.LineBreakStrategy {
  package static let lineBreakStrategy = Words(
    "a line break strategy",
    ["none": [], "pushOut": .pushOut, "hangulWordPriority": .hangulWordPriority, "standard": .standard])
}

extension Words where Value == UIFont.Weight {
  package static let fontWeight = Words(
    "a weight",
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])
}

extension Words where Value == UIFontDescriptor.SystemDesign {
  package static let fontDesign = Words(
    "a design", ["default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced])
}

extension Words where Value == UIImage.SymbolConfiguration.Weight {
  package static let symbolWeight = Words(
    "a weight",
    [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ], inFiles: ["ultralight": .ultraLight])
}

extension Words where Value == UIImage.SymbolConfiguration.Scale {
  package static let symbolScale = Words("a scale", ["small": .small, "medium": .medium, "large": .large])
}
