public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UIScrollViewDelegate {
  @_disfavoredOverload public var scrollViewDidScroll: ((UIScrollView) -> Void)? { scrollViewDidScroll(_:) }
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
    scrollViewDidEndScrollingAnimation(_:)
  }
  @_disfavoredOverload public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? {
    scrollViewDidEndDecelerating(_:)
  }
  @_disfavoredOverload public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? {
    scrollViewWillBeginDragging(_:)
  }
  @_disfavoredOverload public var scrollViewDidEndDragging: OptionalCall<any UIScrollViewDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var scrollViewWillEndDragging: OptionalCall<any UIScrollViewDelegate>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
    scrollViewWillBeginDecelerating(_:)
  }
  @_disfavoredOverload public var scrollViewDidZoom: ((UIScrollView) -> Void)? { scrollViewDidZoom(_:) }
  @_disfavoredOverload public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? {
    scrollViewShouldScrollToTop(_:)
  }
  @_disfavoredOverload public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { scrollViewDidScrollToTop(_:) }
  @_disfavoredOverload public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
    scrollViewDidChangeAdjustedContentInset(_:)
  }
  @_disfavoredOverload public var viewForZooming: OptionalCall<any UIScrollViewDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIScrollViewDelegate> {
  public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
    delegate.viewForZooming(in: scrollView)
  }
}
