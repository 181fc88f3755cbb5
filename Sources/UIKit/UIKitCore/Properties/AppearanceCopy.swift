internal import Foundation
internal import UIFoundation

/// The rule by which a property is copied from an appearance proxy to an object.
///
/// `untouched` is an unmodified object of the proxy's class. Values that were assigned to the object are kept.
@MainActor
struct AppearanceCopy {
  let copy: (_ proxy: NSObject, _ untouched: NSObject, _ object: NSObject) -> Void

  /// Creates the rule of a property that is treated as set if its value differs from that of `untouched`.
  init(_ member: ObjectiveCMember) {
    copy = { proxy, untouched, object in
      guard let value = member.value, let setValue = member.setValue else { return }
      let (proxyValue, defaultValue) = (value(proxy), value(untouched))
      if !Self.isSame(proxyValue, defaultValue), Self.isSame(value(object), defaultValue) {
        _ = setValue(object, proxyValue)
      }
    }
  }

  init<Owner: NSObject>(_ copy: @escaping (_ proxy: Owner, _ object: Owner) -> Void) {
    self.copy = { proxy, _, object in
      if let proxy = proxy as? Owner, let object = object as? Owner { copy(proxy, object) }
    }
  }

  /// Creates the rule of a property whose owner records whether it was assigned.
  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>, ifSet isSet: KeyPath<Owner, Bool>) {
    self.init { (proxy: Owner, object: Owner) in
      if proxy[keyPath: isSet], !object[keyPath: isSet] { object[keyPath: path] = proxy[keyPath: path] }
    }
  }

  /// Creates the rule of a property that returns an inherited value unless its owner stores a value.
  init<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>, storedIn stored: KeyPath<Owner, Value?>
  ) {
    self.init { (proxy: Owner, object: Owner) in
      if let value = proxy[keyPath: stored], object[keyPath: stored] == nil { object[keyPath: path] = value }
    }
  }

  /// Returns whether two values are equal, or neither is a value.
  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return ObjectiveCValue.areEqual(left, right)
  }
}
