package import AutoLayout
package import Foundation
package import TextLayout
package import UIFoundation
package import UIGraphics

/// The setter of a property, by the kind of its value: one case for each form that readers convert to.
package enum PropertySetter: Sendable {
  /// Sets a value on an object. Does nothing for an object of another class.
  package typealias Assignment<Value> = @MainActor (NSObject, Value) -> Void

  case boolean(Assignment<Bool>)
  /// A whole number.
  ///
  /// A range that begins at 0 limits values from every source, other ranges only those of documents.
  case integer(ClosedRange<Int>, Assignment<Int>)
  case number(NumberRange, Assignment<CGFloat>)
  /// Several numbers.
  case numbers(NumberRange, Assignment<[CGFloat]>)
  case text(Assignment<String>)
  /// Text that is not shown in a picture, such as the name of a layer.
  case name(Assignment<String>)
  case texts(Assignment<[String]>)
  case attributedText(Assignment<NSAttributedString>)
  case textAttributes(Assignment<[NSAttributedString.Key: Any]>)
  /// One of several words, by its index.
  case word(WordList, Assignment<Int>)
  /// Any number of words, by their indexes.
  case words(WordList, Assignment<[Int]>)
  case color(Assignment<UIColor>)
  case colors(Assignment<[UIColor]>)
  case image(Assignment<UIImage>)
  case font(Assignment<UIFont>)
  case point(Assignment<CGPoint>)
  case size(Assignment<CGSize>)
  /// A displacement to the right and down, in points. Both components can be negative.
  case offset(Assignment<CGSize>)
  case rectangle(Assignment<CGRect>)
  /// A rectangle, or `nil` for all of the bounds that contain it.
  case frame(Assignment<CGRect?>)
  case path(Assignment<CGPath>)
  case transform(Assignment<CGAffineTransform>)
  case date(Assignment<Date>)
  case calendar(Assignment<Calendar>)
  case timeZone(Assignment<TimeZone>)
  case locale(Assignment<Locale>)
  case edgeInsets(Assignment<UIEdgeInsets>)
  case directionalEdgeInsets(Assignment<NSDirectionalEdgeInsets>)
  /// A priority for each axis.
  case priorities(Assignment<(axis: NSLayoutConstraint.Axis, priority: UILayoutPriority)>)
  /// One value per state of a control, each with a setter. The state is the raw value of `UIControl.State`.
  indirect case perState(@Sendable (UInt) -> PropertySetter)

  /// The numbers that documents accept.
  package enum NumberRange: Sendable {
    case any
    /// A nonnegative number.
    case length
    /// A number from 0 to 1.
    case fraction
  }

  /// Returns a whole number from a file, clamped to the range if the range begins at 0.
  package static func limited(_ number: Int, to range: ClosedRange<Int>) -> Int {
    range.lowerBound == 0 ? min(max(0, number), range.upperBound) : number
  }
}
