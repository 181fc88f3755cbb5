public import Foundation

extension CALayer {
  /// Returns the action for an event: the delegate's, or else the layer's, or else the class's.
  ///
  /// `NSNull` ends the search without an action.
  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    return type(of: self).defaultAction(forKey: event)
  }
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
