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
