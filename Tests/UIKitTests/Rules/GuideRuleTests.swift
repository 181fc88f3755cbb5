import Testing
import TestViews
import UIKit

@MainActor
@Suite("Rules of guides, safe areas and coordinates")
struct GuideRuleTests {
  @Test("Guides have their frames without a constraint: margins of 8, a column of 672 in 1000 points")
  func framesWithoutConstraints() {
    let view = rootView(1000, 400)

    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 984, height: 384))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 1000, height: 400))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 384))

    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 994, height: 396))
  }

  @Test("The frame of a safe area without a constraint excludes a controller's additions: 400 − 20 − 30")
  func safeAreaWithoutConstraints() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    controller.view.layoutIfNeeded()

    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 300, height: 350))
  }

  @Test("A scroll view's safe area has the center and size of the frame, not of the content of 300 by 2000")
  func scrollSafeArea() {
    let root = rootView(320, 480)
    let scroll = UIScrollView()
    root.addConstrained(scroll)
    let (content, centered) = (scroll.addConstrainedSubview(), scroll.addConstrainedSubview())
    let safe = scroll.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 2000),
      centered.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      centered.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      centered.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 0.5),
      centered.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()

    // Half of 320 in the middle of 320, and 40 in the middle of 480.
    #expect(centered.frame == CGRect(x: 80, y: 220, width: 160, height: 40))
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
  }

  @Test("A view that moves up with its own margins stops one safe area above its constraint: 20 − 8 − 44 = −32")
  func marginsThatMoveTheirView() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 44
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let box = controller.view.addConstrainedSubview()
    let inner = box.addConstrainedSubview()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
    ])
    controller.view.layoutIfNeeded()

    #expect(box.frame.minY == -32)
    #expect(inner.convert(inner.bounds, to: controller.view).minY == 20)

    // Another layout does not move it.
    box.setNeedsLayout()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()

    #expect(box.frame.minY == -32)

    // With an assigned frame, the inset is the safe area's 44, although the view extends 10 points above it.
    box.removeFromSuperview()
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 0, y: -10, width: 100, height: 100)
    controller.view.addSubview(box)
    controller.view.layoutIfNeeded()

    #expect(box.safeAreaInsets.top == 44)
  }

  @Test("Sizing to fit under a transform changes the bounds: 40 by 20 at twice the size is a frame of 80 by 40")
  func sizeToFitUnderTransform() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fixed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    view.sizeToFit()

    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 80, height: 40))
  }

  @Test("Outside of a window, points are relative to the topmost view's superview: 10 + 5 by 20 + 6")
  func convertingOutOfTree() {
    let (root, other) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), rootView(50, 50))
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(child)

    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
    #expect(child.convert(CGPoint(x: 15, y: 26), from: nil) == .zero)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 5, y: 6))
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 15, y: 26))

    // In a window, nil means the window's coordinates.
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(root)

    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
  }

  @Test("The top and bottom layout guides add two constraints each to the view, and are as tall as its safe area")
  func layoutSupports() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let box = controller.view.addConstrainedSubview()

    #expect(controller.view.constraints.count == 0)

    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])

    #expect(controller.view.constraints.count == 6)

    controller.view.layoutIfNeeded()

    #expect((box.frame.minY, box.frame.maxY) == (0, 400))

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    controller.view.layoutIfNeeded()

    #expect((box.frame.minY, box.frame.maxY) == (20, 370))
    #expect((controller.topLayoutGuide.length, controller.bottomLayoutGuide.length) == (20, 30))
  }

  @Test("Points, sizes and rectangles print as on iOS")
  func printing() {
    let rect = CGRect(x: 0, y: 0.5, width: 100, height: 100)

    #expect("\(rect)" == "(0.0, 0.5, 100.0, 100.0)")
    #expect("\([rect.origin])" == "[(0.0, 0.5)]")
    #expect(String(reflecting: rect.size) == "(100.0, 100.0)")
    #expect(Optional(rect).debugDescription == "Optional((0.0, 0.5, 100.0, 100.0))")
  }
}
