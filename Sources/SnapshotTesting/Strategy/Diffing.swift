import Foundation

/// How values are stored as bytes, read back and compared.
public struct Diffing<Value> {
  /// The bytes of a reference file.
  public var toData: (_ value: Value) -> Data
  /// A value read back from a reference file.
  public var fromData: (_ data: Data) -> Value
  /// What tells two values apart, for a reader, with what helps to see it; nil where they are alike.
  public var diffV2: (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  /// Set where values are pictures: they are compared by pixels and digests, and more is told of them.
  package var pictures: PictureFormat<Value>?
  /// Whether files are text.
  package var isText = false
  /// Whether files say by their last line that this package wrote them.
  package var isMarked = false

  /// Values that are stored and compared in a way of their own.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    diffV2 = { reference, actual in
      diff(reference, actual).map { message, attachments in
        (message, attachments.map { .data($0.data, name: $0.name ?? "attachment") })
      }
    }
  }

  /// Values that are stored and compared in a way of their own.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diffV2 = diffV2
  }

  /// Values that are stored and compared in a way of their own.
  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ actual: Value) -> (String, [DiffAttachment])?
  ) -> Self {
    Diffing(toData: toData, fromData: fromData, diffV2: diffV2)
  }

  /// What tells two values apart, with attachments of XCTest's kind.
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

/// Something that helps to see a difference.
public enum DiffAttachment: Sendable {
  /// Bytes under a file name.
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

/// The attachment that XCTest has on Apple's platforms only; here it carries bytes to the results folder.
public final class XCTAttachment: @unchecked Sendable {
  /// How long an attachment is kept; here always.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// What is attached.
  public let data: Data
  /// The file name.
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess

  /// Attaches bytes.
  public init(data: Data) {
    self.data = data
  }

  /// Attaches bytes; their type is not looked at.
  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(data: data)
  }

  /// Attaches text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8))
  }
}
