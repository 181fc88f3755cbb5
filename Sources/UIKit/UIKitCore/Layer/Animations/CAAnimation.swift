public import Foundation
internal import UIFoundation
public import UIGraphics

/// The base class of animations. Pictures show the values after their end.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying, KeyValueCoded {
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
  /// The delegate, which the animation retains, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  public override init() {}

  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  final var valuesByKey: [String: Any] = [:]
  open func value(forKey key: String) -> Any? { codedValue(forKey: key) }
  open func value(forKeyPath keyPath: String) -> Any? { codedValue(forKeyPath: keyPath) }
  open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKeyPath: key) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setCodedValue(value, forKeyPath: keyPath) }
  /// The properties of the class, beginning with the properties of its superclasses.
  class var keyedProperties: [KeyedProperty] { animationProperties }
  static func keyedProperty(_ name: String) -> KeyedProperty? {
    // No closure, because it would be checked to run on the main thread: key-value coding works on any thread.
    for property in keyedProperties.reversed() where property.key == name { return property }
    return nil
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.unchecked { copy = copied() }
    return copy
  }

  private func copied() -> CAAnimation {
    let copy = type(of: self).init()
    for property in type(of: self).keyedProperties { property.copy(self, copy) }
    copy.valuesByKey = valuesByKey
    return copy
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// A delegate that is notified when an animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)  // optional
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)  // optional
}

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override class var keyedProperties: [KeyedProperty] { propertyAnimationProperties }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override class var keyedProperties: [KeyedProperty] { basicProperties }
}

/// A spring animation from one value to another.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { duration }

  override class var keyedProperties: [KeyedProperty] { springProperties }
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override class var keyedProperties: [KeyedProperty] { keyframeProperties }
}

/// A group of simultaneous animations.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override class var keyedProperties: [KeyedProperty] { groupProperties }
}

extension CAAnimation {
  static let animationProperties: [KeyedProperty] = [
    KeyedProperty("duration", \CAAnimation.duration), KeyedProperty("beginTime", \CAAnimation.beginTime),
    KeyedProperty("timeOffset", \CAAnimation.timeOffset), KeyedProperty("speed", \CAAnimation.speed),
    KeyedProperty("repeatCount", \CAAnimation.repeatCount),
    KeyedProperty("repeatDuration", \CAAnimation.repeatDuration),
    KeyedProperty("autoreverses", \CAAnimation.autoreverses), KeyedProperty("fillMode", \CAAnimation.fillMode),
    KeyedProperty("removedOnCompletion", \CAAnimation.isRemovedOnCompletion),
    KeyedProperty("timingFunction", \CAAnimation.timingFunction), KeyedProperty("delegate", \CAAnimation.delegate),
  ]
  fileprivate static let propertyAnimationProperties: [KeyedProperty] =
    animationProperties + [
      KeyedProperty("keyPath", \CAPropertyAnimation.keyPath),
      KeyedProperty("additive", \CAPropertyAnimation.isAdditive),
      KeyedProperty("cumulative", \CAPropertyAnimation.isCumulative),
      KeyedProperty("valueFunction", \CAPropertyAnimation.valueFunction),
    ]
  fileprivate static let basicProperties: [KeyedProperty] =
    propertyAnimationProperties + [
      KeyedProperty("fromValue", \CABasicAnimation.fromValue), KeyedProperty("toValue", \CABasicAnimation.toValue),
      KeyedProperty("byValue", \CABasicAnimation.byValue),
    ]
  fileprivate static let springProperties: [KeyedProperty] =
    basicProperties + [
      KeyedProperty("mass", \CASpringAnimation.mass), KeyedProperty("stiffness", \CASpringAnimation.stiffness),
      KeyedProperty("damping", \CASpringAnimation.damping),
      KeyedProperty("initialVelocity", \CASpringAnimation.initialVelocity),
    ]
  fileprivate static let keyframeProperties: [KeyedProperty] =
    propertyAnimationProperties + [
      KeyedProperty("values", \CAKeyframeAnimation.values), KeyedProperty("path", \CAKeyframeAnimation.path),
      KeyedProperty("keyTimes", \CAKeyframeAnimation.keyTimes),
      KeyedProperty("timingFunctions", \CAKeyframeAnimation.timingFunctions),
      KeyedProperty("calculationMode", \CAKeyframeAnimation.calculationMode),
      KeyedProperty("rotationMode", \CAKeyframeAnimation.rotationMode),
    ]
  fileprivate static let groupProperties =
    animationProperties + [KeyedProperty("animations", \CAAnimationGroup.animations)]
}
