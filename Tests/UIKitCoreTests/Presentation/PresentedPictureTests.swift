import AutoLayout
import Testing
import UIFoundation

@testable import UIKitCore

/// A controller that presents another one in one of its callbacks, as apps do.
private final class Presenter: UIViewController {
  var callback = "viewDidAppear"
  var isAnimated = true
  var shown = UIViewController()
  var isCompleted = false

  private func presentShown(in callback: String) {
    guard callback == self.callback else { return }
    present(shown, animated: isAnimated) { [unowned self] in isCompleted = true }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentShown(in: "viewDidLoad")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presentShown(in: "viewDidAppear")
  }
}

@MainActor
@Suite("Presented controllers in pictures without a window")
struct PresentedPictureTests {
  private func picture(of controller: UIViewController) -> OffscreenWindow {
    let safeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    return OffscreenWindow(
      of: controller, in: OffscreenWindow.Environment(size: CGSize(width: 375, height: 812), safeArea: safeArea))
  }

  private func frame(_ view: UIView, in window: OffscreenWindow) -> CGRect? {
    view.isDescendant(of: window.root) ? view.convert(view.bounds, to: window.root) : nil
  }

  // A page sheet begins 10 points below a status bar of 44 (Interface Builder: 375×758 on 375×812).
  @Test("A controller presented in viewDidAppear covers the picture, or is a sheet in it", arguments: [true, false])
  func presentedOnAppearance(isAnimated: Bool) {
    for (style, expected) in [
      (.fullScreen, CGRect(x: 0, y: 0, width: 375, height: 812)),
      (.overFullScreen, CGRect(x: 0, y: 0, width: 375, height: 812)),
      (.automatic, CGRect(x: 0, y: 54, width: 375, height: 758)),
    ] as [(UIModalPresentationStyle, CGRect)] {
      let presenter = Presenter()
      presenter.isAnimated = isAnimated
      presenter.shown.modalPresentationStyle = style
      let window = picture(of: presenter)

      #expect(presenter.presentedViewController === presenter.shown && presenter.isCompleted)
      #expect(frame(presenter.shown.view, in: window) == expected)
      #expect(presenter.shown.isAppeared)

      presenter.dismiss(animated: false)
      #expect(presenter.presentedViewController == nil)
      #expect(frame(presenter.shown.view, in: window) == nil)
    }
  }

  @Test("A controller that a child presents covers the bars of its container")
  func presentedByChild() {
    let presenter = Presenter()
    presenter.shown.modalPresentationStyle = .fullScreen
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: presenter)]
    let window = picture(of: tabs)

    #expect(frame(presenter.shown.view, in: window) == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(tabs.ownPresented === presenter.shown)
    #expect(tabs.view.subviews.last.map { presenter.shown.view.isDescendant(of: $0) } == true)
  }

  @Test("An alert presented in viewDidAppear is in the middle of the picture")
  func presentedAlert() {
    let presenter = Presenter()
    presenter.shown = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    let window = picture(of: presenter)

    #expect(frame(presenter.shown.view, in: window).map { abs($0.midX - 187.5) <= 0.5 } == true)
  }

  // UIKit: "Attempt to present … on … whose view is not in the window hierarchy", and nothing is shown.
  @Test("A controller presented in viewDidLoad is not shown, and UIKit's message is logged")
  func presentedTooEarly() {
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = previous }
    let presenter = Presenter()
    presenter.callback = "viewDidLoad"
    let window = picture(of: presenter)

    #expect(presenter.shown.viewIfLoaded.flatMap { frame($0, in: window) } == nil)
    #expect(lines.filter { $0.hasSuffix("whose view is not in the window hierarchy.") }.count == 1)
  }
}
