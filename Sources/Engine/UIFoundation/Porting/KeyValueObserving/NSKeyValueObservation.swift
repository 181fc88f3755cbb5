public import Foundation

/// The options of an observation: the values passed to its handler, and the times of calls.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1, insertion, removal, replacement
}

/// A key of a dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, if the options include it.
  public let newValue: Value?
  /// The value before the change, if the options include it.
  public let oldValue: Value?
  /// The indices of changed elements; nil if the whole value was set.
  public let indexes: IndexSet?
  /// Indicates whether the call precedes the change.
  public let isPrior: Bool
}

/// An observation. It is active until it is invalidated or deallocated.
public final class NSKeyValueObservation: NSObject {
  private weak var observers: ObserverList?
  private let entry: ObserverList.Entry

  init(_ entry: ObserverList.Entry, in observers: ObserverList) {
    self.entry = entry
    self.observers = observers
  }

  deinit { invalidate() }

  public func invalidate() {
    observers?.remove(entry)
  }
}
