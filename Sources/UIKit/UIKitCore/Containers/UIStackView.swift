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
