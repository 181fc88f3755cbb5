public import Foundation
internal import TextLayout
internal import UIFoundation

/// An object with text that can adapt to the content size category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Indicates whether fonts of a text style are scaled to the content size category of the traits.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Returns the font, scaled to the content size category if the view adapts to it.
  func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.following(traitCollection.preferredContentSizeCategory) : font
  }
}
