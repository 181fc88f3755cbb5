package import AutoLayout
package import TextLayout
package import UIFoundation

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

/// The alignment of a label's text: one of UIKit's, or that of each paragraph's own direction.
package struct LabelAlignment: RawRepresentable, Hashable, Sendable {
  /// The number of UIKit's alignment, or -1.
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ alignment: NSTextAlignment) { rawValue = alignment.rawValue }

  static let natural = LabelAlignment(.natural)
  static let left = LabelAlignment(.left)
  static let center = LabelAlignment(.center)
  static let right = LabelAlignment(.right)
  static let justified = LabelAlignment(.justified)
  static let paragraph = LabelAlignment(rawValue: -1)

  /// Aligns a label's text.
  @MainActor
  func apply(to label: UILabel) {
    label.textAlignment = NSTextAlignment(rawValue: rawValue) ?? .natural
    label.alignsParagraphsSeparately = self == .paragraph
  }
}

extension Words where Value == LabelAlignment {
  package static let labelAlignment = Words(
    "an alignment",
    [
      "natural": .natural, "left": .left, "center": .center, "right": .right, "justified": .justified,
      "paragraph": .paragraph,
    ])
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
