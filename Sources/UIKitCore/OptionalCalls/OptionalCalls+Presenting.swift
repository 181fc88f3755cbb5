// Optional requirements, callable as `delegate?.method?(…)`.

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public var adaptivePresentationStyle:
    UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall?
  { UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall(delegate: self) }
  @_disfavoredOverload public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}

/// The optional requirements of `UIAdaptivePresentationControllerDelegate` that are called `adaptivePresentationStyle`.
@preconcurrency @MainActor
public struct UIAdaptivePresentationControllerDelegateAdaptivePresentationStyleCall {
  let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }
}
