import UIFoundation

/// An encoder to little-endian bytes that are equal on every machine for equal values.
package struct CanonicalEncoder {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []

  /// Creates an encoder without bytes.
  package init() {}

  /// Writes one byte.
  package mutating func write(_ value: UInt8) { bytes.append(value) }

  /// Writes eight bytes.
  package mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes four bytes.
  package mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes eight bytes.
  package mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  /// Writes one byte.
  package mutating func write(_ value: Bool) { write(UInt8(value ? 1 : 0)) }

  /// Writes eight bytes; negative zero as zero and every NaN as the same one, since they draw alike.
  package mutating func write(_ value: Double) {
    write(value == 0 ? 0 : value.isNaN ? Double.nan.bitPattern : value.bitPattern)
  }

  /// Writes eight bytes.
  package mutating func write(_ value: CGFloat) { write(Double(value)) }

  /// Writes the length in UTF-8 bytes, then the bytes.
  package mutating func write(_ value: String) {
    let text = value.utf8
    write(text.count)
    bytes.append(contentsOf: text)
  }

  /// Writes x and y.
  package mutating func write(_ value: CGPoint) {
    write(value.x)
    write(value.y)
  }

  /// Writes width and height.
  package mutating func write(_ value: CGSize) {
    write(value.width)
    write(value.height)
  }

  /// Writes origin and size.
  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(value.size)
  }

  /// Writes the six entries.
  package mutating func write(_ value: CGAffineTransform) {
    for number in [value.a, value.b, value.c, value.d, value.tx, value.ty] { write(number) }
  }

  /// Writes the four components.
  package mutating func write(_ value: RGBA) {
    for number in [value.red, value.green, value.blue, value.alpha] { write(number) }
  }

  /// Writes the upper and the lower half.
  package mutating func write(_ value: Digest) {
    write(value.high)
    write(value.low)
  }
}
