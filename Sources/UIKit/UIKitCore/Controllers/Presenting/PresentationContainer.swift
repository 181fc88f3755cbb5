internal import Foundation

/// The container of a presented view, which notifies the presentation controller of its layout.
final class PresentationContainer: UIView {
  private weak var presentation: UIPresentationController?

  /// Creates the container of a presentation, which covers a window or, without one, another view.
  convenience init(of presentation: UIPresentationController, in host: UIView) {
    self.init(frame: host.bounds)
    self.presentation = presentation
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(self)
    presentation.containerView = self
    presentation.prepareContainer()
  }

  override func layoutSubviews() {
    place()
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }

  /// Places the presented view, and updates the safe areas down to the presented controller's view.
  ///
  /// The controller can then place its children, or present another one, in the same round of the layout.
  func place() {
    updateOwnSafeArea()
    presentation?.placePresentedView()
    guard let shown = presentation?.presentedViewController.viewIfLoaded, shown.isDescendant(of: self) else { return }
    let path = sequence(first: shown as UIView) { $0 === self ? nil : $0.superview }
    for view in Array(path).reversed() { view.updateOwnSafeArea() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && presentation?.passesTouchesThrough == true ? nil : hit
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    reduceViewsBehind(to: nil)
  }

  /// Draws everything behind the container as a card, or at its own size for nil.
  ///
  /// Only the rearmost container of a view has an effect on the views behind it.
  func reduceViewsBehind(to card: CALayer.Reduction?) {
    guard let host = superview?.layer else { return }
    if let front = host.rareState?.reduction?.front, front !== layer { return }
    guard card != nil || host.rareState?.reduction != nil else { return }
    host.rare.reduction = card.map { (layer, $0) }
  }
}
