internal import AutoLayout
public import Foundation

/// The controllers of an app and the transitions between them, from Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Creates a controller in place of its class's `init(coder:)`.
  package typealias Creator = (NSCoder) -> UIViewController?

  /// Creates a controller by its identifier; without one, the initial controller.
  private let controller: (UIStoryboard, String?, Creator?) -> UIViewController?
  private let name: String

  /// Creates a storyboard from a closure that returns its controllers, without an identifier the initial.
  package init(name: String, controller: @escaping (UIStoryboard, String?, Creator?) -> UIViewController?) {
    self.name = name
    self.controller = controller
  }

  /// Returns a new initial controller; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    controller(self, nil, nil)
  }

  /// Returns the initial controller, created by a closure that takes the coder.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    controller(self, nil, creator) as? Controller
  }

  /// Returns a new controller with an identifier; a missing one is logged in UIKit's words.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(self, identifier, nil) ?? missing(identifier)
  }

  /// Returns the controller with an identifier, created by a closure that takes the coder.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = controller(self, identifier, creator)
    if let made = made as? Controller ?? (made == nil ? missing(identifier) as? Controller : nil) { return made }
    // UIKit ends the process here as well: no object of the class can be returned.
    let problem =
      made.map { "'\(identifier)' is a \(type(of: $0)), not a \(Controller.self); does the program have its class?" }
      ?? "there is no view controller with identifier '\(identifier)'"
    preconditionFailure("Storyboard (\(name)): \(problem)")
  }

  private func missing(_ identifier: String) -> UIViewController {
    LayoutDiagnostics.log(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}
