import Foundation

/// The encoding, decoding and comparison of values.
public struct Diffing<Value> {
  /// The function that encodes a value for a reference file.
  public var toData: (_ value: Value) -> Data
  /// The function that decodes a reference file.
  public var fromData: (_ data: Data) -> Value
  /// The function that describes the difference between two values, with attachments; nil if equal.
  public var diffV2: (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  /// The conversion to pictures that are compared by pixels and digests; nil for other values.
  package var pictures: PictureDiffing<Value>?
  /// Indicates whether files are text.
  package var isText = false
  /// Indicates whether the last line of a file marks it as recorded by this package.
  package var isMarked = false

  /// Creates a diffing from functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(toData: toData, fromData: fromData, diffV2: { _, _ in nil })
    self.diff = diff
  }

  /// Creates a diffing from functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diffV2 = diffV2
  }

  /// Returns a diffing from functions.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    Diffing(toData: toData, fromData: fromData, diffV2: diffV2)
  }

  /// The function that describes the difference of two values, with attachments of XCTest's type.
  public var diff: (_ reference: Value, _ actual: Value) -> (String, [XCTAttachment])? {
    get {
      { [diffV2] reference, actual in
        diffV2(reference, actual).map { message, attachments in (message, attachments.map(\.xcTest)) }
      }
    }
    set {
      diffV2 = { reference, actual in
        newValue(reference, actual).map { message, attachments in
          (message, attachments.map { .data($0.data, name: $0.name ?? "attachment") })
        }
      }
    }
  }
}

/// A file that illustrates a difference.
public enum DiffAttachment: Sendable {
  /// Bytes with a file name.
  case data(Data, name: String)

  var xcTest: XCTAttachment {
    switch self {
    case .data(let data, let name):
      let attachment = XCTAttachment(data: data)
      attachment.name = name
      return attachment
    }
  }
}

/// An attachment of XCTest, which has none on Linux.
///
/// Its bytes are written to the results of the failure. In tests of Swift Testing with Swift 6.2 or newer, they are also
/// attached to the test.
public final class XCTAttachment: @unchecked Sendable {
  /// The retention of attachments. It has no effect.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The contents.
  public let data: Data
  /// The file name.
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess

  /// Creates an attachment from bytes.
  public init(data: Data) {
    self.data = data
  }

  /// Creates an attachment from bytes; the type is ignored.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(data: data)
  }

  /// Creates an attachment from text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8))
  }
}
