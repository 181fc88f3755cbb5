internal import Synchronization

/// A class whose Objective-C members can be looked up by name.
///
/// `headframe swift` adds the conformance and the list to classes that declare `@objc` members, outlets or actions. The
/// list of a subclass includes the superclass's list.
public protocol ObjectiveCClass: AnyObject {
  /// The members for messages and key-value coding: those of the class, then those of its superclass.
  @MainActor static var objectiveCMembers: [ObjectiveCMember] { get }
}

/// A method or property with its name.
public struct ObjectiveCMember: @unchecked Sendable {
  package let name: String
  package let selector: Selector?
  /// Returns the property's value, unwrapped from optionals.
  package let value: ((AnyObject) -> Any?)?
  /// Sets the property. Returns false for a value of another type.
  package let setValue: ((AnyObject, Any?) -> Bool)?
  let path: AnyKeyPath?

  public static func method(_ selector: Selector) -> ObjectiveCMember {
    ObjectiveCMember(name: selector.name, selector: selector, value: nil, setValue: nil, path: nil)
  }

  /// Creates a property, which can be set if the key path is writable.
  public static func property<Owner, Value>(_ name: String, _ path: KeyPath<Owner, Value>) -> ObjectiveCMember {
    let set = (path as? ReferenceWritableKeyPath<Owner, Value>).map { path in
      { (object: AnyObject, value: Any?) in
        guard let owner = object as? Owner, let value = ObjectiveCValue.convert(value, to: Value.self) else {
          return false
        }
        owner[keyPath: path] = value
        return true
      }
    }
    return ObjectiveCMember(
      name: name, selector: nil,
      value: { object in
        guard let owner = object as? Owner else { return nil }
        return ObjectiveCValue.flattened(owner[keyPath: path])
      }, setValue: set, path: path)
  }
}

/// Lookups of the members of objects by name.
package enum ObjectiveCMembers {
  @MainActor
  package static func property(_ name: String, of object: AnyObject) -> ObjectiveCMember? {
    members(of: object).first { $0.selector == nil && $0.name == name }
  }

  @MainActor
  package static func method(_ name: String, of object: AnyObject) -> Selector? {
    members(of: object).first { $0.selector != nil && $0.name == name }?.selector
  }

  /// Returns the name of the property that a key path refers to.
  @MainActor
  static func name(of path: AnyKeyPath, of object: AnyObject) -> String? {
    members(of: object).first { $0.path == path }?.name
  }

  /// The cached member lists of classes, which observed objects read on any thread.
  private static let lists = Mutex<[ObjectIdentifier: [ObjectiveCMember]]>([:])

  @MainActor
  private static func members(of object: AnyObject) -> [ObjectiveCMember] {
    let type: any AnyObject.Type = type(of: object)
    if let list = cached(ObjectIdentifier(type)) { return list }
    let list = (type as? any ObjectiveCClass.Type)?.objectiveCMembers ?? []
    cache(list, for: ObjectIdentifier(type))
    return list
  }

  // Separate functions, because a closure in a function of the main actor traps on other threads.
  private static func cached(_ type: ObjectIdentifier) -> [ObjectiveCMember]? { lists.withLock { $0[type] } }
  private static func cache(_ list: [ObjectiveCMember], for type: ObjectIdentifier) {
    lists.withLock { $0[type] = list }
  }
}

extension Selector {
  /// Returns whether the target has the method.
  @MainActor
  package func isPerformable(by target: AnyObject) -> Bool {
    if let owner, Self.is(target, owner) { return true }
    return ObjectiveCMembers.method(name, of: target) != nil
  }

  /// Sends the message; surplus arguments are ignored.
  @MainActor
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Outcome {
    if let call {
      let outcome = call(target, arguments)
      guard case .unrecognized = outcome else { return outcome }
    }
    guard let method = ObjectiveCMembers.method(name, of: target), let call = method.call else { return .unrecognized }
    return call(target, arguments)
  }

  private static func `is`(_ object: AnyObject, _ type: Any.Type) -> Bool {
    func check<Owner>(_ owner: Owner.Type) -> Bool { object is Owner }
    return _openExistential(type, do: check)
  }
}
