package import AutoLayout
package import Foundation
package import TextLayout
package import UIFoundation
package import UIGraphics

/// The kind of a property's value, which turns a typed setter into a case of ``PropertySetter``.
struct ValueKind<Value>: Sendable {
  let setter: @Sendable (@escaping PropertySetter.Assignment<Value>) -> PropertySetter
}

extension ValueKind<Bool> { static let boolean = ValueKind { .boolean($0) } }

extension ValueKind where Value == Int {
  static func integer(_ range: ClosedRange<Int> = -1_000_000...1_000_000) -> ValueKind {
    ValueKind { .integer(range, $0) }
  }
}

extension ValueKind<CGFloat> {
  static let number = ValueKind { .number(.any, $0) }
  static let length = ValueKind { .number(.length, $0) }
  static let fraction = ValueKind { .number(.fraction, $0) }
}

extension ValueKind<[CGFloat]> {
  static let numbers = ValueKind { .numbers(.any, $0) }
  static let lengths = ValueKind { .numbers(.length, $0) }
  static let fractions = ValueKind { .numbers(.fraction, $0) }
}

extension ValueKind<Float> {
  static let float = ValueKind { set in .number(.any) { set($0, Float($1)) } }
  static let fraction = ValueKind { set in .number(.fraction) { set($0, Float($1)) } }
}

extension ValueKind<Double> { static let double = ValueKind { set in .number(.any) { set($0, Double($1)) } } }

extension ValueKind<String> {
  static let text = ValueKind { .text($0) }
  static let name = ValueKind { .name($0) }
}

extension ValueKind<[String]> { static let texts = ValueKind { .texts($0) } }
extension ValueKind<NSAttributedString> { static let attributedText = ValueKind { .attributedText($0) } }
extension ValueKind<[NSAttributedString.Key: Any]> { static let textAttributes = ValueKind { .textAttributes($0) } }
extension ValueKind<UIColor> { static let color = ValueKind { .color($0) } }
extension ValueKind<[UIColor]> { static let colors = ValueKind { .colors($0) } }
/// A color that is resolved in the current traits.
extension ValueKind<CGColor> { static let resolvedColor = ValueKind { set in .color { set($0, $1.cgColor) } } }
extension ValueKind<UIImage> { static let image = ValueKind { .image($0) } }
extension ValueKind<UIFont> { static let font = ValueKind { .font($0) } }
extension ValueKind<CGPoint> { static let point = ValueKind { .point($0) } }
extension ValueKind<CGRect> { static let rectangle = ValueKind { .rectangle($0) } }
extension ValueKind<CGRect?> { static let frame = ValueKind { .frame($0) } }
extension ValueKind<CGPath> { static let path = ValueKind { .path($0) } }

extension ValueKind<CGSize> {
  static let size = ValueKind { .size($0) }
  static let offset = ValueKind { .offset($0) }
}

extension ValueKind<UIOffset> {
  static let offset = ValueKind { set in .point { set($0, UIOffset(horizontal: $1.x, vertical: $1.y)) } }
}

extension ValueKind<CGAffineTransform> { static let transform = ValueKind { .transform($0) } }
extension ValueKind<Date> { static let date = ValueKind { .date($0) } }
extension ValueKind<Calendar> { static let calendar = ValueKind { .calendar($0) } }
extension ValueKind<TimeZone> { static let timeZone = ValueKind { .timeZone($0) } }
extension ValueKind<Locale> { static let locale = ValueKind { .locale($0) } }
extension ValueKind<UIEdgeInsets> { static let edgeInsets = ValueKind { .edgeInsets($0) } }

extension ValueKind<NSDirectionalEdgeInsets> {
  static let directionalEdgeInsets = ValueKind { .directionalEdgeInsets($0) }
}

extension ValueKind<(axis: NSLayoutConstraint.Axis, priority: UILayoutPriority)> {
  static let priorities = ValueKind { .priorities($0) }
}

extension ValueKind where Value: Sendable {
  static func word(_ words: Words<Value>) -> ValueKind {
    ValueKind { set in .word(words.list) { set($0, words[$1]) } }
  }
}

extension ValueKind where Value: Sendable & RawRepresentable, Value.RawValue: BinaryInteger {
  static func word(
    _ name: String, _ words: KeyValuePairs<String, Value>, inFiles: KeyValuePairs<String, Value> = [:]
  ) -> ValueKind {
    word(Words(name, words, inFiles: inFiles))
  }
}

extension ValueKind where Value: Sendable & RawRepresentable, Value.RawValue == String {
  static func word(_ name: String, _ words: KeyValuePairs<String, Value>) -> ValueKind { word(Words(name, words)) }
}

extension ValueKind where Value: OptionSet & Sendable, Value.Element == Value {
  static func words(_ words: Words<Value>) -> ValueKind {
    ValueKind { set in .words(words.list) { set($0, Value($1.map { words[$0] })) } }
  }
}

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

  /// A value with properties of its own, as the object that holds it.
  case value(ValueDescription, Assignment<NSObject>)
  /// A part with properties of its own, which a closure changes in the object that holds the part.
  case part(ValueDescription, Assignment<@MainActor (NSObject) -> Void>)

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
