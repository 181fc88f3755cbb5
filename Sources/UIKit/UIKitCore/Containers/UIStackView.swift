public import AutoLayout
public import Foundation
internal import UIFoundation

/// A row or a column of views, arranged by constraints.
open class UIStackView: UIView {
  /// The distribution of arranged views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of arranged views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing value that selects the stack's own spacing.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude

  /// The spacing value that selects the system spacing between siblings.
  public nonisolated static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  // Not failable, as in UIKit, so that overrides in subclasses compile. Decoding a view never fails.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    finishDecoding(from: coder)
  }

  open private(set) var arrangedSubviews: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  /// The custom spacing after each arranged view, in points, by the view's identity. It is never iterated.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides of the current arrangement.
  private var arrangement = StackArrangement()

  // MARK: Arranged views

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (view.containingStack === self ? 1 : 0))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.containingStack === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    view.containingStack = self
    arrangementDidChange()
  }

  /// Removes a view from the arrangement. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard view.containingStack === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.containingStack = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the spacing after a view, in points.
  func spacing(after view: UIView) -> CGFloat {
    usesSystemSpacing(after: view) ? LayoutSpacing.standard : requestedSpacing(after: view)
  }

  func usesSystemSpacing(after view: UIView) -> Bool { requestedSpacing(after: view) == Self.spacingUseSystem }

  private func requestedSpacing(after view: UIView) -> CGFloat { customSpacings[ObjectIdentifier(view)] ?? spacing }

  // MARK: Arrangement

  func arrangementDidChange() {
    arrangement.isCurrent = false
    setNeedsUpdateConstraints()
    setNeedsLayout()
    containingStack?.contentSizeDidChange(of: self)
  }

  open override func updateConstraints() {
    if !arrangement.isCurrent { arrangement.rebuild(for: self) }
    super.updateConstraints()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The default layout margins. Unlike the margins of other views, they are zero.
  ///
  /// Source: frames that Interface Builder recorded for views constrained to the margins of a stack without margins in
  /// the file.
  override var defaultLayoutMargins: NSDirectionalEdgeInsets { .zero }

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override var forFirstBaselineLayout: UIView { baselineView(first: true)?.forFirstBaselineLayout ?? self }

  open override var forLastBaselineLayout: UIView { baselineView(first: false)?.forLastBaselineLayout ?? self }

  /// Returns the view with the baseline: the first or last of a column, or the tallest of a row.
  private func baselineView(first: Bool) -> UIView? {
    let views = arrangedSubviews.filter { !$0.isHidden }
    if axis == .vertical { return first ? views.first : views.last }
    return views.reduce(nil) { tallest, view in
      guard let tallest else { return view }
      return view.layoutNode.intrinsicSize.height > tallest.layoutNode.intrinsicSize.height ? view : tallest
    }
  }

  /// Updates a row after a change of a label's number of lines or compression resistance.
  func textWidthDidChange() {
    if axis == .horizontal, distribution == .fill { arrangementDidChange() }
  }

  /// Updates the proportionally filled stacks around a view after a change of its content size.
  func contentSizeDidChange(of view: UIView) {
    if distribution == .fillProportionally { return arrangementDidChange() }
    containingStack?.contentSizeDidChange(of: self)
  }
}

/// The constraints of a stack view's arrangement, with UIKit's identifiers.
@MainActor
struct StackArrangement {
  // The priorities are UIKit's.

  /// The priority of equal distances between centers. It is lower than the priorities of spacing and sizes.
  private static let equalCentering = UILayoutPriority(149)
  /// The priority of zero height for the guide that spans the views, which minimizes its height.
  private static let spanningFit = UILayoutPriority(51)
  /// The priority of zero size across the axis, which applies if no other constraint determines it.
  private static let ambiguitySuppression = UILayoutPriority(25)
  /// The priority of a hidden view's zero length. It is lower than the priority of a required size of the view.
  private static let hiding = UILayoutPriority(999)

  /// Indicates whether the constraints match the stack view's properties.
  var isCurrent = false
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  mutating func rebuild(for stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    (constraints, guides) = ([], [])
    isCurrent = true
    let axes = StackAxes(stack)
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    for (rank, view) in visible.enumerated() {
      // Between baselines, the first of two equal labels stretches (21 of 43 points, in Interface Builder).
      let isRanked = stack.distribution == .fill && !Self.isSpacedByBaselines(stack)
      view.layoutNode.setContentRank(isRanked ? rank : 0, for: stack.axis)
    }
    connect(visible, in: stack, axes)
    distribute(visible, in: stack, axes)
    align(visible, in: stack, axes)
    for view in stack.arrangedSubviews where view.isHidden { hide(view, besides: visible.first, in: stack, axes) }
    NSLayoutConstraint.activate(constraints)
  }

  private mutating func add(
    _ first: AnyObject, _ a: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ b: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required, _ rule: StackRule
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b, multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    constraint.identifier = rule.rawValue
    constraint.isSystemMade = true
    constraints.append(constraint)
  }

  private mutating func addGuide(to stack: UIStackView, _ rule: StackRule) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = rule.rawValue
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }

  // MARK: Along the axis

  private mutating func connect(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    guard let first = views.first, let last = views.last else { return }
    add(first, axes.start, .equal, stack, axes.canvasStart, .canvasConnection)
    add(stack, axes.canvasEnd, .equal, last, axes.end, .canvasConnection)
  }

  private mutating func distribute(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    switch stack.distribution {
    case .fill:
      space(views, in: stack, axes, .equal)
      shareTextWidths(views, in: stack)
    case .fillEqually:
      space(views, in: stack, axes, .equal)
      for view in views.dropFirst() {
        add(view, axes.size, .equal, views[0], axes.size, .fillEqually)
      }
    case .fillProportionally:
      space(views, in: stack, axes, .equal)
      fillProportionally(views, in: stack, axes)
    case .equalSpacing:
      space(views, in: stack, axes, .greaterThanOrEqual)
      equalize(views, in: stack, axes, from: axes.end, to: axes.start, priority: .required)
    case .equalCentering:
      space(views, in: stack, axes, .greaterThanOrEqual)
      equalize(views, in: stack, axes, from: axes.center, to: axes.center, priority: Self.equalCentering)
    }
  }

  private static func isSpacedByBaselines(_ stack: UIStackView) -> Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical
  }

  private mutating func space(
    _ views: [UIView], in stack: UIStackView, _ axes: StackAxes, _ relation: NSLayoutConstraint.Relation
  ) {
    let byBaselines = Self.isSpacedByBaselines(stack)
    for (near, far) in zip(views, views.dropFirst()) {
      add(
        far, byBaselines ? .firstBaseline : axes.start, relation, near, byBaselines ? .lastBaseline : axes.end,
        constant: stack.spacing(after: near), .spacing)
      if byBaselines, stack.usesSystemSpacing(after: near) { constraints.last?.systemSpacing = 1 }
    }
  }

  /// Gives labels that wrap equal shares of a row, so that none is reduced to a letter's width.
  ///
  /// The constraint is known from view debuggers on iOS 9 to 11: `label.width == 0.5 * stack.width` at 760
  /// (rdar://39275811; kean.blog/post/lets-build-uistackview). Interface Builder recorded its effect in builds 16097 to
  /// 22154. Views of a required width do not count: a label has 289 beside an image of 20, in a row of no given width
  /// (23094). Rows with a single label that fits have no such constraint in builds 21701 and 23094, unlike here.
  private mutating func shareTextWidths(_ views: [UIView], in stack: UIStackView) {
    guard stack.axis == .horizontal else { return }
    let fixedLengths = views.compactMap { $0.fixedLength(along: .horizontal) }
    let count = CGFloat(views.count - fixedLengths.count)
    guard count > 1 else { return }
    let spacings = views.dropLast().reduce(fixedLengths.reduce(0, +)) { $0 + stack.spacing(after: $1) }
    let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    for view in views where view.isWrappingLabel {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        view, .width, .equal, canvas, .width, multiplier: 1 / count, constant: -spacings / count,
        priority: UILayoutPriority(min(resistance + 10, UILayoutPriority.required.rawValue - 1)),
        .textWidthDisambiguation)
    }
  }

  /// Sizes views in proportion to their contents, with the highest priority for the first view.
  ///
  /// The proportion of a single view is required. It then conflicts with margins, as on iOS (mcmap.net/q/1871613).
  private mutating func fillProportionally(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    let lengths = proportionalLengths(of: views, along: stack.axis)
    let spacings = views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    let total = lengths.reduce(spacings) { $0 + max(0, $1) }
    guard total > 0 else { return }
    var priority = UILayoutPriority.required.rawValue - (views.count == 1 ? 0 : 1)
    for (view, length) in zip(views, lengths) where length > 0 {
      add(
        view, axes.size, .equal, stack, axes.size, multiplier: length / total, priority: UILayoutPriority(priority),
        .fillProportionally)
      priority = max(1, priority - 1)
    }
  }

  /// Returns the lengths to which the views are proportional.
  ///
  /// The text size that a document records (`replacementContentSize`) already includes the effect of proportional
  /// filling. Therefore, it is used only if all views are text of recorded size, or if it is within 2.5 % of the
  /// measured size.
  private func proportionalLengths(of views: [UIView], along axis: NSLayoutConstraint.Axis) -> [CGFloat] {
    let isAllText = views.allSatisfy(\.hasRecordedTextOnly)
    return views.map { $0.proportionalLength(along: axis, isAllText: isAllText) }
  }

  /// Adds guides of equal length between neighbors.
  private mutating func equalize(
    _ views: [UIView], in stack: UIStackView, _ axes: StackAxes, from near: NSLayoutConstraint.Attribute,
    to far: NSLayoutConstraint.Attribute, priority: UILayoutPriority
  ) {
    var gaps: [UILayoutGuide] = []
    for (left, right) in zip(views, views.dropFirst()) {
      let gap = addGuide(to: stack, .distributing)
      add(gap, axes.start, .equal, left, near, .distributingEdge)
      add(right, far, .equal, gap, axes.end, .distributingEdge)
      gaps.append(gap)
    }
    for gap in gaps.dropFirst() {
      add(gap, axes.size, .equal, gaps[0], axes.size, priority: priority, .fillEqually)
    }
  }

  // MARK: Across the axis

  private mutating func align(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    guard let first = views.first else { return }
    switch axes.alignment {
    case .fill:
      add(first, axes.crossStart, .equal, stack, axes.canvasCrossStart, .canvasConnection)
      add(stack, axes.canvasCrossEnd, .equal, first, axes.crossEnd, .canvasConnection)
      for view in views.dropFirst() {
        add(view, axes.crossStart, .equal, first, axes.crossStart, .alignment)
        add(view, axes.crossEnd, .equal, first, axes.crossEnd, .alignment)
      }
    case .leading:
      alignEdge(views, in: stack, axes, axes.crossStart, canvas: axes.canvasCrossStart)
    case .trailing:
      alignEdge(views, in: stack, axes, axes.crossEnd, canvas: axes.canvasCrossEnd)
    case .center:
      add(first, axes.crossCenter, .equal, stack, axes.canvasCrossCenter, .canvasConnection)
      for view in views.dropFirst() {
        add(view, axes.crossCenter, .equal, first, axes.crossCenter, .alignment)
      }
      keepInsideCanvas(views, in: stack, axes)
    case .firstBaseline, .lastBaseline:
      alignBaselines(views, in: stack, axes)
    }
    add(
      stack, axes.crossSize, .equal, nil, .notAnAttribute, priority: Self.ambiguitySuppression,
      .ambiguitySuppression)
  }

  private mutating func alignEdge(
    _ views: [UIView], in stack: UIStackView, _ axes: StackAxes, _ edge: NSLayoutConstraint.Attribute,
    canvas: NSLayoutConstraint.Attribute
  ) {
    add(views[0], edge, .equal, stack, canvas, .canvasConnection)
    for view in views.dropFirst() { add(view, edge, .equal, views[0], edge, .alignment) }
    keepInsideCanvas(views, in: stack, axes)
  }

  private mutating func keepInsideCanvas(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    for view in views {
      add(view, axes.crossStart, .greaterThanOrEqual, stack, axes.canvasCrossStart, .canvasFit)
      add(stack, axes.canvasCrossEnd, .greaterThanOrEqual, view, axes.crossEnd, .canvasFit)
    }
  }

  /// Aligns baselines. The first view is at the top or bottom of the stack view.
  ///
  /// At this edge, views that extend farther from the baseline than the first view extend beyond the stack view, as on
  /// iOS (openradar 32291130). At the opposite edge, the stack view encloses all views.
  private mutating func alignBaselines(_ views: [UIView], in stack: UIStackView, _ axes: StackAxes) {
    let isFirst = axes.alignment == .firstBaseline
    let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { add(view, baseline, .equal, views[0], baseline, .alignment) }
    let span = addGuide(to: stack, .spanning)
    for view in views {
      add(view, .top, .greaterThanOrEqual, span, .top, .spanningBoundary)
      add(span, .bottom, .greaterThanOrEqual, view, .bottom, .spanningBoundary)
    }
    add(span, .height, .equal, nil, .notAnAttribute, priority: Self.spanningFit, .spanningFit)
    if isFirst {
      add(views[0], .top, .equal, stack, axes.canvasCrossStart, .canvasConnection)
      add(stack, axes.canvasCrossEnd, .greaterThanOrEqual, span, .bottom, .canvasFit)
    } else {
      add(stack, axes.canvasCrossEnd, .equal, views[0], .bottom, .canvasConnection)
      add(span, .top, .greaterThanOrEqual, stack, axes.canvasCrossStart, .canvasFit)
    }
  }

  /// Collapses a hidden view to zero length at the start of the stack view and aligns it across.
  ///
  /// A stack view that fills across the axis is as tall as a hidden view requires (a hidden view of 130 next to an
  /// image of 30, in build 14824 of Interface Builder). With other alignments, hidden views do not affect the stack
  /// view (a hidden view of 50 in a stack view of 21.67, build 24743).
  private mutating func hide(_ view: UIView, besides visible: UIView?, in stack: UIStackView, _ axes: StackAxes) {
    view.layoutNode.setContentRank(0, for: stack.axis)
    add(view, axes.size, .equal, nil, .notAnAttribute, priority: Self.hiding, .hiding)
    add(view, axes.start, .equal, stack, axes.canvasStart, priority: Self.hiding, .hiding)
    switch axes.alignment {
    case .fill:
      add(view, axes.crossStart, .equal, stack, axes.canvasCrossStart, .alignment)
      // Without visible views, the stack view is empty regardless of the sizes of its hidden views (0 with a hidden
      // view of 34 in build 24743).
      if let visible { add(view, axes.crossEnd, .equal, visible, axes.crossEnd, .alignment) }
    case .leading:
      add(view, axes.crossStart, .equal, stack, axes.canvasCrossStart, .alignment)
    case .trailing:
      add(stack, axes.canvasCrossEnd, .equal, view, axes.crossEnd, .alignment)
    case .center:
      add(view, axes.crossCenter, .equal, stack, axes.canvasCrossCenter, .alignment)
    case .firstBaseline, .lastBaseline:
      let baseline: NSLayoutConstraint.Attribute =
        axes.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let visible {
        add(view, baseline, .equal, visible, baseline, .alignment)
      } else {
        add(view, axes.crossStart, .equal, stack, axes.canvasCrossStart, .alignment)
      }
    }
  }
}

extension UIView {
  /// Indicates whether the view is a label of several lines.
  fileprivate var isWrappingLabel: Bool { (self as? UILabel)?.numberOfLines ?? 1 != 1 }

  /// Indicates whether the view itself displays text.
  private var isText: Bool { self is UILabel || self is UIButton || self is UITextField || self is UITextView }

  /// Indicates whether the view, or each visible view of a stack, is text with a recorded size.
  fileprivate var hasRecordedTextOnly: Bool {
    guard let stack = self as? UIStackView else { return isText && replacementContentSize != nil }
    return stack.arrangedSubviews.allSatisfy { $0.isHidden || $0.hasRecordedTextOnly }
  }

  /// Returns the length to which the view is proportional in a stack, in points; 0 without content.
  ///
  /// For a nested stack, it is the sum of its views' lengths and spacings along its axis, or their maximum across it.
  fileprivate func proportionalLength(along axis: NSLayoutConstraint.Axis, isAllText: Bool) -> CGFloat {
    guard let stack = self as? UIStackView else { return max(0, contentLength(along: axis, isAllText: isAllText)) }
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.map { $0.fixedLength(along: axis) ?? $0.proportionalLength(along: axis, isAllText: isAllText) }
    guard stack.axis == axis else { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
  }

  /// Returns the length that a required constraint of the view itself determines, in points.
  fileprivate func fixedLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.first {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
        && $0.priority == .required && !$0.isSystemMade
    }?.constant
  }

  private func contentLength(along axis: NSLayoutConstraint.Axis, isAllText: Bool) -> CGFloat {
    func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    // For a view with a recorded size, this is the recorded length.
    let recorded = length(measuredIntrinsicSize)
    guard !isAllText, isText, replacementContentSize != nil else { return recorded }
    let measured = length(intrinsicContentSize)
    // A difference of up to 2.5 % is due to the font, not to the stack.
    return abs(measured - recorded) <= measured * 0.025 ? recorded : measured
  }
}
