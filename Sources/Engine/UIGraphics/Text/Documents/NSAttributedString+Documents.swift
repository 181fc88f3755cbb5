public import Foundation
import TextLayout
public import UIFoundation

extension NSAttributedString {
  /// The format of a document with text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// A property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// Reads a document of plain text or HTML, which begins with a tag if no option says so.
  ///
  /// HTML is Times New Roman of 12 points, with the elements and inline styles for fonts, colors, links, lists and
  /// alignment; style sheets, pictures and tables are not read. Rich text in RTF is an error.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = Self.encoding(options[.characterEncoding]) ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let stated =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    let type = stated ?? (text.drop(while: \.isWhitespace).first == "<" ? .html : .plain)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    switch type {
    case .plain: self.init(string: text, attributes: defaults)
    case .html: self.init(attributedString: HTMLTextReader(text, defaults: defaults ?? [:]).text)
    default: throw CocoaError(.fileReadUnknown)
    }
    let values: [String: Any] = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    dict?.pointee = values as NSDictionary
  }

  /// Reads the document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part of the text as a document of plain text, which is the only format that is written.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    guard dict[.documentType] as? DocumentType ?? .plain == .plain else { throw CocoaError(.featureUnsupported) }
    let encoding = Self.encoding(dict[.characterEncoding]) ?? .utf8
    guard range.location >= 0, range.length >= 0, range.length <= length - range.location,
      let data = attributedSubstring(from: range).string.data(using: encoding)
    else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }

  private static func encoding(_ value: Any?) -> String.Encoding? {
    if let encoding = value as? String.Encoding { return encoding }
    let number = value as? UInt ?? (value as? Int).flatMap { UInt(exactly: $0) } ?? (value as? NSNumber)?.uintValue
    return number.map(String.Encoding.init(rawValue:))
  }
}
