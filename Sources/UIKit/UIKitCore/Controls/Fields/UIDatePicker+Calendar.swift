internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The calendar of the inline style: a month, and the time below.
extension UIDatePicker {
  /// The height of the time below the month, in points. It is an estimate.
  private static let timeHeight: CGFloat = 50

  /// The size of the calendar, in points.
  var calendarSize: CGSize {
    CGSize(
      width: MonthPicture.width,
      height: MonthPicture.height(for: traitCollection) + (datePickerMode == .dateAndTime ? Self.timeHeight : 0))
  }

  func drawCalendar() {
    guard let month = MonthGrid(containing: date, localCalendar) else { return }
    let size = calendarSize
    let area = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
    let selected = month.calendar.component(.day, from: date)
    MonthPicture(month: month, locale: shownLocale, formatter: dateFormatter, view: self).draw(in: area) { day, start in
      MonthPicture.Day(isSelected: day == selected, isEnabled: isEnabled && allows(start))
    }
    if datePickerMode == .dateAndTime {
      drawTime(
        in: CGRect(x: area.minX, y: area.maxY - Self.timeHeight, width: area.width, height: Self.timeHeight)
          .insetBy(dx: MonthPicture.metrics[traitCollection].titleMargin, dy: 0))
    }
  }

  /// Draws the time in a field at the trailing edge, after its title.
  private func drawTime(in rect: CGRect) {
    guard rect.width > 0 else { return }
    let time = ControlText(text("jmm"), font: .systemFont(ofSize: 17), in: self)
    let (width, height) = (time.size.width + 2 * fieldMetrics.padding, fieldHeight(of: time))
    drawField(
      time,
      in: CGRect(
        x: isRightToLeft ? rect.minX : rect.maxX - width, y: rect.midY - height / 2, width: width, height: height))
    let title = ControlText("Time", font: .systemFont(ofSize: 17, weight: .semibold), in: self)
    title.draw(
      in: CGRect(
        x: isRightToLeft ? rect.maxX - title.size.width : rect.minX, y: rect.minY, width: title.size.width,
        height: rect.height), color: .label)
  }

  /// Returns whether the day that begins at a moment has a moment between the minimum and the maximum.
  private func allows(_ dayStart: Date) -> Bool {
    let end = localCalendar.date(byAdding: .day, value: 1, to: dayStart) ?? dayStart
    let limits = dateLimits
    if let minimum = limits.minimum, end <= minimum { return false }
    if let maximum = limits.maximum, dayStart > maximum { return false }
    return true
  }
}
