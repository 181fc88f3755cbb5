internal import Foundation

/// Layout and scrolling in which elements are measured only when they become visible.
extension UIScrollView {
  /// Repeats a layout pass as long as it changes a size, at most 16 times.
  ///
  /// A pass can move elements into the visible part. The next pass measures them.
  func repeatLayout(_ pass: () -> Bool) {
    for _ in 0..<16 {
      guard pass() else { return }
    }
  }

  /// Scrolls to a target until its offset does not change, at most four times.
  ///
  /// `target` returns the offset and the view to scroll, which can be inside this one. Measuring elements moves the
  /// following ones, so the offset is computed again.
  func repeatScrolling(animated: Bool, to target: () -> (view: UIScrollView, offset: CGPoint)?) {
    for _ in 0..<4 {
      guard let (view, offset) = target(), offset != view.contentOffset else { break }
      view.setContentOffset(offset, animated: animated)
      if view !== self { setNeedsLayout() }
    }
    layoutIfNeeded()
  }
}
