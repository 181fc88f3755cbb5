internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// An animation that was added to a layer, until it is removed.
@MainActor
final class LayerAnimation {
  let key: String?
  let animation: CAAnimation
  /// Indicates whether the delegate was notified of the end.
  private(set) var hasEnded = false

  init(_ animation: CAAnimation, forKey key: String?) {
    (self.animation, self.key) = (animation, key)
  }

  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    animation.delegate?.animationDidStop(animation, finished: finished)
  }
}

extension CALayer {
  /// Adds an animation, which ends like all animations before a picture is made.
  ///
  /// An animation that is not removed on completion, or never ends, stays until it is removed. Without a key, it can
  /// only be removed together with all other animations.
  func run(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let added = LayerAnimation(animation, forKey: key)
    layerAnimations.append(added)
    let delay = delay(of: animation)
    if animation.delegate != nil {
      PendingCompletions.add(after: delay) {
        if !added.hasEnded { animation.delegate?.animationDidStart(animation) }
      }
    }
    PendingCompletions.add(after: delay + animation.activeDuration(default: CATransaction.animationDuration())) {
      [weak self] in
      if animation.isRemovedOnCompletion { self?.layerAnimations.removeAll { $0 === added } }
      added.end(finished: true)
    }
  }

  /// Removes animations. The delegates of those that have not ended are notified like completions.
  func removeAnimations(where matches: (LayerAnimation) -> Bool) {
    let removed = layerAnimations.filter(matches)
    layerAnimations.removeAll(where: matches)
    for animation in removed where !animation.hasEnded && animation.animation.delegate != nil {
      PendingCompletions.add(after: 0) { animation.end(finished: false) }
    }
  }

  /// Returns the time until an animation begins, in whole frames and in seconds.
  private func delay(of animation: CAAnimation) -> TimeInterval {
    guard animation.beginTime > 0 else { return 0 }
    return max(0, ((animation.beginTime - convertTime(CACurrentMediaTime(), from: nil)) * 60).rounded() / 60)
  }
}

// MARK: Values after the end

extension CALayer {
  /// Runs a function while animated properties have the values at the end of kept animations.
  func withEndValues(_ body: () -> Void) {
    let kept = layerAnimations.filter(\.animation.staysAtEnd)
    guard !kept.isEmpty else { return body() }
    let (neededLayout, background) = (needsLayout, dynamicBackgroundColor)
    var restorations: [@MainActor () -> Void] = []
    for animation in kept {
      for (keyPath, value) in animation.animation.endValues(in: self) {
        guard let restoration = restoration(ofKeyPath: keyPath) else { continue }
        restorations.append(restoration)
        setValue(value, forKeyPath: keyPath)
      }
    }
    needsLayout = neededLayout
    body()
    let needsLayoutAfterwards = needsLayout
    for restoration in restorations.reversed() { restoration() }
    needsLayout = needsLayoutAfterwards
    dynamicBackgroundColor = background
  }
}

extension CAAnimation {
  /// Returns the time from the begin to the end, with all repetitions, in seconds.
  ///
  /// The time is infinite if there is no end.
  fileprivate func activeDuration(default defaultDuration: TimeInterval) -> TimeInterval {
    guard speed > 0 else { return .infinity }
    let once = (duration > 0 ? duration : defaultDuration) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? Double(repeatCount) : 1)
    // The largest number of the type `Float` also stands for an endless animation.
    let endless = Double(Float.greatestFiniteMagnitude)
    return max(total, Double(repeatCount)) >= endless ? .infinity : total / Double(speed)
  }

  private var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }

  /// Indicates whether the layer keeps the animated values after the end of the animation.
  fileprivate var staysAtEnd: Bool {
    fillsForwards && !isRemovedOnCompletion && activeDuration(default: 1) < .infinity
  }

  /// Returns the key paths and values of the animated properties at the end.
  fileprivate func endValues(in layer: CALayer) -> [(keyPath: String, value: Any)] {
    if let group = self as? CAAnimationGroup {
      let end = group.duration > 0 ? group.duration : CATransaction.animationDuration()
      return group.autoreverses
        ? [] : (group.animations ?? []).filter { $0.isActive(at: end) }.flatMap { $0.endValues(in: layer) }
    }
    guard let animation = self as? CAPropertyAnimation, let keyPath = animation.animatedKeyPath,
      let value = animation.endValue(from: layer.value(forKeyPath: keyPath))
    else { return [] }
    return [(keyPath, value)]
  }

  /// Returns whether an animation in a group affects its layer at the end of the group.
  private func isActive(at end: TimeInterval) -> Bool {
    fillsForwards || beginTime + activeDuration(default: end) >= end - 1e-6
  }
}

extension CAPropertyAnimation {
  /// The key path with the part that the value function sets.
  fileprivate var animatedKeyPath: String? {
    guard let keyPath, let name = valueFunction?.name.rawValue, let axis = name.last?.lowercased() else {
      return keyPath
    }
    let parts = ["rotate": "rotation", "scale": "scale", "translate": "translation"]
    guard let part = parts[String(name.dropLast())] else { return keyPath }
    return "\(keyPath).\(part).\(axis)"
  }

  /// Returns the property's value at the end; nil for the layer's own value.
  fileprivate func endValue(from current: Any?) -> Any? {
    let value: Any?
    switch self {
    case let animation as CABasicAnimation: value = animation.finalValue(from: isAdditive ? nil : current)
    case let animation as CAKeyframeAnimation: value = animation.finalValue
    default: value = nil
    }
    guard isAdditive, let value else { return value }
    return AnimatableSum.of(current, value)
  }
}

extension CABasicAnimation {
  // The combinations of Apple's page of CABasicAnimation.
  fileprivate func finalValue(from current: Any?) -> Any? {
    if autoreverses { return fromValue }
    if let toValue { return toValue }
    return byValue.flatMap { by in
      if let start = fromValue ?? current { AnimatableSum.of(start, by) } else { isAdditive ? by : nil }
    }
  }
}

extension CAKeyframeAnimation {
  fileprivate var finalValue: Any? {
    guard let path else { return autoreverses ? values?.first : values?.last }
    return autoreverses ? path.data.points.first : path.currentPoint
  }
}

/// The sum of two values of an animated property.
@MainActor
private enum AnimatableSum {
  /// Returns the sum of two numbers or structures, or the product of two transforms.
  ///
  /// Returns the second value if the types differ or have no sum.
  static func of(_ first: Any?, _ second: Any) -> Any {
    if let a = Double(number: first), let b = Double(number: second) { return a + b }
    if let a = point(first), let b = point(second) { return CGPoint(x: a.x + b.x, y: a.y + b.y) }
    if let a = size(first), let b = size(second) {
      return CGSize(width: a.width + b.width, height: a.height + b.height)
    }
    if let a = rectangle(first), let b = rectangle(second) {
      return CGRect(
        x: a.minX + b.minX, y: a.minY + b.minY, width: a.width + b.width, height: a.height + b.height)
    }
    if let a = transform(first), let b = transform(second) { return CATransform3DConcat(b, a) }
    return second
  }

  private static func point(_ value: Any?) -> CGPoint? { KeyedProperty.cast(value, to: CGPoint.self) }
  private static func size(_ value: Any?) -> CGSize? { KeyedProperty.cast(value, to: CGSize.self) }
  private static func rectangle(_ value: Any?) -> CGRect? { KeyedProperty.cast(value, to: CGRect.self) }
  private static func transform(_ value: Any?) -> CATransform3D? { KeyedProperty.cast(value, to: CATransform3D.self) }
}
