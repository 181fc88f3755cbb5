extension String {
  /// Returns the text escaped for XML and HTML, optionally with spaces instead of tabs and line breaks.
  ///
  /// Characters that XML does not allow are replaced by U+FFFD.
  package func xmlEscaped(joiningLines: Bool = false) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(joiningLines ? " " : scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
