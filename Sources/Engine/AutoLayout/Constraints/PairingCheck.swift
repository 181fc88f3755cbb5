import UIFoundation

/// The validation of a new constraint's items and attributes, with UIKit's error texts.
@MainActor
struct PairingCheck {
  let first: LayoutTerm
  let second: LayoutTerm
  /// UIKit's exception text; nil for a valid constraint.
  let refusal: String?

  private static let prefix =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  /// The rules that UIKit checks, in its order.
  private static let rules: [PairingRule] = [.locationToConstant, .zeroMultiplier, .sizeToLocation, .mixedDirections]

  init(
    _ view1: Any?, _ attr1: NSLayoutConstraint.Attribute, _ view2: Any?, _ attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    let (item1, item2) = (Self.unwrapped(view1), Self.unwrapped(view2))
    let (node1, node2) = ((item1 as? any LayoutItem)?.layoutNode, (item2 as? any LayoutItem)?.layoutNode)
    first = LayoutTerm(node: node1, attribute: attr1)
    second = node2 == nil ? .none : LayoutTerm(node: node2, attribute: attr2)
    if item1 == nil {
      refusal = Self.prefix + "Constraint must contain a first layout item"
    } else if node1 == nil || (item2 != nil && node2 == nil) {
      refusal =
        Self.prefix
        + "Constraint items must each be an instance of UIView, or subclass, or an instance of UILayoutGuide."
    } else {
      refusal = Self.refusal(attr1, second.attribute, multiplier: multiplier, constant: constant).map {
        Self.prefix + $0
      }
    }
  }

  /// Returns the object in an `Any` that may contain an optional.
  private static func unwrapped(_ value: Any?) -> AnyObject? {
    guard let value else { return nil }
    // Reflection takes a few microseconds, and only optionals need it.
    if type(of: value) is AnyClass { return value as AnyObject }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { unwrapped($0.value) }
    }
    return value as AnyObject
  }

  /// Returns UIKit's text for invalid attributes or a nonfinite number; otherwise nil.
  static func refusal(
    _ attr1: NSLayoutConstraint.Attribute, _ attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> String? {
    if !multiplier.isFinite { return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)" }
    if !constant.isFinite { return "Constant is not finite!  That's illegal.  constant:\(constant)" }
    if attr1 == .notAnAttribute {
      return "NSLayoutAttributeNotAnAttribute is not a valid first attribute"
    }
    for rule in Self.rules where rule.isViolated(by: attr1, attr2, multiplier: multiplier) { return rule.exceptionText }
    return nil
  }
}

extension PairingRule {
  /// UIKit's text for a violation; nil for the rule that UIKit does not check.
  fileprivate var exceptionText: String? {
    switch self {
    case .sizeToLocation: "Invalid pairing of layout attributes"
    case .locationToConstant, .zeroMultiplier:
      "A constraint cannot be made that sets a location equal to a constant. "
        + "Location attributes must be specified in pairs"
    case .mixedAxes: nil
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    }
  }
}

/// A rule for the attributes of a constraint, from Apple's Auto Layout guide.
///
/// UIKit raises an exception for all of them except `mixedAxes`.
enum PairingRule {
  /// A size relates to a size or a constant, a location to a location.
  case sizeToLocation
  /// A location never equals a constant.
  case locationToConstant
  /// A location never has a multiplier of zero, which would relate it to a constant.
  case zeroMultiplier
  /// A location relates to a location on the same axis.
  case mixedAxes
  /// Leading and trailing never relate to left and right.
  case mixedDirections

  /// Returns whether a pair of attributes violates the rule; `notAnAttribute` represents a constant.
  func isViolated(
    by first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat
  ) -> Bool {
    switch self {
    case .sizeToLocation: second != .notAnAttribute && first.isSize != second.isSize
    case .locationToConstant: second == .notAnAttribute && !first.isSize
    case .zeroMultiplier: multiplier == 0 && !first.isSize
    case .mixedAxes: second != .notAnAttribute && !first.isSize && first.axis != second.axis
    case .mixedDirections:
      (first.isDirectional && second.isAbsolute) || (first.isAbsolute && second.isDirectional)
    }
  }
}
