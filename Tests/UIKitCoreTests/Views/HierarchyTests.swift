import Testing

@testable import UIKitCore

/// The order of subviews, and the tint color that views inherit.
@MainActor
@Suite("The hierarchy of views")
struct HierarchyTests {
  private func views(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView()
    let views = (0..<count).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    return (root, views)
  }

  // Apple's documentation of both methods: the sibling "will be behind" or "will be above the inserted view".
  @Test("A subview that is inserted next to its sibling is directly above or below it, and so is its layer")
  func insertionNextToSiblings() {
    for index in 0..<3 {
      for sibling in 0..<3 where sibling != index {
        let (above, a) = views(3)
        let (below, b) = views(3)

        above.insertSubview(a[index], aboveSubview: a[sibling])
        below.insertSubview(b[index], belowSubview: b[sibling])

        let others = [0, 1, 2].filter { $0 != index }
        let place = others[0] == sibling ? 0 : 1
        var (expectedAbove, expectedBelow) = (others, others)
        expectedAbove.insert(index, at: place + 1)
        expectedBelow.insert(index, at: place)
        #expect(above.subviews == expectedAbove.map { a[$0] })
        #expect(below.subviews == expectedBelow.map { b[$0] })
        #expect(above.layer.sublayers == expectedAbove.map { a[$0].layer })
        #expect(below.layer.sublayers == expectedBelow.map { b[$0].layer })
      }
    }
  }

  @Test("A subview that is inserted next to a view of another superview is above all others")
  func insertionNextToForeignViews() {
    let (root, views) = views(3)
    let foreign = UIView()

    root.insertSubview(views[0], aboveSubview: foreign)
    #expect(root.subviews == [views[1], views[2], views[0]])

    root.insertSubview(views[1], belowSubview: foreign)
    #expect(root.subviews == [views[2], views[0], views[1]])
  }

  // Core Animation's documentation of `insertSublayer(_:above:)` has the same contract.
  @Test("A sublayer that is inserted next to its sibling is directly above or below it")
  func insertionNextToSiblingLayers() {
    let root = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { root.addSublayer(layer) }

    root.insertSublayer(layers[0], above: layers[2])
    #expect(root.sublayers == [layers[1], layers[2], layers[0]])

    root.insertSublayer(layers[1], below: layers[0])
    #expect(root.sublayers == [layers[2], layers[1], layers[0]])
  }

  /// A view that counts the changes of its tint color.
  private final class TintCounter: UIView {
    var count = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      count += 1
    }
  }

  // Apple's documentation of `tintColorDidChange()`: the system also calls it "on a subview that inherits a changed
  // interaction tint color".
  @Test("A change of the tint color notifies all descendants that inherit it, and no others")
  func inheritedTint() {
    let (root, group, inheriting, own) = (UIView(), UIView(), TintCounter(), TintCounter())
    let belowOwn = TintCounter()
    root.addSubview(group)
    for view in [inheriting, own] { group.addSubview(view) }
    own.addSubview(belowOwn)
    own.tintColor = .green
    for view in [inheriting, own, belowOwn] { view.count = 0 }

    root.tintColor = .red

    #expect(inheriting.count == 1)
    #expect(inheriting.tintColor == .red)
    #expect(own.count == 0)
    #expect(belowOwn.count == 0)
    #expect(belowOwn.tintColor == .green)
  }

  @Test("A view that moves into a superview of another tint color is notified, with its descendants")
  func tintOfNewSuperview() {
    let (root, group, view) = (UIView(), UIView(), TintCounter())
    root.tintColor = .red
    group.addSubview(view)
    view.count = 0

    root.addSubview(group)
    #expect(view.count == 1)

    let other = UIView()
    other.tintColor = .red
    other.addSubview(group)
    #expect(view.count == 1)
  }

  @Test("The title of a visible system button follows the tint color of its superviews")
  func tintOfButtons() {
    let (root, group, button) = (UIView(), UIView(), UIButton(type: .system))
    button.setTitle("Title", for: .normal)
    group.addSubview(button)
    root.addSubview(group)

    root.tintColor = .red

    #expect(button.titleLabel?.textColor == .red)
  }
}
