public import Foundation
public import UIGraphics

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// The closures that compute an object's accessibility values whenever these are read.
struct AccessibilityClosures {
  /// The closures of a text: one of them returns it with attributes.
  struct Text {
    var plain: AXStringReturnBlock?
    var withAttributes: AXAttributedStringReturnBlock?

    var string: String? { plain?() ?? withAttributes?()?.string }
    var attributed: NSAttributedString? { withAttributes?() ?? plain?().map { NSAttributedString(string: $0) } }
  }

  var isElement: AXBoolReturnBlock?
  var identifier: AXStringReturnBlock?
  var label = Text()
  var value = Text()
  var hint = Text()
  var traits: AXTraitsReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var language: AXStringReturnBlock?
  var elements: AXArrayReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var respondsToUserInteraction: AXBoolReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
}

// Closures for the values of the properties and methods of the same names. A closure takes precedence over a value.
extension AccessibleObject {
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityClosures.isElement }
    set { accessibilityClosures.isElement = newValue }
  }
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityClosures.identifier }
    set { accessibilityClosures.identifier = newValue }
  }
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityClosures.label.plain }
    set { accessibilityClosures.label.plain = newValue }
  }
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityClosures.label.withAttributes }
    set { accessibilityClosures.label.withAttributes = newValue }
  }
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityClosures.value.plain }
    set { accessibilityClosures.value.plain = newValue }
  }
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityClosures.value.withAttributes }
    set { accessibilityClosures.value.withAttributes = newValue }
  }
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityClosures.hint.plain }
    set { accessibilityClosures.hint.plain = newValue }
  }
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityClosures.hint.withAttributes }
    set { accessibilityClosures.hint.withAttributes = newValue }
  }
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityClosures.traits }
    set { accessibilityClosures.traits = newValue }
  }
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityClosures.frame }
    set { accessibilityClosures.frame = newValue }
  }
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityClosures.path }
    set { accessibilityClosures.path = newValue }
  }
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityClosures.language }
    set { accessibilityClosures.language = newValue }
  }
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityClosures.elements }
    set { accessibilityClosures.elements = newValue }
  }
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityClosures.hidesElements }
    set { accessibilityClosures.hidesElements = newValue }
  }
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityClosures.isModal }
    set { accessibilityClosures.isModal = newValue }
  }
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityClosures.respondsToUserInteraction }
    set { accessibilityClosures.respondsToUserInteraction = newValue }
  }
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityClosures.customActions }
    set { accessibilityClosures.customActions = newValue }
  }
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityClosures.activate }
    set { accessibilityClosures.activate = newValue }
  }
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityClosures.increment }
    set { accessibilityClosures.increment = newValue }
  }
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityClosures.decrement }
    set { accessibilityClosures.decrement = newValue }
  }
}
