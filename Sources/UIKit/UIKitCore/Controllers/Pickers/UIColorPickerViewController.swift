public import Foundation
internal import UIFoundation
public import UIGraphics

/// A picker of colors. Its view is empty.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// The receiver of the choice in a picker of colors.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  // optional
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)  // optional
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)  // optional
}
