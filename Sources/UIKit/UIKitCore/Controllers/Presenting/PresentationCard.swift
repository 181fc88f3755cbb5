internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The card of a sheet or popover: the presented view in a clip, above a shadow.
class PresentationCard: UIView {
  /// The view that clips the presented view to the shape of the card.
  final let clip = UIView()
  private weak var shown: UIView?

  override func commonInit() {
    super.commonInit()
    addSubview(clip)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
    layer.shadowRadius = 20
    traitOverrides.userInterfaceLevel = .elevated
  }

  /// Sets the frame of the card and, in the same round of the layout, of the presented view.
  final func place(_ rect: CGRect) {
    frame = rect
    clip.frame = bounds
    shown?.frame = clip.bounds
  }

  /// Adds the presented view, which fills the card.
  final func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = clip.bounds
    clip.addSubview(view)
    shown = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
  }
}
