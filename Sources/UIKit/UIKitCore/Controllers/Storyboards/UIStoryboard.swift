internal import AutoLayout
public import Foundation

/// The controllers of an app and the transitions between them, from Interface Builder.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// A closure that creates a controller instead of its class's `init(coder:)`.
  package typealias Creator = (NSCoder) -> UIViewController?

  /// The closure that creates the controller with a given identifier, or the initial controller for nil.
  private let makeController: (UIStoryboard, String?, Creator?) -> UIViewController?
  private let name: String

  /// Creates a storyboard from a closure that creates the controller with a given identifier.
  ///
  /// The identifier is nil for the initial controller.
  package init(name: String, controller: @escaping (UIStoryboard, String?, Creator?) -> UIViewController?) {
    self.name = name
    makeController = controller
  }

  /// Returns a new initial controller; nil if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    makeController(self, nil, nil)
  }

  /// Returns a new initial controller, created by `creator` if it is not nil.
  ///
  /// Returns nil if there is no initial controller, or if it has another class.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    makeController(self, nil, creator) as? Controller
  }

  /// Returns a new controller with the given identifier.
  ///
  /// For an unknown identifier, logs UIKit's message and returns an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    makeController(self, identifier, nil) ?? missing(identifier)
  }

  /// Returns a new controller with the given identifier, created by `creator` if it is not nil.
  ///
  /// Ends the process if there is no such controller of the class. If the class is `UIViewController`, an unknown
  /// identifier results in an empty controller instead.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let created = makeController(self, identifier, creator)
    let result = created == nil ? missing(identifier) : created
    if let result = result as? Controller { return result }
    // UIKit ends the process here as well: no object of the class can be returned.
    let problem =
      created.map { "'\(identifier)' is a \(type(of: $0)), not a \(Controller.self); does the program have its class?" }
      ?? "there is no view controller with identifier '\(identifier)'"
    preconditionFailure("Storyboard (\(name)): \(problem)")
  }

  private func missing(_ identifier: String) -> UIViewController {
    LayoutDiagnostics.log(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}
