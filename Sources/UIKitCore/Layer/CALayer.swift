/// Corners of a rectangle that a corner radius rounds.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// The shape of a rounded corner; both are drawn as circle arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's contents go in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The content mode that puts a view's content in the same place.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// A transform of space apart, since hardly a layer has one.
private final class SpaceTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) {
    self.value = value
  }
}

/// A rectangle that draws: background, border, corners, shadow, contents and sublayers.
///
/// Every view owns one, which keeps its geometry. Lengths are points in the superlayer's or the own
/// coordinate space, y downwards.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is; it draws the content.
  // Not retained, nor weak, here and below: views and layers take themselves back when they are freed.
  @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var view: UIView?
  private weak var ownDelegate: (any CALayerDelegate)?
  /// Who draws and lays out: the view, unless somebody else is named.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  public internal(set) var superlayer: CALayer? {
    get { parent }
    set { parent = newValue }
  }
  @exclusivity(unchecked) private final nonisolated(unsafe) unowned(unsafe) var parent: CALayer?
  @exclusivity(unchecked) public internal(set) final var ownSublayers: [CALayer] = []

  open var name: String?

  // Geometry.
  @exclusivity(unchecked) open var bounds: CGRect = .zero {
    didSet {
      guard bounds != oldValue else { return }
      setNeedsDisplay()
      if bounds.size != oldValue.size, view == nil { needsLayout = true }
    }
  }
  @exclusivity(unchecked) open var position: CGPoint = .zero
  open var zPosition: CGFloat = 0
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) private var ownTransform: CGAffineTransform = .identity
  /// The transform of space that was set, if one was.
  private var spaceTransform: SpaceTransform?

  // Appearance.
  open var isHidden = false
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  open var backgroundColor: CGColor? {
    didSet { dynamicBackgroundColor = nil }
  }
  /// The view's background, resolved only when drawn so that it follows light and dark.
  var dynamicBackgroundColor: UIColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CALayer.black
  open var shadowColor: CGColor? = CALayer.black
  private static let black = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var mask: CALayer?
  /// A `CGImage` or `UIImage` stretched over the bounds.
  open var contents: Any?
  /// Where contents of another size go in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  public override init() {
    super.init()
  }

  deinit {
    for layer in ownSublayers { layer.parent = nil }
  }

  /// A copy of another layer's state, as Core Animation makes for presentation.
  public init(layer: Any) {
    super.init()
  }

  /// The initialiser that every subclass has, in UIKit as here; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A layer of this class, for a view that asks for one by class.
  class func make() -> CALayer? {
    Self(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }

  /// Marks the content as out of date; pictures are always drawn anew, so nothing is kept.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { needsLayout = true }
  }
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    layoutSublayers()
  }
  /// Gives sublayers their frames; a view's layer lets the view lay out its subviews.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Whether a layer without a view has still to lay out its sublayers; drawing does it at the latest.
  private var needsLayout = false
  open func displayIfNeeded() {}
  open func display() {}
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open var actions: [String: any CAAction]?

  /// Draws what is the layer's own, in its bounds' coordinate space.
  open func draw(in ctx: CGContext) {}
}

extension CALayer {
  /// The layers above this one's content, from back to front.
  public var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.superlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: ownSublayers.count)
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { s in ownSublayers.firstIndex { $0 === s } } ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(
      layer, at: sibling.flatMap { s in ownSublayers.firstIndex { $0 === s } }.map { $0 + 1 } ?? ownSublayers.count)
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    layer.superlayer = self
  }
}

extension CALayer {
  /// The smallest rectangle around the layer in its superlayer's space, in points.
  public var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(transformToSuperlayer(fromOrigin: .zero)) }
    set {
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      if ownTransform.isIdentity {
        bounds = CGRect(origin: bounds.origin, size: size)
      } else {
        let inverse = CGRect(origin: .zero, size: size).applying(ownTransform.inverted())
        bounds = CGRect(origin: bounds.origin, size: inverse.size)
      }
      position = CGPoint(
        x: newValue.minX + size.width * anchorPoint.x, y: newValue.minY + size.height * anchorPoint.y)
    }
  }

  public func affineTransform() -> CGAffineTransform { ownTransform }
  public func setAffineTransform(_ transform: CGAffineTransform) {
    ownTransform = transform
    spaceTransform = nil
  }

  /// The transform in space; what of it is seen from the front is drawn.
  public var transform: CATransform3D {
    get { spaceTransform?.value ?? CATransform3DMakeAffineTransform(ownTransform) }
    set {
      ownTransform = newValue.flattened
      spaceTransform = SpaceTransform(newValue)
    }
  }

  /// From the own bounds' space to the superlayer's.
  var transformToSuperlayer: CGAffineTransform { transformToSuperlayer(fromOrigin: bounds.origin) }

  private func transformToSuperlayer(fromOrigin origin: CGPoint) -> CGAffineTransform {
    let anchor = CGPoint(x: origin.x + bounds.width * anchorPoint.x, y: origin.y + bounds.height * anchorPoint.y)
    let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    let toPosition = CGAffineTransform(translationX: position.x, y: position.y)
    if ownTransform.isIdentity { return toAnchor.concatenating(toPosition) }
    return toAnchor.concatenating(ownTransform).concatenating(toPosition)
  }
}
