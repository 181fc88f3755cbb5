internal import AutoLayout
internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

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
