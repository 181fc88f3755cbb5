import Testing
import UIKit

/// A log of the events of a custom presentation.
@MainActor
private final class Log {
  var lines: [String] = []
}

private final class CardPresentation: UIPresentationController {
  var log: Log?

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }
  override func presentationTransitionWillBegin() {
    log?.lines.append("will begin")
    presentedViewController.transitionCoordinator?.animate { [log] _ in log?.lines.append("alongside") }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("did end \(completed)") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.lines.append("dismissed \(completed)") }
}

private final class Transitioning: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let log = Log()

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let card = CardPresentation(presentedViewController: presented, presenting: presenting)
    card.log = log
    return card
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    log.lines.append("animate")
    guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) else {
      return
    }
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: 0.3) {
      view.frame = transitionContext.finalFrame(for: to)
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor
@Suite("Custom presentations")
struct TransitionTests {
  @Test("A custom presentation shows its view in the window, and a dismissal removes it")
  func card() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = UIViewController()
    let transitioning = Transitioning()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitioning

    root.present(presented, animated: true)
    let linesInCall = transitioning.log.lines
    try await runMainQueue { transitioning.log.lines.contains("did end true") }
    let frame = presented.view.frame
    let isShown = presented.view.isDescendant(of: window)
    presented.dismiss(animated: false)

    #expect(isShown)
    // The lowest 200 points of the window.
    #expect(frame == CGRect(x: 0, y: 644, width: 390, height: 200))
    #expect(linesInCall == ["will begin", "alongside", "animate"])
    #expect(transitioning.log.lines == ["will begin", "alongside", "animate", "did end true", "dismissed true"])
    #expect(presented.view.window == nil)
    #expect(root.presentedViewController == nil && presented.presentingViewController == nil)
  }

  // UIViewController.isBeingPresented: "true only when called from inside viewWillAppear(_:), viewDidAppear(_:)";
  // isBeingDismissed likewise for disappearing. A coordinator runs blocks alongside the transition in viewWillAppear.
  @Test("In appearance methods, `isBeingPresented` or `isBeingDismissed` is true; `viewWill` methods have coordinators")
  func appearance() {
    final class Listener: UIViewController {
      var lines: [String] = []

      private func note(_ name: String) {
        lines.append("\(name) \(isBeingPresented) \(isBeingDismissed) \(transitionCoordinator != nil)")
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
        transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.lines.append("completed") }
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        lines.append("did appear \(isBeingPresented)")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        lines.append("did disappear \(isBeingDismissed)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = Listener()
    presented.modalPresentationStyle = .fullScreen

    root.present(presented, animated: true)
    root.dismiss(animated: true)

    #expect(
      presented.lines == [
        "will appear true false true", "completed", "did appear true", "will disappear false true true",
        "did disappear true",
      ])
    #expect(!presented.isBeingPresented && !presented.isBeingDismissed && presented.transitionCoordinator == nil)
  }

  @Test("A picker centers its selected row between equal columns")
  func picker() throws {
    final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component).\(row)"
      }
    }
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 323, height: 216))
    picker.dataSource = rows
    picker.delegate = rows

    picker.selectRow(3, inComponent: 1, animated: false)
    let view = try #require(picker.view(forRow: 3, forComponent: 1) as? UILabel)

    // Each of two columns is (323 − 2 × 9 − 5) / 2 = 150 wide; the second begins at 9 + 150 + 5. A row 32 high is in
    // the middle of 216.
    #expect(view.frame == CGRect(x: 164, y: 92, width: 150, height: 32))
    #expect(view.text == "1.3")
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 3)
  }
}
