public import Foundation

/// An object that observes properties with string key paths.
///
/// `headframe swift` adds the conformance to the first class of a hierarchy that overrides the method.
public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Does nothing. An override can call it through `super`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Adds an observer of a property. The observer is not retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let key = ObservableKey.canonical(keyPath)
    let read = { [weak self] in self.flatMap { ObservableKey.value(of: key, in: $0) } }
    let notify = {
      [weak self, weak observer] (old: Any?, new: Any?, isPrior: Bool, elements: ElementChange?) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: (elements?.kind ?? .setting).rawValue]
      if let elements { change[.indexesKey] = elements.indexes }
      if options.contains(.new), !isPrior, elements?.kind != .removal { change[.newKey] = new ?? NSNull() }
      if options.contains(.old), let old { change[.oldKey] = old }
      if isPrior { change[.notificationIsPriorKey] = true }
      (observer as? any KeyValueObserver)?
        .observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    var oldValues: [Any?] = []
    let entry = ObserverList.Entry(key: key) {
      let old = read()
      oldValues.append(old)
      if options.contains(.prior) { notify(old ?? NSNull(), nil, true, nil) }
    } didChange: { onlyIfDifferent in
      let old = oldValues.popLast() ?? nil
      let new = read()
      if onlyIfDifferent, let old, let new, ObjectiveCValue.areEqual(old, new) { return }
      notify(old ?? NSNull(), new, false, nil)
    }
    entry.didChangeElements = { change, old in
      notify(change.kind == .insertion ? nil : old, change.kind == .removal ? nil : change.elements, false, change)
    }
    entry.observer = observer
    entry.context = context
    ObserverList.makeIfNeeded(for: self).add(entry)
    if options.contains(.initial) { notify(nil, read(), false, nil) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    ObserverList.of(self)?
      .remove(observer: observer, key: ObservableKey.canonical(keyPath), context: nil, matchesContext: false)
  }

  /// Removes an observer of a property that was added with the given context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    ObserverList.of(self)?
      .remove(observer: observer, key: ObservableKey.canonical(keyPath), context: context, matchesContext: true)
  }
}
