// Optional requirements, callable as `delegate?.method?(…)`.

extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
