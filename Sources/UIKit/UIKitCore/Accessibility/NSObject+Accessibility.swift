public import Foundation
internal import UIFoundation
public import UIGraphics

// The accessibility values of objects that do not inherit from `AccessibleObject`, such as images. They are members of
// a protocol, so that `AccessibleObject` can declare members of the same names, which subclasses can override.
extension MetatypeInitializable where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { value({ $0.isAccessibilityElement }, { $0.isElement }) ?? false }
    nonmutating set { set(newValue, { $0.isAccessibilityElement = $1 }, { $0.isElement = newValue }) }
  }
  public var accessibilityIdentifier: String? {
    get { value({ $0.accessibilityIdentifier }, { $0.identifier }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityIdentifier = $1 }, { $0.identifier = newValue }) }
  }
  public var accessibilityLabel: String? {
    get { value({ $0.accessibilityLabel }, { $0.label?.string }) ?? nil }
    nonmutating set {
      set(newValue, { $0.accessibilityLabel = $1 }, { $0.label = newValue.map { NSAttributedString(string: $0) } })
    }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { value({ $0.accessibilityAttributedLabel }, { $0.label }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityAttributedLabel = $1 }, { $0.label = newValue }) }
  }
  public var accessibilityValue: String? {
    get { value({ $0.accessibilityValue }, { $0.value?.string }) ?? nil }
    nonmutating set {
      set(newValue, { $0.accessibilityValue = $1 }, { $0.value = newValue.map { NSAttributedString(string: $0) } })
    }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { value({ $0.accessibilityAttributedValue }, { $0.value }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityAttributedValue = $1 }, { $0.value = newValue }) }
  }
  public var accessibilityHint: String? {
    get { value({ $0.accessibilityHint }, { $0.hint?.string }) ?? nil }
    nonmutating set {
      set(newValue, { $0.accessibilityHint = $1 }, { $0.hint = newValue.map { NSAttributedString(string: $0) } })
    }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { value({ $0.accessibilityAttributedHint }, { $0.hint }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityAttributedHint = $1 }, { $0.hint = newValue }) }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value({ $0.accessibilityTraits }, { $0.traits }) ?? .none }
    nonmutating set { set(newValue, { $0.accessibilityTraits = $1 }, { $0.traits = newValue }) }
  }
  /// The element's rectangle on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { value({ $0.accessibilityFrame }, { $0.frame }) ?? .zero }
    nonmutating set { set(newValue, { $0.accessibilityFrame = $1 }, { $0.frame = newValue }) }
  }
  public var accessibilityPath: UIBezierPath? {
    get { value({ $0.accessibilityPath }, { $0.path }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityPath = $1 }, { $0.path = newValue }) }
  }
  /// The point on the screen that activates the element; the center of the frame by default.
  public var accessibilityActivationPoint: CGPoint {
    get {
      value({ $0.accessibilityActivationPoint }, { $0.activationPoint })
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    nonmutating set { set(newValue, { $0.accessibilityActivationPoint = $1 }, { $0.activationPoint = newValue }) }
  }
  public var accessibilityLanguage: String? {
    get { value({ $0.accessibilityLanguage }, { $0.language }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityLanguage = $1 }, { $0.language = newValue }) }
  }
  public var accessibilityElements: [Any]? {
    get { value({ $0.accessibilityElements }, { $0.elements }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityElements = $1 }, { $0.elements = newValue }) }
  }
  public var accessibilityElementsHidden: Bool {
    get { value({ $0.accessibilityElementsHidden }, { $0.hidesElements }) ?? false }
    nonmutating set { set(newValue, { $0.accessibilityElementsHidden = $1 }, { $0.hidesElements = newValue }) }
  }
  public var accessibilityViewIsModal: Bool {
    get { value({ $0.accessibilityViewIsModal }, { $0.isModal }) ?? false }
    nonmutating set { set(newValue, { $0.accessibilityViewIsModal = $1 }, { $0.isModal = newValue }) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { value({ $0.shouldGroupAccessibilityChildren }, { $0.groupsChildren }) ?? false }
    nonmutating set { set(newValue, { $0.shouldGroupAccessibilityChildren = $1 }, { $0.groupsChildren = newValue }) }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value({ $0.accessibilityNavigationStyle }, { $0.navigationStyle }) ?? .automatic }
    nonmutating set { set(newValue, { $0.accessibilityNavigationStyle = $1 }, { $0.navigationStyle = newValue }) }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { value({ $0.accessibilityContainerType }, { $0.containerType }) ?? .none }
    nonmutating set { set(newValue, { $0.accessibilityContainerType = $1 }, { $0.containerType = newValue }) }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      value({ $0.accessibilityRespondsToUserInteraction }, { $0.respondsToUserInteraction }) ?? isAccessibilityElement
    }
    nonmutating set {
      set(newValue, { $0.accessibilityRespondsToUserInteraction = $1 }, { $0.respondsToUserInteraction = newValue })
    }
  }
  public var accessibilityUserInputLabels: [String]? {
    get { value({ $0.accessibilityUserInputLabels }, { $0.userInputLabels }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityUserInputLabels = $1 }, { $0.userInputLabels = newValue }) }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value({ $0.accessibilityCustomActions }, { $0.customActions }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityCustomActions = $1 }, { $0.customActions = newValue }) }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { value({ $0.accessibilityCustomRotors }, { $0.customRotors }) ?? nil }
    nonmutating set { set(newValue, { $0.accessibilityCustomRotors = $1 }, { $0.customRotors = newValue }) }
  }

  /// Returns the value of a view, controller or element that is known as an `NSObject`, or the one of another object.
  private func value<Value>(
    _ own: @MainActor (AccessibleObject) -> Value, _ other: (AccessibilityState) -> Value?
  ) -> Value? {
    guard let object = (self as NSObject) as? AccessibleObject else {
      return AccessibilityState.find(for: self).flatMap(other)
    }
    nonisolated(unsafe) var value: Value?
    MainActor.unchecked { value = own(object) }
    return value
  }

  private func set<Value>(
    _ value: Value, _ own: @MainActor (AccessibleObject, Value) -> Void, _ other: (AccessibilityState) -> Void
  ) {
    guard let object = (self as NSObject) as? AccessibleObject else { return other(AccessibilityState.state(of: self)) }
    nonisolated(unsafe) let value = value
    MainActor.unchecked { own(object, value) }
  }
}

extension AccessibilityState {
  private nonisolated(unsafe) static var key: UInt8 = 0

  fileprivate static func find(for object: NSObject) -> AccessibilityState? {
    objc_getAssociatedObject(object, &key) as? AccessibilityState
  }

  /// Returns the state of an object, created on first access.
  fileprivate static func state(of object: NSObject) -> AccessibilityState {
    if let state = find(for: object) { return state }
    let state = AccessibilityState()
    objc_setAssociatedObject(object, &key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }
}
