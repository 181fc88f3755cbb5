internal import Foundation

/// The days of a month in weeks.
struct MonthGrid {
  /// The number of rows of every month, so that a calendar does not change its height.
  static let rowCount = 6

  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  let dayCount: Int
  /// The column of the first day.
  let firstColumn: Int

  /// Creates the month that contains a date; nil if the calendar has none.
  init?(containing date: Date, _ calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    guard let start = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: date) else {
      return nil
    }
    (self.calendar, self.start, dayCount) = (calendar, start, days.count)
    firstColumn = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
  }

  /// Returns the row and the column of a day, which is counted from 1.
  func place(ofDay day: Int) -> (row: Int, column: Int) {
    let index = firstColumn + day - 1
    return (index / 7, index % 7)
  }

  /// Returns the first moment of a day, which is counted from 1.
  func date(ofDay day: Int) -> Date? { calendar.date(byAdding: .day, value: day - 1, to: start) }

  /// The numbers of the weekdays in the order of the columns, counted from 0 for Sunday.
  var weekdays: [Int] { (0..<7).map { (calendar.firstWeekday - 1 + $0) % 7 } }
}

extension Calendar {
  /// Returns the calendar in a locale and a time zone.
  ///
  /// It has the locale's first weekday unless it has one of its own. Setting the locale does not set the first weekday
  /// of a calendar with an identifier.
  func localized(_ locale: Locale, _ timeZone: TimeZone?) -> Calendar {
    var local = self
    local.locale = locale
    if let timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) { local.timeZone = timeZone }
    if firstWeekday == Calendar(identifier: identifier).firstWeekday {
      local.firstWeekday = locale.calendar.firstWeekday
    }
    return local
  }
}
