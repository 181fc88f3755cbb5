internal import Synchronization

/// The observers of one object. It can be used on any thread.
final class ObserverList: Sendable {
  /// An observation. Its handlers run on the thread of the change.
  final class Entry: @unchecked Sendable {
    /// The observed key; nil for a key path without a name, whose value is compared after every change.
    let key: String?
    let willChange: () -> Void
    /// The handler of a change. If the argument is true, it ignores changes to an equal value.
    let didChange: (_ onlyIfDifferent: Bool) -> Void
    /// The handler of a completed change of elements, with the elements before it.
    var didChangeElements: ((_ change: ElementChange, _ old: [Any]) -> Void)?
    /// The elements before changes that are not completed.
    var oldElements: [[Any]] = []
    weak var observer: AnyObject?
    var context: UnsafeMutableRawPointer?

    init(key: String?, willChange: @escaping () -> Void, didChange: @escaping (Bool) -> Void) {
      self.key = key
      self.willChange = willChange
      self.didChange = didChange
    }
  }

  private nonisolated(unsafe) static var association = 0
  private static let liveLists = Atomic(0)
  /// Indicates whether any object has an observer list. If not, a change costs only this check.
  static var isInUse: Bool { liveLists.load(ordering: .relaxed) > 0 }

  private let entries = Mutex<[Entry]>([])

  init() { Self.liveLists.add(1, ordering: .relaxed) }

  deinit { Self.liveLists.subtract(1, ordering: .relaxed) }

  static func of(_ object: AnyObject) -> ObserverList? {
    objc_getAssociatedObject(object, &association) as? ObserverList
  }

  static func makeIfNeeded(for object: AnyObject) -> ObserverList {
    if let existing = of(object) { return existing }
    let list = ObserverList()
    objc_setAssociatedObject(object, &association, list, .OBJC_ASSOCIATION_RETAIN)
    return list
  }

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func remove(_ entry: Entry) { entries.withLock { $0.removeAll { $0 === entry } } }

  /// Removes the most recent observation of a key by an observer.
  func remove(observer: AnyObject, key: String, context: UnsafeMutableRawPointer?, matchesContext: Bool) {
    let index = current.lastIndex {
      $0.observer === observer && $0.key == key && (!matchesContext || $0.context == context)
    }
    if let index { remove(current[index]) }
  }

  private var current: [Entry] { entries.withLock { $0 } }

  // A copy is iterated, since handlers can end observations. If a change affects several keys, an observation without a
  // key is notified only for the first key.
  func willChange(_ key: String, isFirst: Bool = true) {
    for entry in current where entry.key == key || (isFirst && entry.key == nil) { entry.willChange() }
  }

  func willChange(_ key: String, _ change: ElementChange) {
    for entry in current where entry.key == key { entry.oldElements.append(change.elements) }
  }

  func didChange(_ key: String, _ change: ElementChange) {
    for entry in current where entry.key == key {
      let old = entry.oldElements.popLast() ?? []
      if current.contains(where: { $0 === entry }) { entry.didChangeElements?(change, old) }
    }
  }

  func didChange(_ key: String, onlyIfDifferent: Bool, isFirst: Bool = true) {
    for entry in current where entry.key == key || (isFirst && entry.key == nil) {
      if current.contains(where: { $0 === entry }) { entry.didChange(onlyIfDifferent || entry.key == nil) }
    }
  }
}
