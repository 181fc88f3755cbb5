internal import Foundation
internal import UIFoundation

/// Zooming: the scale of the delegate's view and of the content size.
extension UIScrollView {
  /// Scales the delegate's view for zooming and the content size. The upper left corner of the view stays.
  func zoom(by scale: CGFloat) {
    guard scale.isFinite, let view = effectiveDelegate?.viewForZooming(in: self) else { return }
    let limited = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard limited > 0 else { return }
    let (previous, origin) = (view.rareState?.zoomScale ?? 1, view.frame.origin)
    zoomedView = view
    view.rare.zoomScale = limited
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = CGSize(
      width: contentSize.width / previous * limited, height: contentSize.height / previous * limited)
    effectiveDelegate?.scrollViewDidZoom(self)
  }

  /// Returns the offset that centers a rectangle, as far as no space beside the content becomes visible.
  func offsetInContent(centering rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width, y: contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(rect.midX - bounds.width / 2, last.x)),
      y: max(-inset.top, min(rect.midY - bounds.height / 2, last.y)))
  }
}
