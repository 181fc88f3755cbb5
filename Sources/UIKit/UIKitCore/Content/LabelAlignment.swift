internal import TextLayout

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
