public import Foundation

/// The control that pulling a scroll view reveals; there is no pulling, so it is never visible.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
