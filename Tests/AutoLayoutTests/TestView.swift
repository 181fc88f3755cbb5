import UIFoundation

@testable import AutoLayout

/// A layout item with only those properties of a view that the layout engine reads.
@MainActor
final class TestView: NSObject, LayoutContainer {
  let layoutNode = LayoutNode()
  let name: String
  weak var superview: TestView?
  private(set) var subviews: [TestView] = []
  private(set) var guides: [TestGuide] = []
  var translates: Bool { didSet { layoutNode.didChange(.autoresizing) } }
  var mask: Autoresizing.Mask = [] { didSet { layoutNode.didChange(.autoresizing) } }
  /// The frame set by hand. Layout never writes it.
  var givenFrame: CGRect {
    didSet {
      givenContainerSize = superview?.givenFrame.size
      layoutNode.didChange(.autoresizing)
    }
  }
  private var givenContainerSize: CGSize?
  var direction: UIUserInterfaceLayoutDirection? { didSet { directionDidChange() } }
  var alignmentRectInsets = UIEdgeInsets.zero { didSet { layoutNode.didChange(.alignmentRectInsets) } }
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { layoutNode.didChange(.margins) } }
  var baselines: (first: CGFloat, last: CGFloat) = (0, 0) { didSet { layoutNode.didChange(.baselines) } }
  var baselineView: TestView? { didSet { layoutNode.didChange(.baselines) } }
  var hasScrollableContent = false
  var layoutBoundsOrigin = CGPoint.zero { didSet { layoutNode.didChange(.boundsOrigin) } }

  /// Creates a view that is positioned by constraints.
  init(_ name: String = "View") {
    self.name = name
    givenFrame = .zero
    translates = false
    super.init()
    layoutNode.item = self
  }

  deinit { layoutNode.itemWasDeallocated() }

  /// Creates a view that is positioned by its frame and autoresizing mask.
  init(_ name: String, frame: CGRect, mask: Autoresizing.Mask = []) {
    self.name = name
    givenFrame = frame
    translates = true
    self.mask = mask
    super.init()
    layoutNode.item = self
  }

  var layoutParent: (any LayoutContainer)? { superview }
  var layoutName: String { name }

  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction ?? superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  var autoresizing: Autoresizing? {
    guard translates else { return nil }
    return Autoresizing(
      frame: givenFrame, containerSize: superview.map { givenContainerSize ?? $0.givenFrame.size }, mask: mask)
  }

  func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    if let baselineView { return .forwarded(baselineView) }
    return which == .first ? .belowTop(baselines.first) : .aboveBottom(baselines.last)
  }

  func forEachLayoutChild(_ body: (any LayoutItem) -> Void) {
    subviews.forEach(body)
    guides.forEach(body)
  }

  private func directionDidChange() {
    layoutNode.didChange(.direction)
    for view in subviews { view.directionDidChange() }
  }

  func addSubview(_ view: TestView) {
    view.removeFromSuperview()
    view.superview = self
    if view.translates { view.givenContainerSize = givenFrame.size }
    subviews.append(view)
    view.layoutNode.didMoveToParent()
  }

  func removeFromSuperview() {
    guard let superview else { return }
    layoutNode.willLeaveParent()
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  func addGuide(_ guide: TestGuide) {
    guide.owner = self
    guides.append(guide)
    guide.layoutNode.didMoveToParent()
  }

  /// Adds subviews in order and returns the receiver.
  func with(_ views: TestView...) -> TestView {
    views.forEach(addSubview)
    return self
  }

  func layout() {
    layoutNode.engine.solve()
  }

  /// The solved frame in the superview's coordinates, or the assigned frame if there is none.
  var frame: CGRect {
    layoutNode.currentEngine?.frame(of: layoutNode) ?? givenFrame
  }
}

/// A layout item with only those properties of a guide that the layout engine reads.
@MainActor
final class TestGuide: NSObject, LayoutItem {
  let layoutNode: LayoutNode
  let name: String
  weak var owner: TestView?

  init(_ name: String = "Guide", role: LayoutNode.Role = .item) {
    self.name = name
    layoutNode = LayoutNode(role: role)
    super.init()
    layoutNode.item = self
  }

  deinit { layoutNode.itemWasDeallocated() }

  var layoutParent: (any LayoutContainer)? { owner }
  var layoutName: String { name }
  var frame: CGRect { layoutNode.currentEngine?.frame(of: layoutNode) ?? .zero }
}

extension LayoutItem {
  var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// Creates the constraint `a.first (relation) multiplier × b.second + constant`.
@MainActor
func constraint(
  _ a: Any, _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal, _ b: Any? = nil,
  _ second: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
  priority: Float = 1000
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: a, attribute: first, relatedBy: relation, toItem: b, attribute: second, multiplier: multiplier,
    constant: constant)
  constraint.priority = UILayoutPriority(priority)
  return constraint
}

/// Returns the messages that a body logs, without their source locations.
@MainActor
func logged(_ body: () -> Void) -> [String] {
  loggedWithPlaces(body).map { text in
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.range(of: #" // \w+/\w+\.swift:\d+$"#, options: .regularExpression).map { String(line[..<$0.lowerBound]) }
        ?? String(line)
    }.joined(separator: "\n")
  }
}

/// Returns the messages that a body logs.
@MainActor
func loggedWithPlaces(_ body: () -> Void) -> [String] {
  var lines: [String] = []
  let sink = LayoutDiagnostics.sink
  LayoutDiagnostics.sink = { lines.append($0) }
  body()
  LayoutDiagnostics.sink = sink
  return lines
}

/// Creates a root view of the given size at the origin.
@MainActor
func root(_ width: CGFloat, _ height: CGFloat) -> TestView {
  TestView("Root", frame: CGRect(x: 0, y: 0, width: width, height: height))
}
