/// The observers of one object.
final class ObserverList {
  /// One observation.
  final class Entry {
    /// The key that is observed; nil where the key path has no known name, and every change is looked at.
    let key: String?
    let willChange: () -> Void
    /// Tells of a change; true asks that nothing be told where the value is the same.
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
  /// Indicates that some object has been observed; until then a change costs one comparison.
  nonisolated(unsafe) private(set) static var isInUse = false

  private var entries: [Entry] = []

  static func of(_ object: AnyObject) -> ObserverList? {
    objc_getAssociatedObject(object, &association) as? ObserverList
  }

  static func made(for object: AnyObject) -> ObserverList {
    if let known = of(object) { return known }
    isInUse = true
    let made = ObserverList()
    objc_setAssociatedObject(object, &association, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func add(_ entry: Entry) { entries.append(entry) }

  func remove(_ entry: Entry) { entries.removeAll { $0 === entry } }

  /// Ends the observation that was added last for an observer and a key.
  func remove(observer: AnyObject, key: String, context: UnsafeMutableRawPointer?, matchesContext: Bool) {
    let index = entries.lastIndex {
      $0.observer === observer && $0.key == key && (!matchesContext || $0.context == context)
    }
    if let index { entries.remove(at: index) }
  }

  // Handlers may end observations, so a copy is gone through.
  func willChange(_ key: String) {
    for entry in entries where entry.key == nil || entry.key == key { entry.willChange() }
  }

  func didChange(_ key: String, onlyIfDifferent: Bool) {
    for entry in entries where entry.key == nil || entry.key == key {
      // An observation without a name hears of all keys.
      if entries.contains(where: { $0 === entry }) { entry.didChange(onlyIfDifferent || entry.key == nil) }
    }
  }
}
