import InterfaceBuilder
import UIKitCore

/// The recorded frames of a scene that contradict a required constraint of their own document.
///
/// Frames become outdated when a file is merged, or edited outside Interface Builder. Only contradictions that follow
/// from the recorded frames alone are found: contradictions of constraints between edges, centers and sizes, and of
/// constraints to safe areas that no insets could satisfy.
@MainActor
struct RecordedContradictions {
  /// The maximum distance between equal edges after rounding to whole points, in points.
  private static let slack: CGFloat = 1.01
  /// The maximum change of an edge by rounding to whole points, in points.
  private static let exactSlack: CGFloat = 0.51

  private let recorded: [ObjectIdentifier: CGRect]
  private let root: UIView
  /// The contradicted constraint of each view or of a container around it.
  private(set) var broken: [ObjectIdentifier: String] = [:]

  /// Finds the contradictions among the views of a scene.
  init(_ scene: InterfaceScene, _ log: ProblemLog) {
    var frames: [ObjectIdentifier: CGRect] = [:]
    for (element, view) in scene.views { frames[ObjectIdentifier(view)] = element.recordedFrame(log) }
    recorded = frames
    root = scene.window.root
    for (_, view) in scene.views {
      // The document does not contain a stack view's own constraints, so they do not contradict recorded frames.
      for constraint in view.constraints where constraint.priority == .required && !constraint.isSystemMade {
        check(constraint, in: scene)
      }
    }
    for (_, view) in scene.views where view.superview === root { checkSpans(of: view, in: scene) }
    spread(scene)
  }

  /// Compares the recorded frame of a root view's subview with the edges that two constraints determine.
  private mutating func checkSpans(of view: UIView, in scene: InterfaceScene) {
    guard broken[ObjectIdentifier(view)] == nil, let frame = recorded[ObjectIdentifier(view)],
      let size = recorded[ObjectIdentifier(root)]?.size
    else { return }
    let rect = view.alignmentRect(forFrame: frame)
    for (axis, low, high) in [
      (NSLayoutConstraint.Axis.horizontal, rect.minX, rect.maxX), (.vertical, rect.minY, rect.maxY),
    ] {
      guard let span = ExactSpan(of: view, in: root, of: size, axis),
        max(abs(span.low - low), abs(span.high - high)) > Self.exactSlack
      else { continue }
      broken[ObjectIdentifier(view)] = scene.describe(span.constraint)
    }
  }

  private mutating func check(_ constraint: NSLayoutConstraint, in scene: InterfaceScene) {
    guard let left = value(constraint.firstItem, constraint.firstAttribute, with: constraint.secondItem) else { return }
    var right = Span(constraint.constant)
    if let second = constraint.secondItem {
      guard let span = value(second, constraint.secondAttribute, with: constraint.firstItem) else { return }
      right = span.scaled(by: constraint.multiplier, plus: constraint.constant)
    }
    let isAbove = left.low > right.high + Self.slack && constraint.relation != .greaterThanOrEqual
    let isBelow = left.high < right.low - Self.slack && constraint.relation != .lessThanOrEqual
    guard isAbove || isBelow else { return }
    let text = scene.describe(constraint)
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let view = item as? UIView, view !== root else { continue }
      let other = item === constraint.firstItem ? constraint.secondItem : constraint.firstItem
      if let other = other as? UIView, other.isDescendant(of: view) { continue }
      broken[ObjectIdentifier(view)] = text
    }
  }

  /// Marks the descendants of views with a contradicted frame.
  private mutating func spread(_ scene: InterfaceScene) {
    for (_, view) in scene.views {
      guard broken[ObjectIdentifier(view)] == nil, let parent = view.superview else { continue }
      if let text = broken[ObjectIdentifier(parent)] { broken[ObjectIdentifier(view)] = text }
    }
  }

  // MARK: Values

  /// The range of possible values: a single number, or all numbers on one side of it.
  private struct Span {
    var low: CGFloat
    var high: CGFloat

    init(_ value: CGFloat) { (low, high) = (value, value) }
    init(low: CGFloat, high: CGFloat) { (self.low, self.high) = (low, high) }

    func scaled(by factor: CGFloat, plus constant: CGFloat) -> Span {
      // An infinite end stays infinite: the factor is not 0, because constraints between locations reject 0.
      func scale(_ value: CGFloat) -> CGFloat { value.isFinite ? value * factor + constant : value * factor }
      let ends = [scale(low), scale(high)]
      return Span(low: min(ends[0], ends[1]), high: max(ends[0], ends[1]))
    }
  }

  private func value(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, with other: AnyObject?) -> Span? {
    if let view = item as? UIView {
      // In constraints with descendants, a scroll view's edges refer to its content area.
      if view is UIScrollView, let inner = other as? UIView, inner !== view, inner.isDescendant(of: view) { return nil }
      guard let rect = recordedRect(of: view) else { return nil }
      return Self.value(attribute, of: view.alignmentRect(forFrame: rect)).map { Span($0) }
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, guide === owner.safeAreaLayoutGuide,
      let rect = recordedRect(of: owner)
    else { return nil }
    switch attribute {
    case .top: return Span(low: rect.minY, high: .infinity)
    case .left, .leading: return Span(low: rect.minX, high: .infinity)
    case .bottom: return Span(low: -.infinity, high: rect.maxY)
    case .right, .trailing: return Span(low: -.infinity, high: rect.maxX)
    default: return nil
    }
  }

  /// Returns the recorded frame in the root view's coordinates; nil if a view on the way has none.
  private func recordedRect(of view: UIView) -> CGRect? {
    guard var rect = recorded[ObjectIdentifier(view)] else { return nil }
    if view === root { return CGRect(origin: .zero, size: rect.size) }
    var current = view.superview
    while let container = current, container !== root {
      guard let frame = recorded[ObjectIdentifier(container)] else { return nil }
      rect = rect.offsetBy(dx: frame.minX, dy: frame.minY)
      current = container.superview
    }
    return current == nil ? nil : rect
  }

  private static func value(_ attribute: NSLayoutConstraint.Attribute, of rect: CGRect) -> CGFloat? {
    switch attribute {
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    default: nil
    }
  }
}
