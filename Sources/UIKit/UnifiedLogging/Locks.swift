import Foundation

/// A lock of the C interface. Its address must not change while a thread holds it or waits for it.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isHeld: UInt32 = 0

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// All C locks share one condition, which is held only to read and change their `isHeld`.
private let sharedCondition = NSCondition()

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  sharedCondition.withLock {
    while lock.pointee.isHeld != 0 { sharedCondition.wait() }
    lock.pointee.isHeld = 1
  }
}

/// Acquires the lock if it is free, without waiting. Returns whether it was acquired.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  sharedCondition.withLock {
    guard lock.pointee.isHeld == 0 else { return false }
    lock.pointee.isHeld = 1
    return true
  }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  sharedCondition.withLock {
    lock.pointee.isHeld = 0
    sharedCondition.broadcast()
  }
}

/// A lock and the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Returns the body's result; nil, without running it, if the lock is held.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(uncheckedState: ())
  }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body() }
  }
}
