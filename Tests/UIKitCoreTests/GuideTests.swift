import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Guides and margins")
struct GuideTests {
  private let root = rootView(390, 844)
  private let child: UIView

  init() { child = root.addConstrainedSubview() }

  private func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("Changed margins move the views pinned to them")
  func changedMargins() {
    pin(to: root.layoutMarginsGuide)
    root.layoutIfNeeded()

    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()

    #expect(child.frame == CGRect(x: 2, y: 1, width: 384, height: 840))
  }

  @Test("Directional margins flip with the direction")
  func directionalMargins() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    root.semanticContentAttribute = .forceRightToLeft

    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10))
  }

  @Test(
    "A controller's view has margins of 16, or of 20 if it is at least 414 wide",
    arguments: [
      (CGFloat(390), CGFloat(16)), (414, 20),
    ])
  func controllerMargins(width: CGFloat, side: CGFloat) {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 800))

    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  @Test("The safe area of a device increases the margins above and below, and is the length of the layout guides")
  func safeArea() throws {
    let controller = UIViewController()
    let device = try #require(Device.named("iPhone 14"))

    _ = OffscreenWindow(of: controller, in: .init(device: device, orientation: .portrait))

    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    #expect(controller.topLayoutGuide.length == 47)
  }

  @Test("A subview has the part of its superview's safe area insets that overlaps it")
  func inheritedSafeArea() {
    let inner = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 100))
    root.addSubview(inner)

    _ = OffscreenWindow(
      of: root,
      in: .init(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))

    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
  }

  @Test("The keyboard guide's top is the safe area's bottom")
  func keyboardGuide() {
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])

    _ = OffscreenWindow(
      of: root,
      in: .init(size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))

    #expect(child.frame.maxY == 810)
  }

  @Test("A view that preserves its superview's margins has the part of them that overlaps it: 50 − 20 = 30")
  func preservedMargins() {
    root.layoutMargins = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    let inner = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    inner.preservesSuperviewLayoutMargins = true

    root.addSubview(inner)

    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8))
  }

  @Test("A view that fills the width of a controller's view preserves both of its margins of 16 points")
  func preservedMarginsOfFullWidth() {
    let controller = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    outer.preservesSuperviewLayoutMargins = true
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    let (parent, margins) = (controller.view as UIView, outer.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      outer.topAnchor.constraint(equalTo: parent.topAnchor, constant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      inner.topAnchor.constraint(equalTo: margins.topAnchor),
      inner.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])

    _ = OffscreenWindow(of: controller, in: .init(size: CGSize(width: 375, height: 667)))

    // 375 − 2 × 16 by 100 − 2 × 8.
    #expect(inner.frame == CGRect(x: 16, y: 8, width: 343, height: 84))
  }

  private final class CountingView: UIView {
    var reads = 0
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get {
        reads += 1
        return super.directionalLayoutMargins
      }
      set { super.directionalLayoutMargins = newValue }
    }
  }

  /// Returns how often the margins of a deep tree are read if its direction changes.
  private func reads(depth: Int, _ turn: (UIView) -> Void) -> Int {
    let root = rootView(390, 844)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    var views: [CountingView] = []
    for _ in 0..<depth {
      let view = CountingView(frame: root.bounds)
      view.preservesSuperviewLayoutMargins = true
      (views.last ?? root).addSubview(view)
      views.append(view)
    }
    for view in views { view.reads = 0 }
    turn(root)
    return views.reduce(0) { $0 + $1.reads }
  }

  @Test("A new direction of a tree twice as deep reads margins at most 2.5 times as often")
  func depth() {
    let turns: [(UIView) -> Void] = [
      { $0.semanticContentAttribute = .forceRightToLeft }, { $0.traitOverrides.layoutDirection = .rightToLeft },
    ]
    for turn in turns {
      let once = reads(depth: 32, turn)
      #expect(once >= 32)
      #expect(Double(reads(depth: 64, turn)) <= 2.5 * Double(once))
    }
  }
}
