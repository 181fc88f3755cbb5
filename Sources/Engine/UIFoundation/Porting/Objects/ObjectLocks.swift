internal import Foundation

/// The recursive locks of `objc_sync_enter`, by object.
private final class ObjectLocks: @unchecked Sendable {
  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of times that threads have locked it or wait for it.
    var uses = 0
    /// The thread that has the lock, and how often.
    var owner: pthread_t?
    var depth = 0
  }

  static let shared = ObjectLocks()
  /// The lock that protects `entries`.
  private let tableLock = NSLock()
  /// The locks by object. They are accessed by key only. An entry exists while a thread has or awaits its lock.
  private var entries: [ObjectIdentifier: Entry] = [:]

  func enter(_ object: AnyObject) {
    let key = ObjectIdentifier(object)
    let lock = tableLock.withLock {
      var entry = entries[key] ?? Entry()
      entry.uses += 1
      entries[key] = entry
      return entry.lock
    }
    lock.lock()
    tableLock.withLock {
      entries[key]?.owner = pthread_self()
      entries[key]?.depth += 1
    }
  }

  /// Releases a lock once. Returns whether the current thread had it.
  func exit(_ object: AnyObject) -> Bool {
    let key = ObjectIdentifier(object)
    let lock: NSRecursiveLock? = tableLock.withLock {
      guard var entry = entries[key], let owner = entry.owner, pthread_equal(owner, pthread_self()) != 0 else {
        return nil
      }
      entry.uses -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      entries[key] = entry.uses == 0 ? nil : entry
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Locks an object recursively for the current thread. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.shared.enter(object as AnyObject)
  return 0
}

/// Unlocks an object. Returns 0, or -1 if the current thread has not locked it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1
}
