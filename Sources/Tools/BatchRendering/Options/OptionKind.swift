import LayoutDocuments

/// The values that an option accepts.
package enum OptionKind: Sendable, Hashable {
  case text
  case flag
  case number(ClosedRange<Double>, unit: String)
  case wholeNumber(ClosedRange<Int>)
  case choice([String])
  /// One or several words; in an article, `separator` is between them. `among` lists the valid words.
  case words(separator: Character?, among: [String]?)
  /// A number from 1 to 100, or `lossless`.
  case quality

  /// Returns the value that a text means, in an article or on the command line. A wrong text remains a text.
  package func value(of text: String) -> DataValue {
    switch self {
    case .text, .choice, .quality: .text(text)
    case .flag: ["true": .bool(true), "false": .bool(false)][text] ?? .text(text)
    case .number, .wholeNumber: Double(text).map { .number($0) } ?? .text(text)
    case .words(nil, _): .text(text)
    case .words(let separator?, _):
      .list(
        text.split(separator: separator, omittingEmptySubsequences: false)
          .map { .text($0.trimmingCharacters(in: .whitespaces)) })
    }
  }

  /// The values in words, for messages.
  var expectation: String {
    switch self {
    case .text: "a string"
    case .flag: "true or false"
    case .number(let range, let unit): "a number of \(unit) from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    case .wholeNumber(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words), .words(_, let words?): "one of \(words.joined(separator: ", "))"
    case .words(_, nil): "a string, a number or a list of these"
    case .quality: "a number from 1 to 100, or lossless"
    }
  }
}

/// The reason why a value is none of an option's.
package struct OptionError: Error {
  private let text: String
  private let found: String
  /// The likely correction.
  let hint: String?

  init(expected: String, _ found: DataValue, hint: String? = nil) {
    (text, self.found, self.hint) = ("expected \(expected)", ", found \(found.summary)", hint)
  }

  init(_ text: String) { (self.text, found, hint) = (text, "", nil) }

  /// The message after the name of the option and a colon.
  var message: String { text + found + (hint.map { "; did you mean \"\($0)\"?" } ?? "") }

  /// Returns the message about a key of a job, without the hint.
  func message(ofKey key: String) -> String { found.isEmpty ? "\"\(key)\": \(text)" : "\(text) as \"\(key)\"\(found)" }
}
