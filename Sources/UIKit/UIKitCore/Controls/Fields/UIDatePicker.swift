public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// A control for a date: rounded fields, a calendar, or wheels.
open class UIDatePicker: UIControl {
  /// The picked components.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  /// The lengths of the fields in a design, in points.
  struct FieldMetrics: Sendable {
    /// The minimum height, and the margins above and below the text together.
    let height: CGFloat
    let margins: CGFloat
    let padding: CGFloat
    /// The radius of the corners; infinite for a capsule.
    let cornerRadius: CGFloat
  }

  static let fieldMetrics = DesignValues(
    classic: FieldMetrics(height: 34, margins: 13, padding: 11, cornerRadius: 6),
    glass: FieldMetrics(height: 36, margins: 16, padding: 13, cornerRadius: .infinity))
  var fieldMetrics: FieldMetrics { Self.fieldMetrics[traitCollection] }
  private static let spacing: CGFloat = 5

  open var datePickerMode: Mode = .dateAndTime {
    didSet { partsDidChange() }
  }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { partsDidChange() }
  }
  /// The style that is drawn. Durations are always picked with wheels, and times never in a calendar.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .automatic, .compact: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    case .inline: datePickerMode == .date || datePickerMode == .dateAndTime ? .inline : .wheels
    case .wheels: .wheels
    }
  }
  /// The date. The default is the reference date, since pictures must not depend on the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { partsDidChange() }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date? {
    didSet { partsDidChange() }
  }
  open var maximumDate: Date? {
    didSet { partsDidChange() }
  }
  /// The minutes between the rows of a wheel of minutes: a divisor of 60 up to 30. Other values set the default, 1.
  open var minuteInterval: Int {
    get { assignedInterval }
    set {
      assignedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      partsDidChange()
    }
  }
  private var assignedInterval = 1
  /// The duration in seconds, from 0 to 23:59 hours.
  open var countDownDuration: TimeInterval {
    get { assignedDuration }
    set {
      assignedDuration = newValue > 0 ? min(newValue, Self.maximumDuration) : 0
      partsDidChange()
    }
  }
  private var assignedDuration: TimeInterval = 0
  private static let maximumDuration: TimeInterval = 86_340
  /// The locale. The default is American English, since pictures must not depend on the machine's region.
  open var locale: Locale? {
    didSet { partsDidChange() }
  }
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { partsDidChange() }
  }
  /// The time zone; Greenwich Mean Time by default.
  open var timeZone: TimeZone? {
    didSet { partsDidChange() }
  }

  /// The minimum and maximum that apply: none if the minimum is later than the maximum, or for durations.
  var dateLimits: (minimum: Date?, maximum: Date?) {
    if datePickerMode == .countDownTimer { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Texts

  var shownLocale: Locale { locale ?? Locale(identifier: "en_US") }

  /// The calendar in the locale and the time zone of the picker.
  var localCalendar: Calendar {
    (calendar ?? Calendar(identifier: .gregorian)).localized(shownLocale, timeZone)
  }

  var dateFormatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = shownLocale
    formatter.calendar = calendar ?? Calendar(identifier: .gregorian)
    formatter.timeZone = localCalendar.timeZone
    return formatter
  }

  private var parts: [String] {
    var parts: [String] = []
    if datePickerMode == .date || datePickerMode == .dateAndTime { parts.append(text("yMMMd")) }
    if datePickerMode == .time || datePickerMode == .dateAndTime { parts.append(text("jmm")) }
    return parts
  }

  func text(_ template: String) -> String {
    let formatter = dateFormatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    // ICU inserts a narrow no-break space before AM and PM, but UIKit displays a plain space.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private var partTexts: [ControlText] { parts.map(fieldText) }

  /// Returns the text of a field, which follows the text size.
  func fieldText(_ text: String) -> ControlText {
    ControlText(text, font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection), in: self)
  }

  /// Returns the height of a field with a text, in points.
  func fieldHeight(of text: ControlText?) -> CGFloat {
    max(fieldMetrics.height, (text?.size.height ?? 0) + fieldMetrics.margins)
  }

  /// Draws a field with a text.
  func drawField(_ text: ControlText, in rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(circularRect: rect, radius: min(fieldMetrics.cornerRadius, rect.height / 2)).fill()
    text.draw(in: rect, color: isEnabled ? .label : .tertiaryLabel)
  }

  // MARK: Wheels

  private let wheels = DateWheels()
  private lazy var wheelsView = UIPickerView()

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard datePickerStyle == .wheels else {
      for view in subviews where view is UIPickerView { view.removeFromSuperview() }
      return
    }
    if wheelsView.superview !== self { addSubview(wheelsView) }
    wheelsView.frame = bounds
    wheelsView.alpha = isEnabled ? 1 : 0.5
    wheels.update(wheelsView, for: self)
  }

  // MARK: Size and drawing

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline: return calendarSize
    case .wheels: return wheelsView.intrinsicContentSize
    case .automatic, .compact: break
    }
    let texts = partTexts
    let widths = texts.map { $0.size.width + 2 * fieldMetrics.padding }
    return CGSize(
      width: pixelGrid.ceil(widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))),
      height: pixelGrid.ceil(fieldHeight(of: texts.first)))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent() {
    switch datePickerStyle {
    case .inline: return drawCalendar()
    case .wheels: return
    case .automatic, .compact: break
    }
    let size = intrinsicContentSize
    var x =
      switch effectiveContentHorizontalAlignment {
      case .left: bounds.minX
      case .right: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    for part in isRightToLeft ? partTexts.reversed() : partTexts {
      let width = part.size.width + 2 * fieldMetrics.padding
      drawField(part, in: CGRect(x: x, y: bounds.midY - size.height / 2, width: width, height: size.height))
      x += width + Self.spacing
    }
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
