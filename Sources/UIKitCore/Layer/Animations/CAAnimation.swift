/// An animation of a layer's property; a picture shows the layer's own values, as they are once it is over.
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

  /// Indicates whether the animation never ends by itself.
  var isEndless: Bool {
    let endless = Double(Float.greatestFiniteMagnitude)
    return Double(repeatCount) >= endless || repeatDuration >= endless || duration >= endless
  }

  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // Values under names that have no property, as any animation can carry.
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
    copy.takeState(of: self)
    return copy
  }

  /// Takes over another animation's settings; subclasses add their own.
  func takeState(of other: CAAnimation) {
    (duration, beginTime, timeOffset, speed) = (other.duration, other.beginTime, other.timeOffset, other.speed)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, isRemovedOnCompletion) = (other.fillMode, other.isRemovedOnCompletion)
    (timingFunction, delegate, values) = (other.timingFunction, other.delegate, other.values)
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// The delegate of an animation, which learns of its beginning and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property, named by its key path.
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

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }
}

/// From one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

/// From one value to another, as a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { duration }

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}

/// Through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// Several animations at once.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func takeState(of other: CAAnimation) {
    super.takeState(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }
}

extension CALayer {
  /// Runs an animation to its end at once: its delegate is told, and the layer's own values are what shows.
  ///
  /// An animation that repeats without end, or stays after its end, is kept until it is removed; without a key, until
  /// all are removed.
  func run(_ animation: CAAnimation, forKey key: String?) {
    animation.delegate?.animationDidStart(animation)
    if let key { removeAnimation(forKey: key) }
    if animation.isEndless || !animation.isRemovedOnCompletion { runningAnimations.append((key, animation)) }
    if !animation.isEndless { animation.delegate?.animationDidStop(animation, finished: true) }
  }

  /// Returns the layer itself, since no animation runs.
  public func presentation() -> Self? { self }
  public func model() -> Self { self }
}
