import Testing
import UIKit

@MainActor
@Suite("The life cycle of controllers")
struct ControllerLifeCycleTests {
  /// A controller that records its appearance and transition callbacks.
  private class Diary: UIViewController {
    var name = ""
    nonisolated(unsafe) static var lines: [String] = []

    private func note(_ line: String) { Self.lines.append(name + line) }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("isAppearing \(Int(view.bounds.width))")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      note("willTransition \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate(alongsideTransition: { [weak self] _ in
        self?.note("alongside \(Int(self?.view.bounds.width ?? 0))")
      }) { [weak self] _ in self?.note("transitioned") }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("will be \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
    }
  }

  private func log(_ body: () -> Void) -> [String] {
    Diary.lines = []
    body()
    return Diary.lines
  }

  // 39.103.169.235/p/ad86ca978747: after a callback of the parent, those of its children are called.
  @Test("Controllers will appear, are appearing when they have their frames, and did appear, before their children")
  func appears() {
    let (parent, child) = (Diary(), Diary())
    (parent.name, child.name) = ("parent ", "child ")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    let lines = log { _ = OffscreenWindow(of: parent, size: CGSize(width: 320, height: 480)) }

    #expect(
      lines == [
        "parent willAppear", "child willAppear", "parent isAppearing 320", "child isAppearing 100", "parent didAppear",
        "child didAppear",
      ])
  }

  @Test("A visible controller is notified before, alongside and after a change of its size")
  func rotation() {
    let controller = Diary()
    _ = OffscreenWindow(of: controller, size: CGSize(width: 320, height: 568))

    let lines = log { _ = OffscreenWindow(of: controller, size: CGSize(width: 568, height: 320)) }

    #expect(
      lines == ["will be compact", "willTransition 320 to 568", "alongside 568", "transitioned"])
  }

  @Test("The root controller of a window appears when the window is made visible")
  func window() {
    let controller = Diary()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller

    let lines = log { window.makeKeyAndVisible() }

    #expect(lines == ["willAppear", "isAppearing 375", "didAppear"])
    #expect(controller.view.window === window)
  }

  @Test("The margins of a controller's view depend on its width: 16, and 20 from 414 on")
  func marginsFollowWidth() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let narrow = controller.view.layoutMargins

    controller.view.frame.size.width = 430

    #expect(narrow == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test("Margins below the system's minimum take effect only if the controller allows them")
  func minimumMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 30)
    let respected = controller.view.directionalLayoutMargins

    controller.viewRespectsSystemMinimumLayoutMargins = false

    #expect(respected == NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 0, trailing: 30))
    #expect(
      controller.view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 30))
  }

  @Test("A container is notified of a child's preferred size")
  func preferredSize() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)

    child.preferredContentSize = CGSize(width: 10, height: 20)

    #expect(container.sizes == [CGSize(width: 10, height: 20)])
  }
}
