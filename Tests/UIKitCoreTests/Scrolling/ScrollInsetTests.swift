import Testing

@testable import UIKitCore

@MainActor
@Suite("Scroll views under bars, and safe areas of views beyond their superviews")
struct ScrollInsetTests {
  private func environment(top: CGFloat) -> OffscreenWindow.Environment {
    OffscreenWindow.Environment(
      size: CGSize(width: 320, height: 480), safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  @Test("A controller's own scroll view starts below the bars, and its content has no safe area insets")
  func startsBelowBars() {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.addSubview(content)
    controller.view = scroll

    _ = OffscreenWindow(of: controller, in: environment(top: 64))

    #expect(scroll.contentOffset == CGPoint(x: 0, y: -64))
    #expect(content.safeAreaInsets == .zero)
  }

  // "It is capped at the size of the superview's safe area inset", martiancraft.com/blog/2019/02/notes-from-the-margins.
  @Test("A view 8 points above its superview has the superview's safe area inset")
  func outsideTheSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let above = UIView(frame: CGRect(x: 0, y: -8, width: 320, height: 500))
    root.addSubview(above)

    _ = OffscreenWindow(of: root, in: environment(top: 0))
    #expect(above.safeAreaInsets == .zero)

    _ = OffscreenWindow(of: root, in: environment(top: 20))
    #expect(above.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  // The views and insets of cnblogs.com/huahuahu/p/UIKit-Apps-for-Every-Size-and-Shape.html, which prints a right of 10.
  @Test("A view beyond an edge has at most the superview's inset there, and the overlapped part at the other edges")
  func limitedInsets() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 30, bottom: 83, right: 10)
    let frames = [
      CGRect(x: 300, y: 300, width: 120, height: 60), CGRect(x: 150, y: -25, width: 100, height: 140),
      CGRect(x: -5, y: 600, width: 50, height: 100), CGRect(x: 10, y: 20, width: 100, height: 100),
    ]
    let views = frames.map { UIView(frame: $0) }
    for view in views { controller.view.addSubview(view) }
    _ = OffscreenWindow(of: controller, size: CGSize(width: 375, height: 667))

    #expect(
      views.map(\.safeAreaInsets) == [
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10), UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0),
        UIEdgeInsets(top: 0, left: 30, bottom: 83, right: 0), UIEdgeInsets(top: 44, left: 20, bottom: 0, right: 0),
      ])
  }

  /// Lays out a controller with a child whose view has the given frame, below a safe area of 40 points.
  private func displayed(childAt frame: CGRect) -> (parent: UIViewController, child: UIViewController) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.frame = frame
    child.view.autoresizingMask = []
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = OffscreenWindow(of: parent, in: environment(top: 40))
    return (parent, child)
  }

  // matrixprojects.net/p/safe-area-insets, a single page: "For view controller views however (e.g. child view controller
  // views), their safeAreaInsets remain fixed", and "the insets remain zero" if the view is "initially offset".
  @Test("After display, a child controller's view keeps its insets when it moves, unlike other views")
  func childThatMoves() {
    let (parent, child) = displayed(childAt: CGRect(x: 0, y: 10, width: 320, height: 200))
    let other = UIView(frame: CGRect(x: 0, y: 10, width: 320, height: 200))
    parent.view.addSubview(other)
    parent.view.layoutIfNeeded()
    #expect([child.view, other].map { $0?.safeAreaInsets.top } == [30, 30])

    for view in [child.view, other] { view?.frame.origin.y = 100 }
    parent.view.layoutIfNeeded()

    #expect([child.view, other].map { $0?.safeAreaInsets.top } == [30, 0])
  }

  @Test("A child's insets follow its size, its superview's insets, and the first overlap")
  func childWithNewInsets() {
    let (parent, child) = displayed(childAt: CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(child.view.safeAreaInsets.top == 0)

    child.view.frame.origin.y = 25
    parent.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 15)

    child.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    parent.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 40)

    parent.additionalSafeAreaInsets.top = 5
    parent.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 45)
  }

  @Test("Frames of a picture are measured from its root's corner, even if the root is scrolled: a row at 92")
  func framesOfScrolledRoot() {
    let scroll = UIScrollView()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    scroll.addSubview(row)
    let window = OffscreenWindow(of: scroll, size: CGSize(width: 375, height: 667))
    // The initial offset of a table under bars that are 92 points high.
    scroll.contentOffset.y = -92

    #expect(
      window.frames.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 375, height: 667), CGRect(x: 0, y: 92, width: 375, height: 44),
      ])
  }

  // The behavior `scrollableAxes` insets "only in the scrollable directions" (Apple's documentation).
  @Test("A scroll view whose content fits after a change of its size loses the inset and the offset of the safe area")
  func changedSize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = CGSize(width: 320, height: 300)
    root.addSubview(scroll)
    _ = OffscreenWindow(of: root, in: environment(top: 20))
    #expect(scroll.adjustedContentInset.top == 20)
    #expect(scroll.contentOffset.y == -20)

    scroll.frame.size.height = 400
    #expect(scroll.contentOffset.y == 0)

    scroll.frame.size.height = 200
    #expect(scroll.contentOffset.y == -20)
  }
}
