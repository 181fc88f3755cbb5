public import Foundation
internal import UIFoundation

/// A class that creates view controllers for state restoration, which never happens.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIFocusEnvironment {
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}
