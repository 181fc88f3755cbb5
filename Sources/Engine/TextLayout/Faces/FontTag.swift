/// The four-letter tag of an axis, feature, table or script.
package struct FontTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a tag from the first four bytes. Shorter names are padded with spaces, as in OpenType.
  package init(_ name: String) {
    var value: UInt32 = 0
    var bytes = name.utf8.makeIterator()
    for _ in 0..<4 { value = value << 8 | UInt32(bytes.next() ?? 0x20) }
    rawValue = value
  }

  package static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }

  package var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }, as: UTF8.self)
  }

  package static let weight = FontTag("wght")
  package static let opticalSize = FontTag("opsz")
}

/// The value of one axis of a variable font, in design coordinates.
package struct FontVariation: Hashable, Sendable {
  package let tag: FontTag
  package let value: Float
}

/// The value of one OpenType feature; 0 is off, 1 is on.
package struct FontFeature: Hashable, Sendable {
  package let tag: FontTag
  package let value: UInt32
}
