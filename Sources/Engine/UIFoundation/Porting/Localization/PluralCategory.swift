internal import _FoundationICU
internal import Foundation

/// The categories of numbers in languages: zero, one, two, few, many and other.
enum PluralCategory {
  /// Returns the category of a number in a language, from Unicode's rules in ICU.
  static func of(_ number: Double, language: String) -> String {
    var status = U_ZERO_ERROR
    guard let rules = swift_uplrules_open(language, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
      return "other"
    }
    defer { swift_uplrules_close(rules) }
    return ICUText.read(capacity: 16) { swift_uplrules_select(rules, number, $0, $1, $2) } ?? "other"
  }
}

/// Calls of ICU, the one inside Foundation, that return text.
enum ICUText {
  /// Returns the text that a function writes into a buffer; nil on failure.
  static func read(
    capacity: Int = 128,
    _ body: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: capacity)
    let count = text.withUnsafeMutableBufferPointer { body($0.baseAddress, Int32($0.count), &status) }
    if status == U_BUFFER_OVERFLOW_ERROR, count > capacity, count < 1 << 16 {
      return read(capacity: Int(count), body)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, Int(count) <= text.count else { return nil }
    return String(decoding: text.prefix(Int(count)), as: UTF16.self)
  }
}
