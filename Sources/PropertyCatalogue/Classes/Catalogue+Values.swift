import UIKitCore

/// Controls and views that show a value.
extension Catalogue {
  package static let slider = ClassProperties(
    of: UISlider.self,
    [
      // The limits come first because they clamp the value.
      Property(
        .named("minimumValue", inFiles: "minValue"), .float, "The value at the leading end.", \UISlider.minimumValue),
      Property(
        .named("maximumValue", inFiles: "maxValue"), .float, "The value at the trailing end.", \UISlider.maximumValue),
      Property("value", .float, "The value.", \UISlider.value),
      Property(.documents("minimumValueImage"), .image, "The picture before the line.", \UISlider.minimumValueImage),
      Property(.documents("maximumValueImage"), .image, "The picture after the line.", \UISlider.maximumValueImage),
      Property("minimumTrackTintColor", .color, "The colour before the knob.", \UISlider.minimumTrackTintColor),
      Property("maximumTrackTintColor", .color, "The colour after the knob.", \UISlider.maximumTrackTintColor),
      Property("thumbTintColor", .color, "The colour of the knob.", \UISlider.thumbTintColor),
      .perState(.documents("thumbImage"), .image, "The picture of the knob.") { (slider: UISlider, image, state) in
        slider.setThumbImage(image, for: state)
      },
      .perState(.documents("minimumTrackImage"), .image, "The picture of the line before the knob.") {
        (slider: UISlider, image, state) in slider.setMinimumTrackImage(image, for: state)
      },
      .perState(.documents("maximumTrackImage"), .image, "The picture of the line after the knob.") {
        (slider: UISlider, image, state) in slider.setMaximumTrackImage(image, for: state)
      },
    ])

  package static let stepper = ClassProperties(
    of: UIStepper.self,
    [
      Property("minimumValue", .double, "The least value.", \UIStepper.minimumValue),
      Property("maximumValue", .double, "The greatest value.", \UIStepper.maximumValue),
      Property("value", .double, "The value; at a limit, one side is inactive.", \UIStepper.value),
      Property("stepValue", .double, "How much one tap adds.", \UIStepper.stepValue),
      Property(.documents("wraps"), .boolean, "Whether the ends meet.", \UIStepper.wraps),
    ])

  package static let segmentedControl = ClassProperties(
    of: UISegmentedControl.self,
    [
      Property(
        "selectedSegmentIndex", .integer(-1...10_000), "Which is selected, counted from 0; -1 for none.",
        \UISegmentedControl.selectedSegmentIndex),
      Property(
        "selectedSegmentTintColor", .color, "The colour behind the selected one.",
        \UISegmentedControl.selectedSegmentTintColor),
      Property(
        "apportionsSegmentWidthsByContent", .boolean, "Whether longer titles get more room.",
        \UISegmentedControl.apportionsSegmentWidthsByContent),
      Property(.documents("isMomentary"), .boolean, "Whether none stays selected.", \UISegmentedControl.isMomentary),
      .perState(.documents("titleTextAttributes"), .textAttributes, "How the titles look.") {
        (control: UISegmentedControl, attributes, state) in control.setTitleTextAttributes(attributes, for: state)
      },
      .perState(.documents("backgroundImage"), .image, "The picture behind the segments.") {
        (control: UISegmentedControl, image, state) in
        control.setBackgroundImage(image, for: state, barMetrics: .default)
      },
    ])

  package static let pageControl = ClassProperties(
    of: UIPageControl.self,
    [
      Property("numberOfPages", .integer(0...10_000), "How many dots.", \UIPageControl.numberOfPages),
      Property("currentPage", .integer(0...10_000), "The page, counted from 0.", \UIPageControl.currentPage),
      Property(
        .documents("hidesForSinglePage"), .boolean, "Whether a single dot is hidden.", \UIPageControl.hidesForSinglePage
      ),
      Property(
        "pageIndicatorTintColor", .color, "The colour of the other dots.", \UIPageControl.pageIndicatorTintColor),
      Property(
        "currentPageIndicatorTintColor", .color, "The colour of the page's dot.",
        \UIPageControl.currentPageIndicatorTintColor),
      Property(
        .documents("backgroundStyle"),
        .word("a style", ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
        "The background of the dots.", \UIPageControl.backgroundStyle),
    ])

  package static let datePicker = ClassProperties(
    of: UIDatePicker.self,
    [
      Property(
        "datePickerMode",
        .word(
          "a mode",
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
            "yearAndMonth": .yearAndMonth,
          ]), "What is picked.", \UIDatePicker.datePickerMode),
      Property(
        .named("preferredDatePickerStyle", inFiles: "style"),
        .word("a style", ["wheels": .wheels, "compact": .compact, "inline": .inline]), nil,
        \UIDatePicker.preferredDatePickerStyle),
    ])

  package static let progressView = ClassProperties(
    of: UIProgressView.self,
    [
      Property(
        "progressViewStyle", .word("a style", ["default": .default, "bar": .bar]), "How the bar looks.",
        \UIProgressView.progressViewStyle),
      Property("progress", .fraction, "How far it is filled, 0 to 1.") { (view: UIProgressView, progress) in
        view.progress = Float(progress)
      },
      Property("progressTintColor", .color, "The colour of the filled part.", \UIProgressView.progressTintColor),
      Property("trackTintColor", .color, "The colour of the rest.", \UIProgressView.trackTintColor),
      Property(.documents("progressImage"), .image, "The picture of the filled part.", \UIProgressView.progressImage),
      Property(.documents("trackImage"), .image, "The picture of the rest.", \UIProgressView.trackImage),
    ])

  package static let activityIndicator = ClassProperties(
    of: UIActivityIndicatorView.self,
    [
      Property(
        "style",
        .word(
          "a size", ["medium": .medium, "large": .large],
          inFiles: ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray]), "How large it is.",
        \UIActivityIndicatorView.style),
      Property("color", .color, "The colour.") { (view: UIActivityIndicatorView, color) in view.color = color },
      Property(
        "hidesWhenStopped", .boolean, "Hides it while it is not animating.", \UIActivityIndicatorView.hidesWhenStopped),
    ])
}
