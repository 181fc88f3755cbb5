import PropertyCatalog
import UIKitCore

/// Controls and views that show a value.
extension ClassRegistry {
  static let slider = ClassDescription(
    "UISlider", inherits: "UIControl", "A control for a value between two limits.",
    make: { UISlider() },
    properties: Catalog.slider.descriptions)

  static let stepper = ClassDescription(
    "UIStepper", inherits: "UIControl", "A control with a minus and a plus button.",
    make: { UIStepper() },
    properties: Catalog.stepper.descriptions)

  static let segmentedControl = ClassDescription(
    "UISegmentedControl", inherits: "UIControl", "A row of segments, one of which is selected.",
    make: { UISegmentedControl(items: []) },
    properties: [
      PropertyDescription("segments", .list(of: .segment), "The segments in their order.") {
        (control: UISegmentedControl, segments) in
        for (index, segment) in segments.enumerated() { segment.insert(into: control, at: index) }
      }
    ] + Catalog.segmentedControl.descriptions)

  static let pageControl = ClassDescription(
    "UIPageControl", inherits: "UIControl", "A row of dots that indicates the current page.",
    make: { UIPageControl() },
    properties: Catalog.pageControl.descriptions)

  static let datePicker = ClassDescription(
    "UIDatePicker", inherits: "UIControl", "A date or time in fields, in a calendar or on wheels.",
    make: { UIDatePicker() },
    properties: Catalog.datePicker.descriptions + [
      PropertyDescription("date", .date, "The date and time.", \UIDatePicker.date),
      PropertyDescription("minimumDate", .date, "The first date that can be picked.") {
        (picker: UIDatePicker, date) in picker.minimumDate = date
      },
      PropertyDescription("maximumDate", .date, "The last date that can be picked.") {
        (picker: UIDatePicker, date) in picker.maximumDate = date
      },
      PropertyDescription(
        "countDownDuration", .double, "The duration of the timer, in seconds.", \UIDatePicker.countDownDuration),
      PropertyDescription("locale", .locale, "The locale of the shown date.") {
        (picker: UIDatePicker, locale) in picker.locale = Locale(identifier: locale)
      },
      PropertyDescription("calendar", .calendar, "The calendar of the shown date.") {
        (picker: UIDatePicker, calendar) in picker.calendar = calendar
      },
      PropertyDescription("timeZone", .timeZone, "The time zone of the shown time.", \UIDatePicker.timeZone),
    ])

  static let progressView = ClassDescription(
    "UIProgressView", "A bar that shows the progress of a task.",
    make: { UIProgressView() },
    properties: Catalog.progressView.descriptions)

  static let activityIndicator = ClassDescription(
    "UIActivityIndicatorView", "An indicator that a task is in progress.",
    make: { UIActivityIndicatorView(style: .medium) },
    properties: Catalog.activityIndicator.descriptions + [
      PropertyDescription("isAnimating", .boolean, "Indicates whether the indicator is animating.") {
        (view: UIActivityIndicatorView, isAnimating) in
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      }
    ])
}
