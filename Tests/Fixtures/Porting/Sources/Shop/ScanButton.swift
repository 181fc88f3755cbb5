import UIKit

extension UIImageView {
  /// Needs a member that is missing.
  func showProgress() { addSymbolEffect(.pulse) }
}
