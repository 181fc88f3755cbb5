public import Foundation
internal import UIFoundation

// Objects that are neither views nor elements store accessibility values, too: images and the actions of apps have
// labels. They are protocol members, so that `AccessibleObject` can declare its own, which subclasses override.
extension MetatypeInitializable where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { AccessibilityState.of(self)?.isElement ?? false }
    nonmutating set { AccessibilityState.make(for: self).isElement = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { AccessibilityState.of(self)?.identifier }
    nonmutating set { AccessibilityState.make(for: self).identifier = newValue }
  }
  public var accessibilityLabel: String? {
    get { AccessibilityState.of(self)?.label?.string }
    nonmutating set { AccessibilityState.make(for: self).label = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityValue: String? {
    get { AccessibilityState.of(self)?.value?.string }
    nonmutating set { AccessibilityState.make(for: self).value = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityHint: String? {
    get { AccessibilityState.of(self)?.hint?.string }
    nonmutating set { AccessibilityState.make(for: self).hint = newValue.map { NSAttributedString(string: $0) } }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityState.of(self)?.traits ?? .none }
    nonmutating set { AccessibilityState.make(for: self).traits = newValue }
  }
  /// The element's rectangle on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { AccessibilityState.of(self)?.frame ?? .zero }
    nonmutating set { AccessibilityState.make(for: self).frame = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { AccessibilityState.of(self)?.hidesElements ?? false }
    nonmutating set { AccessibilityState.make(for: self).hidesElements = newValue }
  }
}

extension AccessibilityState {
  private nonisolated(unsafe) static var key: UInt8 = 0

  fileprivate static func of(_ object: NSObject) -> AccessibilityState? {
    objc_getAssociatedObject(object, &key) as? AccessibilityState
  }

  fileprivate static func make(for object: NSObject) -> AccessibilityState {
    if let known = of(object) { return known }
    let made = AccessibilityState()
    objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
