import Foundation

/// Unicode's test files, as installed by Debian's package unicode-data.
enum UnicodeData {
  static let folder = "/usr/share/unicode/"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt") }

  /// Returns the lines of a file without comments, each with its number from 1.
  static func lines(_ file: String) throws -> [(number: Int, text: Substring)] {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + file))
    var lines: [(number: Int, text: Substring)] = []
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      var (offset, number) = (0, 0)
      while offset < bytes.count {
        number += 1
        let length = position(of: "\n", in: start + offset, count: bytes.count - offset) ?? bytes.count - offset
        let textLength = position(of: "#", in: start + offset, count: length) ?? length
        let line = UnsafeRawBufferPointer(start: start + offset, count: textLength)
        if line.contains(where: { $0 > 0x20 }) { lines.append((number, Substring(decoding: line, as: UTF8.self))) }
        offset += length + 1
      }
    }
    return lines
  }

  private static func position(of character: Unicode.Scalar, in bytes: UnsafeRawPointer, count: Int) -> Int? {
    memchr(bytes, Int32(character.value), count).map { bytes.distance(to: $0) }
  }

  static func units(_ scalars: [UInt32]) -> [UInt16] {
    var units: [UInt16] = []
    for value in scalars {
      // Some files contain unpaired surrogates. Each of them is one unit, as are all numbers up to 0xFFFF.
      if value <= 0xFFFF {
        units.append(UInt16(value))
      } else {
        units.append(UInt16(0xD800 + (value - 0x10000) >> 10))
        units.append(UInt16(0xDC00 + (value - 0x10000) & 0x3FF))
      }
    }
    return units
  }

  /// Divides a line at an ASCII character.
  static func fields(_ line: Substring, separator: Unicode.Scalar) -> [Substring] {
    // Bytes, since dividing characters is slow in debug builds.
    line.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Returns the decimal numbers in a field; nil for each "x".
  static func decimals(_ field: Substring) -> [Int?] {
    var values: [Int?] = []
    var value: Int?
    for byte in field.utf8 {
      if byte >= 0x30 && byte <= 0x39 {
        value = (value ?? 0) * 10 + Int(byte - 0x30)
      } else {
        if let last = value { values.append(last) }
        value = nil
        if byte == 0x78 { values.append(nil) }
      }
    }
    if let last = value { values.append(last) }
    return values
  }

  static func hexadecimal(_ field: Substring) -> [UInt32] {
    // Digit by digit, since `split` and `init(_:radix:)` are slow in debug builds.
    var values: [UInt32] = []
    var value: UInt32?
    for byte in field.utf8 {
      if byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x46 {
        value = (value ?? 0) << 4 | UInt32(byte <= 0x39 ? byte - 0x30 : byte - 0x37)
      } else if let last = value {
        values.append(last)
        value = nil
      }
    }
    return values + (value.map { [$0] } ?? [])
  }
}

/// The result of a conformance file.
struct ConformanceResult {
  var cases = 0
  /// The unexpected failures.
  var failures: [String] = []
  /// The failures that `KnownDifferences` lists.
  var listed: [String] = []

  mutating func fail(_ name: String, isListed: Bool) {
    if isListed { listed.append(name) } else { failures.append(name) }
  }
}
