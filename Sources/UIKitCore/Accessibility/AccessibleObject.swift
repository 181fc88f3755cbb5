public import Foundation
public import UIGraphics

/// An object with UIKit's accessibility properties and actions.
///
/// No assistive technology runs here. The values are stored for code and tests that read them.
@preconcurrency @MainActor
open class AccessibleObject: NSObject, UIAccessibilityIdentification {
  /// The assigned values; nil before the first assignment.
  private nonisolated(unsafe) var state: AccessibilityState?

  public override init() {}

  private func set<Value>(_ keyPath: ReferenceWritableKeyPath<AccessibilityState, Value>, _ value: Value) {
    let state = self.state ?? AccessibilityState()
    state[keyPath: keyPath] = value
    self.state = state
  }

  /// The closures that take precedence over the assigned values.
  final var accessibilityClosures: AccessibilityClosures {
    get { state?.closures ?? AccessibilityClosures() }
    set { set(\.closures, newValue) }
  }

  open var isAccessibilityElement: Bool {
    get { state?.closures.isElement?() ?? state?.isElement ?? isAccessibilityElementByDefault }
    set { set(\.isElement, newValue) }
  }
  /// The value of `isAccessibilityElement` until a value is assigned: true for controls and labels.
  var isAccessibilityElementByDefault: Bool { false }
  open var accessibilityIdentifier: String? {
    get { state?.closures.identifier?() ?? state?.identifier }
    set { set(\.identifier, newValue) }
  }
  open var accessibilityLabel: String? {
    get { state?.closures.label.string ?? state?.label?.string }
    set { set(\.label, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { state?.closures.label.attributed ?? state?.label }
    set { set(\.label, newValue) }
  }
  open var accessibilityValue: String? {
    get { state?.closures.value.string ?? state?.value?.string }
    set { set(\.value, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { state?.closures.value.attributed ?? state?.value }
    set { set(\.value, newValue) }
  }
  open var accessibilityHint: String? {
    get { state?.closures.hint.string ?? state?.hint?.string }
    set { set(\.hint, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { state?.closures.hint.attributed ?? state?.hint }
    set { set(\.hint, newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { state?.closures.traits?() ?? state?.traits ?? defaultAccessibilityTraits }
    set { set(\.traits, newValue) }
  }
  /// The value of `accessibilityTraits` until a value is assigned: the traits of UIKit's class, or none.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The element's rectangle on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { state?.closures.frame?() ?? state?.frame ?? defaultAccessibilityFrame }
    set { set(\.frame, newValue) }
  }
  /// The value of `accessibilityFrame` until a value is assigned.
  var defaultAccessibilityFrame: CGRect { .zero }
  open var accessibilityPath: UIBezierPath? {
    get { state?.closures.path?() ?? state?.path }
    set { set(\.path, newValue) }
  }
  /// The point on the screen that activates the element; the center of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { state?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { set(\.activationPoint, newValue) }
  }
  open var accessibilityLanguage: String? {
    get { state?.closures.language?() ?? state?.language }
    set { set(\.language, newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { state?.closures.elements?() ?? state?.elements }
    set { set(\.elements, newValue) }
  }
  open var automationElements: [Any]? {
    get { state?.automationElements }
    set { set(\.automationElements, newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { state?.closures.hidesElements?() ?? state?.hidesElements ?? false }
    set { set(\.hidesElements, newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { state?.closures.isModal?() ?? state?.isModal ?? false }
    set { set(\.isModal, newValue) }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { state?.groupsChildren ?? false }
    set { set(\.groupsChildren, newValue) }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { state?.navigationStyle ?? .automatic }
    set { set(\.navigationStyle, newValue) }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { state?.containerType ?? .none }
    set { set(\.containerType, newValue) }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { state?.closures.respondsToUserInteraction?() ?? state?.respondsToUserInteraction ?? isAccessibilityElement }
    set { set(\.respondsToUserInteraction, newValue) }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { state?.userInputLabels }
    set { set(\.userInputLabels, newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { state?.closures.customActions?() ?? state?.customActions }
    set { set(\.customActions, newValue) }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { state?.customRotors }
    set { set(\.customRotors, newValue) }
  }
  open var accessibilityHeaderElements: [Any]? {
    get { state?.headerElements }
    set { set(\.headerElements, newValue) }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { state?.textualContext }
    set { set(\.textualContext, newValue) }
  }

  // MARK: Containers

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Actions

  open func accessibilityActivate() -> Bool { state?.closures.activate?() ?? false }
  open func accessibilityIncrement() { state?.closures.increment?() }
  open func accessibilityDecrement() { state?.closures.decrement?() }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  // MARK: Focus, which no object ever has

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    nil
  }
}

/// An object that UI tests identify by a string.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
