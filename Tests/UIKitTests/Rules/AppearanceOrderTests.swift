import Testing
import UIKit

/// A controller that records its callbacks in a log that several controllers share.
@MainActor
private class Recorder: UIViewController {
  final class Log {
    var lines: [String] = []
  }

  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
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
    note("isAppearing")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if log.lines.last != "\(name) layout" { note("layout") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
}

@MainActor
@Suite("The order of appearance callbacks")
struct AppearanceOrderTests {
  private let log = Recorder.Log()

  private func controller(_ name: String) -> Recorder { Recorder(name, log) }

  @discardableResult
  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.lines = []
    return window
  }

  /// Returns the lines since the last call.
  private func lines() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  // Logs of iOS: readke.com/c/0Z41505102021.html; for the delegate,
  // vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle. Apple's pages place viewIsAppearing before the
  // layout of the view's subviews.
  @Test("A push loads the view first; the new controller is laid out before the old one has disappeared")
  func push() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let log: Recorder.Log
      init(_ log: Recorder.Log) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { log.lines.append("willShow \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { log.lines.append("didShow \(animated)") }
    }
    let navigation = UINavigationController(rootViewController: controller("A"))
    let delegate = Delegate(log)
    navigation.delegate = delegate
    let window = show(navigation)

    navigation.pushViewController(controller("B"), animated: true)

    #expect(
      lines() == [
        "B loadView", "B didLoad", "A willDisappear", "B willAppear", "willShow true", "B isAppearing", "B layout",
        "A didDisappear", "B didAppear", "didShow true",
      ])

    navigation.popViewController(animated: false)

    #expect(
      lines().filter { !$0.hasSuffix("layout") } == [
        "B willDisappear", "A willAppear", "willShow false", "A isAppearing", "B didDisappear", "A didAppear",
        "didShow false",
      ])
    withExtendedLifetime(window) {}
  }

  @Test("A replaced stack has the order of a push, and the first controllers are not loaded")
  func replacedStack() {
    let navigation = UINavigationController(rootViewController: controller("A"))
    let window = show(navigation)

    navigation.setViewControllers([controller("B"), controller("C")], animated: true)

    #expect(
      lines() == [
        "C loadView", "C didLoad", "A willDisappear", "C willAppear", "C isAppearing", "C layout", "A didDisappear",
        "C didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  // UIViewController.isMovingToParent: "true only when called from inside" viewWillAppear and viewDidAppear;
  // isMovingFromParent likewise, when "popped". The argument of the callbacks tells whether the change is animated.
  @Test("A pushed controller moves to its parent, and a popped one from it; the covered controller does neither")
  func movingToParent() {
    final class Mover: UIViewController {
      var lines: [String] = []
      private func note(_ name: String, _ animated: Bool) {
        lines.append("\(name) \(isMovingToParent) \(isMovingFromParent) \(animated)")
      }
      override func viewWillAppear(_ animated: Bool) { note("willAppear", animated) }
      override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear", animated) }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
      // Many overrides do not call their superclass.
      override func didMove(toParent parent: UIViewController?) {}
    }
    let (root, pushed) = (Mover(), Mover())
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation)
    root.lines = []

    navigation.pushViewController(pushed, animated: true)
    navigation.popViewController(animated: false)

    #expect(
      pushed.lines == [
        "willAppear true false true", "didAppear true false true", "willDisappear false true false",
        "didDisappear false true false",
      ])
    #expect(
      root.lines == [
        "willDisappear false false true", "didDisappear false false true", "willAppear false false false",
        "didAppear false false false",
      ])
    withExtendedLifetime(window) {}
  }

  // A log of iOS: pgzxc.github.io/posts/efa3afd7.html
  @Test("A selected tab is loaded and will appear before the old one will disappear")
  func tab() {
    let tabs = UITabBarController()
    let (first, second) = (controller("A"), controller("B"))
    tabs.viewControllers = [first, second]
    let window = show(tabs)
    #expect(!second.isViewLoaded)

    tabs.selectedIndex = 1

    #expect(
      lines() == [
        "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B layout", "A didDisappear",
        "B didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  // Logs of iOS: remkoh.dev/?p=4214, velog.io/@rudin_/iOS-LifeCycle-in-Modal. The latter: a sheet does not notify the
  // presenter; a full screen does, which has disappeared only after the presented controller has appeared.
  @Test("A full screen makes its presenter disappear, after it has appeared itself; a dismissal is the reverse")
  func fullScreen() {
    let (root, presented) = (controller("A"), controller("B"))
    presented.modalPresentationStyle = .fullScreen
    let window = show(root)

    root.present(presented, animated: true)

    #expect(
      lines() == [
        "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B layout", "B didAppear",
        "A didDisappear",
      ])

    root.dismiss(animated: true)

    #expect(
      lines().filter { !$0.hasSuffix("layout") } == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
    withExtendedLifetime(window) {}
  }

  @Test("A sheet and an over-full-screen presentation do not notify the presenter", arguments: [true, false])
  func sheet(isSheet: Bool) {
    let (root, presented) = (controller("A"), controller("B"))
    presented.modalPresentationStyle = isSheet ? .pageSheet : .overFullScreen
    let window = show(root)

    root.present(presented, animated: false)
    root.dismiss(animated: false)

    #expect(
      lines().filter { !$0.hasSuffix("layout") } == [
        "B loadView", "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "B willDisappear", "B didDisappear",
      ])
    withExtendedLifetime(window) {}
  }

  // wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html
  @Test("A scrolled page has appeared before the old one has disappeared; a curled page after it")
  func pages() {
    for (style, end) in [
      (UIPageViewController.TransitionStyle.scroll, ["B didAppear", "A didDisappear"]),
      (.pageCurl, ["A didDisappear", "B didAppear"]),
    ] {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.setViewControllers([controller("A")], direction: .forward, animated: false)
      let window = show(pages)

      pages.setViewControllers([controller("B")], direction: .forward, animated: true)

      #expect(
        lines() == [
          "B loadView", "B didLoad", "B willAppear", "A willDisappear", "B isAppearing", "B layout",
        ] + end)
      withExtendedLifetime(window) {}
    }
  }

  @Test("A new root controller of a visible window appears, and the old one disappears")
  func newRoot() {
    let window = show(controller("A"))

    window.rootViewController = controller("B")

    #expect(
      lines() == [
        "A willDisappear", "A didDisappear", "B loadView", "B didLoad", "B willAppear", "B isAppearing", "B layout",
        "B didAppear",
      ])
  }
}

// 39.103.169.235/p/ad86ca978747: addSubview calls viewDidLoad, viewWillAppear and viewDidAppear; removeFromSuperview
// calls viewWillDisappear and viewDidDisappear; after the parent's callback, those of all children are called.
@MainActor
@Suite("Appearance callbacks of controllers whose views are added as subviews")
struct SubviewAppearanceTests {
  private let log = Recorder.Log()
  private let root: Recorder
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let appearing = ["B willAppear", "B isAppearing", "B didAppear"]
  private let disappearing = ["B willDisappear", "B didDisappear"]

  init() {
    root = Recorder("A", log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    log.lines = []
  }

  private func lines() -> [String] {
    defer { log.lines = [] }
    return log.lines.filter { !$0.hasSuffix("layout") }
  }

  @Test("A view that is added to a visible view makes its controller appear, with or without a parent")
  func addAndRemove() {
    for isChild in [false, true] {
      let other = Recorder("B", log)
      if isChild { root.addChild(other) }

      root.view.addSubview(other.view)
      #expect(lines() == ["B loadView", "B didLoad"] + appearing)

      other.view.removeFromSuperview()
      #expect(lines() == disappearing)
    }
  }

  @Test("A view that moves inside of its window makes no callbacks; out of it, it disappears")
  func moves() {
    let other = Recorder("B", log)
    let (one, two, outside) = (UIView(), UIView(), UIView())
    root.view.addSubview(one)
    root.view.addSubview(two)
    one.addSubview(other.view)
    _ = lines()

    two.addSubview(other.view)
    root.view.bringSubviewToFront(two)
    #expect(lines() == [])

    outside.addSubview(other.view)
    #expect(lines() == disappearing)

    root.view.addSubview(outside)
    #expect(lines() == appearing)
  }

  @Test("A controller in a view that is about to appear appears with it")
  func before() {
    let (late, inner) = (Recorder("B", log), Recorder("C", log))
    late.view.addSubview(inner.view)
    _ = lines()

    root.view.addSubview(late.view)

    #expect(
      lines() == [
        "B willAppear", "C willAppear", "B isAppearing", "C isAppearing", "B didAppear", "C didAppear",
      ])
  }

  // "If you override this method and return false, you are responsible for telling the child when its views are going
  // to appear or disappear", with beginAppearanceTransition and endAppearanceTransition.
  @Test("A container that does not forward the callbacks makes them itself")
  func manual() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (container, child) = (Container(), Recorder("B", log))
    root.addChild(container)
    root.view.addSubview(container.view)
    container.addChild(child)
    container.view.addSubview(child.view)
    #expect(lines() == ["B loadView", "B didLoad"])

    child.beginAppearanceTransition(true, animated: false)
    #expect(lines() == ["B willAppear"])
    child.endAppearanceTransition()
    #expect(lines() == ["B isAppearing", "B didAppear"])

    container.view.removeFromSuperview()
    #expect(lines() == [])
  }

  @Test("During a transition that was begun by hand, moving the view makes no callbacks")
  func begun() {
    let other = Recorder("B", log)
    root.addChild(other)
    root.view.addSubview(other.view)
    _ = lines()

    other.beginAppearanceTransition(false, animated: false)
    other.view.removeFromSuperview()
    #expect(lines() == ["B willDisappear"])
    other.endAppearanceTransition()
    #expect(lines() == ["B didDisappear"])
  }

  @Test("A view that is added while its superview's controller is covered or out of the window makes no callbacks")
  func invisible() {
    let (outside, other) = (UIViewController(), Recorder("B", log))
    outside.view.addSubview(other.view)
    #expect(lines() == ["B loadView", "B didLoad"])

    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    _ = lines()
    root.view.addSubview(other.view)
    #expect(lines() == [])

    root.dismiss(animated: false)
    #expect(
      lines() == [
        "A willAppear", "B willAppear", "A isAppearing", "B isAppearing", "A didAppear", "B didAppear",
      ])
  }

  @Test("A picture of a visible controller makes no callbacks again, also not of controllers in its view")
  func picture() {
    let (pictured, other) = (Recorder("A", log), Recorder("B", log))
    pictured.view.addSubview(other.view)
    _ = lines()

    _ = OffscreenWindow(of: pictured, size: CGSize(width: 300, height: 400))
    #expect(
      lines() == [
        "A willAppear", "B willAppear", "A isAppearing", "B isAppearing", "A didAppear", "B didAppear",
      ])

    _ = OffscreenWindow(of: pictured, size: CGSize(width: 300, height: 400))
    #expect(lines() == [])
  }
}

@MainActor
@Suite("When controllers load their views")
struct ControllerLoadingTests {
  // qiita.com/hicka04/items/e5ce253ce74fdea38378
  @Test("Only a tab bar controller loads its view in its initializer, before a subclass's initializer ends")
  func tabBarController() {
    final class Tabs: UITabBarController {
      var lines: [String] = []
      init() {
        super.init(nibName: nil, bundle: nil)
        lines.append("init")
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        lines.append("didLoad")
      }
    }
    let (tabs, child) = (Tabs(), UIViewController())
    tabs.viewControllers = [child]

    #expect(tabs.lines == ["didLoad", "init"])
    #expect(!child.isViewLoaded)
    #expect(!UINavigationController(rootViewController: child).isViewLoaded)
    #expect(!UISplitViewController(style: .doubleColumn).isViewLoaded)
    #expect(!UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).isViewLoaded)
  }
}
