import PropertyCatalogue
import UIKitCore

/// Controls and views that show a value.
extension ClassRegistry {
  static let slider = ClassDescription(
    "UISlider", inherits: "UIControl", "A value on a line between two others.",
    make: { UISlider() },
    properties: Catalogue.slider.descriptions)

  static let stepper = ClassDescription(
    "UIStepper", inherits: "UIControl", "A minus and a plus.",
    make: { UIStepper() },
    properties: Catalogue.stepper.descriptions)

  static let segmentedControl = ClassDescription(
    "UISegmentedControl", inherits: "UIControl", "Choices side by side, one of them selected.",
    make: { UISegmentedControl(items: []) },
    properties: [
      PropertyDescription("segments", .list(of: .segment), "The choices in their order.") {
        (control: UISegmentedControl, segments) in
        for (index, segment) in segments.enumerated() { segment.insert(into: control, at: index) }
      }
    ] + Catalogue.segmentedControl.descriptions)

  static let pageControl = ClassDescription(
    "UIPageControl", inherits: "UIControl", "Dots that indicate the page.",
    make: { UIPageControl() },
    properties: Catalogue.pageControl.descriptions)

  static let datePicker = ClassDescription(
    "UIDatePicker", inherits: "UIControl", "A date or time in compact form.",
    make: { UIDatePicker() },
    properties: Catalogue.datePicker.descriptions + [
      PropertyDescription("date", .date, "The date and time.", \UIDatePicker.date),
      PropertyDescription(
        "countDownDuration", .double, "The seconds that a timer counts.", \UIDatePicker.countDownDuration),
      PropertyDescription("locale", .locale, "The language in which it is written.") {
        (picker: UIDatePicker, locale) in picker.locale = Locale(identifier: locale)
      },
      PropertyDescription("calendar", .calendar, "The calendar in which it is written.") {
        (picker: UIDatePicker, calendar) in picker.calendar = calendar
      },
      PropertyDescription("timeZone", .timeZone, "The time zone of the shown time.", \UIDatePicker.timeZone),
    ])

  static let progressView = ClassDescription(
    "UIProgressView", "A bar that fills.",
    make: { UIProgressView() },
    properties: Catalogue.progressView.descriptions)

  static let activityIndicator = ClassDescription(
    "UIActivityIndicatorView", "A spinner.",
    make: { UIActivityIndicatorView(style: .medium) },
    properties: Catalogue.activityIndicator.descriptions + [
      PropertyDescription("isAnimating", .boolean, "Whether it turns.") { (view: UIActivityIndicatorView, turns) in
        if turns { view.startAnimating() } else { view.stopAnimating() }
      }
    ])
}
