public import AutoLayout
public import Foundation
internal import TextLayout
public import UIFoundation
public import UIGraphics

/// A rectangular part of an interface, which lays out its subviews and draws its content.
///
/// Lengths are in points. `frame` is in the superview's coordinate space, `bounds` in the view's own; y increases
/// downward.
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer, UITraitEnvironment, CALayerDelegate {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  public final internal(set) var superview: UIView? {
    get { parent }
    set { parent = newValue }
  }
  // Unowned and unchecked, since layout reads it often. It is cleared when the superview is deallocated.
  @exclusivity(unchecked) private final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  @exclusivity(unchecked) public final internal(set) var subviews: [UIView] = []
  @exclusivity(unchecked) public final internal(set) var layoutGuides: [UILayoutGuide] = []

  /// The layout engine's state for this view.
  package final let layoutNode = LayoutNode()
  /// The pending layout work of this view and its descendants.
  @exclusivity(unchecked) final var pending = PendingLayout()
  /// The state of the margins, of the safe area and of their guides.
  @exclusivity(unchecked) final var guideState = GuideState()
  /// The sources of the traits other than the superview.
  @exclusivity(unchecked) final var traitState = TraitState()
  /// The size that replaces the intrinsic content size in layout, as on a canvas; nil for none.
  @exclusivity(unchecked) package var replacementContentSize: CGSize? {
    didSet { if oldValue != replacementContentSize { invalidateIntrinsicContentSize() } }
  }
  @exclusivity(unchecked) final weak var viewController: UIViewController? {
    didSet { updateSafeAreaSources() }
  }
  /// Indicates whether this view's safe area must be updated even if its superview has none.
  ///
  /// It is cached, since layout reads it for all views.
  @exclusivity(unchecked) final var mayHaveOwnSafeArea = false
  @exclusivity(unchecked) final weak var containingStack: UIStackView?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    finishInit(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    finishInit(frame: .zero)
    commonInit()
    finishDecoding(from: coder)
  }

  /// Does nothing, since views are not archived. Subclasses can encode their own values.
  open func encode(with coder: NSCoder) {}

  /// Sets up a new view of a class of this module, before a nib's values and a subclass's code.
  func commonInit() {}

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    layoutNode.itemWasDeallocated()
    layer.view = nil
    for subview in subviews { subview.parent = nil }
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }

  /// The affine transform around the center. Layout ignores it.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform; its orthogonal projection is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { frameWasAssigned() } }
  }
  @exclusivity(unchecked) open var autoresizesSubviews = true

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { nearestView(withTag: tag) }
  /// The window at the top of the hierarchy, if there is one.
  open var window: UIWindow? { root as? UIWindow }

  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { layer.dynamicBackgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      layer.backgroundColor = nil
      layer.dynamicBackgroundColor = newValue
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { changeValue(forKey: "alpha") { layer.opacity = Float(min(max(0, newValue), 1)) } }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque = true
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var contentMode: ContentMode = .scaleToFill
  open var contentScaleFactor: CGFloat {
    get { pixelGrid.scale }
    set {}
  }
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
  open var tintColor: UIColor! {
    get { adjustedTintColor }
    set {
      ownTintColor = newValue
      notifyOfTintColor()
    }
  }
  private(set) final var ownTintColor: UIColor?
  /// The mode of the view or, if it is automatic, of the nearest ancestor with another one.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { nearestTintAdjustmentMode }
    set {
      guard newValue != rareValues.tintAdjustmentMode else { return }
      rare.tintAdjustmentMode = newValue
      notifyOfTintAdjustment()
    }
  }
  open func tintColorDidChange() {}

  /// Draws the view's own content into the current context. `rect` is the bounds.
  open func draw(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawOwnLayer() } }
  /// Draws what UIKit displays in private subviews, so that overrides of `draw(_:)` do not replace it.
  func drawContent() {}
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates: afterUpdates) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterUpdates: afterUpdates)
  }
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  // MARK: Identity and interaction

  open var tag = 0
  /// Indicates whether the view is a control, whose tracking a scroll view does not end.
  var isControl: Bool { false }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The values that few views set; nil if this view sets none of them.
  final var rareState: RareViewState?
  override var defaultAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
  open var accessibilityIgnoresInvertColors: Bool {
    get { rareValues.accessibilityIgnoresInvertColors }
    set { rare.accessibilityIgnoresInvertColors = newValue }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  open func addMotionEffect(_ effect: UIMotionEffect) { attach(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) { detach(effect) }
  /// Ends editing in the subtree. Returns whether no first responder remains in it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingOfSubtree(force) }
  /// Returns whether a gesture recognizer can begin. It is never called, since there are no touches.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var description: String { MainActor.unchecked { describeFully() } }
  /// The text in the view's description; nil without one.
  var describedText: String? { nil }
  /// The class of the layer in the view's description.
  var describedLayerClass: String { "\(type(of: layer))" }

  // MARK: Constraints

  open var constraints: [NSLayoutConstraint] { layoutNode.heldConstraints }
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if oldValue != translatesAutoresizingMaskIntoConstraints { autoresizingTranslationDidChange() } }
  }
  /// This view, if its height can depend on its width; otherwise nil.
  var asHeightForWidthView: (any HeightForWidthView)? { nil }
  open class var requiresConstraintBasedLayout: Bool { false }
  open func addConstraint(_ constraint: NSLayoutConstraint) { layoutNode.hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(layoutNode.hold) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { layoutNode.release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(layoutNode.release) }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.hugging(for: axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layoutNode.setHugging(priority, for: axis)
    markNeedsLayout()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutNode.compressionResistance(for: axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutNode.setCompressionResistance(priority, for: axis)
    containingStack?.textWidthDidChange()
    markNeedsLayout()
  }

  /// The content size, in points. It is `noIntrinsicMetric` on an axis without a content size.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
  /// The minimum text size of the view and its descendants; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareValues.minimumContentSizeCategory }
    set { limitContentSize(\.minimumContentSizeCategory, to: newValue) }
  }
  /// The maximum text size of the view and its descendants; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareValues.maximumContentSizeCategory }
    set { limitContentSize(\.maximumContentSizeCategory, to: newValue) }
  }
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeCategoryLimits }
  open func forBaselineLayout() -> UIView { self }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Passes

  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { pending.needsUpdateConstraints }
  open func updateConstraintsIfNeeded() { runConstraintUpdates() }
  open func updateConstraints() {}
  open func setNeedsUpdateProperties() { mark(.properties) }
  open func updatePropertiesIfNeeded() { runPropertyUpdates() }
  open func updateProperties() {}
  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { runLayout() }
  open func layoutSubviews() {}

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(transform(to: view).inverted()) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Direction, margins, traits

  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if oldValue != semanticContentAttribute { layoutDirectionMayHaveChanged() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    Self.direction(of: attribute, in: direction)
  }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { directionalLayoutMargins = newValue.directional(for: effectiveUserInterfaceLayoutDirection) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownDirectionalLayoutMargins }
    set {
      guideState.margins = newValue
      layoutMarginsChanged()
    }
  }
  @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
    didSet {
      updateSafeAreaSources()
      if oldValue != preservesSuperviewLayoutMargins { layoutMarginsChanged() }
    }
  }
  @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if oldValue != insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() } }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  /// Called on the topmost view after layout became necessary in its tree.
  func treeNeedsLayout() {}

  open var traitCollection: UITraitCollection { effectiveTraitCollection }
  @exclusivity(unchecked) open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { traitsMayHaveChanged() } }
  }
  /// The traits that this view overrides for itself and its descendants.
  open var traitOverrides: UITraitOverrides {
    get { rareValues.traitOverrides }
    set {
      rare.traitOverrides = newValue
      traitsMayHaveChanged()
    }
  }
  /// Notifies the subtree of changed traits immediately.
  open func updateTraitsIfNeeded() { traitsMayHaveChanged() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaLayoutGuide }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardLayoutGuide }
  open var layoutMarginsGuide: UILayoutGuide { ownLayoutMarginsGuide }
  open var readableContentGuide: UILayoutGuide { ownReadableContentGuide }
  open func addLayoutGuide(_ guide: UILayoutGuide) { attach(guide) }
  open func removeLayoutGuide(_ guide: UILayoutGuide) { detach(guide) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: State of few views

  /// The identifier for state restoration, which is not supported.
  open var restorationIdentifier: String? {
    get { rareValues.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { rareValues.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareValues.focusGroupPriority }
    set { rare.focusGroupPriority = newValue }
  }
  open var focusEffect: UIFocusEffect? {
    get { rareValues.focusEffect }
    set { rare.focusEffect = newValue }
  }
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  open var isTransparentFocusItem: Bool { false }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The title of the large content viewer, which is never visible.
  open var largeContentTitle: String? {
    get { rareValues.largeContentTitle }
    set { rare.largeContentTitle = newValue }
  }
  open var showsLargeContentViewer: Bool {
    get { rareValues.showsLargeContentViewer }
    set { rare.showsLargeContentViewer = newValue }
  }
  open var motionEffects: [UIMotionEffect] {
    get { rareValues.motionEffects }
    set { rare.motionEffects = newValue }
  }
  open var interactions: [any UIInteraction] {
    get { rareValues.interactions }
    set { replaceInteractions(with: newValue) }
  }

  // MARK: Overridden in this module

  /// The distance from the alignment rectangle's top to the first baseline, in points.
  var ownFirstBaselineOffset: CGFloat { 0 }
  /// Returns the position of a baseline of the view's own text.
  ///
  /// By default, the first baseline has a fixed distance from the top, and the last from the bottom.
  func ownBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    which == .first ? .belowTop(ownFirstBaselineOffset) : .aboveBottom(ownLastBaselineOffset)
  }
  /// The distance from the last baseline to the alignment rectangle's bottom, in points.
  var ownLastBaselineOffset: CGFloat { 0 }
  /// The font for the system spacing between baselines; nil for a view without text.
  var baselineFont: UIFont? { nil }
  /// Called after a change of the traits or the direction, which can invalidate shaped text.
  func layoutTraitsDidChange() {}
  func boundsSizeDidChange() {}
  /// The items of a bar, which are styled with it.
  var barItems: [UIBarItem] { [] }
  /// Indicates whether constraints to descendants refer to a content area instead of the frame.
  package var hasScrollableContent: Bool { false }
  /// The default margins, in points.
  var defaultLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }
}
