internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The card of a sheet: the presented view with rounded corners, and the grabber above it.
final class SheetCard: PresentationCard {
  /// The distance of the grabber from the top, in points.
  private static let grabberTop: CGFloat = 5

  private let grabber = UIView()

  override func commonInit() {
    super.commonInit()
    clip.clipsToBounds = true
    isOpaque = false
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
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

  /// Indicates whether the card is glass, which the presented view shows where it is transparent.
  var isGlass = false {
    didSet { if oldValue != isGlass { setNeedsDisplay() } }
  }

  override func drawContent() { if isGlass { drawGlass(in: bounds, radius: cornerRadius, hasShadow: false) } }

  /// The color of the grabber: black of 20 % in glass, as measured in Apple's design resources.
  private static let grabberColor = DesignValues<UIColor>(
    classic: .tertiaryLabel, glass: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) })

  /// Indicates whether a shadow separates the card from content that is not dimmed.
  var hasShadow = false {
    didSet { layer.shadowOpacity = hasShadow ? 0.15 : 0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = SheetGeometry.metrics[traitCollection].grabberSize
    grabber.backgroundColor = Self.grabberColor[traitCollection]
    grabber.layer.cornerRadius = size.height / 2
    grabber.frame = pixelGrid.round(
      CGRect(x: bounds.midX - size.width / 2, y: Self.grabberTop, width: size.width, height: size.height))
    layer.shadowPath =
      hasShadow ? UIBezierPath(circularRect: bounds, radius: cornerRadius).cgPath : nil
  }
}
