import LayoutDocuments
import UIKitCore

// The kinds of options.
extension PictureOption {
  init(
    _ name: String, _ kind: OptionKind, _ help: String, get: @escaping @Sendable (PictureOptions) -> DataValue?,
    set: @escaping @Sendable (inout PictureOptions, Double) -> Void
  ) {
    self.init(
      name: name, kind: kind, help: help, get: get,
      set: { options, value throws(OptionError) in
        guard case .number(let number) = value, kind.contains(number) else {
          throw OptionError(expected: kind.expectation, value)
        }
        set(&options, number)
      })
  }

  init(
    _ name: String, _ kind: OptionKind, _ help: String, get: @escaping @Sendable (PictureOptions) -> [String],
    set: @escaping @Sendable (inout PictureOptions, [String]) throws(OptionError) -> Void
  ) {
    self.init(
      name: name, kind: kind, help: help,
      get: { options in
        let words = get(options)
        return words.isEmpty ? nil : .list(words.map { .text($0) })
      },
      set: { options, value throws(OptionError) in try set(&options, try kind.words(of: value)) })
  }

  static func text(_ name: String, _ path: WritableKeyPath<PictureOptions, String?> & Sendable, _ help: String) -> Self
  {
    PictureOption(
      name: name, kind: .text, help: help, get: { $0[keyPath: path].map { .text($0) } },
      set: { options, value throws(OptionError) in
        guard case .text(let text) = value else { throw OptionError(expected: OptionKind.text.expectation, value) }
        options[keyPath: path] = text
      })
  }

  static func flag(_ name: String, _ path: WritableKeyPath<PictureOptions, Bool> & Sendable, _ help: String) -> Self {
    PictureOption(
      name: name, kind: .flag, help: help, get: { $0[keyPath: path] ? .bool(true) : nil },
      set: { options, value throws(OptionError) in
        guard case .bool(let flag) = value else { throw OptionError(expected: OptionKind.flag.expectation, value) }
        options[keyPath: path] = flag
      })
  }

  /// An option without a default.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ path: WritableKeyPath<PictureOptions, Value?> & Sendable, _ help: String
  ) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return PictureOption(
      name: name, kind: .choice(words), help: help, get: { $0[keyPath: path].map { .text($0.rawValue) } },
      set: { options, value throws(OptionError) in options[keyPath: path] = try chosen(value, words) })
  }

  static func choice<Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: WritableKeyPath<PictureOptions, Value> & Sendable, _ help: String
  ) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return PictureOption(
      name: name, kind: .choice(words), help: help,
      get: { $0[keyPath: path] == PictureOptions()[keyPath: path] ? nil : .text($0[keyPath: path].rawValue) },
      set: { options, value throws(OptionError) in options[keyPath: path] = try chosen(value, words) })
  }

  private static func chosen<Value: RawRepresentable<String>>(
    _ value: DataValue, _ words: [String]
  ) throws(OptionError) -> Value {
    if case .text(let word) = value, let choice = Value(rawValue: word) { return choice }
    throw OptionError(
      expected: OptionKind.choice(words).expectation, value,
      hint: value.text.flatMap { Spelling.nearest(to: $0, among: words) })
  }

  /// The same option, which figures of articles have too.
  var inFigures: PictureOption { inFigures(as: name) }

  func inFigures(as name: String) -> PictureOption { with { $0.figureName = name } }

  private func with(_ change: (inout PictureOption) -> Void) -> PictureOption {
    var copy = self
    change(&copy)
    return copy
  }
}

extension OptionKind {
  fileprivate func contains(_ number: Double) -> Bool {
    switch self {
    case .number(let range, _): range.contains(number)
    case .wholeNumber(let range): Int(exactly: number).map(range.contains) ?? false
    default: false
    }
  }

  /// Returns the words of a value, which is a string, a number or a list of these.
  fileprivate func words(of value: DataValue) throws(OptionError) -> [String] {
    let items = if case .list(let list) = value { list } else { [value] }
    var words: [String] = []
    for item in items {
      switch item {
      case .text, .number: words.append(item.text ?? "")
      default: throw OptionError(expected: OptionKind.words(separator: nil, among: nil).expectation, item)
      }
    }
    guard case .words(_, let valid?) = self, let wrong = words.first(where: { !valid.contains($0) }) else {
      return words
    }
    throw OptionError(expected: expectation, .text(wrong), hint: Spelling.nearest(to: wrong, among: valid))
  }
}

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
