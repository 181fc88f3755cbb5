/// A value passed to a callback, immediately or later.
///
///     Async<UIImage> { callback in load { callback($0) } }
public struct Async<Value> {
  /// Starts the work, which calls back once on any thread.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// Creates a value from work that calls a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates an available value.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns the same work with a transformed value.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
