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

  @Test(
    "A view 8 points above its superview has the superview's safe area inset plus 8, or none if the inset is 0"
  )
  func outsideTheSuperview() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let above = UIView(frame: CGRect(x: 0, y: -8, width: 320, height: 500))
    root.addSubview(above)

    _ = OffscreenWindow(of: root, in: environment(top: 0))
    #expect(above.safeAreaInsets == .zero)

    _ = OffscreenWindow(of: root, in: environment(top: 20))
    #expect(above.safeAreaInsets == UIEdgeInsets(top: 28, left: 0, bottom: 0, right: 0))
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
