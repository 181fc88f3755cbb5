public import Foundation

/// A formatter of intervals of time, such as "1 hour, 10 minutes" or "1:10:00".
///
/// Units have the names of the calendar's locale; the phrases "About" and "remaining" are English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of numbers and the names of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers separated by colons: 1:10:00.
    case positional = 0
    /// The shortest names: 1h 10m.
    case abbreviated = 1
    /// Short names with commas: 1 hr, 10 min.
    case short = 2
    /// Full names: 1 hour, 10 minutes.
    case full = 3
    /// Numbers in words: one hour, ten minutes.
    case spellOut = 4
    /// Short names without commas: 1hr 10min.
    case brief = 5
  }

  /// The treatment of units whose value is 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Drops leading zeros in the positional style, and all zeros in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Keeps all units, and pads numbers of the positional style to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units to show; all from years to seconds if empty.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, whose locale determines the language; nil for the Gregorian one in the current locale.
  open var calendar: Calendar?
  /// The date from which intervals without dates are measured; the beginning of 2001 by default.
  open var referenceDate: Date?
  /// The largest number of units; 0 for any number.
  open var maximumUnitCount = 0
  /// Indicates whether a largest unit of 1 is shown in the next smaller one, as in 63 seconds.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// Has no effect.
  open var allowsFractionalUnits = false
  /// Has no effect.
  open var formattingContext: Formatter.Context = .unknown

  /// Returns the text of a duration in seconds; nil for NaN and for a magnitude of 1e12 or more.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti)
  }

  /// Returns the text of the time between two dates, with a minus sign if the second is earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let isNegative = endDate < startDate
    let found = fixedCalendar.dateComponents(
      Set(units.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return text(of: units.map { ($0, found.value(for: $0.component) ?? 0) }, sign: isNegative ? "-" : "")
  }

  /// Returns the text of components, after a conversion to the allowed units.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return fixedCalendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? NSNumber).flatMap { string(from: $0.doubleValue) }
  }

  /// Returns the text of components in a style, with all other properties at their defaults.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

extension DateComponentsFormatter {
  /// A unit. Years and months have ICU's names; all others are a fixed number of seconds.
  fileprivate struct Unit: Equatable {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    var duration: Duration.UnitsFormatStyle.Unit?
    var seconds = 0
    /// ICU's name of a unit without a fixed duration.
    var name = ""

    static func == (a: Unit, b: Unit) -> Bool { a.component == b.component }

    static let all = [
      Unit(component: .year, flag: .year, name: "year"),
      Unit(component: .month, flag: .month, name: "month"),
      Unit(component: .weekOfMonth, flag: .weekOfMonth, duration: .weeks, seconds: 604_800),
      Unit(component: .day, flag: .day, duration: .days, seconds: 86_400),
      Unit(component: .hour, flag: .hour, duration: .hours, seconds: 3600),
      Unit(component: .minute, flag: .minute, duration: .minutes, seconds: 60),
      Unit(component: .second, flag: .second, duration: .seconds, seconds: 1),
    ]
  }

  private var units: [Unit] {
    let allowed = Unit.all.filter { allowedUnits.contains($0.flag) }
    return allowed.isEmpty ? Unit.all : allowed
  }

  /// The calendar in GMT, which has no daylight saving time.
  private var fixedCalendar: Calendar {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func text(of values: [(unit: Unit, value: Int)], sign: String) -> String {
    var shown = withoutZeros(collapsed(values))
    if maximumUnitCount > 0, shown.count > maximumUnitCount { shown = Array(shown.prefix(maximumUnitCount)) }
    if shown.isEmpty, let smallest = values.last { shown = [smallest] }
    var text = sign + (unitsStyle == .positional ? positional(shown) : named(shown, unitsStyle))
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func collapsed(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    guard collapsesLargestUnit, let first = values.firstIndex(where: { $0.value != 0 }), values[first].value == 1,
      first + 1 < values.count, values[first].unit.seconds > 0
    else { return values }
    var result = values
    result[first].value = 0
    result[first + 1].value += values[first].unit.seconds / values[first + 1].unit.seconds
    return result
  }

  private func withoutZeros(_ values: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.pad) { return values }
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = values.firstIndex(where: { $0.value != 0 }),
      let last = values.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: [.dropLeading, .dropTrailing]) ? values : [] }
    return values.enumerated().filter { index, value in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return value.value != 0 || !behavior.contains(.dropMiddle)
    }.map(\.element)
  }

  /// Returns numbers with colons; units above hours have their abbreviated names.
  private func positional(_ values: [(unit: Unit, value: Int)]) -> String {
    let isTime = { (unit: Unit) in unit.seconds > 0 && unit.seconds <= 3600 }
    let days = values.filter { !isTime($0.unit) }
    let time = values.filter { isTime($0.unit) }.enumerated().map { index, value in
      let padded = index > 0 || zeroFormattingBehavior.contains(.pad) || !days.isEmpty
      return padded && value.value < 10 ? "0\(value.value)" : "\(value.value)"
    }.joined(separator: ":")
    return [days.isEmpty ? "" : named(days, .abbreviated), time].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func named(_ values: [(unit: Unit, value: Int)], _ style: UnitsStyle) -> String {
    if style == .spellOut { return spelledOut(values) }
    let separator = style == .full || style == .short ? ", " : " "
    var parts = values.filter { $0.unit.duration == nil }.map { calendarUnit($0.unit, $0.value, style) }
    let fixed = values.filter { $0.unit.duration != nil }
    if !fixed.isEmpty { parts.append(localized(fixed, style)) }
    return parts.joined(separator: separator)
  }

  private func calendarUnit(_ unit: Unit, _ value: Int, _ style: UnitsStyle) -> String {
    let width: MeasurementText.Width =
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let text = MeasurementText(name: unit.name, locale: calendar?.locale ?? .current)
      .text(Double(value), width: width, usage: nil)
    return style == .brief ? withoutSpaces(text) : text
  }

  /// Returns a text without the spaces between numbers and units.
  private func withoutSpaces(_ text: String) -> String {
    text.replacingOccurrences(of: #"(?<=\d)\s(?=\p{L})"#, with: "", options: .regularExpression)
  }

  private func localized(_ values: [(unit: Unit, value: Int)], _ style: UnitsStyle) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .abbreviated, .positional: .narrow
      }
    let seconds = values.reduce(0) { $0 + $1.value * $1.unit.seconds }
    let format = Duration.UnitsFormatStyle(
      allowedUnits: Set(values.compactMap(\.unit.duration)), width: width, zeroValueUnits: .show(length: 1)
    ).locale(calendar?.locale ?? .current)
    let text = Duration.seconds(seconds).formatted(format)
    return style == .brief ? withoutSpaces(text) : text
  }

  private func spelledOut(_ values: [(unit: Unit, value: Int)]) -> String {
    let words = NumberFormatter()
    words.numberStyle = .spellOut
    words.locale = calendar?.locale ?? .current
    return values.map { value in
      let text = named([value], .full)
      guard let number = words.string(from: NSNumber(value: value.value)) else { return text }
      return text.replacingOccurrences(of: "\(value.value)", with: number)
    }.joined(separator: ", ")
  }
}
