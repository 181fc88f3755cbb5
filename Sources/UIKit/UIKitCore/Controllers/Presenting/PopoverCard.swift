internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The card of a popover: the presented view, clipped to the shape of the card and its arrow.
///
/// As in iOS 13 and later, the presented view extends into the arrow, which its safe area leaves out.
final class PopoverCard: PresentationCard {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var direction = UIPopoverArrowDirection.unknown
  private var arrowPosition: CGFloat = 0

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    clip.addSubview(background)
  }

  private var metrics: PopoverPlacement.Metrics { PopoverPlacement.metrics[traitCollection] }
  /// Indicates whether the card is glass, which the presented view shows where it is transparent.
  private var isGlass: Bool { traitCollection.interfaceDesign == .glass && clip.backgroundColor == nil }

  override func drawContent() { if isGlass { drawGlass(in: bounds, radius: metrics.cornerRadius) } }

  /// Changes the background and the arrow, which is at a distance from the left or top edge in points.
  func setArrow(_ direction: UIPopoverArrowDirection, at position: CGFloat, _ color: UIColor?) {
    self.direction = metrics.arrowHeight > 0 ? direction : .unknown
    arrowPosition = position
    clip.backgroundColor = color
    background.isHidden = color != nil || isGlass
    layer.shadowOpacity = isGlass ? 0 : 0.2
    clip.guideState.additionalSafeArea = arrowInsets
    clip.updateSafeAreaSources()
    setNeedsLayout()
  }

  /// The insets of the card in the bounds, on the side of the arrow.
  private var arrowInsets: UIEdgeInsets {
    let height = metrics.arrowHeight
    return UIEdgeInsets(
      top: direction == .up ? height : 0, left: direction == .left ? height : 0,
      bottom: direction == .down ? height : 0, right: direction == .right ? height : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = clip.bounds
    let outline = outline
    let mask = clip.layer.mask as? CAShapeLayer ?? CAShapeLayer()
    mask.frame = bounds
    mask.path = outline
    clip.layer.mask = mask
    layer.shadowPath = outline
  }

  /// The outline of the card and its arrow.
  private var outline: CGPath {
    let card = bounds.inset(by: arrowInsets)
    let path = UIBezierPath(circularRect: card, radius: min(metrics.cornerRadius, card.height / 2))
    guard arrowInsets != .zero else { return path.cgPath }
    // Drawn below a tip at the origin, then turned.
    let (half, height) = (metrics.arrowBase / 2, metrics.arrowHeight)
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: -half, y: height))
    arrow.addCurve(
      to: CGPoint(x: -2, y: 1), controlPoint1: CGPoint(x: -half * 0.55, y: height),
      controlPoint2: CGPoint(x: -half * 0.35, y: 2.5))
    arrow.addQuadCurve(to: CGPoint(x: 2, y: 1), controlPoint: CGPoint(x: 0, y: -1))
    arrow.addCurve(
      to: CGPoint(x: half, y: height), controlPoint1: CGPoint(x: half * 0.35, y: 2.5),
      controlPoint2: CGPoint(x: half * 0.55, y: height))
    arrow.close()
    let tip: (point: CGPoint, angle: CGFloat) =
      switch direction {
      case .down: (CGPoint(x: arrowPosition, y: bounds.maxY), .pi)
      case .left: (CGPoint(x: bounds.minX, y: arrowPosition), -.pi / 2)
      case .right: (CGPoint(x: bounds.maxX, y: arrowPosition), .pi / 2)
      default: (CGPoint(x: arrowPosition, y: bounds.minY), 0)
      }
    arrow.apply(
      CGAffineTransform(rotationAngle: tip.angle).concatenating(.init(translationX: tip.point.x, y: tip.point.y)))
    path.append(arrow)
    return path.cgPath
  }
}
