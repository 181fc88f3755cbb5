import Testing
import UIKitCore

// Expected: Apple's pages of animate(withDuration:delay:options:animations:completion:), "A block object to be executed
// when the animation sequence ends", and of the methods that the tests name.
@MainActor
@Suite("Completions of animations", .serialized)
struct CompletionTests {
  private var log: [String] { lines.all }
  private let lines = Lines()

  private final class Lines {
    var all: [String] = []
  }

  private func note(_ line: String) { lines.all.append(line) }

  private func takePicture(of view: UIView = UIView()) {
    _ = OffscreenWindow(of: view, size: CGSize(width: 100, height: 100))
  }

  @Test("Changes take effect in the call; the completion is called after it has returned, before the picture")
  func order() {
    let view = UIView()
    var state: String?

    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
    } completion: { finished in
      note("\(state ?? "no state") \(finished)")
      view.alpha = 0.2
    }
    let alpha = view.alpha
    state = "stored"
    takePicture(of: view)

    #expect(alpha == 0.5)
    #expect(log == ["stored true"])
    // An opacity of the type `Float`.
    #expect(abs(view.alpha - 0.2) < 1e-6)
  }

  @Test("Completions are called in the order in which the animations end: 0.1, 0.1 + 0.1 of a second one, 0.3 s")
  func ends() {
    UIView.animate(withDuration: 0.2, delay: 0.1, animations: {}, completion: { _ in note("0.3") })
    UIView.animate(withDuration: 0.1) {
    } completion: { _ in
      note("0.1")
      UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in note("0.2") })
    }
    UIView.transition(with: UIView(), duration: 0, animations: nil, completion: { _ in note("0") })

    takePicture()

    #expect(log == ["0", "0.1", "0.2", "0.3"])
  }

  @Test("The block of a transaction with an endless animation is not called, also with the largest repeat count")
  func endlessTransactions() {
    let before = CACurrentMediaTime()
    let spin = CABasicAnimation(keyPath: "opacity")
    spin.repeatCount = .infinity
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("infinite") }
    CALayer().add(spin, forKey: nil)
    CATransaction.commit()
    UIView.animate(withDuration: 1) {
      UIView.setAnimationRepeatCount(.greatestFiniteMagnitude)
    } completion: { _ in
      note("largest")
    }
    UIView.animate(withDuration: 1) {
      UIView.setAnimationRepeatCount(0)
    } completion: { _ in
      note("once")
    }
    UIView.animate(withDuration: 0.5, animations: {}, completion: { _ in note("half") })

    takePicture()

    #expect(log == ["half", "once"])
    // A clock that was advanced to the end of the largest count would show 3.4e38 seconds.
    #expect(CACurrentMediaTime() < before + 1000)
  }

  @Test("A transaction's duration is any number: 2 as an integer is later than 1.5")
  func integerDuration() {
    for duration in [2, 1.5] as [Any] {
      CATransaction.begin()
      CATransaction.setValue(duration, forKey: kCATransactionAnimationDuration)
      CATransaction.setCompletionBlock { note("\(duration)") }
      CATransaction.commit()
    }

    takePicture()

    #expect(log == ["1.5", "2"])
  }

  @Test("A chain of animations without an end stops after 600 frames, and does not go on in later pictures")
  func chain() {
    takePicture()
    var count = 0
    func next() {
      UIView.animate(withDuration: 1, animations: {}) { _ in
        count += 1
        next()
      }
    }

    next()
    takePicture()
    takePicture()

    #expect(count == 600)
  }

  @Test("A repeated animation has no completion, unless the number of repetitions is set")
  func repetitions() {
    UIView.animate(withDuration: 0.1, delay: 0, options: .repeat, animations: {}, completion: { _ in note("endless") })
    UIView.animate(withDuration: 0.1, delay: 0, options: .repeat) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: false) {}
    } completion: { _ in
      note("0.3")
    }
    UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in note("0.2") })

    takePicture()

    #expect(log == ["0.2", "0.3"])
  }

  @Test("A picture that a completion takes does not call the other completions")
  func nestedPicture() {
    UIView.animate(withDuration: 0.1) {
    } completion: { _ in
      takePicture()
      note("first")
    }
    UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in note("second") })

    takePicture()

    #expect(log == ["first", "second"])
  }

  // UIViewPropertyAnimator: pauseAnimation(), stopAnimation(_:), finishAnimation(at:).
  @Test("An animator runs until its completion; a stopped animator has none, and a paused one when it continues")
  func animator() {
    let (running, stopped, paused) = (
      UIViewPropertyAnimator(duration: 0.2, curve: .linear), UIViewPropertyAnimator(duration: 0.1, curve: .linear),
      UIViewPropertyAnimator(duration: 0.1, curve: .linear)
    )
    for (animator, name) in [(running, "running"), (stopped, "stopped"), (paused, "paused")] {
      animator.addCompletion { _ in note(name) }
      animator.startAnimation()
    }
    let (isRunning, state) = (running.isRunning, running.state)
    stopped.stopAnimation(true)
    paused.pauseAnimation()

    takePicture()
    let afterFirst = log
    paused.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    takePicture()

    #expect(isRunning && state == .active)
    #expect(!running.isRunning && running.state == .inactive)
    #expect(stopped.state == .inactive)
    #expect(afterFirst == ["running"])
    #expect(log == ["running", "paused"])
  }

  // CATransaction.setCompletionBlock(_:): called "as soon as all animations subsequently added by this transaction group
  // have completed … If no animations are added before the current transaction group is committed …, the block will be
  // invoked immediately."
  @Test("The block of a transaction follows its animations; without animations and actions it is called immediately")
  func transactions() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("transaction") }
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in note("animation") })
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { note("without actions") }
    CATransaction.commit()
    CATransaction.commit()
    note("returned")

    takePicture()

    #expect(log == ["without actions", "returned", "animation", "transaction"])
  }

  @Test("The values of a transaction are those of the innermost group that sets them; the duration is 0.25 by default")
  func transactionValues() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let disables = CATransaction.value(forKey: kCATransactionDisableActions) as? Bool
    let inner = (CATransaction.animationDuration(), disables == true)
    CATransaction.commit()
    let outer = CATransaction.disableActions()
    CATransaction.commit()

    #expect(inner == (2, true))
    #expect(!outer)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  // The delegate's animationDidStop(_:finished:): false if the animation "was removed from the object it is attached to".
  @Test("Delegates of layer animations are notified of the start and the end, or of the removal before the end")
  func layerDelegates() {
    final class Listener: NSObject, CAAnimationDelegate {
      let note: (String) -> Void

      init(note: @escaping (String) -> Void) { self.note = note }

      func animationDidStart(_ anim: CAAnimation) { note("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("stop \(flag)") }
    }
    func fade(_ duration: Double) -> CABasicAnimation {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = duration
      fade.delegate = Listener { [lines] in lines.all.append("\($0) \(duration)") }
      return fade
    }
    let layer = CALayer()

    layer.add(fade(0.3), forKey: "a")
    layer.add(fade(0.2), forKey: nil)
    let keys = layer.animationKeys()
    layer.add(fade(0.1), forKey: "b")
    layer.removeAnimation(forKey: "b")
    takePicture()

    #expect(keys == ["a"])
    #expect(log == ["start 0.3", "start 0.2", "start 0.1", "stop false 0.1", "stop true 0.2", "stop true 0.3"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("Presenting and dismissing show their results in the call, and call their completions later")
  func presenting() {
    let (window, root, presented) = (UIWindow(), UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = .fullScreen

    root.present(presented, animated: true) { note("presented") }
    let isShown = presented.view.window === window
    takePicture()
    root.dismiss(animated: false) { note("dismissed") }
    note("returned")
    takePicture()

    #expect(isShown)
    #expect(log == ["presented", "returned", "dismissed"])
  }

  // scrollViewDidEndScrollingAnimation(_:): called "only if animations are requested".
  @Test("An animated scroll changes the offset later, unless another one replaces it, and notifies of its end")
  func scrolling() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var lines: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll \(scrollView.contentOffset.y)") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("end") }
    }
    let (scrollView, listener) = (UIScrollView(), Listener())
    scrollView.delegate = listener

    scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    takePicture(of: scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(scrollView.contentOffset.y == 20)
    takePicture(of: scrollView)

    #expect(listener.lines == ["scroll 20.0", "scroll 30.0", "end"])
  }

  @Test("Completions of batch updates and of a diffable data source are called after the call has returned")
  func updates() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }

    source.apply(NSDiffableDataSourceSnapshot()) { note("applied") }
    table.performBatchUpdates(nil) { _ in note("updated") }
    note("returned")
    takePicture()

    #expect(log == ["returned", "applied", "updated"])
  }
}
