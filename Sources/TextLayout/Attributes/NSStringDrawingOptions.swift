import UIFoundation

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps into lines from the rectangle's top; without it one line stands on the rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the font's leading into the line height; the bundled fonts have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyphs' ink instead of line heights; stored, line heights are used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last visible line where the text does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What came of drawing a string with a lower bound of scale.
open class NSStringDrawingContext: NSObject {
  /// Zero means no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used; 1 where the text fitted.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle the text took. Points.
  open internal(set) var totalBounds = CGRect.zero
}
