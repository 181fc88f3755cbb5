public import Foundation
public import UIFoundation
public import UIGraphics

/// A transform in space, stored separately because few layers have one.
private final class SpaceTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) {
    self.value = value
  }
}

/// A rectangle with background, border, corners, shadow, contents and sublayers.
///
/// Every view has one, which stores its geometry. Lengths are points in the superlayer's or the layer's own coordinate
/// space, y downwards.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view of the layer, which draws the content.
  // Neither retained nor weak, here and below: views and layers remove themselves when they are deallocated.
  @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var view: UIView?
  private weak var ownDelegate: (any CALayerDelegate)?
  /// The object that draws and lays out the layer; the view by default.
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
  /// The smallest rectangle around the layer in its superlayer's space, in points.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }
  /// The transform in space; its orthogonal projection is drawn.
  open var transform: CATransform3D {
    get { ownSpaceTransform }
    set { ownSpaceTransform = newValue }
  }
  open func affineTransform() -> CGAffineTransform { ownTransform }
  open func setAffineTransform(_ m: CGAffineTransform) { setOwnTransform(m) }
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) private var ownTransform: CGAffineTransform = .identity
  /// The transform in space, if one is set.
  private var spaceTransform: SpaceTransform?

  // Appearance.
  open var isHidden = false
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  open var backgroundColor: CGColor? {
    didSet { dynamicBackgroundColor = nil }
  }
  /// The view's background, resolved when drawn so that it adapts to light and dark.
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
  /// The contents, a `CGImage` or `UIImage`, which fills the bounds.
  open var contents: Any?
  /// The visible part of the contents, in fractions of their size.
  open var contentsRect: CGRect {
    get { rareState?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { rare.contentsRect = newValue }
  }
  /// The transform of all sublayers, around the anchor point.
  open var sublayerTransform: CATransform3D {
    get { rareState?.sublayerTransform ?? CATransform3DIdentity }
    set { rare.sublayerTransform = newValue }
  }
  /// The position of contents of another size in the bounds.
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

  /// Creates a copy of another layer's state, as Core Animation does for presentation layers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(from: layer) }
  }

  /// Creates a layer; required in every subclass, as in UIKit. The coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a layer of this class for a view that specifies its layer's class.
  class func make() -> CALayer? {
    Self(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }

  /// Marks the content as outdated; drawing is never cached, so this has no effect.
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
  /// Sets the frames of sublayers; a view's layer lays out the view's subviews.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Indicates whether a standalone layer needs layout. Drawing performs any pending layout.
  private var needsLayout = false
  open func displayIfNeeded() {}
  open func display() {}
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open var actions: [String: any CAAction]?

  // Timing, stored for code that sets it: a picture has no time.
  final var timing: LayerTiming?
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { ownTiming.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing?.duration ?? .infinity }
    set { ownTiming.duration = newValue }
  }
  open var speed: Float {
    get { timing?.speed ?? 1 }
    set { ownTiming.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { ownTiming.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing?.repeatCount ?? 0 }
    set { ownTiming.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing?.repeatDuration ?? 0 }
    set { ownTiming.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing?.autoreverses ?? false }
    set { ownTiming.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing?.fillMode ?? .removed }
    set { ownTiming.fillMode = newValue }
  }
  /// The values that few layers set; nil if this one sets none.
  final var rareState: RareLayerState?
  /// The animations that run or stay after their end, in the order of addition.
  final var runningAnimations: [(key: String?, animation: CAAnimation)] = []

  // MARK: Hierarchy

  /// The sublayers, from back to front.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, below: sibling) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, above: sibling) }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { runningAnimations.removeAll { $0.key == key } }
  open func removeAllAnimations() { runningAnimations = [] }
  /// Returns the keys of the animations that repeat forever or stay after their end.
  open func animationKeys() -> [String]? {
    let keys = runningAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func animation(forKey key: String) -> CAAnimation? { runningAnimations.first { $0.key == key }?.animation }

  /// Draws the sublayers; a replicator draws them several times.
  func renderSublayers(in ctx: CGContext) { renderSublayersOnce(in: ctx) }

  // MARK: Keys

  open func value(forKey key: String) -> Any? { value(ofKey: key) }
  open func value(forKeyPath keyPath: String) -> Any? { value(ofKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKeyPathOrKey: key) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKeyPathOrKey: keyPath) }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the property of a key; subclasses add their own.
  class func keyedProperty(_ name: String) -> KeyedProperty? { properties[name] }

  /// Draws the layer's own content, in its bounds' coordinate space.
  open func draw(in ctx: CGContext) {}
}

extension CALayer {
  private func replaceSublayers(by layers: [CALayer]) {
    for layer in ownSublayers { layer.superlayer = nil }
    ownSublayers = []
    for layer in layers { addSublayer(layer) }
  }

  private func insert(_ layer: CALayer, below sibling: CALayer?) {
    layer.leaveSuperlayer()
    insert(layer, at: sibling.flatMap { s in ownSublayers.firstIndex { $0 === s } } ?? 0)
  }

  private func insert(_ layer: CALayer, above sibling: CALayer?) {
    layer.leaveSuperlayer()
    insert(
      layer, at: sibling.flatMap { s in ownSublayers.firstIndex { $0 === s } }.map { $0 + 1 } ?? ownSublayers.count)
  }

  private func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = ownSublayers.firstIndex(where: { $0 === old }) else { return }
    old.leaveSuperlayer()
    insert(new, at: index)
  }

  private func leaveSuperlayer() {
    guard let parent = superlayer else { return }
    parent.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.leaveSuperlayer()
    ownSublayers.insert(layer, at: min(max(0, index), ownSublayers.count))
    layer.superlayer = self
  }
}

extension CALayer {
  var ownFrame: CGRect {
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

  func setOwnTransform(_ transform: CGAffineTransform) {
    ownTransform = transform
    spaceTransform = nil
  }

  var ownSpaceTransform: CATransform3D {
    get { spaceTransform?.value ?? CATransform3DMakeAffineTransform(ownTransform) }
    set {
      ownTransform = newValue.flattened
      spaceTransform = SpaceTransform(newValue)
    }
  }

  /// The transform from the bounds' space to the superlayer's.
  var transformToSuperlayer: CGAffineTransform { transformToSuperlayer(fromOrigin: bounds.origin) }

  /// The anchor point in the bounds' space, in points.
  var anchorInBounds: CGPoint { anchor(fromOrigin: bounds.origin) }

  private func anchor(fromOrigin origin: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + bounds.width * anchorPoint.x, y: origin.y + bounds.height * anchorPoint.y)
  }

  private func transformToSuperlayer(fromOrigin origin: CGPoint) -> CGAffineTransform {
    let anchor = anchor(fromOrigin: origin)
    let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    let toPosition = CGAffineTransform(translationX: position.x, y: position.y)
    if ownTransform.isIdentity { return toAnchor.concatenating(toPosition) }
    return toAnchor.concatenating(ownTransform).concatenating(toPosition)
  }
}
