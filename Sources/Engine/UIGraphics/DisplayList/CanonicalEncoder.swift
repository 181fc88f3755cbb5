import UIFoundation

/// An encoder of values as little-endian bytes. Equal values have equal bytes on every machine.
package struct CanonicalEncoder {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ value: UInt8) { bytes.append(value) }

  package mutating func write(_ value: UInt64) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: UInt32) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ value: Int) { write(UInt64(bitPattern: Int64(value))) }

  package mutating func write(_ value: Bool) { write(UInt8(value ? 1 : 0)) }

  /// Writes eight bytes. Negative zero is written as zero, and every NaN as the same NaN.
  package mutating func write(_ value: Double) {
    write(value == 0 ? 0 : value.isNaN ? Double.nan.bitPattern : value.bitPattern)
  }

  package mutating func write(_ value: CGFloat) { write(Double(value)) }

  /// Writes the length in UTF-8 bytes, then the bytes.
  package mutating func write(_ value: String) {
    let text = value.utf8
    write(text.count)
    bytes.append(contentsOf: text)
  }

  package mutating func write(_ value: CGPoint) {
    write(value.x)
    write(value.y)
  }

  package mutating func write(_ value: CGSize) {
    write(value.width)
    write(value.height)
  }

  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(value.size)
  }

  package mutating func write(_ value: CGAffineTransform) {
    for number in [value.a, value.b, value.c, value.d, value.tx, value.ty] { write(number) }
  }

  package mutating func write(_ value: RGBA) {
    for number in [value.red, value.green, value.blue, value.alpha] { write(number) }
  }

  package mutating func write(_ value: Digest) {
    write(value.high)
    write(value.low)
  }
}
