import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

@MainActor
@Suite("Styles of date pickers")
struct DatePickerStyleTests {
  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, locale: String = "en_US") -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: locale)
    // Thursday, 29 February 2024, 18:05 in Greenwich.
    picker.date = Date(timeIntervalSince1970: 1_709_229_900)
    return picker
  }

  private func texts(_ view: UIView) -> [String] {
    let size = view.intrinsicContentSize
    return OffscreenWindow(of: view, size: size).displayList.glyphItems.map(\.text)
  }

  /// Returns the titles of the wheels' selected rows, which are in the middle of the picker.
  private func selection(_ picker: UIDatePicker) throws -> [String] {
    _ = OffscreenWindow(of: picker, size: picker.intrinsicContentSize).displayList
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    return (0..<wheels.numberOfComponents).compactMap { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
  }

  @Test("February 2024 begins on a Thursday: the fifth column after Sunday, the fourth after Monday; it has 29 days")
  func grid() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Date(timeIntervalSince1970: 1_709_229_900)
    for (first, column, lastRow) in [(1, 4, 4), (2, 3, 4), (5, 0, 4), (6, 6, 5)] {
      calendar.firstWeekday = first
      let month = try #require(MonthGrid(containing: date, calendar))

      #expect(month.dayCount == 29)
      #expect(month.place(ofDay: 1) == (0, column))
      #expect(month.place(ofDay: 29).row == (column + 28) / 7)
      #expect(month.place(ofDay: 29).row <= lastRow)
    }
  }

  @Test("A calendar shows the month, the weekdays from the locale's first one, and every day once")
  func calendar() {
    let days = (1...29).map(String.init)
    let english = texts(picker(.date, .inline))
    #expect(english == ["February 2024", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] + days)

    let german = texts(picker(.date, .inline, locale: "de_DE"))
    #expect(german.prefix(3) == ["Februar 2024", "MO", "DI"])

    #expect(texts(picker(.dateAndTime, .inline)).suffix(2) == ["6:05 PM", "Time"])
  }

  @Test("Days before the minimum are dimmed")
  func limits() {
    let picker = picker(.date, .inline)
    picker.minimumDate = Date(timeIntervalSince1970: 1_709_229_900 - 9 * 86_400)
    let items = OffscreenWindow(of: picker, size: picker.intrinsicContentSize).displayList.glyphItems
    func color(_ text: String) -> RGBA? { items.first { $0.text == text }?.color }

    // The 20th is the first day, since the minimum is within it.
    #expect(color("19") == UIColor.tertiaryLabel.cgColor.rgba)
    #expect(color("20") == UIColor.label.cgColor.rgba)
  }

  // Apple, minimumDate: "The minimum and maximum dates are ignored if the minimum date is greater than the maximum
  // date."
  @Test("A minimum that is later than the maximum is ignored, and so is the maximum")
  func contradictoryLimits() {
    let picker = picker(.date, .inline)
    picker.minimumDate = Date(timeIntervalSince1970: 1_709_229_900 - 5 * 86_400)
    picker.maximumDate = Date(timeIntervalSince1970: 1_709_229_900 - 9 * 86_400)
    let items = OffscreenWindow(of: picker, size: picker.intrinsicContentSize).displayList.glyphItems

    for day in ["1", "19", "21", "25", "28"] {
      #expect(items.first { $0.text == day }?.color == UIColor.label.cgColor.rgba)
    }
  }

  @Test(
    "Wheels have the parts of the locale's order",
    arguments: [
      (UIDatePicker.Mode.date, "en_US", ["February", "29", "2024"]), (.date, "de_DE", ["29", "Februar", "2024"]),
      (.time, "en_US", ["6", "05", "PM"]), (.time, "de_DE", ["18", "05"]),
      (.yearAndMonth, "en_US", ["February", "2024"]),
    ])
  func wheels(mode: UIDatePicker.Mode, locale: String, expected: [String]) throws {
    #expect(try selection(picker(mode, .wheels, locale: locale)) == expected)
  }

  @Test("Durations are on wheels in every style: 5,400 seconds are one hour and 30 minutes")
  func duration() throws {
    let picker = picker(.countDownTimer, .compact)
    picker.countDownDuration = 5400

    #expect(picker.datePickerStyle == .wheels)
    #expect(try selection(picker) == ["1 hour", "30 min"])

    // Rows of a wheel with the interval 20 are 0, 20 and 40 minutes.
    picker.minuteInterval = 20
    #expect(try selection(picker) == ["1 hour", "20 min"])
  }

  // Interface Builder records wheels of 320×216.
  @Test("Wheels are 320 wide and 216 high, also after a change of the style")
  func size() {
    let picker = picker(.date, .compact)
    #expect(picker.intrinsicContentSize.height == 34)

    picker.preferredDatePickerStyle = .wheels

    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test("In right-to-left layouts, the first weekday is at the right")
  func rightToLeft() throws {
    let picker = picker(.date, .inline)
    picker.semanticContentAttribute = .forceRightToLeft
    var traversal = DisplayListTraversal()
    var positions: [String: CGFloat] = [:]
    for item in OffscreenWindow(of: picker, size: picker.intrinsicContentSize).displayList.items {
      _ = traversal.advance(past: item)
      if case .glyphs(let glyphs) = item { positions[glyphs.text] = traversal.visiblePart(of: glyphs.inkBounds).midX }
    }

    let (sunday, saturday) = (try #require(positions["SUN"]), try #require(positions["SAT"]))
    #expect(sunday > 240 && saturday < 80)
  }
}
