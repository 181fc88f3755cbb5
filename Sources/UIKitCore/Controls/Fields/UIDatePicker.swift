public import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// A control for a date, in compact style: date and time in rounded fields.
open class UIDatePicker: UIControl {
  /// The picked components.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  // Metrics of the fields, in points.
  private static let height: CGFloat = 34
  private static let spacing: CGFloat = 5
  private static let padding: CGFloat = 11

  open var datePickerMode: Mode = .dateAndTime {
    didSet { partsDidChange() }
  }
  /// The preferred style. It has no effect: every date picker is drawn in compact style.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var datePickerStyle: UIDatePickerStyle { .compact }
  /// The date. The default is the reference date, since pictures must not depend on the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { partsDidChange() }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0 {
    didSet { partsDidChange() }
  }
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

  private func partsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var parts: [String] {
    if datePickerMode == .countDownTimer {
      let minutes = Int(max(0, min(countDownDuration, 86_340))) / 60
      return ["\(minutes / 60):" + String(format: "%02d", minutes % 60)]
    }
    var parts: [String] = []
    if datePickerMode == .date || datePickerMode == .dateAndTime { parts.append(text("yMMMd")) }
    if datePickerMode == .yearAndMonth { parts.append(text("yMMMM")) }
    if datePickerMode == .time || datePickerMode == .dateAndTime { parts.append(text("jmm")) }
    return parts
  }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.calendar = calendar ?? Calendar(identifier: .gregorian)
    formatter.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0)
    formatter.setLocalizedDateFormatFromTemplate(template)
    // ICU inserts a narrow no-break space before AM and PM, but UIKit displays a plain space.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  private var partTexts: [ControlText] { parts.map { ControlText($0, font: .systemFont(ofSize: 17), in: self) } }

  open override var intrinsicContentSize: CGSize {
    let widths = partTexts.map { $0.size.width + 2 * Self.padding }
    return CGSize(
      width: pixelGrid.ceil(widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))),
      height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func drawContent() {
    let size = intrinsicContentSize
    var x =
      switch effectiveContentHorizontalAlignment {
      case .left: bounds.minX
      case .right: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    for part in isRightToLeft ? partTexts.reversed() : partTexts {
      let width = part.size.width + 2 * Self.padding
      let field = CGRect(x: x, y: bounds.midY - Self.height / 2, width: width, height: Self.height)
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: field, cornerRadius: 6).fill()
      part.draw(in: field, color: isEnabled ? .label : .tertiaryLabel)
      x += width + Self.spacing
    }
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}
