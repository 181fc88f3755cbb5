import UIKit

/// Compiles: the superclass declares both members in an extension on Linux.
final class PixelConstraint: NSLayoutConstraint {
  override func awakeFromNib() {
    super.awakeFromNib()
    constant = (constant * UIScreen.main.scale).rounded() / UIScreen.main.scale
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { constant = 0 }
}
