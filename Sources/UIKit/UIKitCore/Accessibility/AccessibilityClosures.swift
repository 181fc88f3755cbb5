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
