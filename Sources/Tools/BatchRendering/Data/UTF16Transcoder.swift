/// An incremental converter of UTF-16 text to UTF-8 that counts the bytes of consumed characters.
struct UTF16Transcoder {
  /// The number of bytes that ``init(beginning:)`` needs.
  static let detectionLength = 4

  private let isBigEndian: Bool
  /// The offset, in the file, of the next character to be consumed.
  private(set) var offset = 0
  /// The first byte of an incomplete unit.
  private var half: UInt8?
  /// A high surrogate that waits for its low surrogate.
  private var high: UInt16?

  /// Creates a converter for a file with these first bytes; nil if they are not UTF-16.
  ///
  /// A byte order mark, or a zero byte next to one that is not, identifies UTF-16.
  init?(beginning: some Collection<UInt8>) {
    let bytes = Array(beginning.prefix(2))
    guard bytes.count == 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (1..., 0): isBigEndian = false
    case (0xFE, 0xFF), (0, 1...): isBigEndian = true
    default: return nil
    }
  }

  /// Continues at the beginning of a character.
  mutating func restart(at offset: Int) {
    self.offset = offset
    (half, high) = (nil, nil)
  }

  /// Counts a byte of the UTF-8 text as consumed.
  mutating func consume(_ byte: UInt8) {
    // The first byte of a character counts for all of its bytes. Characters of four bytes are two units.
    switch byte {
    case 0x80..<0xC0: break
    case 0xF0...: offset += 4
    default: offset += 2
    }
  }

  /// Returns the UTF-8 of the complete characters. Unpaired surrogates become U+FFFD.
  ///
  /// At the end, an incomplete character becomes U+FFFD too.
  mutating func transcode(_ bytes: some Collection<UInt8>, isEnd: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 3 / 2 + 8)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let unit = isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first)
      append(unit, to: &text)
    }
    if isEnd {
      if high != nil { Self.append("\u{FFFD}", to: &text) }
      if half != nil { Self.append("\u{FFFD}", to: &text) }
      (half, high) = (nil, nil)
    }
    return text
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high {
      self.high = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        Self.append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
        return
      }
      Self.append("\u{FFFD}", to: &text)
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      Self.append(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &text)
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
