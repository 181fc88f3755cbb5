public import Foundation

/// The state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)  // optional
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)  // optional
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)  // optional
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  )  // optional
}

/// An animation that applies its changes when it starts, and runs until its completions are called.
///
/// A paused animation has applied its changes, and is active until it is continued or stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  open var delay: TimeInterval { startDelay }
  private var startDelay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  open private(set) var state: UIViewAnimatingState = .inactive
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 {
    didSet { if state == .inactive { pauseAnimation() } }
  }
  open private(set) var isRunning = false
  /// The number of times that the animation was started, paused or stopped. It identifies the current run.
  private var runCount = 0
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The position at which the animation has finished.
  private var finalPosition: UIViewAnimatingPosition?

  /// Adds changes. They are applied immediately if the animation runs or has finished.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if finalPosition == nil, !isRunning { animations.append(animation) } else { animation() }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard let finalPosition else { return completions.append(completion) }
    PendingCompletions.add(after: 0) { completion(finalPosition) }
  }

  private func applyChanges() {
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    state = .inactive
    finalPosition = position
    let blocks = completions
    completions = []
    for block in blocks { block(position) }
  }

  private func endRun() {
    isRunning = false
    runCount += 1
  }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    startDelay = delay
    state = .active
    isRunning = true
    runCount += 1
    let run = runCount
    applyChanges()
    fractionComplete = 1
    PendingCompletions.add(after: delay + duration) { [self] in
      guard run == runCount else { return }
      endRun()
      if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
    }
  }

  /// Applies the changes of an inactive animation and makes it active.
  open func pauseAnimation() {
    if isRunning { return endRun() }
    guard state == .inactive else { return }
    state = .active
    applyChanges()
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    endRun()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    applyChanges()
    complete(at: finalPosition)
  }
}
