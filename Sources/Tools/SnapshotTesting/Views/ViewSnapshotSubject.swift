import UIKitCore

/// A view or a view controller, as the value of a snapshot strategy.
///
/// Custom strategies can be restricted to `where Value == UIView` or `where Value == UIViewController`.
public protocol ViewSnapshotSubject: AnyObject {}

extension UIView: ViewSnapshotSubject {}
extension UIViewController: ViewSnapshotSubject {}
