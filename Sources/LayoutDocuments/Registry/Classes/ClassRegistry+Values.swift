import UIKitCore

/// Controls and views that show a value.
extension ClassRegistry {
  static let slider = ClassDescription(
    "UISlider", inherits: "UIControl", "A value on a line between two others.",
    make: { UISlider() },
    properties: [
      // The limits come first because they clamp the value.
      PropertyDescription("minimumValue", .float, "The value at the leading end.", \UISlider.minimumValue),
      PropertyDescription("maximumValue", .float, "The value at the trailing end.", \UISlider.maximumValue),
      PropertyDescription("value", .float, "The value.", \UISlider.value),
      PropertyDescription("minimumValueImage", .image, "The picture before the line.", \UISlider.minimumValueImage),
      PropertyDescription("maximumValueImage", .image, "The picture after the line.", \UISlider.maximumValueImage),
      PropertyDescription(
        "minimumTrackTintColor", .color, "The colour before the knob.", \UISlider.minimumTrackTintColor),
      PropertyDescription(
        "maximumTrackTintColor", .color, "The colour after the knob.", \UISlider.maximumTrackTintColor),
      PropertyDescription("thumbTintColor", .color, "The colour of the knob.", \UISlider.thumbTintColor),
      perState("thumbImage", "The picture of the knob.") { $0.setThumbImage($1, for: $2) },
      perState("minimumTrackImage", "The picture of the line before the knob.") {
        $0.setMinimumTrackImage($1, for: $2)
      },
      perState("maximumTrackImage", "The picture of the line after the knob.") {
        $0.setMaximumTrackImage($1, for: $2)
      },
    ])

  private static func perState(
    _ name: String, _ summary: String, set: @escaping @MainActor (UISlider, UIImage, UIControl.State) -> Void
  ) -> PropertyDescription {
    PropertyDescription(name, .states(of: .image), summary) { (slider: UISlider, values) in
      for (state, value) in values { set(slider, value, state) }
    }
  }

  static let stepper = ClassDescription(
    "UIStepper", inherits: "UIControl", "A minus and a plus.",
    make: { UIStepper() },
    properties: [
      PropertyDescription("minimumValue", .double, "The least value.", \UIStepper.minimumValue),
      PropertyDescription("maximumValue", .double, "The greatest value.", \UIStepper.maximumValue),
      PropertyDescription("value", .double, "The value; at a limit, one side is inactive.", \UIStepper.value),
      PropertyDescription("stepValue", .double, "How much one tap adds.", \UIStepper.stepValue),
      PropertyDescription("wraps", .boolean, "Whether the ends meet.", \UIStepper.wraps),
    ])

  static let segmentedControl = ClassDescription(
    "UISegmentedControl", inherits: "UIControl", "Choices side by side, one of them selected.",
    make: { UISegmentedControl(items: []) },
    properties: [
      PropertyDescription("segments", .list(of: .segment), "The choices in their order.") {
        (control: UISegmentedControl, segments) in
        for (index, segment) in segments.enumerated() { segment.insert(into: control, at: index) }
      },
      PropertyDescription(
        "selectedSegmentIndex", .integer(-1...10_000), "Which is selected, counted from 0; -1 for none.",
        \UISegmentedControl.selectedSegmentIndex),
      PropertyDescription(
        "selectedSegmentTintColor", .color, "The colour behind the selected one.",
        \UISegmentedControl.selectedSegmentTintColor),
      PropertyDescription(
        "apportionsSegmentWidthsByContent", .boolean, "Whether longer titles get more room.",
        \UISegmentedControl.apportionsSegmentWidthsByContent),
      PropertyDescription("isMomentary", .boolean, "Whether none stays selected.", \UISegmentedControl.isMomentary),
      PropertyDescription("titleTextAttributes", .states(of: .textAttributes), "How the titles look.") {
        (control: UISegmentedControl, values) in
        for (state, attributes) in values { control.setTitleTextAttributes(attributes.values, for: state) }
      },
      PropertyDescription("backgroundImage", .states(of: .image), "The picture behind the segments.") {
        (control: UISegmentedControl, values) in
        for (state, image) in values { control.setBackgroundImage(image, for: state, barMetrics: .default) }
      },
    ])

  static let pageControl = ClassDescription(
    "UIPageControl", inherits: "UIControl", "Dots that indicate the page.",
    make: { UIPageControl() },
    properties: [
      PropertyDescription("numberOfPages", .integer(0...10_000), "How many dots.", \UIPageControl.numberOfPages),
      PropertyDescription(
        "currentPage", .integer(0...10_000), "The page, counted from 0.", \UIPageControl.currentPage),
      PropertyDescription(
        "hidesForSinglePage", .boolean, "Whether a single dot is hidden.", \UIPageControl.hidesForSinglePage),
      PropertyDescription(
        "pageIndicatorTintColor", .color, "The colour of the other dots.", \UIPageControl.pageIndicatorTintColor),
      PropertyDescription(
        "currentPageIndicatorTintColor", .color, "The colour of the page's dot.",
        \UIPageControl.currentPageIndicatorTintColor),
      PropertyDescription(
        "backgroundStyle",
        .word("a style", ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
        "The background of the dots.", \UIPageControl.backgroundStyle),
    ])

  static let datePicker = ClassDescription(
    "UIDatePicker", inherits: "UIControl", "A date or time in compact form.",
    make: { UIDatePicker() },
    properties: [
      PropertyDescription(
        "datePickerMode",
        .word(
          "a mode",
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
          ]),
        "What is picked.", \UIDatePicker.datePickerMode),
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
    properties: [
      PropertyDescription(
        "progressViewStyle", .word("a style", ["default": .default, "bar": .bar]), "How the bar looks.",
        \UIProgressView.progressViewStyle),
      PropertyDescription("progress", .fraction, "How far it is filled, 0 to 1.") {
        (view: UIProgressView, progress) in view.progress = Float(progress)
      },
      PropertyDescription(
        "progressTintColor", .color, "The colour of the filled part.", \UIProgressView.progressTintColor),
      PropertyDescription("trackTintColor", .color, "The colour of the rest.", \UIProgressView.trackTintColor),
      PropertyDescription("progressImage", .image, "The picture of the filled part.", \UIProgressView.progressImage),
      PropertyDescription("trackImage", .image, "The picture of the rest.", \UIProgressView.trackImage),
    ])

  static let activityIndicator = ClassDescription(
    "UIActivityIndicatorView", "A spinner.",
    make: { UIActivityIndicatorView(style: .medium) },
    properties: [
      PropertyDescription(
        "style", .word("a size", ["medium": .medium, "large": .large]), "How large it is.",
        \UIActivityIndicatorView.style),
      PropertyDescription("color", .color, "The colour.") { (view: UIActivityIndicatorView, color) in
        view.color = color
      },
      PropertyDescription(
        "hidesWhenStopped", .boolean, "Hides it while it is not animating.",
        \UIActivityIndicatorView.hidesWhenStopped),
      PropertyDescription("isAnimating", .boolean, "Whether it turns.") { (view: UIActivityIndicatorView, turns) in
        if turns { view.startAnimating() } else { view.stopAnimating() }
      },
    ])
}
