public import Foundation

/// A view that floats above the tab bar in the design of iOS 26, such as the controls of a player.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The view in the capsule, which it fills.
  open private(set) var contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// The capsule of glass around an accessory's view.
final class TabAccessoryView: UIView {
  private(set) var accessory: UITabAccessory?

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    clipsToBounds = false
  }

  /// Shows the view of an accessory, in place of another.
  func show(_ accessory: UITabAccessory) {
    guard self.accessory !== accessory else { return }
    self.accessory?.contentView.removeFromSuperview()
    self.accessory = accessory
    let content = accessory.contentView
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bounds
    addSubview(content)
  }

  override func drawContent() { drawGlass(in: bounds) }
}
