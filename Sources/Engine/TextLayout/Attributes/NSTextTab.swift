import UIFoundation

/// The position of text after a tab character.
open class NSTextTab: AttributeObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` of the characters that end a decimal tab's column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment, relative to `location`, of the text after the tab.
  public let alignment: NSTextAlignment
  /// The distance from the paragraph's leading edge, in points.
  public let location: CGFloat
  /// The options. Without terminators, the column ends at the next tab.
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
  }

  /// The characters that end the aligned text. It ends at the first of them.
  var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// Returns the decimal separator of a locale, or else a period, for columns of numbers.
  open class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location && columnTerminators == other.columnTerminators
  }

  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
