internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The card of a sheet: the presented view with rounded corners, and the grabber above it.
final class SheetCard: UIView {
  private static let grabberSize = CGSize(width: 36, height: 5)
  /// The distance of the grabber from the top, in points.
  private static let grabberTop: CGFloat = 5

  private let clip = UIView()
  private weak var shown: UIView?
  private let grabber = UIView()

  override func commonInit() {
    super.commonInit()
    clip.clipsToBounds = true
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    traitOverrides.userInterfaceLevel = .elevated
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = .zero
  }

  /// Sets the frame of the card and, in the same round of the layout, of the presented view.
  func place(_ rect: CGRect) {
    frame = rect
    clip.frame = bounds
    shown?.frame = clip.bounds
  }

  /// Adds the presented view, which fills the card.
  func show(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = clip.bounds
    clip.addSubview(view)
    shown = view
  }

  /// Indicates whether the card ends at the lower edge of the screen, where its corners are not rounded.
  var isAttached = true {
    didSet {
      clip.layer.maskedCorners = isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    }
  }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  var cornerRadius: CGFloat {
    get { clip.layer.cornerRadius }
    set { clip.layer.cornerRadius = max(0, newValue) }
  }

  /// Indicates whether a shadow separates the card from content that is not dimmed.
  var hasShadow = false {
    didSet {
      layer.shadowOpacity = hasShadow ? 0.15 : 0
      layer.shadowRadius = 20
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    let size = Self.grabberSize
    grabber.frame = pixelGrid.round(
      CGRect(x: bounds.midX - size.width / 2, y: Self.grabberTop, width: size.width, height: size.height))
    layer.shadowPath =
      hasShadow ? UIBezierPath(circularRect: bounds, radius: cornerRadius).cgPath : nil
  }
}
