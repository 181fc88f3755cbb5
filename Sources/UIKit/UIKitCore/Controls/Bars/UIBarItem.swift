public import Foundation
public import UIFoundation
public import UIGraphics

/// An item of a bar: a title, an image and a state.
open class UIBarItem: AccessibleObject, UIAppearance {
  /// Called after the item was loaded from a nib or storyboard, and its outlets were connected.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  public override init() {}

  open var isEnabled = true {
    didSet { itemDidChange() }
  }
  open var title: String? {
    didSet { itemDidChange() }
  }
  open var image: UIImage? {
    didSet { itemDidChange() }
  }
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  final var textAttributes = StateValues<[NSAttributedString.Key: Any]>() {
    didSet { itemDidChange() }
  }

  /// The bar that displays the item.
  weak var owner: UIView?

  func itemDidChange() {
    owner?.setNeedsLayout()
    owner?.setNeedsDisplay()
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
}

extension UIView {
  /// Makes this bar the owner of its items, so that a change of an item lays out the bar.
  ///
  /// This includes items that are not displayed.
  func adoptItems() {
    for item in barItems { item.owner = self }
  }
}

/// The color scheme of a bar. Newer code uses bar appearances instead.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// The height of a bar, and whether it has a prompt.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt
}

/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}
