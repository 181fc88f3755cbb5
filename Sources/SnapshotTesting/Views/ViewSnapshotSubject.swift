import UIKitCore

/// What the strategies of views take: a view or a view controller.
///
/// Strategies of one's own go on saying `where Value == UIView` or `where Value == UIViewController`.
public protocol ViewSnapshotSubject: AnyObject {}

extension UIView: ViewSnapshotSubject {}
extension UIViewController: ViewSnapshotSubject {}
