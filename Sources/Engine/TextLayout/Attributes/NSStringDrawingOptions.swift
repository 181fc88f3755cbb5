import UIFoundation

/// Options for measuring and drawing strings.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps lines, beginning at the rectangle's top. Otherwise, the baseline of a single line is at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the font's leading in the line height. It has no effect, since leading is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// In UIKit, measures glyphs instead of line heights. Here the option has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Truncates the last visible line if the text does not fit the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters and the result of scaling during string drawing.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale; zero disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale; 1 for text that fits.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the text, in points.
  open internal(set) var totalBounds = CGRect.zero
}
