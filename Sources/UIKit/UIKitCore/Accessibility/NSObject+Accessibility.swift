public import Foundation
internal import UIFoundation

// The accessibility values of objects that do not inherit from `AccessibleObject`, such as images. They are members of
// a protocol, so that `AccessibleObject` can declare members of the same names, which subclasses can override.
extension MetatypeInitializable where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { AccessibilityState.find(for: self)?.isElement ?? false }
    nonmutating set { AccessibilityState.state(of: self).isElement = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { AccessibilityState.find(for: self)?.identifier }
    nonmutating set { AccessibilityState.state(of: self).identifier = newValue }
  }
  public var accessibilityLabel: String? {
    get { AccessibilityState.find(for: self)?.label?.string }
    nonmutating set { AccessibilityState.state(of: self).label = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityValue: String? {
    get { AccessibilityState.find(for: self)?.value?.string }
    nonmutating set { AccessibilityState.state(of: self).value = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityHint: String? {
    get { AccessibilityState.find(for: self)?.hint?.string }
    nonmutating set { AccessibilityState.state(of: self).hint = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityState.find(for: self)?.traits ?? .none }
    nonmutating set { AccessibilityState.state(of: self).traits = newValue }
  }
  /// The element's rectangle on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { AccessibilityState.find(for: self)?.frame ?? .zero }
    nonmutating set { AccessibilityState.state(of: self).frame = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { AccessibilityState.find(for: self)?.hidesElements ?? false }
    nonmutating set { AccessibilityState.state(of: self).hidesElements = newValue }
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
