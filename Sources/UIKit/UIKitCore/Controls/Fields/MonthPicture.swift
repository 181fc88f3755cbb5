internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The drawing of a month in a view: its name with chevrons, the weekdays, and six weeks.
@MainActor
struct MonthPicture {
  /// The lengths of a month in a design, in points.
  struct Metrics: Sendable {
    /// The margins of the title, and of the columns of days.
    let titleMargin: CGFloat
    let dayMargin: CGFloat
    let dayHeight: CGFloat
    let discDiameter: CGFloat
  }

  static let metrics = DesignValues(
    classic: Metrics(titleMargin: 16, dayMargin: 16, dayHeight: 44, discDiameter: 40),
    glass: Metrics(titleMargin: 20, dayMargin: 10.5, dayHeight: 38, discDiameter: 38))

  static let width: CGFloat = 320
  // Estimates, in points.
  private static let titleHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24

  /// The height of the title and the weekdays, above the days.
  static let headerHeight = titleHeight + weekdayHeight

  /// The appearance of a day.
  struct Day {
    var isSelected = false
    var isEnabled = true
    /// Indicates whether a selected day has a filled disc, on which its number is white.
    var isFilled = false
  }

  let month: MonthGrid
  let locale: Locale
  /// A formatter with the locale, calendar and time zone of the view.
  let formatter: DateFormatter
  let view: UIView
  var font: (_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont = { .systemFont(ofSize: $0, weight: $1) }
  /// The space for decorations below the numbers of a week, in points.
  var decorationHeight: CGFloat = 0

  private var metrics: Metrics { Self.metrics[view.traitCollection] }

  /// Returns the height of a picture for traits, with space for decorations, in points.
  static func height(for traits: UITraitCollection, decorationHeight: CGFloat = 0) -> CGFloat {
    headerHeight + CGFloat(MonthGrid.rowCount) * (metrics[traits].dayHeight + decorationHeight)
  }

  /// Returns the area of the weekdays and days in the rectangle of the picture.
  private func dayArea(in rect: CGRect) -> CGRect { Self.inset(rect, by: metrics.dayMargin) }

  /// Returns a rectangle without margins at its sides. A narrow one has a negative width, and is not the null rectangle.
  private static func inset(_ rect: CGRect, by margin: CGFloat) -> CGRect {
    rect.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  /// Returns the rectangle of a day's week and column in the rectangle of the picture.
  func dayCell(_ day: Int, in rect: CGRect) -> CGRect {
    let (row, column) = month.place(ofDay: day)
    let days = dayArea(in: rect).divided(atDistance: Self.headerHeight, from: .minYEdge).remainder
    return cell(row, column, in: days, height: metrics.dayHeight + decorationHeight)
  }

  /// Draws the month in a rectangle. The closure returns the appearance of each day.
  func draw(in rect: CGRect, day appearance: (_ day: Int, _ start: Date) -> Day) {
    let (area, titleArea) = (dayArea(in: rect), Self.inset(rect, by: metrics.titleMargin))
    guard area.width > 0, titleArea.width > 0 else { return }
    drawTitle(in: CGRect(x: titleArea.minX, y: area.minY, width: titleArea.width, height: Self.titleHeight))
    drawWeekdays(
      in: CGRect(x: area.minX, y: area.minY + Self.titleHeight, width: area.width, height: Self.weekdayHeight))
    formatter.dateFormat = "d"
    for day in 1...max(1, month.dayCount) {
      guard let start = month.date(ofDay: day) else { continue }
      var cell = dayCell(day, in: rect)
      cell.size.height = metrics.dayHeight
      draw(formatter.string(from: start), in: cell, as: appearance(day, start))
    }
  }

  private func draw(_ text: String, in cell: CGRect, as day: Day) {
    let tint: UIColor = view.tintColor
    if day.isSelected {
      (day.isFilled ? tint : tint.withAlphaComponent(0.12)).setFill()
      let side = min(metrics.discDiameter, cell.width)
      UIBezierPath(
        ovalIn: CGRect(center: CGPoint(x: cell.midX, y: cell.midY), size: CGSize(width: side, height: side))
      ).fill()
    }
    let color: UIColor =
      !day.isEnabled ? .tertiaryLabel : !day.isSelected ? .label : day.isFilled ? .white : tint
    ControlText(text, font: font(20, day.isSelected ? .semibold : .regular), in: view).draw(in: cell, color: color)
  }

  /// Draws the month's name with a chevron, and the chevrons to other months at the trailing edge.
  private func drawTitle(in rect: CGRect) {
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    let name = formatter.string(from: month.start)
    let title = ControlText(name, font: font(17, .semibold), in: view)
    let width = min(title.size.width, rect.width)
    let isMirrored = view.isRightToLeft
    let x = isMirrored ? rect.maxX - width : rect.minX
    title.draw(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height), color: .label)
    let ahead: ControlMark = isMirrored ? .chevronLeft : .chevronRight
    let back: ControlMark = isMirrored ? .chevronRight : .chevronLeft
    func draw(_ mark: ControlMark, _ side: CGFloat, at distance: CGFloat) {
      let center = isMirrored ? rect.maxX - distance : rect.minX + distance
      mark.draw(
        in: CGRect(x: center - side / 2, y: rect.midY - side / 2, width: side, height: side), color: view.tintColor,
        lineWidth: 2)
    }
    draw(ahead, 11, at: width + 12)
    draw(back, 16, at: rect.width - 52)
    draw(ahead, 16, at: rect.width - 8)
  }

  private func drawWeekdays(in rect: CGRect) {
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    for (column, weekday) in month.weekdays.enumerated() where names.indices.contains(weekday) {
      let name = names[weekday].uppercased(with: locale)
      ControlText(name, font: font(13, .semibold), in: view)
        .draw(in: cell(0, column, in: rect, height: rect.height), color: .tertiaryLabel)
    }
  }

  /// Returns the rectangle of a column of a week, mirrored in right-to-left layouts.
  private func cell(_ row: Int, _ column: Int, in rect: CGRect, height: CGFloat) -> CGRect {
    let width = rect.width / 7
    let position = view.isRightToLeft ? 6 - column : column
    return CGRect(
      x: rect.minX + CGFloat(position) * width, y: rect.minY + CGFloat(row) * height, width: width, height: height)
  }
}
