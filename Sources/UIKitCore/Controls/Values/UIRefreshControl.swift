/// The control that a pull shows above a scroll view's content; nobody pulls, so it is never shown.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
