import UIKitCore

/// Controls and views that show a value.
extension Catalog {
  package static let slider = ClassProperties(of: UISlider.self) {
    // The limits are first, since they clamp the value.
    Entry(.named("minimumValue", inFiles: "minValue"), .float, "The value at the leading end.", \.minimumValue)
    Entry(.named("maximumValue", inFiles: "maxValue"), .float, "The value at the trailing end.", \.maximumValue)
    Entry("value", .float, "The value.", \.value)
    Entry(.documents("minimumValueImage"), .image, "The picture before the track.", \.minimumValueImage)
    Entry(.documents("maximumValueImage"), .image, "The picture after the track.", \.maximumValueImage)
    Entry("minimumTrackTintColor", .color, "The color of the track before the thumb.", \.minimumTrackTintColor)
    Entry("maximumTrackTintColor", .color, "The color of the track after the thumb.", \.maximumTrackTintColor)
    Entry("thumbTintColor", .color, "The color of the thumb.", \.thumbTintColor)
    Entry(perState: .documents("thumbImage"), .image, "The picture of the thumb.") { $0.setThumbImage($1, for: $2) }
    Entry(
      perState: .documents("minimumTrackImage"), .image, "The picture of the track before the thumb. It has no effect."
    ) { $0.setMinimumTrackImage($1, for: $2) }
    Entry(
      perState: .documents("maximumTrackImage"), .image, "The picture of the track after the thumb. It has no effect."
    ) { $0.setMaximumTrackImage($1, for: $2) }
  }

  package static let stepper = ClassProperties(of: UIStepper.self) {
    Entry("minimumValue", .double, "The minimum value.", \.minimumValue)
    Entry("maximumValue", .double, "The maximum value.", \.maximumValue)
    Entry("value", .double, "The value; at a limit, one button is disabled.", \.value)
    Entry("stepValue", .double, "The change of the value for each tap. It has no effect.", \.stepValue)
    Entry(.documents("wraps"), .boolean, "Indicates whether the value wraps around at its limits.", \.wraps)
  }

  package static let segmentedControl = ClassProperties(of: UISegmentedControl.self) {
    Entry(
      "selectedSegmentIndex", .integer(-1...10_000), "The index of the selected segment, from 0; -1 for none.",
      \.selectedSegmentIndex)
    Entry("selectedSegmentTintColor", .color, "The color behind the selected segment.", \.selectedSegmentTintColor)
    Entry(
      "apportionsSegmentWidthsByContent", .boolean, "Indicates whether the widths of segments follow their content.",
      \.apportionsSegmentWidthsByContent)
    Entry(
      .documents("isMomentary"), .boolean,
      "Indicates whether segments lose their selection after a tap. It has no effect.", \.isMomentary)
    Entry(perState: .documents("titleTextAttributes"), .textAttributes, "The attributes of the titles.") {
      $0.setTitleTextAttributes($1, for: $2)
    }
    Entry(perState: .documents("backgroundImage"), .image, "The picture behind the segments.") {
      $0.setBackgroundImage($1, for: $2, barMetrics: .default)
    }
  }

  package static let pageControl = ClassProperties(of: UIPageControl.self) {
    Entry("numberOfPages", .integer(0...10_000), "The number of dots.", \.numberOfPages)
    Entry("currentPage", .integer(0...10_000), "The index of the current page, from 0.", \.currentPage)
    Entry("hidesForSinglePage", .boolean, "Indicates whether a single dot is hidden.", \.hidesForSinglePage)
    Entry("pageIndicatorTintColor", .color, "The color of the other dots.", \.pageIndicatorTintColor)
    Entry(
      "currentPageIndicatorTintColor", .color, "The color of the current page's dot.", \.currentPageIndicatorTintColor)
    Entry(
      .documents("backgroundStyle"),
      .word("a style", ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
      "The background of the dots.", \.backgroundStyle)
    Entry(
      .documents("preferredIndicatorImage"), .image, "The image in place of a dot.", \.preferredIndicatorImage)
    Entry(
      .documents("preferredCurrentPageIndicatorImage"), .image, "The image in place of the current page's dot.",
      \.preferredCurrentPageIndicatorImage)
  }

  package static let datePicker = ClassProperties(of: UIDatePicker.self) {
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

  package static let colorWell = ClassProperties(of: UIColorWell.self) {
    Entry("title", .text, "The title of the color picker.", \.title)
    Entry("supportsAlpha", .boolean, "Indicates whether the color picker offers opacity.", \.supportsAlpha)
    Entry("selectedColor", .color, "The color in the ring.", \.selectedColor)
  }

  package static let progressView = ClassProperties(of: UIProgressView.self) {
    Entry(
      "progressViewStyle", .word("a style", ["default": .default, "bar": .bar]), "The style of the bar.",
      \.progressViewStyle)
    Entry("progress", .fraction, "The filled fraction, 0 to 1.") { $0.progress = Float($1) }
    Entry("progressTintColor", .color, "The color of the filled part.", \.progressTintColor)
    Entry("trackTintColor", .color, "The color of the unfilled part.", \.trackTintColor)
    Entry(.documents("progressImage"), .image, "The picture of the filled part.", \.progressImage)
    Entry(.documents("trackImage"), .image, "The picture of the unfilled part.", \.trackImage)
  }

  package static let activityIndicator = ClassProperties(of: UIActivityIndicatorView.self) {
    Entry(
      "style",
      .word(
        "a size", ["medium": .medium, "large": .large],
        inFiles: ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray]), "The size of the indicator.", \.style)
    Entry("color", .color, "The color of the indicator.") { $0.color = $1 }
    Entry(
      "hidesWhenStopped", .boolean, "Indicates whether the indicator is hidden when it is not animating.",
      \.hidesWhenStopped)
  }
}
