import Foundation
import Testing
import UIKit

/// Objects of UIKit that store a state of the program.
@MainActor
@Suite("Stored states")
struct StateTests {
  @Test("Pasteboards with the same name share their content, and the general pasteboard is found by its name")
  func pasteboards() throws {
    let name = UIPasteboard.Name("notes")
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))

    first.string = "one"
    let seen = second.string
    second.string = "two"
    let general = try #require(UIPasteboard(name: .general, create: false))
    general.string = "three"
    let shared = (first.string, first.changeCount)
    UIPasteboard.remove(withName: name)

    #expect(seen == "one")
    #expect(shared == ("two", 2))
    #expect(UIPasteboard.general.string == "three")
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test("Animations added to a running or finished animator run immediately")
  func finishedAnimator() async throws {
    var log: [String] = []

    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { log.append("change") }
    animator.addCompletion { log.append("completion \($0 == .end)") }
    animator.addAnimations { log.append("while running") }
    let isRunning = animator.isRunning
    try await runMainQueue { !animator.isRunning }
    animator.addAnimations { log.append("later") }

    #expect(isRunning && animator.state == .inactive)
    #expect(log == ["change", "while running", "completion true", "later"])
  }

  @Test("A reversed animator completes at its start, but leaves the views at the end")
  func reversedAnimator() async throws {
    let view = UIView()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position = $0 }

    animator.isReversed = true
    animator.startAnimation()
    try await runMainQueue { position != nil }

    #expect(position == .start)
    #expect(view.alpha == 0)
  }

  @Test("A scene is in landscape if its key window is wider than tall, even on an iPad")
  func orientation() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    window.makeKeyAndVisible()
    let wide = scene.interfaceOrientation

    window.frame = CGRect(x: 0, y: 0, width: 820, height: 1180)

    #expect(wide == .landscapeRight)
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test("A page controller always returns the same gesture recognizers")
  func pageRecognizers() {
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)

    pages.gestureRecognizers.first?.isEnabled = false

    #expect(pages.gestureRecognizers.first?.isEnabled == false)
    #expect(pages.gestureRecognizers.count == 2)
  }

  @Test("A path in screen coordinates has its view's scale and position: 10 points at twice the size around 50, 50")
  func accessibilityPath() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UIView())
    root.addSubview(view)
    view.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    let onScreen = UIAccessibility.convertToScreenCoordinates(path, in: view)

    #expect(onScreen.bounds == CGRect(x: 30, y: 30, width: 20, height: 20))
    #expect(onScreen.bounds == UIAccessibility.convertToScreenCoordinates(path.bounds, in: view))
  }

  @Test("Setting the center of a cell's attributes as a `UIDynamicItem` moves their frame")
  func dynamicAttributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    let item: any UIDynamicItem = attributes

    item.center = CGPoint(x: 50, y: 50)

    #expect(attributes.frame == CGRect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test("A class can be queried for a method on any thread")
  func classMethodsOnThreads() async {
    let answers = await Task.detached {
      (
        UIApplication.responds(to: Selector(("sharedApplication"))),
        UIView.responds(to: Selector(("sharedApplication"))),
        NSObject.responds(to: Selector(("none")))
      )
    }.value

    #expect(answers == (true, false, false))
  }

  @Test("A picker with rows of almost no height shows all its rows")
  func tinyRows() {
    final class Tiny: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 1e-300 }
    }
    let tiny = Tiny()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    picker.dataSource = tiny
    picker.delegate = tiny

    picker.layoutIfNeeded()

    #expect(picker.view(forRow: 2, forComponent: 0) != nil)
  }

  @Test(
    "Concentric corners have the superview's radius minus the distance, 40 − 10, and at least the minimum")
  func concentricCorners() {
    let (root, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    let before = inner.layer.cornerRadius
    root.cornerConfiguration = .corners(radius: .fixed(40))
    root.addSubview(inner)
    inner.frame = CGRect(x: 10, y: 10, width: 100, height: 100)

    root.layoutIfNeeded()

    #expect(before == 4)
    #expect(inner.layer.cornerRadius == 30)
    #expect(inner.effectiveRadius(corner: .topLeft) == 30)
    #expect(inner.effectiveRadius(corner: .bottomLeft) == 4)
  }
}
