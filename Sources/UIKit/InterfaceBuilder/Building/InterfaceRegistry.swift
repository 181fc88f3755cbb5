import UIKitCore

/// The classes, outlets and actions that a program registers for its documents.
///
/// Classes that `headframe swift` compiles are found without registration.
///
///     InterfaceRegistry.shared.register(ProfileView.self, outlets: [.init("title", \.titleLabel)])
///     InterfaceRegistry.shared.register(LogInController.self, actions: [.init("logIn:") { $0.logIn($1) }]) {
///       LogInController()
///     }
@preconcurrency @MainActor
public final class InterfaceRegistry {
  /// The registry that storyboards and nibs use.
  public static let shared = InterfaceRegistry()

  private var makers: [String: () -> AnyObject] = [:]
  private var outlets: [String: [(AnyObject, Any) -> Bool]] = [:]
  private var actions: [String: [(AnyObject, Any) -> Bool]] = [:]

  public init() {}

  /// Registers a view class under its name or a given name such as `Module.Name`.
  ///
  /// Views are created with `init(frame:)`.
  public func register<View: UIView>(
    _ type: View.Type, as name: String? = nil, outlets: [InterfaceOutlet<View>] = [],
    actions: [InterfaceAction<View>] = []
  ) {
    makers[name ?? String(describing: type)] = { type.init(frame: .zero) }
    connect(type, outlets: outlets, actions: actions)
  }

  /// Registers a controller class under its name or a given name such as `Module.Name`.
  public func register<Controller: UIViewController>(
    _ type: Controller.Type, as name: String? = nil, outlets: [InterfaceOutlet<Controller>] = [],
    actions: [InterfaceAction<Controller>] = [], make: @escaping () -> Controller
  ) {
    makers[name ?? String(describing: type)] = make
    connect(type, outlets: outlets, actions: actions)
  }

  /// Registers outlets and actions of a class that documents do not create, such as a nib's owner.
  public func connect<Owner: AnyObject>(
    _ type: Owner.Type, outlets: [InterfaceOutlet<Owner>] = [], actions: [InterfaceAction<Owner>] = []
  ) {
    for outlet in outlets { self.outlets[outlet.name, default: []].append(outlet.setAny) }
    for action in actions { self.actions[action.name, default: []].append(action.sendAny) }
  }

  /// Returns whether a class with the given name is registered.
  func contains(class name: String, module: String?) -> Bool {
    makers[name] != nil || module.map { makers["\($0).\(name)"] != nil } == true
  }

  func make(named name: String, module: String?) -> AnyObject? {
    let maker = module.flatMap { makers["\($0).\(name)"] } ?? makers[name]
    return maker?()
  }

  /// Sets an outlet. Returns false if the owner's class has no outlet of this name for the value's type.
  func set(_ name: String, of owner: AnyObject, to value: Any) -> Bool {
    outlets[name]?.contains { $0(owner, value) } ?? false
  }

  /// Returns whether an action with the given name is registered for any class.
  func knows(action name: String) -> Bool { actions[name] != nil }

  /// Sends an action. Returns false if the target's class has no action of this name.
  func send(_ name: String, to target: AnyObject, from sender: Any) -> Bool {
    actions[name]?.contains { $0(target, sender) } ?? false
  }
}

/// A property to which documents connect objects.
@MainActor
public struct InterfaceOutlet<Owner: AnyObject> {
  let name: String
  let setAny: (AnyObject, Any) -> Bool

  /// Creates an outlet for a property whose type is an optional, declared with `?` or `!`.
  public init<Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>) {
    self.name = name
    setAny = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// Creates an outlet collection, to which connections are appended in document order.
  public init<Value>(collection name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>) {
    self.name = name
    setAny = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property].append(value)
      return true
    }
  }
}

/// A method to which documents send events, identified by the selector's name such as `logIn:`.
@MainActor
public struct InterfaceAction<Target: AnyObject> {
  let name: String
  let sendAny: (AnyObject, Any) -> Bool

  /// Creates an action. The handler receives the target and the sender.
  public init(_ name: String, _ handler: @escaping @MainActor (Target, Any) -> Void) {
    self.name = name
    sendAny = { target, sender in
      guard let target = target as? Target else { return false }
      handler(target, sender)
      return true
    }
  }
}
