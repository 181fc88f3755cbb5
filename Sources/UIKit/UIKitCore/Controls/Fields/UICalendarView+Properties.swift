extension Catalog {
  package static let calendarView = ClassProperties(
    of: UICalendarView.self, "A month with selected and decorated dates.", element: "calendarView",
    make: { UICalendarView() }
  ) {
    Entry(
      .documents("wantsDateDecorations"), .boolean, "Indicates whether there is space for decorations below the dates.",
      \.wantsDateDecorations)
  }
}
