/// A file of controllers and how they lead to each other.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a controller by its identifier; without one, the initial controller.
  private let controller: (String?) -> UIViewController?
  private let name: String

  /// A storyboard whose controllers a closure makes; without an identifier it makes the initial one.
  package init(name: String, controller: @escaping (String?) -> UIViewController?) {
    self.name = name
    self.controller = controller
  }

  /// The controller the storyboard begins with, new each time; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    controller(nil)
  }

  /// The controller of an identifier, new each time; an empty one, and UIKit's words in the log, where there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let made = controller(identifier) { return made }
    LayoutDiagnostics.log(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }
}

/// A step from one scene of a storyboard to another; nobody takes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  open func perform() {}
}
