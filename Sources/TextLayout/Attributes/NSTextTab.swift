import UIFoundation

/// A place on the line where text after a tab character goes.
open class NSTextTab: AttributeObject, NSCopying, @unchecked Sendable {
  /// An option of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet` that ends a decimal tab's column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text stands at `location`.
  public let alignment: NSTextAlignment
  /// Distance from the paragraph's leading edge. Points.
  public let location: CGFloat
  /// What ends the column, if anything but the next tab does.
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    self.location = location
    self.options = options
  }

  /// The characters of which the first ends the column that a right stop pushes back.
  var columnTerminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }

  /// The decimal separator of a locale, for columns of numbers.
  public class func columnTerminators(for locale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location && columnTerminators == other.columnTerminators
  }

  open override var hash: Int { location.hashValue ^ alignment.rawValue }
}
