public import Foundation

/// The raw value of a set of kinds of text checking results.
public typealias NSTextCheckingTypes = UInt64

/// All kinds of text checking results.
public let NSTextCheckingAllTypes = NSTextCheckingTypes.max

/// The key of a part of an address or of a journey in a text checking result.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

extension NSTextCheckingResult {
  /// The URL of a link or mail address; nil for a phone number.
  public var url: URL? { (self as? DetectedText)?.value as? URL }
  /// A phone number as written, with its separators; nil for a link.
  public var phoneNumber: String? { (self as? DetectedText)?.value as? String }

  // Only links and phone numbers are detected.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }
  public var replacementString: String? { nil }
}

/// A link or phone number that a detector found.
final class DetectedText: NSTextCheckingResult {
  let value: Any
  private let kind: CheckingType
  private let detectedRange: NSRange

  init(_ kind: CheckingType, value: Any, range: NSRange) {
    (self.kind, self.value, detectedRange) = (kind, value, range)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { detectedRange }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? detectedRange : NSRange(location: NSNotFound, length: 0) }
}
