import Foundation
import UIFoundation

/// A strategy that converts values to a format that is stored and compared.
///
///     extension Snapshotting where Value == Account, Format == String {
///       static var summary: Self { Snapshotting<String, String>.lines.pullback(\.summary) }
///     }
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; nil for no extension.
  public var pathExtension: String?
  /// The encoding and comparison of values of the format.
  public var diffing: Diffing<Format>
  /// The function that converts a value to the format.
  public var snapshot: (_ value: Value) -> Async<Format>

  /// Creates a strategy with asynchronous conversion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// Creates a strategy with synchronous conversion.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// Returns a strategy that first converts other values to this strategy's values.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy that first converts other values asynchronously to this strategy's values.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { value in snapshot(value).run(callback) } }
    }
  }
}

/// A strategy that stores values as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting where Format == String {
  /// Returns the text of a value. Throws after a timeout, in seconds.
  package func text(of value: Value, timeout: TimeInterval) throws -> String {
    guard let text = Waiting.value(of: snapshot(value), timeout: timeout) else {
      throw SnapshotError.timeout(seconds: timeout)
    }
    return text
  }
}

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

/// Runs a block on the main actor and waits for it. Tests may run on any thread.
func onMainThread<Result, Failure: Error>(_ body: @MainActor () throws(Failure) -> Result) throws(Failure) -> Result {
  nonisolated(unsafe) var result: Swift.Result<Result, Failure>?
  if !MainQueue.isCurrent {
    withoutActuallyEscaping(body) { body in
      // The task can outlive the call, and the block must not.
      nonisolated(unsafe) var pending: (@MainActor () -> Void)? = { result = Swift.Result(catching: body) }
      let done = DispatchSemaphore(value: 0)
      // A task, because checks of isolation stop the process in other blocks of the main queue. It has the values of the
      // caller's task, such as the simulator.
      Task { @MainActor in
        pending?()
        pending = nil
        done.signal()
      }
      done.wait()
    }
  }
  return try (result ?? MainActor.unchecked { Swift.Result(catching: body) }).get()
}
