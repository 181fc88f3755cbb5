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

  /// Returns the text of a closure, without attributes.
  private func plain(_ text: AXStringReturnBlock?) -> NSAttributedString? {
    text?().map { NSAttributedString(string: $0) }
  }

  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? state?.isElement ?? isAccessibilityElementByDefault }
    set { set(\.isElement, newValue) }
  }
  /// The value of `isAccessibilityElement` until a value is assigned: true for controls and labels.
  var isAccessibilityElementByDefault: Bool { false }
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock?() ?? state?.identifier }
    set { set(\.identifier, newValue) }
  }
  open var accessibilityLabel: String? {
    get { accessibilityLabelBlock?() ?? accessibilityAttributedLabelBlock?()?.string ?? state?.label?.string }
    set { set(\.label, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityAttributedLabelBlock?() ?? plain(accessibilityLabelBlock) ?? state?.label }
    set { set(\.label, newValue) }
  }
  open var accessibilityValue: String? {
    get { accessibilityValueBlock?() ?? accessibilityAttributedValueBlock?()?.string ?? state?.value?.string }
    set { set(\.value, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityAttributedValueBlock?() ?? plain(accessibilityValueBlock) ?? state?.value }
    set { set(\.value, newValue) }
  }
  open var accessibilityHint: String? {
    get { accessibilityHintBlock?() ?? accessibilityAttributedHintBlock?()?.string ?? state?.hint?.string }
    set { set(\.hint, newValue.map { NSAttributedString(string: $0) }) }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityAttributedHintBlock?() ?? plain(accessibilityHintBlock) ?? state?.hint }
    set { set(\.hint, newValue) }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? state?.traits ?? defaultAccessibilityTraits }
    set { set(\.traits, newValue) }
  }
  /// The value of `accessibilityTraits` until a value is assigned: the traits of UIKit's class, or none.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The element's rectangle on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? state?.frame ?? defaultAccessibilityFrame }
    set { set(\.frame, newValue) }
  }
  /// The value of `accessibilityFrame` until a value is assigned.
  var defaultAccessibilityFrame: CGRect { .zero }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock?() ?? state?.path }
    set { set(\.path, newValue) }
  }
  /// The point on the screen that activates the element; the center of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { state?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { set(\.activationPoint, newValue) }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock?() ?? state?.language }
    set { set(\.language, newValue) }
  }
  open var accessibilityElements: [Any]? {
    get { accessibilityElementsBlock?() ?? state?.elements }
    set { set(\.elements, newValue) }
  }
  open var automationElements: [Any]? {
    get { state?.automationElements }
    set { set(\.automationElements, newValue) }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? state?.hidesElements ?? false }
    set { set(\.hidesElements, newValue) }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? state?.isModal ?? false }
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
    get { accessibilityRespondsToUserInteractionBlock?() ?? state?.respondsToUserInteraction ?? isAccessibilityElement }
    set { set(\.respondsToUserInteraction, newValue) }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { state?.userInputLabels }
    set { set(\.userInputLabels, newValue) }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityCustomActionsBlock?() ?? state?.customActions }
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

  // MARK: Closures, which take precedence over the values of the properties and the results of the methods

  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { state?.closures.isElement }
    set { set(\.closures.isElement, newValue) }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { state?.closures.identifier }
    set { set(\.closures.identifier, newValue) }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { state?.closures.label.plain }
    set { set(\.closures.label.plain, newValue) }
  }
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { state?.closures.label.withAttributes }
    set { set(\.closures.label.withAttributes, newValue) }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { state?.closures.value.plain }
    set { set(\.closures.value.plain, newValue) }
  }
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { state?.closures.value.withAttributes }
    set { set(\.closures.value.withAttributes, newValue) }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { state?.closures.hint.plain }
    set { set(\.closures.hint.plain, newValue) }
  }
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { state?.closures.hint.withAttributes }
    set { set(\.closures.hint.withAttributes, newValue) }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { state?.closures.traits }
    set { set(\.closures.traits, newValue) }
  }
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { state?.closures.frame }
    set { set(\.closures.frame, newValue) }
  }
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { state?.closures.path }
    set { set(\.closures.path, newValue) }
  }
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { state?.closures.language }
    set { set(\.closures.language, newValue) }
  }
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { state?.closures.elements }
    set { set(\.closures.elements, newValue) }
  }
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { state?.closures.hidesElements }
    set { set(\.closures.hidesElements, newValue) }
  }
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { state?.closures.isModal }
    set { set(\.closures.isModal, newValue) }
  }
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { state?.closures.respondsToUserInteraction }
    set { set(\.closures.respondsToUserInteraction, newValue) }
  }
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { state?.closures.customActions }
    set { set(\.closures.customActions, newValue) }
  }
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { state?.closures.activate }
    set { set(\.closures.activate, newValue) }
  }
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { state?.closures.increment }
    set { set(\.closures.increment, newValue) }
  }
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { state?.closures.decrement }
    set { set(\.closures.decrement, newValue) }
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

  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }
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
