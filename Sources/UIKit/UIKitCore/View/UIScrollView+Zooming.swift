internal import Foundation
internal import UIFoundation

/// Zooming: the scale of the delegate's view and of the content size.
extension UIScrollView {
  /// Scales the delegate's view for zooming; returns false without such a view or a valid scale.
  ///
  /// The top left corner of the view keeps its position, and the content grows by as much as the view.
  @discardableResult
  func zoom(by scale: CGFloat) -> Bool {
    guard scale.isFinite, let view = effectiveDelegate?.viewForZooming(in: self) else { return false }
    let limited = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard limited > 0 else { return false }
    if let previous = zoomedView, previous !== view { rescale(previous, to: 1) }
    zoomedView = view
    let ratio = limited / max(view.appliedZoomScale, .leastNormalMagnitude)
    let middle = CGPoint(x: bounds.midX * ratio, y: bounds.midY * ratio)
    rescale(view, to: limited)
    if !bounds.isEmpty { contentOffset = offsetInContent(centering: CGRect(origin: middle, size: .zero)) }
    effectiveDelegate?.scrollViewDidZoom(self)
    return true
  }

  private func rescale(_ view: UIView, to scale: CGFloat) {
    let (previous, origin) = (view.appliedZoomScale, view.frame.origin)
    view.rare.isZoomed = scale != 1
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    let size = view.bounds.size
    contentSize = CGSize(
      width: max(0, contentSize.width + (scale - previous) * size.width),
      height: max(0, contentSize.height + (scale - previous) * size.height))
  }

  /// Returns the offset that centers a rectangle as closely as possible within the content.
  func offsetInContent(centering rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(rect.midX - bounds.width / 2, last.x)),
      y: max(-inset.top, min(rect.midY - bounds.height / 2, last.y)))
  }
}

extension UIView {
  /// The scale at which a scroll view zooms the view; 1 for other views.
  var appliedZoomScale: CGFloat {
    guard let rareState, rareState.isZoomed else { return 1 }
    // The program can set another transform in the meantime.
    let transform = transform
    return hypot(transform.a, transform.b)
  }
}
