import Testing
import UIFoundation

@testable import AutoLayout

@MainActor
@Suite("Content, scrolling, margins and masks in the engine")
struct GeometryTests {
  private let container = root(300, 200).with(TestView("View"))
  private var view: TestView { container.subviews[0] }

  private func activate(_ formats: String..., views: [String: Any]) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  @Test("Constraints apply to alignment rectangles; frames are larger by the insets")
  func alignmentRects() {
    view.alignmentRectInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    activate("|-10-[v(50)]", "V:|-10-[v(40)]", views: ["v": view])
    container.layout()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 44))

    view.alignmentRectInsets = .zero
    container.layout()

    #expect(view.frame == CGRect(x: 10, y: 10, width: 50, height: 40))
  }

  @Test("Changes of content size, hugging and compression resistance take effect at the next layout")
  func contentSizes() {
    activate("|-10-[v]", "V:|[v]", views: ["v": view])
    constraint(view, .width, constant: 80, priority: 500).isActive = true
    view.layoutNode.setIntrinsicSize(CGSize(width: 100, height: 20))
    container.layout()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 100, height: 20))

    view.layoutNode.setCompressionResistance(.defaultLow, for: .horizontal)
    container.layout()
    #expect(view.frame.width == 80)

    view.layoutNode.setHugging(UILayoutPriority(600), for: .horizontal)
    view.layoutNode.setIntrinsicSize(CGSize(width: 60, height: -1))
    container.layout()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 60, height: 0))
  }

  @Test("Baselines are offsets from the edges, or the baselines of the subview that a view designates")
  func baselines() {
    let (inner, other) = (TestView("Inner"), TestView("Other"))
    container.addSubview(other)
    view.addSubview(inner)
    view.baselineView = inner
    inner.baselines = (first: 15, last: 5)
    other.baselines = (first: 11, last: 3)
    activate("V:|-20-[v(60)]", views: ["v": view])
    activate("V:|-4-[i(30)]", views: ["i": inner])
    activate("V:[o(25)]", views: ["o": other])
    constraint(other, .firstBaseline, .equal, view, .firstBaseline).isActive = true
    container.layout()
    // The inner baseline is at 20 + 4 + 15 = 39, and the other view's baseline is 11 below its top.
    #expect(other.frame.minY == 28)

    inner.baselines = (first: 18, last: 5)
    container.layout()

    // The other view is 3 points lower, since the inner baseline moved from 15 to 18.
    #expect(other.frame.minY == 31)
  }

  /// Returns a 200 × 100 scroll view with a subview, 50 points from the left edge of the container.
  private func scrollView(with subview: TestView) -> TestView {
    let scroll = TestView("Scroll")
    scroll.hasScrollableContent = true
    container.addSubview(scroll)
    scroll.addSubview(subview)
    activate("|-50-[s(200)]", "V:|[s(100)]", views: ["s": scroll])
    return scroll
  }

  @Test(
    "In constraints with a descendant, a scroll view's edges are its content's edges, and its size is its frame's size")
  func scrollContent() {
    let page = TestView("Page")
    let scroll = scrollView(with: page)
    activate("|[p]|", "V:|-5-[p(400)]-5-|", views: ["p": page])
    page.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2).isActive = true

    container.layout()

    let content = container.layoutNode.engine.contentSize(of: scroll.layoutNode)
    #expect(scroll.frame == CGRect(x: 50, y: 0, width: 200, height: 100))
    #expect(page.frame == CGRect(x: 0, y: 5, width: 400, height: 400))
    #expect(content.width == 400 && content.height == 410)
  }

  @Test("A descendant pinned to a view outside of the scroll view keeps its place on screen while the content scrolls")
  func floats() {
    let floating = TestView("Floating")
    let scroll = scrollView(with: floating)
    activate("[f(10)]", "V:|[f(10)]", views: ["f": floating])
    floating.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 60).isActive = true
    container.layout()
    // 60 − 50 in the scroll view's coordinates; below, 30 more, since the bounds move by 30.
    #expect(floating.frame.minX == 10)

    scroll.layoutBoundsOrigin.x = 30
    container.layout()

    #expect(floating.frame.minX == 40)
  }

  @Test("Changed margins move the items pinned to them")
  func margins() {
    activate("|-[v]-|", views: ["v": view])
    container.layout()
    #expect(view.frame.minX == 8 && view.frame.width == 284)

    container.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 20)
    container.layout()

    #expect(view.frame.minX == 16 && view.frame.width == 264)
  }

  @Test("A flexible width or margin changes with the container; a fixed frame does not")
  func masks() {
    let rigid = TestView("Rigid", frame: CGRect(x: 10, y: 0, width: 100, height: 10))
    let wide = TestView("Wide", frame: CGRect(x: 10, y: 0, width: 100, height: 10), mask: .flexibleWidth)
    let middle = TestView(
      "Middle", frame: CGRect(x: 50, y: 0, width: 100, height: 10), mask: [.flexibleLeftMargin, .flexibleRightMargin])
    for each in [rigid, wide, middle] {
      container.addSubview(each)
      let tail = TestView("Tail")
      container.addSubview(tail)
      tail.leftAnchor.constraint(equalTo: each.rightAnchor).isActive = true
    }
    container.givenFrame.size.width = 400

    container.layout()

    #expect(rigid.frame == CGRect(x: 10, y: 0, width: 100, height: 10))
    #expect(wide.frame == CGRect(x: 10, y: 0, width: 200, height: 10))
    // The margins of 50 and 150 share the additional 100 points in proportion: 25 and 75.
    #expect(middle.frame == CGRect(x: 75, y: 0, width: 100, height: 10))
  }

  @Test("A changed or removed frame and mask take effect at the next layout")
  func changedMasks() {
    let box = TestView("Box", frame: CGRect(x: 10, y: 0, width: 100, height: 10))
    container.addSubview(box)
    view.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    container.layout()
    #expect(view.frame.minX == 110)

    box.mask = .flexibleWidth
    box.givenFrame = CGRect(x: 20, y: 0, width: 100, height: 10)
    container.givenFrame.size.width = 350
    container.layout()
    // 20 + 100, and 50 more, since the container grew by 50.
    #expect(view.frame.minX == 170)

    box.givenFrame.size.width = .infinity
    container.layout()
    #expect(view.frame.minX.isFinite)

    box.translates = false
    container.layout()
    #expect(view.frame.minX == 0)

    box.translates = true
    box.givenFrame = CGRect(x: 7, y: 0, width: 5, height: 10)
    container.layout()
    #expect(view.frame.minX == 12)
  }

  @Test("The fitting size of a view obeys the priorities of the target size and does not change the layout")
  func fitting() {
    let label = TestView("Label")
    view.addSubview(label)
    label.layoutNode.setIntrinsicSize(CGSize(width: 70, height: 20))
    activate("|-5-[l]-5-|", "V:|-5-[l]-5-|", views: ["l": label])
    activate("|[v]|", "V:|[v]|", views: ["v": view])
    container.layout()

    func fit(_ width: CGFloat, _ horizontal: UILayoutPriority) -> CGSize {
      LayoutEngine.fittingSize(
        of: view.layoutNode, target: CGSize(width: width, height: 0), horizontal: horizontal,
        vertical: .fittingSizeLevel, wrapped: { _, _ in nil })
    }
    #expect(fit(0, .fittingSizeLevel) == CGSize(width: 80, height: 30))
    #expect(fit(200, .fittingSizeLevel) == CGSize(width: 80, height: 30))
    #expect(fit(200, .required) == CGSize(width: 200, height: 30))
    #expect(fit(40, .required) == CGSize(width: 40, height: 30))

    container.layout()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("Distances between anchors are related like sizes, and are mirrored in right-to-left layouts")
  func distances() {
    let (a, b) = (TestView("A"), TestView("B"))
    container.addSubview(a)
    container.addSubview(b)
    activate("|-20-[a(10)]", "[b(10)]", views: ["a": a, "b": b])
    let first = container.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalTo: first, multiplier: 2).isActive = true
    b.topAnchor.constraint(equalToSystemSpacingBelow: container.topAnchor, multiplier: 2).isActive = true
    container.layout()
    // Horizontally, twice a's distance of 20 after a's end at 30; vertically, twice the system spacing of 8.
    #expect(b.frame == CGRect(x: 70, y: 16, width: 10, height: 0))

    container.direction = .rightToLeft
    container.layout()

    // Mirrored: 300 − 70 − 10.
    #expect(b.frame == CGRect(x: 220, y: 16, width: 10, height: 0))
  }
}
