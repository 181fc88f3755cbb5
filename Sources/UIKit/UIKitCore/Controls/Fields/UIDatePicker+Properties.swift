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
  }
}
