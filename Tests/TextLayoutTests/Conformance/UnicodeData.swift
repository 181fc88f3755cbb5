import Foundation

/// Unicode's own test files, as installed by Debian's unicode-data.
enum UnicodeData {
  static let folder = "/usr/share/unicode/"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt") }

  /// Returns the lines of a file without comments, each with its number from 1.
  static func lines(_ file: String) throws -> [(number: Int, text: Substring)] {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + file))
    return data.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { index, bytes in
      let code = bytes.prefix { $0 != UInt8(ascii: "#") }
      guard code.contains(where: { $0 > 0x20 }) else { return nil }
      return (index + 1, Substring(decoding: code, as: UTF8.self))
    }
  }

  static func units(_ scalars: [UInt32]) -> [UInt16] {
    scalars.flatMap { value in
      // Some files contain unpaired surrogates.
      Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
    }
  }

  static func hexadecimal(_ field: Substring) -> [UInt32] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }
}

/// The result of a conformance file.
struct ConformanceResult {
  var cases = 0
  /// The failures that are not listed.
  var failures: [String] = []
  /// The number of listed cases that failed as expected.
  var listed: [String] = []

  mutating func fail(_ name: String, isListed: Bool) {
    if isListed { listed.append(name) } else { failures.append(name) }
  }
}
