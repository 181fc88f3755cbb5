import Synchronization

/// The observers of one object, thread-safe.
final class ObserverList: Sendable {
  /// An observation; its handlers run on the thread of the change.
  final class Entry: @unchecked Sendable {
    /// The observed key; nil for a key path without a known name, whose value is compared at each change.
    let key: String?
    let willChange: () -> Void
    /// The handler of a change; if the argument is true, only of one that alters the value.
    let didChange: (_ onlyIfDifferent: Bool) -> Void
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
  /// Indicates whether any object is observed; without observers a change costs one comparison.
  static var isInUse: Bool { liveLists.load(ordering: .relaxed) > 0 }

  private let entries = Mutex<[Entry]>([])

  init() { Self.liveLists.add(1, ordering: .relaxed) }

  deinit { Self.liveLists.subtract(1, ordering: .relaxed) }

  static func of(_ object: AnyObject) -> ObserverList? {
    objc_getAssociatedObject(object, &association) as? ObserverList
  }

  static func made(for object: AnyObject) -> ObserverList {
    if let known = of(object) { return known }
    let made = ObserverList()
    objc_setAssociatedObject(object, &association, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func remove(_ entry: Entry) { entries.withLock { $0.removeAll { $0 === entry } } }

  /// Removes the observation added last for an observer and a key.
  func remove(observer: AnyObject, key: String, context: UnsafeMutableRawPointer?, matchesContext: Bool) {
    let index = current.lastIndex {
      $0.observer === observer && $0.key == key && (!matchesContext || $0.context == context)
    }
    if let index { remove(current[index]) }
  }

  private var current: [Entry] { entries.withLock { $0 } }

  // Handlers may end observations, so a copy is iterated. An observation without a name handles every key, but only
  // once for a change that affects several.
  func willChange(_ key: String, isFirst: Bool = true) {
    for entry in current where entry.key == key || (isFirst && entry.key == nil) { entry.willChange() }
  }

  func didChange(_ key: String, onlyIfDifferent: Bool, isFirst: Bool = true) {
    for entry in current where entry.key == key || (isFirst && entry.key == nil) {
      if current.contains(where: { $0 === entry }) { entry.didChange(onlyIfDifferent || entry.key == nil) }
    }
  }
}
