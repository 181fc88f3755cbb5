// Objects that are neither views nor elements keep accessibility values, too: images and the actions of apps carry labels.
// They are protocol members, so that `AccessibleObject` can declare its own, which subclasses override.
extension MetatypeInitializable where Self: NSObject {
  public var isAccessibilityElement: Bool {
    get { AccessibilityValues.of(self)?.isElement ?? false }
    nonmutating set { AccessibilityValues.make(for: self).isElement = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { AccessibilityValues.of(self)?.identifier }
    nonmutating set { AccessibilityValues.make(for: self).identifier = newValue }
  }
  public var accessibilityLabel: String? {
    get { AccessibilityValues.of(self)?.label }
    nonmutating set { AccessibilityValues.make(for: self).label = newValue }
  }
  public var accessibilityValue: String? {
    get { AccessibilityValues.of(self)?.value }
    nonmutating set { AccessibilityValues.make(for: self).value = newValue }
  }
  public var accessibilityHint: String? {
    get { AccessibilityValues.of(self)?.hint }
    nonmutating set { AccessibilityValues.make(for: self).hint = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityValues.of(self)?.traits ?? .none }
    nonmutating set { AccessibilityValues.make(for: self).traits = newValue }
  }
  /// The element's rectangle on the screen, in points.
  public var accessibilityFrame: CGRect {
    get { AccessibilityValues.of(self)?.frame ?? .zero }
    nonmutating set { AccessibilityValues.make(for: self).frame = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { AccessibilityValues.of(self)?.hidesElements ?? false }
    nonmutating set { AccessibilityValues.make(for: self).hidesElements = newValue }
  }
}

/// The values that an object keeps for assistive technology, associated with it.
private final class AccessibilityValues {
  var isElement = false
  var hidesElements = false
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits = .none
  var frame = CGRect.zero

  private nonisolated(unsafe) static var key: UInt8 = 0

  static func of(_ object: NSObject) -> AccessibilityValues? {
    objc_getAssociatedObject(object, &key) as? AccessibilityValues
  }

  static func make(for object: NSObject) -> AccessibilityValues {
    if let known = of(object) { return known }
    let made = AccessibilityValues()
    objc_setAssociatedObject(object, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
