internal import AutoLayout
package import Foundation
package import UIFoundation

/// A segue of a scene. Unless it unwinds, it creates a new destination each time it is performed.
@MainActor
package final class StoryboardSegueTemplate: NSObject {
  /// The presentation of the destination.
  package enum Kind {
    case show, showDetail, present
    /// The return to an earlier controller, which receives an action.
    case unwind(Selector)
  }

  package let identifier: String?
  private let kind: Kind
  /// The closure that creates the destination for a source and a sender.
  private let makeDestination: (UIViewController, Any?) -> UIViewController?
  /// The closure that creates the segue if the document specifies a class for it.
  private let makeCustomSegue: ((UIViewController, UIViewController) -> UIStoryboardSegue?)?
  /// The view or the bar button item to which a popover's arrow points.
  package weak var popoverAnchor: AnyObject?
  /// The controller of the scene.
  private weak var owner: UIViewController?

  package init(
    identifier: String?, kind: Kind, owner: UIViewController,
    custom: ((UIViewController, UIViewController) -> UIStoryboardSegue?)? = nil,
    destination: @escaping (UIViewController, Any?) -> UIViewController?
  ) {
    self.identifier = identifier
    self.kind = kind
    self.owner = owner
    makeCustomSegue = custom
    makeDestination = destination
  }

  /// The action of controls, bar buttons and gesture recognizers that trigger a segue.
  package static let action = Selector("trigger:", StoryboardSegueTemplate.trigger(_:))

  /// Performs the segue unless the controller prevents it.
  package func trigger(_ sender: Any) {
    guard let owner, owner.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    perform(from: owner, sender: sender)
  }

  /// Creates the destination, prepares the source and presents the destination.
  ///
  /// An unwind segue returns to an earlier controller instead.
  func perform(from source: UIViewController, sender: Any?) {
    if case .unwind(let action) = kind { return unwind(from: source, action, sender: sender) }
    guard let destination = makeDestination(source, sender) else { return }
    if let popoverAnchor, destination.modalPresentationStyle == .popover {
      destination.popoverPresentationController?.sourceItem = popoverAnchor
    }
    let segue = segue(from: source, to: destination) { [kind] in
      switch kind {
      case .show: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      case .present, .unwind: source.present(destination, animated: true)
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func segue(
    from source: UIViewController, to destination: UIViewController, _ handler: @escaping () -> Void
  ) -> UIStoryboardSegue {
    if let segue = makeCustomSegue?(source, destination) {
      segue.handler = handler
      return segue
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: handler)
  }

  // MARK: Unwinding

  private func unwind(from source: UIViewController, _ action: Selector, sender: Any?) {
    guard let destination = Self.unwindTarget(from: source, action, sender: sender) else {
      LayoutDiagnostics.log("No controller before \(source) can perform the unwind action '\(action)'")
      return
    }
    let segue = segue(from: source, to: destination) { Self.uncover(destination) }
    source.prepare(for: segue, sender: sender)
    Message.send(action, to: destination, [segue])
    segue.perform()
  }

  /// Returns the nearest earlier controller with the action, on the stack or among presenters.
  private static func unwindTarget(
    from source: UIViewController, _ action: Selector, sender: Any?
  ) -> UIViewController? {
    var current: UIViewController? = source
    while let controller = current {
      for candidate in earlier(than: controller)
      where candidate.canPerformUnwindSegueAction(action, from: source, sender: sender) {
        return candidate
      }
      current = controller.parent ?? controller.presentationSource
    }
    return nil
  }

  /// Returns the controllers before a controller on its owner's stack, nearest first, then the owner.
  ///
  /// The owner is the parent or the presenter.
  private static func earlier(than controller: UIViewController) -> [UIViewController] {
    guard let owner = controller.parent ?? controller.presentationSource else { return [] }
    let stack = (owner as? UINavigationController)?.viewControllers ?? []
    // The whole stack of a presenter is earlier, since the presented controller is not on it.
    let end = controller.parent == nil ? stack.endIndex : stack.firstIndex { $0 === controller } ?? 0
    return stack[..<end].reversed() + [owner]
  }

  /// Dismisses and pops everything above a controller.
  private static func uncover(_ destination: UIViewController) {
    var current: UIViewController? = destination
    while let controller = current {
      if controller.presentedViewController != nil { controller.dismiss(animated: true) }
      if let navigation = controller.navigationController, navigation.viewControllers.contains(destination) {
        navigation.popToViewController(destination, animated: true)
      }
      current = controller.parent
    }
  }
}
