extension String {
  /// The text as a JSON string. Line breaks, U+2028 and U+2029 are escaped.
  package var jsonQuoted: String {
    var result = ""
    result.reserveCapacity(utf8.count + 2)
    appendJSON(to: &result)
    return result
  }

  /// Appends the text as a JSON string.
  package func appendJSON(to target: inout String) {
    target += "\""
    defer { target += "\"" }
    // Fast path. Beyond ASCII, only the two line separators, which begin with 0xE2, are escaped.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xE2 }) else {
      target += self
      return
    }
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": target += "\\\""
      case "\\": target += "\\\\"
      case "\n": target += "\\n"
      case "\r": target += "\\r"
      case "\t": target += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        target += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: target.unicodeScalars.append(scalar)
      }
    }
  }
}
