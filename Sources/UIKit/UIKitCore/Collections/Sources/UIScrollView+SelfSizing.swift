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
  /// following ones, so the offset is computed again, at the end of an animation.
  func repeatScrolling(animated: Bool, to target: @escaping () -> (view: UIScrollView, offset: CGPoint)?) {
    if animated {
      guard let (view, offset) = target(), offset != view.contentOffset else { return layoutIfNeeded() }
      view.animateContentOffset(to: offset) { [weak self] in self?.repeatScrolling(animated: false, to: target) }
      return
    }
    for _ in 0..<4 {
      guard let (view, offset) = target(), offset != view.contentOffset else { break }
      view.setContentOffset(offset, animated: false)
      if view !== self { setNeedsLayout() }
    }
    layoutIfNeeded()
  }
}
