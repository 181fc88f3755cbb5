extension Catalog {
  package static let calendarView = ClassProperties(
    of: UICalendarView.self, "A month with selected and decorated dates.", element: "calendarView",
    make: { UICalendarView() }
  ) {
    Entry(.documents("calendar"), .calendar, "The calendar of the month.", \.calendar)
    Entry(.documents("locale"), .locale, "The locale of the names.", \.locale)
    Entry(.documents("timeZone"), .timeZone, "The time zone of the dates.", \.timeZone)
    Entry(.documents("fontDesign"), .word(.fontDesign), "The design of the font.", \.fontDesign)
    Entry(
      .documents("wantsDateDecorations"), .boolean, "Indicates whether there is space for decorations below the dates.",
      \.wantsDateDecorations)
  }
}
