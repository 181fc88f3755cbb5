import Foundation

/// How a value becomes a format that can be stored and compared.
///
///     extension Snapshotting where Value == Account, Format == String {
///       static var summary: Self { Snapshotting<String, String>.lines.pullback(\.summary) }
///     }
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; nil for none.
  public var pathExtension: String?
  /// How formats are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value.
  public var snapshot: (_ value: Value) -> Async<Format>

  /// A strategy whose format is made later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = asyncSnapshot
  }

  /// A strategy whose format is made at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// A strategy for other values: they are turned into this one's first.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// A strategy for other values, which are turned into this one's in their own time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { value in snapshot(value).run(callback) } }
    }
  }
}

/// A strategy whose values are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting where Format == String {
  /// The text of a value, once the strategy has called back.
  package func text(of value: Value, timeout: TimeInterval) throws -> String {
    guard let text = Waiting.value(of: snapshot(value), timeout: timeout) else {
      throw SnapshotError.timeout(seconds: timeout)
    }
    return text
  }
}
