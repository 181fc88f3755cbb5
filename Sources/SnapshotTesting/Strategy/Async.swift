/// A value that is handed to a callback, at once or later.
///
///     Async<UIImage> { callback in load { callback($0) } }
public struct Async<Value> {
  /// Starts the work and calls back once, on any thread.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// Work that calls back with its value.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there already.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The same work, its value changed before it is handed on.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
