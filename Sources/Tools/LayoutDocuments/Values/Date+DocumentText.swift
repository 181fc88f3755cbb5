import Foundation

extension Date {
  /// Creates a date from an ISO 8601 date such as `2025-03-01`, optionally with a time and its zone.
  ///
  /// Without a zone, the date and the time are in UTC. Seconds are optional, and a space can replace the `T` before
  /// the time. Returns `nil` for other text and for days and times that do not exist.
  package init?(documentText text: String) {
    var reader = DateReader(text)
    var components = DateComponents()
    components.year = reader.number(digits: 4)
    guard components.year != nil, reader.skip("-") else { return nil }
    components.month = reader.number(digits: 2)
    guard components.month != nil, reader.skip("-") else { return nil }
    components.day = reader.number(digits: 2)
    var fraction = 0.0
    var offset = 0
    if reader.skip("T") || reader.skip(" ") {
      components.hour = reader.number(digits: 2)
      guard components.hour != nil, reader.skip(":") else { return nil }
      components.minute = reader.number(digits: 2)
      guard components.minute != nil else { return nil }
      if reader.skip(":") {
        components.second = reader.number(digits: 2)
        guard components.second != nil, let read = reader.fraction() else { return nil }
        fraction = read
      }
      guard let zone = reader.zone() else { return nil }
      offset = zone
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard reader.isAtEnd, components.day != nil, components.isValidDate(in: calendar),
      let date = calendar.date(from: components)
    else { return nil }
    self = date.addingTimeInterval(fraction - Double(offset))
  }
}

/// A reader of the parts of an ISO 8601 date.
private struct DateReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Skips a character, and returns whether it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Reads a number with exactly this many digits.
  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads a fraction of a second after a point or a comma; 0 if there is none, `nil` without digits.
  mutating func fraction() -> Double? {
    guard skip(".") || skip(",") else { return 0 }
    let digits = rest.prefix(while: Self.isDigit)
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Double("0.\(Substring(digits))")
  }

  /// Reads a zone such as `Z`, `+01:00`, `+0100` or `+01`, in seconds east of UTC; 0 at the end.
  mutating func zone() -> Int? {
    if isAtEnd || skip("Z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(digits: 2), hours <= 23 else { return nil }
    if isAtEnd { return (isWest ? -1 : 1) * hours * 3600 }
    _ = skip(":")
    guard let minutes = number(digits: 2), minutes <= 59 else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
