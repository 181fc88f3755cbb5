import Testing
import UIKit

/// An animator that completes or cancels transitions, and records their views.
private final class Animator: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  var cancels = false
  var movesBothViews = false
  var log: [String] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    log.append("from \(from?.tag ?? 0) to \(to?.tag ?? 0)")
    if movesBothViews {
      for view in [from, to] { if let view { transitionContext.containerView.addSubview(view) } }
    }
    transitionContext.completeTransition(!cancels)
  }
}

private final class DimmingPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { CGRect(x: 0, y: $0.bounds.height / 2, width: $0.bounds.width, height: $0.bounds.height / 2) }
      ?? .zero
  }
  override func presentationTransitionWillBegin() { containerView?.addSubview(dimming) }
  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class Dimming: NSObject, UIViewControllerTransitioningDelegate {
  var presentation: DimmingPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    presentation = DimmingPresentation(presentedViewController: presented, presenting: presenting)
    return presentation
  }
}

// Expected: Apple's pages of present(_:animated:completion:), dismiss(animated:completion:), presentingViewController
// and UIViewControllerContextTransitioning.
@MainActor
@Suite("Presenting controllers")
struct PresentingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func fullScreen() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  @Test("Dismissing the first controller of a chain dismisses all controllers above it")
  func chain() {
    let (root, first, second) = (UIViewController(), fullScreen(), fullScreen())
    show(root)
    root.present(first, animated: false)
    first.present(second, animated: false)

    root.dismiss(animated: true)

    #expect(first.view.window == nil && second.view.window == nil)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(window.subviews.count == 1)
  }

  @Test("A controller that already presents a controller does not present another")
  func alreadyPresenting() {
    let (root, first, second) = (UIViewController(), fullScreen(), fullScreen())
    show(root)
    root.present(first, animated: false)

    root.present(second, animated: false)

    #expect(root.presentedViewController === first)
    #expect(second.presentingViewController == nil && second.viewIfLoaded?.window == nil)
  }

  @Test("A controller inside presented tabs has their presenter, and its `dismiss` dismisses the tabs")
  func containers() {
    let (root, page, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    tabs.modalPresentationStyle = .fullScreen
    show(root)
    root.present(tabs, animated: false)

    let presenter = page.presentingViewController
    page.dismiss(animated: false)

    #expect(presenter === root)
    #expect(tabs.view.window == nil)
    #expect(root.presentedViewController == nil && page.presentingViewController == nil)
  }

  @Test("A child's `present` makes the outermost container the presenter; both have the presented controller")
  func outermost() {
    let (page, presented) = (UIViewController(), fullScreen())
    let navigation = UINavigationController(rootViewController: page)
    show(navigation)

    page.present(presented, animated: false)

    #expect(navigation.presentedViewController === presented)
    #expect(page.presentedViewController === presented)
    #expect(presented.presentingViewController === navigation)
  }

  @Test("A canceled presentation presents nothing, and a canceled dismissal changes nothing")
  func canceled() {
    let (root, presented, animator) = (UIViewController(), fullScreen(), Animator())
    presented.transitioningDelegate = animator
    show(root)

    animator.cancels = true
    root.present(presented, animated: true)
    let afterPresenting = (root.presentedViewController, presented.presentingViewController, presented.view.window)
    animator.cancels = false
    root.present(presented, animated: false)
    animator.cancels = true
    root.dismiss(animated: true)

    #expect(afterPresenting == (nil, nil, nil))
    #expect(root.presentedViewController === presented)
    #expect(presented.presentingViewController === root)
    #expect(presented.view.window === window)

    animator.cancels = false
    root.dismiss(animated: true)

    #expect(root.presentedViewController == nil)
    #expect(presented.view.window == nil)
  }

  @Test("An animator of a full-screen presentation has both views, and the presenter's view is restored")
  func bothViews() {
    let (root, presented, animator) = (UIViewController(), fullScreen(), Animator())
    (root.view.tag, presented.view.tag) = (1, 2)
    animator.movesBothViews = true
    presented.transitioningDelegate = animator
    show(root)

    root.present(presented, animated: true)
    presented.dismiss(animated: true)

    #expect(animator.log == ["from 1 to 2", "from 2 to 1"])
    #expect(root.view.superview === window)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("A presentation controller is notified of the layout of its container, even when the window rotates")
  func containerLayout() throws {
    let (root, presented, dimming) = (UIViewController(), UIViewController(), Dimming())
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = dimming
    show(root)

    root.present(presented, animated: false)
    let presentation = try #require(dimming.presentation)
    let portrait = (presentation.dimming.frame, presented.view.frame)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()

    #expect(portrait.0 == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(portrait.1 == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(presentation.dimming.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(presented.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
  }

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {}

  @Test("A delegate of the presentation controller is also the popover's delegate")
  func popoverDelegate() {
    let (controller, delegate) = (UIViewController(), Delegate())
    controller.modalPresentationStyle = .popover

    controller.presentationController?.delegate = delegate

    #expect(controller.popoverPresentationController?.delegate === delegate)
  }

  @Test("The screen has the size of an offscreen window during its layout, and its own size afterwards")
  func screen() {
    final class Screen: UIViewController {
      var seen = CGSize.zero

      override func viewDidLoad() {
        super.viewDidLoad()
        seen = UIScreen.main.bounds.size
      }
    }
    let screen = Screen()

    _ = OffscreenWindow(of: screen, size: CGSize(width: 844, height: 390))

    #expect(screen.seen == CGSize(width: 844, height: 390))
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }
}
