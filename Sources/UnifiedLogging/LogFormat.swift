import Foundation

/// A format as `printf` has it, with privacy options in braces.
struct LogFormat {
  private let format: [Character]

  init(_ format: String) {
    self.format = Array(format)
  }

  /// Returns the format with the values in place of its specifiers.
  func text(_ values: [Any]) -> String {
    var text = ""
    var values = values[...]
    var index = 0
    while index < format.count {
      guard format[index] == "%", index + 1 < format.count else {
        text.append(format[index])
        index += 1
        continue
      }
      if format[index + 1] == "%" {
        text.append("%")
        index += 2
        continue
      }
      var specifier = "%"
      index += 1
      if format[index] == "{" { index = (format[index...].firstIndex(of: "}") ?? format.count - 1) + 1 }
      while index < format.count {
        specifier.append(format[index])
        index += 1
        if specifier.last.map({ "@dDuUxXoOfFeEgGcCsSpaA".contains($0) }) ?? false { break }
      }
      guard let value = values.popFirst() else { return text + specifier }
      text += Self.text(of: value, specifier)
    }
    return text
  }

  private static func text(of value: Any, _ specifier: String) -> String {
    guard !specifier.hasSuffix("@"), !specifier.hasSuffix("s"), let number = value as? any CVarArg else {
      return "\(value)"
    }
    return String(format: specifier, number)
  }
}
