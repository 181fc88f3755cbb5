/// Options of an observation: the values that its handler is given, and when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion = 2
  case removal = 3
  case replacement = 4
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

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
  /// The value after the change, where the options ask for it.
  public let newValue: Value?
  /// The value before the change, where the options ask for it.
  public let oldValue: Value?
  /// The places of elements that change; nil, since collections change as a whole here.
  public let indexes: IndexSet?
  /// Indicates that the change is still to come.
  public let isPrior: Bool
}

/// An observation, which lasts until it is invalidated or freed.
public final class NSKeyValueObservation: NSObject {
  private weak var observers: ObserverList?
  private let entry: ObserverList.Entry

  init(_ entry: ObserverList.Entry, in observers: ObserverList) {
    self.entry = entry
    self.observers = observers
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    observers?.remove(entry)
  }
}
