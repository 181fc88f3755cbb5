import UIKitCore

/// A view or a view controller as a value of snapshot strategies.
///
/// Custom strategies can be restricted to `where Value == UIView` or `where Value == UIViewController`.
public protocol ViewSnapshotSubject: AnyObject {}

extension UIView: ViewSnapshotSubject {}
extension UIViewController: ViewSnapshotSubject {}
