import Foundation

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
