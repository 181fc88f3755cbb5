import UIKitCore

/// Controls and views that show a value.
extension ClassRegistry {
  static let segmentedControl = ClassDescription(
    Catalog.segmentedControl,
    properties: [
      PropertyDescription("segments", .list(of: .segment), "The segments in their order.") {
        (control: UISegmentedControl, segments) in
        for (index, segment) in segments.enumerated() { segment.insert(into: control, at: index) }
      }
    ] + Catalog.segmentedControl.descriptions)

  static let calendarView = ClassDescription(
    Catalog.calendarView,
    properties: Catalog.calendarView.descriptions.inserting(shownDates, before: "wantsDateDecorations") + [
      PropertyDescription(
        "decorations", ValueType<[CalendarDecoration]>.list(of: .calendarDecoration), "Dots below dates."
      ) { (view: UICalendarView, decorations) in view.retainedDelegate = CalendarDecorations(decorations) }
    ])

  private static let shownDates = [
    PropertyDescription("visibleDateComponents", .date, "A date in the month that is shown.") {
      (view: UICalendarView, date) in view.visibleDateComponents = .day(of: date)
    },
    PropertyDescription("selectedDate", .date, "The selected date, on a filled disc.") {
      (view: UICalendarView, date) in
      let selection = UICalendarSelectionSingleDate(delegate: nil)
      selection.selectedDate = .day(of: date)
      view.selectionBehavior = selection
    },
    PropertyDescription("selectedDates", ValueType<[Date]>.list(of: .date), "The selected dates, instead of one.") {
      (view: UICalendarView, dates) in
      let selection = UICalendarSelectionMultiDate(delegate: nil)
      selection.selectedDates = dates.map { .day(of: $0) }
      view.selectionBehavior = selection
    },
  ]
}

/// A dot below a date of a calendar view.
package struct CalendarDecoration: Sendable {
  fileprivate var date: Date?
  fileprivate var color: UIColor?
  fileprivate var size = UICalendarView.DecorationSize.medium
}

extension ValueType where Value == CalendarDecoration {
  package static let calendarDecoration = object("a decoration", of: CalendarDecoration()) {
    Field("date", .date, "The date.", \.date).required
    Field("color", .color, "The color of the dot.", \.color)
    Field(
      "size", .word("a size", ["small": .small, "medium": .medium, "large": .large]), "The size of the dot.", \.size)
  }
}

extension DateComponents {
  /// Returns the Gregorian day of a date in a time zone. The default is Greenwich's, which documents use.
  fileprivate static func day(of date: Date, in timeZone: TimeZone? = nil) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    return calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }
}

/// The decorations of a document's calendar view.
@MainActor
private final class CalendarDecorations: NSObject, UICalendarViewDelegate {
  private let decorations: [CalendarDecoration]

  init(_ decorations: [CalendarDecoration]) { self.decorations = decorations }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard let calendar = dateComponents.calendar, let start = calendar.date(from: dateComponents) else { return nil }
    let shown = DateComponents.day(of: start, in: calendar.timeZone)
    let found = decorations.first { decoration in
      decoration.date.map { DateComponents.day(of: $0) }.map { day in
        (day.year, day.month, day.day) == (shown.year, shown.month, shown.day)
      } ?? false
    }
    return found.map { .default(color: $0.color, size: $0.size) }
  }
}
