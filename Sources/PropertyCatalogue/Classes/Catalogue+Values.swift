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
      Property(.documents("minimumValueImage"), .image, "The picture before the track.", \UISlider.minimumValueImage),
      Property(.documents("maximumValueImage"), .image, "The picture after the track.", \UISlider.maximumValueImage),
      Property(
        "minimumTrackTintColor", .color, "The colour of the track before the thumb.", \UISlider.minimumTrackTintColor),
      Property(
        "maximumTrackTintColor", .color, "The colour of the track after the thumb.", \UISlider.maximumTrackTintColor),
      Property("thumbTintColor", .color, "The colour of the thumb.", \UISlider.thumbTintColor),
      .perState(.documents("thumbImage"), .image, "The picture of the thumb.") { (slider: UISlider, image, state) in
        slider.setThumbImage(image, for: state)
      },
      .perState(.documents("minimumTrackImage"), .image, "The picture of the track before the thumb.") {
        (slider: UISlider, image, state) in slider.setMinimumTrackImage(image, for: state)
      },
      .perState(.documents("maximumTrackImage"), .image, "The picture of the track after the thumb.") {
        (slider: UISlider, image, state) in slider.setMaximumTrackImage(image, for: state)
      },
    ])

  package static let stepper = ClassProperties(
    of: UIStepper.self,
    [
      Property("minimumValue", .double, "The lowest value.", \UIStepper.minimumValue),
      Property("maximumValue", .double, "The highest value.", \UIStepper.maximumValue),
      Property("value", .double, "The value; at a limit, one button is disabled.", \UIStepper.value),
      Property("stepValue", .double, "The change of the value for each tap.", \UIStepper.stepValue),
      Property(
        .documents("wraps"), .boolean, "Indicates whether the value wraps around at its limits.", \UIStepper.wraps),
    ])

  package static let segmentedControl = ClassProperties(
    of: UISegmentedControl.self,
    [
      Property(
        "selectedSegmentIndex", .integer(-1...10_000), "The index of the selected segment, from 0; -1 for none.",
        \UISegmentedControl.selectedSegmentIndex),
      Property(
        "selectedSegmentTintColor", .color, "The colour behind the selected segment.",
        \UISegmentedControl.selectedSegmentTintColor),
      Property(
        "apportionsSegmentWidthsByContent", .boolean, "Indicates whether the widths of segments follow their content.",
        \UISegmentedControl.apportionsSegmentWidthsByContent),
      Property(
        .documents("isMomentary"), .boolean, "Indicates whether segments lose their selection after a tap.",
        \UISegmentedControl.isMomentary),
      .perState(.documents("titleTextAttributes"), .textAttributes, "The attributes of the titles.") {
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
      Property("numberOfPages", .integer(0...10_000), "The number of dots.", \UIPageControl.numberOfPages),
      Property(
        "currentPage", .integer(0...10_000), "The index of the current page, from 0.", \UIPageControl.currentPage),
      Property(
        .documents("hidesForSinglePage"), .boolean, "Indicates whether a single dot is hidden.",
        \UIPageControl.hidesForSinglePage
      ),
      Property(
        "pageIndicatorTintColor", .color, "The colour of the other dots.", \UIPageControl.pageIndicatorTintColor),
      Property(
        "currentPageIndicatorTintColor", .color, "The colour of the current page's dot.",
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
          ]), "The components to pick: a date, a time, both, or a duration.", \UIDatePicker.datePickerMode),
      Property(
        .named("preferredDatePickerStyle", inFiles: "style"),
        .word("a style", ["wheels": .wheels, "compact": .compact, "inline": .inline]), nil,
        \UIDatePicker.preferredDatePickerStyle),
    ])

  package static let progressView = ClassProperties(
    of: UIProgressView.self,
    [
      Property(
        "progressViewStyle", .word("a style", ["default": .default, "bar": .bar]), "The style of the bar.",
        \UIProgressView.progressViewStyle),
      Property("progress", .fraction, "The filled fraction, 0 to 1.") { (view: UIProgressView, progress) in
        view.progress = Float(progress)
      },
      Property("progressTintColor", .color, "The colour of the filled part.", \UIProgressView.progressTintColor),
      Property("trackTintColor", .color, "The colour of the unfilled part.", \UIProgressView.trackTintColor),
      Property(.documents("progressImage"), .image, "The picture of the filled part.", \UIProgressView.progressImage),
      Property(.documents("trackImage"), .image, "The picture of the unfilled part.", \UIProgressView.trackImage),
    ])

  package static let activityIndicator = ClassProperties(
    of: UIActivityIndicatorView.self,
    [
      Property(
        "style",
        .word(
          "a size", ["medium": .medium, "large": .large],
          inFiles: ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray]), "The size of the indicator.",
        \UIActivityIndicatorView.style),
      Property("color", .color, "The colour of the indicator.") { (view: UIActivityIndicatorView, color) in
        view.color = color
      },
      Property(
        "hidesWhenStopped", .boolean, "Indicates whether the indicator is hidden when it is not animating.",
        \UIActivityIndicatorView.hidesWhenStopped),
    ])
}
