import UIFoundation

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
