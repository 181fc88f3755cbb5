internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The calendar of the inline style: the month's name, the weekdays, six weeks, and the time below.
extension UIDatePicker {
  // Metrics in points. They are estimates.
  private static let calendarWidth: CGFloat = 320
  private static let calendarMargin: CGFloat = 16
  private static let titleHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let dayHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50
  private static let discDiameter: CGFloat = 40

  /// The size of the calendar, in points.
  var calendarSize: CGSize {
    let height = Self.titleHeight + Self.weekdayHeight + CGFloat(MonthGrid.rowCount) * Self.dayHeight
    return CGSize(width: Self.calendarWidth, height: height + (datePickerMode == .dateAndTime ? Self.timeHeight : 0))
  }

  func drawCalendar() {
    guard let month = MonthGrid(containing: date, localCalendar) else { return }
    let size = calendarSize
    let area = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
      .insetBy(dx: Self.calendarMargin, dy: 0)
    guard area.width > 0 else { return }
    drawTitle(in: CGRect(x: area.minX, y: area.minY, width: area.width, height: Self.titleHeight))
    let weeks = area.divided(atDistance: Self.titleHeight, from: .minYEdge).remainder
    drawWeekdays(of: month, in: weeks)
    drawDays(of: month, in: weeks.divided(atDistance: Self.weekdayHeight, from: .minYEdge).remainder)
    if datePickerMode == .dateAndTime {
      drawTime(in: CGRect(x: area.minX, y: area.maxY - Self.timeHeight, width: area.width, height: Self.timeHeight))
    }
  }

  /// Draws the month's name with a chevron, and the chevrons to other months at the trailing edge.
  private func drawTitle(in rect: CGRect) {
    let title = ControlText(text("yMMMM"), font: .systemFont(ofSize: 17, weight: .semibold), in: self)
    let width = min(title.size.width, rect.width)
    let x = isRightToLeft ? rect.maxX - width : rect.minX
    title.draw(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height), color: .label)
    let ahead: ControlMark = isRightToLeft ? .chevronLeft : .chevronRight
    let back: ControlMark = isRightToLeft ? .chevronRight : .chevronLeft
    func draw(_ mark: ControlMark, _ side: CGFloat, at distance: CGFloat) {
      let center = isRightToLeft ? rect.maxX - distance : rect.minX + distance
      mark.draw(
        in: CGRect(x: center - side / 2, y: rect.midY - side / 2, width: side, height: side), color: tintColor,
        lineWidth: 2)
    }
    draw(ahead, 11, at: width + 12)
    draw(back, 16, at: rect.width - 52)
    draw(ahead, 16, at: rect.width - 8)
  }

  private func drawWeekdays(of month: MonthGrid, in rect: CGRect) {
    let formatter = DateFormatter()
    formatter.locale = shownLocale
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    for (column, weekday) in month.weekdays.enumerated() where names.indices.contains(weekday) {
      let name = names[weekday].uppercased(with: shownLocale)
      ControlText(name, font: .systemFont(ofSize: 13, weight: .semibold), in: self)
        .draw(in: cell(0, column, in: rect, height: Self.weekdayHeight), color: .tertiaryLabel)
    }
  }

  private func drawDays(of month: MonthGrid, in rect: CGRect) {
    let selected = month.calendar.component(.day, from: date)
    let formatter = dateFormatter
    formatter.dateFormat = "d"
    for day in 1...max(1, month.dayCount) {
      guard let start = month.date(ofDay: day) else { continue }
      let (row, column) = month.place(ofDay: day)
      let cell = cell(row, column, in: rect, height: Self.dayHeight)
      let isSelected = day == selected
      if isSelected {
        tintColor.withAlphaComponent(0.12).setFill()
        let side = min(Self.discDiameter, cell.width)
        UIBezierPath(
          ovalIn: CGRect(center: CGPoint(x: cell.midX, y: cell.midY), size: CGSize(width: side, height: side))
        )
        .fill()
      }
      let color: UIColor = !allows(start) || !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
      ControlText(
        formatter.string(from: start), font: .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular),
        in: self
      ).draw(in: cell, color: color)
    }
  }

  /// Draws the time in a field at the trailing edge, after its title.
  private func drawTime(in rect: CGRect) {
    let time = ControlText(text("jmm"), font: .systemFont(ofSize: 17), in: self)
    let width = time.size.width + 22
    let field = CGRect(
      x: isRightToLeft ? rect.minX : rect.maxX - width, y: rect.midY - 17, width: width, height: 34)
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(circularRect: field, radius: 6).fill()
    time.draw(in: field, color: isEnabled ? .label : .tertiaryLabel)
    let title = ControlText("Time", font: .systemFont(ofSize: 17, weight: .semibold), in: self)
    title.draw(
      in: CGRect(
        x: isRightToLeft ? rect.maxX - title.size.width : rect.minX, y: rect.minY, width: title.size.width,
        height: rect.height), color: .label)
  }

  /// Returns the rectangle of a column of a week, mirrored in right-to-left layouts.
  private func cell(_ row: Int, _ column: Int, in rect: CGRect, height: CGFloat) -> CGRect {
    let width = rect.width / 7
    let position = isRightToLeft ? 6 - column : column
    return CGRect(
      x: rect.minX + CGFloat(position) * width, y: rect.minY + CGFloat(row) * height, width: width, height: height)
  }

  /// Returns whether the day that begins at a moment has a moment between the minimum and the maximum.
  private func allows(_ dayStart: Date) -> Bool {
    let end = localCalendar.date(byAdding: .day, value: 1, to: dayStart) ?? dayStart
    if let minimumDate, end <= minimumDate { return false }
    if let maximumDate, dayStart > maximumDate { return false }
    return true
  }
}
