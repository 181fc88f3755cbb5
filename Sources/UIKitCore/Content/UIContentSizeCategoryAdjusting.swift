public import Foundation
internal import TextLayout
internal import UIFoundation

/// An object with text that can adapt to the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Indicates whether fonts of a text style have the size of the traits' content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Returns a font at the user's text size if the view adapts to it, else unchanged.
  func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.following(traitCollection.preferredContentSizeCategory) : font
  }
}
