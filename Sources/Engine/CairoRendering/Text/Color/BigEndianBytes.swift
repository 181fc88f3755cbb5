import UIFoundation

/// Bytes with the numbers of OpenType's tables. Reads outside of them return nil.
struct BigEndianBytes {
  let bytes: UnsafeRawBufferPointer

  func uint8(_ position: Int) -> Int? {
    bytes.indices.contains(position) ? Int(bytes[position]) : nil
  }

  private func integer(_ position: Int, count: Int) -> Int? {
    guard position >= 0, position <= bytes.count - count else { return nil }
    return (0..<count).reduce(0) { $0 << 8 | Int(bytes[position + $1]) }
  }

  func uint16(_ position: Int) -> Int? { integer(position, count: 2) }
  func uint24(_ position: Int) -> Int? { integer(position, count: 3) }
  func uint32(_ position: Int) -> Int? { integer(position, count: 4) }
  func int16(_ position: Int) -> Int? { uint16(position).map { Int(Int16(truncatingIfNeeded: $0)) } }

  /// Returns a number with 14 binary places; 0 outside of the bytes.
  func fraction(_ position: Int) -> Double { Double(int16(position) ?? 0) / 16384 }

  /// Returns a number with 16 binary places.
  func fixed(_ position: Int) -> Double? {
    uint32(position).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }
}
