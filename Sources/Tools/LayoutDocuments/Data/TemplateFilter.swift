import UIKitCore

/// The filters of placeholders.
package enum TemplateFilter {
  /// The description of a filter in the reference.
  struct Summary: Sendable {
    let name: String
    let example: String
    let summary: String
  }

  /// Every filter, in the order in which messages and the reference list them.
  static let all = [
    Summary(name: "upper", example: "${name | upper}", summary: "The text in uppercase."),
    Summary(name: "lower", example: "${name | lower}", summary: "The text in lowercase."),
    Summary(
      name: "number", example: "${price | number: 2, de}",
      summary: "A number, with an optional number of fraction digits and an optional locale."),
    Summary(
      name: "date", example: "${born | date: 'd MMMM yyyy', en_GB, Europe/Berlin}",
      summary: "A date by a pattern of Unicode TR 35, with an optional locale and time zone."),
    Summary(
      name: "default", example: "${nickname | default: 'none'}",
      summary: "A replacement for a value that is missing or empty."),
    Summary(
      name: "not", example: "${isSold | not}",
      summary: "True if the value is missing, empty, false, 0, or the text `false`, `no` or `0`."),
  ]

  /// The names of all filters, in the order of messages.
  package static let names = all.map(\.name)

  /// Applies a filter to the value with the given name. Throws an error that names the expected value.
  package static func apply(
    _ filter: Template.Filter, to value: DataValue?, called name: String, locale: String?
  ) throws(FilterError) -> DataValue? {
    try check(filter)
    if filter.name == "default", value == nil || value?.text == "" { return .text(filter.arguments.first ?? "") }
    if filter.name == "not" { return .bool(!(value?.isTrue ?? false)) }
    guard let value else { return nil }
    let found = "found \(value.summary) from ${\(name)}"
    switch filter.name {
    case "upper":
      return try text(value, filter, found) { $0.uppercased(with: Locale(identifier: locale ?? "en_US_POSIX")) }
    case "lower":
      return try text(value, filter, found) { $0.lowercased(with: Locale(identifier: locale ?? "en_US_POSIX")) }
    case "number": return try number(value, filter, found, locale: locale)
    case "date": return try date(value, filter, found, locale: locale)
    default: return value
    }
  }

  /// Throws an error for a name that no filter has.
  static func check(_ filter: Template.Filter) throws(FilterError) {
    if names.contains(filter.name) { return }
    let name = filter.name
    let nearest = Spelling.nearest(to: name, among: names) ?? ForeignWord.key(name, among: names)
    let others = nearest == nil ? ", expected one of \(names.joined(separator: ", "))" : ""
    throw FilterError(message: "no filter is called \"\(name)\"\(others)", suggestion: nearest)
  }

  private static func text(
    _ value: DataValue, _ filter: Template.Filter, _ found: String, _ change: (String) -> String
  ) throws(FilterError) -> DataValue? {
    guard let text = value.text else { throw FilterError(message: "\(filter.name) takes text, \(found)") }
    return .text(change(text))
  }

  /// Formats a number: `number: 2` has two fraction digits; `number: 2, de` uses German notation.
  private static func number(
    _ value: DataValue, _ filter: Template.Filter, _ found: String, locale: String?
  ) throws(FilterError) -> DataValue? {
    guard let number = value.text.flatMap({ Double($0) }), number.isFinite else {
      let remedy = value.text == "" ? "; default: 0 before it replaces an empty value" : ""
      throw FilterError(message: "number takes a number such as 1234.5, \(found)\(remedy)")
    }
    var digits: ClosedRange = 0...3
    if let count = filter.arguments.first {
      guard let count = Int(count), (0...20).contains(count) else {
        throw FilterError(message: "number takes a count of fraction digits from 0 to 20, such as number: 2")
      }
      digits = count...count
    }
    let locale = Locale(identifier: filter.arguments.dropFirst().first ?? locale ?? "en_US")
    // A decimal number keeps the digits that a binary one would round, up to 38 of them.
    if let decimal = decimal(value.text ?? "", near: number) {
      let half = Decimal(sign: .plus, exponent: -digits.upperBound - 1, significand: 5)
      // A value that rounds to zero has no sign. Halves are rounded to even digits, and therefore to zero here.
      let shown = decimal.magnitude <= half ? 0 : decimal
      return .text(shown.formatted(.number.locale(locale).precision(.fractionLength(digits))))
    }
    let shown = abs(number) < 1 ? 0 : number
    return .text(shown.formatted(.number.locale(locale).precision(.fractionLength(digits))))
  }

  /// Returns the number as a decimal; nil for hexadecimal notation and beyond the range of decimals.
  private static func decimal(_ text: String, near number: Double) -> Decimal? {
    guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
    let difference = abs(NSDecimalNumber(decimal: decimal).doubleValue - number)
    return difference <= abs(number) * 1e-12 ? decimal : nil
  }

  /// Formats a date: `date: "d MMMM yyyy"`, optionally with a locale and a time zone.
  ///
  /// The value is an ISO 8601 date, optionally with a time and its zone.
  private static func date(
    _ value: DataValue, _ filter: Template.Filter, _ found: String, locale: String?
  ) throws(FilterError) -> DataValue? {
    guard let text = value.text, let date = Date(documentText: text) else {
      throw FilterError(message: "date takes a date such as 2025-03-01 or 2025-03-01T12:30:00Z, \(found)")
    }
    let zoneName = filter.arguments.dropFirst(2).first ?? "UTC"
    guard let zone = TimeZone(identifier: zoneName) else {
      throw FilterError(message: "\"\(zoneName)\" is not a time zone, expected one such as Europe/Berlin")
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: filter.arguments.dropFirst().first ?? locale ?? "en_US")
    formatter.timeZone = zone
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = filter.arguments.first ?? "yyyy-MM-dd"
    return .text(formatter.string(from: date))
  }
}

/// An error of a filter.
package struct FilterError: Error, Hashable {
  package var message: String
  /// The nearest valid name.
  package var suggestion: String?
}
