internal import Synchronization

/// A cache of what names and sizes of symbols determine, shared by the threads of the process.
///
/// It is emptied when it is full: pictures use few symbols.
struct SymbolCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let values = Mutex<[Key: Value]>([:])
  /// The maximum number of values.
  private let limit = 1024

  /// Returns the cached value, or else a new one.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = make()
    values.withLock { values in
      if values.count >= limit { values.removeAll() }
      values[key] = value
    }
    return value
  }
}
