import Foundation

/// Unicode's own test files, as Debian's unicode-data installs them.
enum UnicodeData {
  static let folder = "/usr/share/unicode/"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt") }

  /// The lines of a file without comments, each with its number from 1.
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
      // Surrogates stand alone in some files.
      Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
    }
  }

  static func hexadecimal(_ field: Substring) -> [UInt32] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
  }
}

/// What came of a conformance file.
struct ConformanceResult {
  var cases = 0
  /// Failures that nobody listed.
  var failures: [String] = []
  /// Cases that are known to differ, and did.
  var listed: [String] = []

  mutating func fail(_ name: String, isListed: Bool) {
    if isListed { listed.append(name) } else { failures.append(name) }
  }
}
