import Foundation

/// A format in the syntax of `printf`, with privacy options in braces.
struct LogFormat {
  private let format: [Character]

  init(_ format: String) {
    self.format = Array(format)
  }

  /// Returns the format with its specifiers replaced by values. Specifiers without a value are kept.
  func text(_ values: [Any]) -> String {
    var text = ""
    var values = values[...]
    var index = 0
    while index < format.count {
      guard format[index] == "%", let specifier = Specifier(format[index...]) else {
        text.append(format[index])
        index += 1
        continue
      }
      let written = String(format[index..<specifier.end])
      index = specifier.end
      switch specifier.letter {
      case "%": text += "%"
      case "m": text += String(cString: strerror(errno))
      default: text += specifier.text(&values) ?? written
      }
    }
    return text
  }

  /// One specifier of a format: flags, width and precision, and the letter of its type.
  private struct Specifier {
    private static let letters = "%m@dDiuUxXoOfFeEgGcCsSpaA"
    private static let lengths = "hlqLztj"

    /// Flags, width and precision as written, without the length of the argument.
    private var options = ""
    let letter: Character
    let end: Int

    /// Reads the specifier at the beginning of a format; nil if it has no valid letter.
    init?(_ format: ArraySlice<Character>) {
      var index = format.startIndex + 1
      if index < format.endIndex, format[index] == "{" {
        guard let close = format[index...].firstIndex(of: "}") else { return nil }
        index = close + 1
      }
      while index < format.endIndex, !Self.letters.contains(format[index]) {
        guard "-+ #0123456789.*".contains(format[index]) || Self.lengths.contains(format[index]) else { return nil }
        if !Self.lengths.contains(format[index]) { options.append(format[index]) }
        index += 1
      }
      guard index < format.endIndex else { return nil }
      letter = format[index]
      end = index + 1
    }

    /// Removes the specifier's values and returns their text. If there are too few, returns nil.
    func text(_ values: inout ArraySlice<Any>) -> String? {
      let stars = options.count { $0 == "*" }
      guard values.count > stars else { return nil }
      var options = options
      for number in values.prefix(stars) {
        guard let star = options.firstIndex(of: "*") else { break }
        options.replaceSubrange(star...star, with: "\((number as? any BinaryInteger).map { Int(clamping: $0) } ?? 0)")
      }
      values = values.dropFirst(stars)
      return values.popFirst().map { text(of: $0, "%" + options) }
    }

    /// Returns the value in the notation of the letter, or Swift's description if its type does not match.
    private func text(of value: Any, _ options: String) -> String {
      let integer = value as? any BinaryInteger
      switch letter {
      case "d", "D", "i":
        if let integer { return String(format: options + "lld", Int64(truncatingIfNeeded: integer)) }
      case "u", "U", "x", "X", "o", "O":
        let kind = letter == "X" ? "X" : letter.lowercased()
        if let integer { return String(format: options + "ll" + kind, Self.bits(integer)) }
      case "f", "F", "e", "E", "g", "G", "a", "A":
        if let number = Self.double(value) { return String(format: options + String(letter), number) }
      case "c", "C":
        if let scalar = integer.flatMap({ UInt32(exactly: $0) }).flatMap(Unicode.Scalar.init) { return String(scalar) }
      case "p":
        if let integer { return "0x" + String(Self.bits(integer), radix: 16) }
      default: break
      }
      return "\(value)"
    }

    /// Returns the bits of a number in the width of its type. An 8-bit −1 results in 0xFF; C would widen it first.
    private static func bits(_ number: some BinaryInteger) -> UInt64 {
      let all = UInt64(truncatingIfNeeded: number)
      return number.bitWidth < UInt64.bitWidth ? all & (1 << UInt64(number.bitWidth) - 1) : all
    }

    private static func double(_ value: Any) -> Double? {
      if let number = value as? any BinaryFloatingPoint { return Double(number) }
      return (value as? any BinaryInteger).map { Double($0) }
    }
  }
}
