internal import Foundation

/// A text of a table of strings, with the forms of its parts that depend on numbers.
struct LocalizedText: Sendable, Equatable {
  /// A part of a text, with a form for each plural category.
  struct Variable: Sendable, Equatable {
    /// The number of the argument that selects the form, from 1; nil for the position of the variable.
    var argument: Int?
    /// The specifier of the argument without its percent sign, such as `lld`.
    var specifier = "lld"
    /// The forms by category: zero, one, two, few, many and other.
    var forms: [String: String] = [:]
    /// Indicates whether the variable is the whole text, whose forms have all arguments in their order.
    var isWhole = false
  }

  var format: String
  var variables: [String: Variable] = [:]

  /// Creates a text with plural forms as a whole.
  init(forms: [String: String]) {
    format = "%#@text@"
    variables = ["text": Variable(forms: forms, isWhole: true)]
  }

  init(format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  /// Returns the text with arguments. `language` selects plural forms, and `locale` the format of numbers.
  func filled(with arguments: [any CVarArg], language: String, locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var filling = Filling(variables: variables, arguments: arguments, language: language)
    let format = filling.fill(format)
    return String(format: format, locale: locale, arguments: filling.passed)
  }
}

/// The replacement of variables by their forms, and of all specifiers by specifiers with positions.
private struct Filling {
  let variables: [String: LocalizedText.Variable]
  let arguments: [any CVarArg]
  let language: String
  /// The next argument of a specifier without a position.
  private var next = 1
  /// The numbers of the arguments that specifiers show, in the order of their first use.
  private var shown: [Int] = []
  private var depth = 0

  init(variables: [String: LocalizedText.Variable], arguments: [any CVarArg], language: String) {
    self.variables = variables
    self.arguments = arguments
    self.language = language
  }

  /// The arguments that specifiers show, with integers as wide as the specifiers expect.
  ///
  /// The format must show every argument that is passed: Foundation does not know the size of others.
  var passed: [any CVarArg] {
    shown.map { arguments[$0 - 1] }.map { argument in
      guard let integer = argument as? any BinaryInteger else { return argument }
      if integer is any SignedInteger { return Int64(truncatingIfNeeded: integer) }
      return UInt64(truncatingIfNeeded: integer)
    }
  }

  mutating func fill(_ format: String, own: (position: Int, specifier: String)? = nil) -> String {
    var result = ""
    for piece in FormatText(format).pieces {
      switch piece {
      case .text(let text): result += text.replacingOccurrences(of: "%", with: "%%")
      case .ownArgument:
        guard let own, let conversion = own.specifier.last else { continue }
        result += argument(own.position, String(own.specifier.dropLast()), conversion)
      case .specifier(let position, let modifiers, let conversion):
        result += argument(position ?? takeNext(), modifiers, conversion)
      case .variable(let position, let name): result += variable(name, position)
      }
    }
    return result
  }

  /// Returns the specifier of an argument; empty for an argument that was not passed.
  private mutating func argument(_ position: Int, _ modifiers: String, _ conversion: Character) -> String {
    guard arguments.indices.contains(position - 1) else { return "" }
    let value = arguments[position - 1]
    // A specifier for another kind of value would read memory that is not an argument.
    switch conversion {
    case "@": if value is any BinaryInteger || value is any BinaryFloatingPoint { return literal(value) }
    case "d", "i", "o", "u", "x", "X", "c", "C", "D", "U", "O":
      guard value is any BinaryInteger else { return literal(value) }
    case "a", "A", "e", "E", "f", "F", "g", "G":
      guard value is any BinaryFloatingPoint else { return literal(value) }
    default: return literal(value)
    }
    if !shown.contains(position) { shown.append(position) }
    let index = shown.firstIndex(of: position) ?? 0
    return FormatText.Piece.positioned(index + 1, modifiers, conversion)
  }

  private func literal(_ value: any CVarArg) -> String { "\(value)".replacingOccurrences(of: "%", with: "%%") }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func variable(_ name: String, _ position: Int?) -> String {
    guard let variable = variables[name], depth < 8 else { return "" }
    depth += 1
    defer { depth -= 1 }
    if variable.isWhole {
      let selector = arguments.firstIndex { Self.number($0) != nil }.map { $0 + 1 } ?? 1
      return fill(form(of: variable, selector), own: (selector, variable.specifier))
    }
    let selector = variable.argument ?? position ?? next
    let before = next
    next = selector
    let text = fill(form(of: variable, selector), own: (selector, variable.specifier))
    next = max(before, selector + 1)
    return text
  }

  private func form(of variable: LocalizedText.Variable, _ selector: Int) -> String {
    let forms = variable.forms
    let number = arguments.indices.contains(selector - 1) ? Self.number(arguments[selector - 1]) : nil
    guard let number else { return forms["other"] ?? "" }
    // The form for zero also serves languages without such a category.
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralCategory.of(number, language: language)] ?? forms["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    if let integer = argument as? any BinaryInteger { return Double(integer) }
    if let float = argument as? any BinaryFloatingPoint { return Double(float) }
    return (argument as? NSNumber)?.doubleValue
  }
}
