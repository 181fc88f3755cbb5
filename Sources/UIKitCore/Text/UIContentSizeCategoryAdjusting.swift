/// Something with text that can follow the reader's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of a text style are as large as the style is at the traits' content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// A font as the view shows it: at the reader's text size where it follows that, else as it is.
  func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.following(traitCollection.preferredContentSizeCategory) : font
  }
}
