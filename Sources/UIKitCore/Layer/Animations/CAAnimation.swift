public import Foundation
internal import UIFoundation
public import UIGraphics

/// The base class of animations. Pictures show the layer's own values, not animated ones.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  // Strong, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  public override init() {
    super.init()
  }

  /// Indicates whether the animation lasts or repeats forever.
  var isEndless: Bool {
    let endless = Double(Float.greatestFiniteMagnitude)
    return Double(repeatCount) >= endless || repeatDuration >= endless || duration >= endless
  }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // The values set by key. Every animation accepts any key; properties of the same name are not changed.
  private var values: [String: Any] = [:]
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.unchecked { copy = copied() }
    return copy
  }

  private func copied() -> CAAnimation {
    let copy = type(of: self).init()
    copy.copyState(from: self)
    return copy
  }

  /// Copies the settings of another animation. Subclasses add their own settings.
  func copyState(from other: CAAnimation) {
    (duration, beginTime, timeOffset, speed) = (other.duration, other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, isRemovedOnCompletion) = (other.fillMode, other.isRemovedOnCompletion)
    (timingFunction, delegate, values) = (other.timingFunction, other.delegate, other.values)
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The delegate of an animation, called at its start and at its end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of the property with a key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
  open var valueFunction: CAValueFunction?

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}

/// An animation from one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

/// A spring animation from one value to another.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { duration }

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}

/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// A group of simultaneous animations.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func copyState(from other: CAAnimation) {
    super.copyState(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }
}

extension CALayer {
  /// Starts an animation and, unless it is endless, ends it immediately. Calls the delegate for both.
  ///
  /// An animation that is endless, or not removed on completion, is stored until it is removed. One without a key is
  /// stored until all are removed.
  func run(_ animation: CAAnimation, forKey key: String?) {
    animation.delegate?.animationDidStart(animation)
    if let key { removeAnimation(forKey: key) }
    if animation.isEndless || !animation.isRemovedOnCompletion { runningAnimations.append((key, animation)) }
    if !animation.isEndless { animation.delegate?.animationDidStop(animation, finished: true) }
  }

  /// Returns the layer itself, since animations do not change values.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }
}
