internal import Foundation
internal import TextLayout

/// The rows of a date picker's wheels: those around the date, since no others are visible.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// A wheel: its rows, and the selected one.
  struct Wheel: Equatable {
    var titles: [String]
    var selected: Int
  }

  // On either side of the selected row, a quarter of the wheel shows five rows of 32 points.
  private static let reach = 6

  private(set) var wheels: [Wheel] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.indices.contains(component) ? wheels[component].titles.count : 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard wheels.indices.contains(component), wheels[component].titles.indices.contains(row) else { return nil }
    return wheels[component].titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    guard wheels.indices.contains(component) else { return 0 }
    let font = UIFont.systemFont(ofSize: 21)
    let widths = wheels[component].titles.map { ControlText($0, font: font, in: pickerView).size.width }
    return (widths.max() ?? 0) + 16
  }

  /// Shows the wheels of a date picker in a picker.
  func update(_ picker: UIPickerView, for source: UIDatePicker) {
    let wheels = Self.wheels(of: source)
    guard wheels != self.wheels || picker.dataSource == nil else { return }
    self.wheels = wheels
    (picker.dataSource, picker.delegate) = (self, self)
    picker.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      picker.selectRow(wheel.selected, inComponent: component, animated: false)
    }
  }

  private static func wheels(of source: UIDatePicker) -> [Wheel] {
    switch source.datePickerMode {
    case .countDownTimer: return durations(source)
    case .date: return dates(source, "yMMMMd")
    case .yearAndMonth: return dates(source, "yMMMM")
    case .time: return times(source)
    case .dateAndTime:
      let days = DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: source.shownLocale)
      return [wheel(source, format: days ?? "EEE MMM d", by: .day)] + times(source)
    }
  }

  /// Returns a wheel for each part of a date, in the order of the locale.
  private static func dates(_ source: UIDatePicker, _ template: String) -> [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: source.shownLocale) ?? "MMMM d y"
    var units: [(format: String, unit: Calendar.Component)] = []
    for letter in format {
      let part: (format: String, unit: Calendar.Component)? =
        switch letter {
        case "y", "u", "r", "U": ("y", .year)
        case "M", "L": ("LLLL", .month)
        case "d": ("d", .day)
        default: nil
        }
      if let part, !units.contains(where: { $0.unit == part.unit }) { units.append(part) }
    }
    return units.map { wheel(source, format: $0.format, by: $0.unit) }
  }

  private static func times(_ source: UIDatePicker) -> [Wheel] {
    let format = DateFormatter.dateFormat(fromTemplate: "jmm", options: 0, locale: source.shownLocale) ?? "HH:mm"
    let hasHalves = format.contains("a")
    let wheels = [
      wheel(source, format: hasHalves ? "h" : "HH", by: .hour),
      wheel(source, format: "mm", by: .minute, step: source.minuteInterval),
    ]
    guard hasHalves else { return wheels }
    let formatter = source.dateFormatter
    let isLate = source.localCalendar.component(.hour, from: source.date) >= 12
    return wheels + [Wheel(titles: [formatter.amSymbol, formatter.pmSymbol], selected: isLate ? 1 : 0)]
  }

  /// Returns the wheel of a part of the date, whose rows follow one another without an end.
  private static func wheel(
    _ source: UIDatePicker, format: String, by unit: Calendar.Component, step: Int = 1
  ) -> Wheel {
    let formatter = source.dateFormatter
    formatter.dateFormat = format
    let titles = (-reach...reach).map { offset in
      let date = source.localCalendar.date(byAdding: unit, value: offset * step, to: source.date) ?? source.date
      return formatter.string(from: date)
    }
    return Wheel(titles: titles, selected: reach)
  }

  private static func durations(_ source: UIDatePicker) -> [Wheel] {
    let minutes = Int(source.countDownDuration) / 60
    let interval = source.minuteInterval
    let hours = (0..<24).map { $0 == 1 ? "1 hour" : "\($0) hours" }
    return [
      Wheel(titles: hours, selected: minutes / 60),
      Wheel(titles: stride(from: 0, to: 60, by: interval).map { "\($0) min" }, selected: minutes % 60 / interval),
    ]
  }
}
