internal import _FoundationICU
public import Foundation

/// A formatter of distances in time, such as "2 hours ago" or "tomorrow", in the words of ICU.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The words for a distance.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: 1 day ago.
    case numeric = 0
    /// Names where a language has them: yesterday.
    case named = 1
  }

  /// The names of units.
  public enum UnitsStyle: Int, Sendable {
    /// Full names: 2 months ago.
    case full = 0
    /// Numbers in words: two months ago.
    case spellOut = 1
    /// Short names: 2 mo. ago.
    case short = 2
    /// The shortest names: 2mo ago.
    case abbreviated = 3
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  /// The calendar for the distances between dates; nil for the current one.
  open var calendar: Calendar! = nil
  /// The locale; nil for that of the calendar, or else the current one.
  open var locale: Locale! = nil

  private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
    (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH),
    (.weekOfMonth, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY),
    (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE), (.second, UDAT_REL_UNIT_SECOND),
  ]

  /// Returns the text of the largest unit whose value is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.compactMap { unit in dateComponents.value(for: unit.component).map { (unit.unit, $0) } }
    guard let shown = values.first(where: { $0.1 != 0 }) ?? values.last else { return "" }
    return text(Double(shown.1), shown.0)
  }

  /// Returns the text of a distance in seconds from now; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite, abs(timeInterval) < 1e12 else { return "" }
    // The length of months depends on the date, so that intervals are measured from a fixed one.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text of the distance of a date from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    return localizedString(
      from: calendar.dateComponents(Set(Self.units.map(\.component)), from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return localizedString(from: components) }
    return (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
    let locale = locale ?? calendar?.locale ?? .current
    var status = U_ZERO_ERROR
    let style =
      switch unitsStyle {
      case .full, .spellOut: UDAT_STYLE_LONG
      case .short: UDAT_STYLE_SHORT
      case .abbreviated: UDAT_STYLE_NARROW
      }
    // The formatter owns the format of numbers.
    let words =
      unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    let context =
      switch formattingContext {
      case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
      case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
      case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
      case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
      default: UDISPCTX_CAPITALIZATION_NONE
      }
    guard let formatter = swift_ureldatefmt_open(locale.identifier, words, style, context, &status) else { return "" }
    defer { swift_ureldatefmt_close(formatter) }
    return ICUText.read {
      dateTimeStyle == .named
        ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, $2)
    } ?? ""
  }
}
