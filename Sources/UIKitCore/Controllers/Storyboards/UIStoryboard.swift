/// The controllers of an app and the ways between them, as Interface Builder describes them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a controller itself, where the document's class is not to be made by its own `init(coder:)`.
  package typealias Creator = (NSCoder) -> UIViewController?

  /// Makes a controller by its identifier; without one, the initial controller.
  private let controller: (UIStoryboard, String?, Creator?) -> UIViewController?
  private let name: String

  /// A storyboard whose controllers a closure makes; without an identifier it makes the initial one.
  package init(name: String, controller: @escaping (UIStoryboard, String?, Creator?) -> UIViewController?) {
    self.name = name
    self.controller = controller
  }

  /// Returns the controller the storyboard begins with, new each time; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    controller(self, nil, nil)
  }

  /// Returns the initial controller, made by a closure that is given the coder.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    controller(self, nil, creator) as? Controller
  }

  /// Returns the controller of an identifier, new each time; a missing one is logged in UIKit's words.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(self, identifier, nil) ?? missing(identifier)
  }

  /// Returns the controller of an identifier, made by a closure that is given the coder.
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
