internal import Foundation
internal import UIGraphics

/// The accessibility values of one object. They are stored separately, because most objects have none.
final class AccessibilityState {
  var isElement: Bool?
  var identifier: String?
  var label: NSAttributedString?
  var value: NSAttributedString?
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var automationElements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToUserInteraction: Bool?
  var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var headerElements: [Any]?
  var textualContext: UIAccessibilityTextualContext?
  var closures = AccessibilityClosures()
}
