import UIKitCore

/// Attributes of controls.
extension AttributeTable {
  static func setControl(_ control: UIControl, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("enabled") { control.isEnabled = value }
    if let value = element.flag("selected") { control.isSelected = value }
    if let value = element.flag("highlighted") { control.isHighlighted = value }
    if let value = element["contentHorizontalAlignment"].flatMap({ horizontalAlignments[$0] }) {
      control.contentHorizontalAlignment = value
    }
    if let value = element["contentVerticalAlignment"].flatMap({ verticalAlignments[$0] }) {
      control.contentVerticalAlignment = value
    }
  }

  private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static func setTextField(_ field: UITextField, _ element: Element, _ builder: SceneBuilder) {
    if let font = element.child(key: "fontDescription") { field.font = UIFont.from(font, builder.document) }
    if let color = element.child("color", key: "textColor") { field.textColor = UIColor.from(color, builder.document) }
    if let value = element["borderStyle"].flatMap({ borderStyles[$0] }) { field.borderStyle = value }
    if let value = element["textAlignment"].flatMap({ NSTextAlignment.named[$0] }) { field.textAlignment = value }
    if let value = element["clearButtonMode"].flatMap({ viewModes[$0] }) { field.clearButtonMode = value }
    if let value = string("text", of: element) { field.text = value }
    if let value = string("placeholder", of: element) { field.placeholder = value }
    if let value = element.number("minimumFontSize", builder.log) { field.minimumFontSize = value }
    if let value = element.flag("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") { field.adjustsFontForContentSizeCategory = value }
    if element.child("textInputTraits")?.flag("secureTextEntry") == true { field.isSecureTextEntry = true }
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  static func setSwitch(_ control: UISwitch, _ element: Element, _ builder: SceneBuilder) {
    // Documents write the attribute only if the switch is on; without it the switch is off.
    if let value = element.flag("on") { control.isOn = value }
    if let color = element.child("color", key: "onTintColor") {
      control.onTintColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "thumbTintColor") {
      control.thumbTintColor = UIColor.from(color, builder.document)
    }
  }

  static func setSlider(_ slider: UISlider, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.number("minValue", builder.log) { slider.minimumValue = Float(value) }
    if let value = element.number("maxValue", builder.log) { slider.maximumValue = Float(value) }
    if let value = element.number("value", builder.log) { slider.value = Float(value) }
    if let color = element.child("color", key: "minimumTrackTintColor") {
      slider.minimumTrackTintColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "maximumTrackTintColor") {
      slider.maximumTrackTintColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "thumbTintColor") {
      slider.thumbTintColor = UIColor.from(color, builder.document)
    }
  }

  static func setStepper(_ stepper: UIStepper, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.number("minimumValue", builder.log) { stepper.minimumValue = Double(value) }
    if let value = element.number("maximumValue", builder.log) { stepper.maximumValue = Double(value) }
    if let value = element.number("stepValue", builder.log) { stepper.stepValue = Double(value) }
    if let value = element.number("value", builder.log) { stepper.value = Double(value) }
  }

  static func setSegmentedControl(_ control: UISegmentedControl, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.flag("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
    for segment in element.child("segments")?.children ?? [] {
      let index = control.numberOfSegments
      if let name = segment["image"], let image = builder.image(named: name, in: segment) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: string("title", of: segment) ?? "", at: index, animated: false)
      }
      if let width = segment.number("width", builder.log), width > 0 { control.setWidth(width, forSegmentAt: index) }
      if segment.flag("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
    }
    if let value = element.integer("selectedSegmentIndex", builder.log) { control.selectedSegmentIndex = value }
    if let color = element.child("color", key: "selectedSegmentTintColor") {
      control.selectedSegmentTintColor = UIColor.from(color, builder.document)
    }
  }

  static func setProgressView(_ view: UIProgressView, _ element: Element, _ builder: SceneBuilder) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let value = element.number("progress", builder.log) { view.progress = Float(value) }
    if let color = element.child("color", key: "progressTintColor") {
      view.progressTintColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "trackTintColor") {
      view.trackTintColor = UIColor.from(color, builder.document)
    }
    if builder.options.matchesCanvas, !builder.document.tools.showsThickProgressBars {
      view.replacementContentSize = CGSize(width: UIView.noIntrinsicMetric, height: thinProgressHeight)
    }
  }

  private static let thinProgressHeight: CGFloat = 2

  static func setActivityIndicator(_ view: UIActivityIndicatorView, _ element: Element, _ builder: SceneBuilder) {
    switch element["style"] {
    case "large": view.style = .large
    case "medium": view.style = .medium
    case "whiteLarge": view.style = .whiteLarge
    case "white": view.style = .white
    case "gray": view.style = .gray
    default: break
    }
    if let color = element.child("color", key: "color") { view.color = UIColor.from(color, builder.document) }
    // On in code, off in files without the attribute; a variation contains only differences.
    if element.name == "activityIndicatorView" {
      view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("hidden") == true { view.isHidden = true }
      // The canvas shows controls that hide themselves (17703, in a stack that leaves room for one).
      if builder.options.matchesCanvas, view.hidesWhenStopped { view.isHidden = false }
    } else if let value = element.flag("hidesWhenStopped") {
      view.hidesWhenStopped = value
    }
    if element.flag("animating") == true { view.startAnimating() }
  }

  static func setPageControl(_ control: UIPageControl, _ element: Element, _ builder: SceneBuilder) {
    if let value = element.integer("numberOfPages", builder.log) { control.numberOfPages = value }
    if let value = element.integer("currentPage", builder.log) { control.currentPage = value }
    if let color = element.child("color", key: "pageIndicatorTintColor") {
      control.pageIndicatorTintColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = UIColor.from(color, builder.document)
    }
  }

  static func setDatePicker(_ picker: UIDatePicker, _ element: Element, _ builder: SceneBuilder) {
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: break
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if builder.options.matchesCanvas { takeCanvasSize(picker, in: builder.document) }
  }
}
