import UIKitCore

/// The classes that documents may name, since nothing finds a class by name at run time.
///
///     InterfaceRegistry.shared.register("ProfileView") { ProfileView() }
@preconcurrency @MainActor
public final class InterfaceRegistry {
  /// The registry that storyboards and nibs use where none is given.
  public static let shared = InterfaceRegistry()

  private var makers: [String: () -> AnyObject] = [:]

  public init() {}

  /// Makes a class known by the name in a custom class field; `Module.Name` wins over a bare name.
  public func register(_ name: String, _ make: @escaping () -> UIView) {
    makers[name] = make
  }

  /// Makes a controller class known by the name in a custom class field.
  public func register(_ name: String, controller make: @escaping () -> UIViewController) {
    makers[name] = make
  }

  func make(named name: String, module: String?) -> AnyObject? {
    let maker = module.flatMap { makers["\($0).\(name)"] } ?? makers[name]
    return maker?()
  }
}
