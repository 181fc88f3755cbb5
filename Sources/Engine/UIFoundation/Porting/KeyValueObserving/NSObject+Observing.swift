public import Foundation

/// An object whose properties can be observed and read by name.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension NSObject {
  // Foundation's operations have methods with the same names, which tell queues that an operation has finished.

  /// Notifies observers of an upcoming change of a property.
  @_disfavoredOverload public func willChangeValue(forKey key: String) {
    guard ObserverList.isInUse else { return }
    ObserverList.of(self)?.willChange(ObservableKey.canonical(key))
  }

  /// Notifies observers of a completed change of a property.
  @_disfavoredOverload public func didChangeValue(forKey key: String) {
    guard ObserverList.isInUse else { return }
    ObserverList.of(self)?.didChange(ObservableKey.canonical(key), onlyIfDifferent: false)
  }

  /// Changes a property and notifies its observers, and the observers of other properties that change.
  @inline(__always)
  package func changeValue(
    forKey key: String, affecting others: @autoclosure () -> [String] = [], _ change: () -> Void
  ) {
    guard ObserverList.isInUse, let observers = ObserverList.of(self) else { return change() }
    let others = others()
    observers.willChange(key)
    for other in others { observers.willChange(other, isFirst: false) }
    change()
    observers.didChange(key, onlyIfDifferent: false)
    for other in others { observers.didChange(other, onlyIfDifferent: true, isFirst: false) }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure after each notified change of a key path, until the observation ends.
  ///
  /// The options `initial` and `prior` add a call at the beginning and calls before changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = ObserverList.makeIfNeeded(for: self)
    var oldValues: [Value] = []
    let keepsOld = options.contains(.old) || options.contains(.prior)
    let name = ObservableKey.name(of: keyPath, in: Self.self, of: self)
    func change(_ new: Value?, _ old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    }
    let entry = ObserverList.Entry(key: name) { [weak self] in
      guard let self else { return }
      let old = self[keyPath: keyPath]
      oldValues.append(old)
      if options.contains(.prior) { changeHandler(self, change(nil, old, isPrior: true)) }
    } didChange: { [weak self] onlyIfDifferent in
      guard let self else { return }
      let old = oldValues.popLast()
      let new = self[keyPath: keyPath]
      if onlyIfDifferent, let old, ObjectiveCValue.areEqual(old, new) { return }
      changeHandler(self, change(new, keepsOld ? old : nil))
    }
    entry.didChangeElements = { [weak self] elements, old in
      guard let self else { return }
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: elements.kind, newValue: options.contains(.new) ? elements.elements as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: elements.indexes, isPrior: false))
    }
    observers.add(entry)
    if options.contains(.initial) { changeHandler(self, change(self[keyPath: keyPath], nil)) }
    return NSKeyValueObservation(entry, in: observers)
  }

  /// Notifies observers of an upcoming change of a property.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = ObservableKey.name(of: keyPath, in: Self.self, of: self) { willChangeValue(forKey: name) }
  }

  /// Notifies observers of a completed change of a property.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = ObservableKey.name(of: keyPath, in: Self.self, of: self) { didChangeValue(forKey: name) }
  }
}
