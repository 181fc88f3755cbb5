extension Catalog {
  package static let datePicker = ClassProperties(
    of: UIDatePicker.self, "A date or time in fields, in a calendar or on wheels.", element: "datePicker",
    make: { UIDatePicker() }
  ) {
    Entry(
      "datePickerMode",
      .word(
        "a mode",
        [
          "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
          "yearAndMonth": .yearAndMonth,
        ]), "The components to pick: a date, a time, both, or a duration.", \.datePickerMode)
    Entry(
      .named("preferredDatePickerStyle", inFiles: "style"),
      .word(
        "a style", ["wheels": .wheels, "compact": .compact, "inline": .inline], inFiles: ["automatic": .automatic]),
      "The style: wheels, fields or a calendar.", \.preferredDatePickerStyle)
    Entry(
      "minuteInterval", .integer(1...30), "The minutes between the rows of a wheel of minutes.", \.minuteInterval)
    Entry(.documents("date"), .date, "The date and time.", \.date)
    Entry(.documents("minimumDate"), .date, "The first date that can be picked.") { $0.minimumDate = $1 }
      .keyed(by: \.minimumDate)
    Entry(.documents("maximumDate"), .date, "The last date that can be picked.") { $0.maximumDate = $1 }
      .keyed(by: \.maximumDate)
    Entry(.documents("countDownDuration"), .double, "The duration of the timer, in seconds.", \.countDownDuration)
    Entry(.documents("locale"), .locale, "The locale of the shown date.") { $0.locale = $1 }.keyed(by: \.locale)
    Entry(.documents("calendar"), .calendar, "The calendar of the shown date.") { $0.calendar = $1 }
      .keyed(by: \.calendar)
    Entry(.documents("timeZone"), .timeZone, "The time zone of the shown time.", \.timeZone)
  }
}
