public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The control above the content of a scroll view while it is refreshed.
///
/// There is no user who pulls the content: the control is visible from `beginRefreshing()` to `endRefreshing()`.
open class UIRefreshControl: UIControl {
  // The height that UIKit's refresh controls have in logs.
  static let height: CGFloat = 60

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleView = UILabel()

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    isHidden = true
    autoresizingMask = .flexibleWidth
    titleView.textAlignment = .center
    titleView.font = .systemFont(ofSize: 13)
    titleView.textColor = .secondaryLabel
    spinner.startAnimating()
    addSubview(spinner)
    addSubview(titleView)
  }

  open var attributedTitle: NSAttributedString? {
    didSet {
      titleView.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  open private(set) var isRefreshing = false {
    didSet {
      guard oldValue != isRefreshing else { return }
      isHidden = !isRefreshing
      (superview as? UIScrollView)?.refreshingDidChange()
    }
  }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = ownTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleView.sizeThatFits(CGSize(width: bounds.width, height: 0))
    let gap: CGFloat = title.height > 0 ? 4 : 0
    let top = (bounds.height - spinner.intrinsicContentSize.height - gap - title.height) / 2
    let size = spinner.intrinsicContentSize
    spinner.frame = pixelGrid.round(
      CGRect(x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height))
    titleView.frame = pixelGrid.round(
      CGRect(x: bounds.minX, y: top + size.height + gap, width: bounds.width, height: title.height))
  }
}
