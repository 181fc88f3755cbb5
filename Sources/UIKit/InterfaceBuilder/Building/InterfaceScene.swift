import UIKitCore

/// A scene of a storyboard, or a top-level view or controller of a nib, built and laid out.
@MainActor
package struct InterfaceScene {
  /// The object id of the controller or the top-level view.
  package let id: String
  /// The displayed name.
  ///
  /// It is the storyboard identifier, or else the label, the custom class, the id or the element's name.
  package let name: String
  package let window: OffscreenWindow
  /// The views and the elements from which they were created, parents first.
  package let views: [(element: Element, view: UIView)]
  /// The created objects by object id, such as views, guides and controllers.
  package let objects: [String: AnyObject]
  /// Constraints by object id.
  package let constraints: [String: NSLayoutConstraint]
}
