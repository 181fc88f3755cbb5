public import Foundation
public import UIFoundation
public import UIGraphics

/// A rectangle with background, border, corners, shadow, contents and sublayers.
///
/// Every view has a layer, which stores its geometry. Lengths are in points, and y increases downward. `frame` and
/// `position` are in the superlayer's coordinate space.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view of the layer, which draws the content.
  // Unowned and unchecked, here and below, since layout reads it often. It is cleared when the object is deallocated.
  @exclusivity(unchecked) final nonisolated(unsafe) unowned(unsafe) var view: UIView?
  private weak var ownDelegate: (any CALayerDelegate)?
  /// The object that draws and lays out the layer. The default is the view.
  open weak var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }

  open internal(set) var superlayer: CALayer? {
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
  ///
  /// Setting it in a transformed layer sets the bounds to the size of the rectangle, as a vector, in the layer's space.
  /// The frame is then larger than the rectangle if the transform rotates. Source: stackoverflow.com/questions/5802830.
  open var frame: CGRect {
    get { CGRect(origin: .zero, size: bounds.size).applying(transformToSuperlayer(fromOrigin: .zero)) }
    set {
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      if planeTransform.isIdentity {
        bounds = CGRect(origin: bounds.origin, size: size)
      } else {
        let inverse = size.applying(planeTransform.inverted())
        bounds = CGRect(origin: bounds.origin, size: CGSize(width: abs(inverse.width), height: abs(inverse.height)))
      }
      position = CGPoint(
        x: newValue.minX + size.width * anchorPoint.x, y: newValue.minY + size.height * anchorPoint.y)
    }
  }
  /// The three-dimensional transform; its orthogonal projection is drawn.
  open var transform: CATransform3D {
    get { rareState?.transform ?? CATransform3DMakeAffineTransform(planeTransform) }
    set {
      planeTransform = newValue.flattened
      rare.transform = newValue
    }
  }
  open func affineTransform() -> CGAffineTransform { planeTransform }
  open func setAffineTransform(_ m: CGAffineTransform) {
    planeTransform = m
    rareState?.transform = nil
  }
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The orthogonal projection of the transform.
  @exclusivity(unchecked) private var planeTransform: CGAffineTransform = .identity

  // Appearance.
  open var isHidden = false
  open var opacity: Float = 1
  open var isOpaque = false
  open var masksToBounds = false
  open var backgroundColor: CGColor? {
    didSet { dynamicBackgroundColor = nil }
  }
  /// The view's background. It is resolved when drawn, so that it adapts to light and dark.
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
  /// The contents, a `CGImage` or `UIImage`, drawn according to `contentsGravity`.
  open var contents: Any?
  /// The visible part of the contents, in fractions of their size.
  open var contentsRect: CGRect {
    get { rareValues.contentsRect }
    set { rare.contentsRect = newValue }
  }
  /// The part of the contents that is stretched, in a unit square; the rest keeps its size.
  open var contentsCenter: CGRect {
    get { rareValues.contentsCenter }
    set { rare.contentsCenter = newValue }
  }
  /// The transform of all sublayers, around the anchor point.
  open var sublayerTransform: CATransform3D {
    get { rareValues.sublayerTransform }
    set { rare.sublayerTransform = newValue }
  }
  /// The position and scaling of contents whose size differs from the size of the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  open var contentsScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  public override init() {}

  deinit {
    for layer in ownSublayers { layer.parent = nil }
  }

  /// Creates a layer with properties of another layer.
  ///
  /// It has the other layer's name, geometry, visibility, opacity, clipping, background, corners, border, shadow and
  /// contents. Other properties, such as the mask, have their defaults.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyState(from: layer) }
  }

  /// Creates a layer. As in UIKit, every subclass must have this initializer. The coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the layer of a view whose `layerClass` is this class.
  class func make() -> CALayer? {
    Self(coder: NSKeyedArchiver(requiringSecureCoding: false))
  }

  /// Marks the content as outdated. It has no effect, since drawing is never cached.
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
  /// Calls the delegate to lay out the sublayers. A view lays out its subviews.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Indicates whether a standalone layer needs layout. Drawing performs any pending layout.
  final var needsLayout = false
  open func displayIfNeeded() {}
  open func display() {}
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open var actions: [String: any CAAction]?

  // Timing has no effect on drawing; `convertTime` uses it.
  open var beginTime: CFTimeInterval {
    get { rareValues.beginTime }
    set { rare.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { rareValues.duration }
    set { rare.duration = newValue }
  }
  open var speed: Float {
    get { rareValues.speed }
    set { rare.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { rareValues.timeOffset }
    set { rare.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { rareValues.repeatCount }
    set { rare.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { rareValues.repeatDuration }
    set { rare.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { rareValues.autoreverses }
    set { rare.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { rareValues.fillMode }
    set { rare.fillMode = newValue }
  }
  /// The values that few layers set; nil if this layer sets none of them.
  final var rareState: RareLayerState?
  /// The animations that have not been removed, in the order of addition.
  final var layerAnimations: [LayerAnimation] = []

  // MARK: Hierarchy

  /// The sublayers, from back to front if their `zPosition` is equal; nil if there are none.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.superlayer = nil }
      ownSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: ownSublayers.count) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.leaveSuperlayer()
    insert(layer, at: index(of: sibling) ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.leaveSuperlayer()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? ownSublayers.count)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = index(of: oldLayer) else { return }
    oldLayer.leaveSuperlayer()
    insert(newLayer, at: index)
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
  open func removeAllAnimations() { removeAnimations { _ in true } }
  /// Returns the keys of the animations that have not been removed; nil without any.
  open func animationKeys() -> [String]? {
    let keys = layerAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func animation(forKey key: String) -> CAAnimation? { layerAnimations.first { $0.key == key }?.animation }

  /// Draws the sublayers; a replicator draws them several times.
  func renderSublayers(in ctx: CGContext) { renderSublayersOnce(in: ctx) }

  // MARK: Keys

  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKey key: String) {
    setCodedValue(value, forKeyPath: key)
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setCodedValue(value, forKeyPath: keyPath) }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Draws the layer tree into a context whose origin is the bounds' top left corner.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: Geometry of other layers

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, from: l) }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { time(t, to: l) }
  /// Returns whether a point of this coordinate space is in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }
  open var visibleRect: CGRect { unclippedBounds }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func resizeSublayers(withOldSize size: CGSize) {}
  open func resize(withOldSuperlayerSize size: CGSize) {}
  open func scrollRectToVisible(_ r: CGRect) { scrollEnclosingLayer(to: r) }
  /// Returns the layer itself, whose values are those after removed animations.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // Stored without an effect on drawing.

  open var anchorPointZ: CGFloat {
    get { rareValues.anchorPointZ }
    set { rare.anchorPointZ = newValue }
  }
  open var isDoubleSided: Bool {
    get { rareValues.isDoubleSided }
    set { rare.isDoubleSided = newValue }
  }
  open var isGeometryFlipped: Bool {
    get { rareValues.isGeometryFlipped }
    set { rare.isGeometryFlipped = newValue }
  }
  open func contentsAreFlipped() -> Bool { isGeometryFlipped }
  open var drawsAsynchronously: Bool {
    get { rareValues.drawsAsynchronously }
    set { rare.drawsAsynchronously = newValue }
  }
  open var allowsGroupOpacity: Bool {
    get { rareValues.allowsGroupOpacity }
    set { rare.allowsGroupOpacity = newValue }
  }
  open var needsDisplayOnBoundsChange: Bool {
    get { rareValues.needsDisplayOnBoundsChange }
    set { rare.needsDisplayOnBoundsChange = newValue }
  }
  open var contentsFormat: CALayerContentsFormat {
    get { rareValues.contentsFormat }
    set { rare.contentsFormat = newValue }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { rareValues.minificationFilter }
    set { rare.minificationFilter = newValue }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { rareValues.magnificationFilter }
    set { rare.magnificationFilter = newValue }
  }
  open var minificationFilterBias: Float {
    get { rareValues.minificationFilterBias }
    set { rare.minificationFilterBias = newValue }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rareValues.edgeAntialiasingMask }
    set { rare.edgeAntialiasingMask = newValue }
  }
  open var filters: [Any]? {
    get { rareValues.filters }
    set { rare.filters = newValue }
  }
  open var backgroundFilters: [Any]? {
    get { rareValues.backgroundFilters }
    set { rare.backgroundFilters = newValue }
  }
  open var compositingFilter: Any? {
    get { rareValues.compositingFilter }
    set { rare.compositingFilter = newValue }
  }
  open var style: [AnyHashable: Any]? {
    get { rareValues.style }
    set { rare.style = newValue }
  }

  /// Draws the layer's own content, in its bounds' coordinate space.
  open func draw(in ctx: CGContext) {}
}

extension CALayer {
  private func index(of sublayer: CALayer?) -> Int? { ownSublayers.firstIndex { $0 === sublayer } }

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
    if planeTransform.isIdentity { return toAnchor.concatenating(toPosition) }
    return toAnchor.concatenating(planeTransform).concatenating(toPosition)
  }
}
