public import Foundation
public import UIFoundation

/// A change of a view by the motion of the device. Effects are stored, but the device does not move.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {}

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns nil. Subclasses return values by key path for an offset from -1 to 1 on both axes.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A linear change of one property between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the device's rotation.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  open private(set) var keyPath = ""
  open private(set) var type: EffectType = .tiltAlongHorizontalAxis
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A group of simultaneous effects.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  func attach(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    rare.motionEffects.append(effect)
  }

  func detach(_ effect: UIMotionEffect) {
    rareState?.motionEffects.removeAll { $0 === effect }
  }
}
