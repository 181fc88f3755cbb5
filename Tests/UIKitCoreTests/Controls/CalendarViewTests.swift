import AutoLayout
import Foundation
import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

/// The height of weeks is a guess, listed in Documentation/Design.md.
@MainActor
@Suite("Calendar views")
struct CalendarViewTests {
  private final class Delegate: NSObject, UICalendarViewDelegate {
    var months: [Int?] = []
    var questions = 0
    var makeView: (() -> UIView)?

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      questions += 1
      guard dateComponents.day == 1 else { return nil }
      return makeView.map { .customView($0) } ?? .default(color: .systemRed, size: .large)
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      months.append(previousDateComponents.month)
    }
  }

  // 1 February 2024 was a Thursday: the fifth column of weeks that begin on Sundays.
  @Test("A decoration is below its date, in the column of its weekday")
  func decoration() throws {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 312, height: 416))
    let delegate = Delegate()
    view.delegate = delegate
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)

    view.layoutIfNeeded()
    let dot = try #require(view.subviews.first)

    // Columns of (312 − 2 · 16) / 7 = 40 points.
    #expect(view.subviews.count == 1)
    #expect(dot.center.x == 16 + 4.5 * 40)
    #expect(dot.frame.minY > 44 + 24 && dot.frame.maxY < 44 + 24 + 58)
    #expect(dot.backgroundColor == .systemRed)
    #expect(delegate.months == [1])
  }

  @Test("A calendar has space for six weeks, and less without decorations")
  func size() {
    let view = UICalendarView()
    let decorated = view.intrinsicContentSize
    view.wantsDateDecorations = false

    #expect(decorated == CGSize(width: 320, height: 44 + 24 + 6 * 58))
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 44 + 24 + 6 * 44))
  }

  private final class Weekdays: NSObject, UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 3 }
  }

  @Test("The delegate of a selection determines which dates can be selected; without one, all can")
  func selection() {
    let delegate = Weekdays()
    let limited = UICalendarSelectionSingleDate(delegate: delegate)
    let open = UICalendarSelectionMultiDate(delegate: nil)
    open.setSelectedDates([DateComponents(year: 2024, month: 2, day: 1)], animated: false)

    #expect(!limited.allows(DateComponents(year: 2024, month: 2, day: 3)))
    #expect(limited.allows(DateComponents(year: 2024, month: 2, day: 4)))
    #expect(open.allows(DateComponents(year: 2024, month: 2, day: 3)))
    #expect(open.dates.map(\.day) == [1])
  }

  private func calendarView(_ delegate: Delegate, width: CGFloat = 312) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: width, height: 416))
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.delegate = delegate
    return view
  }

  // UICalendarView.Decoration: the provider is called once, when the decoration is first loaded.
  @Test("Layout asks for the decorations of 29 days once, until they are reloaded, and comes to an end")
  func decorationsAreKept() {
    var lines: [String] = []
    let previous = LayoutDiagnostics.sink
    LayoutDiagnostics.sink = { lines.append($0) }
    defer { LayoutDiagnostics.sink = previous }
    let delegate = Delegate()
    let view = calendarView(delegate)

    view.layoutIfNeeded()
    let (first, asked) = (view.subviews.first, delegate.questions)
    view.frame.size.width = 340
    view.layoutIfNeeded()
    let (kept, x) = (view.subviews.first, first?.center.x)
    view.reloadDecorations(forDateComponents: [], animated: false)
    view.layoutIfNeeded()

    #expect(lines.isEmpty)
    #expect(asked == 29 && delegate.questions == 2 * 29)
    #expect(kept != nil && kept === first)
    // Columns of (340 − 2 · 16) / 7 = 44 points.
    #expect(x == 16 + 4.5 * 44)
    #expect(view.subviews.count == 1 && view.subviews.first !== first)
  }

  // UICalendarView.Decoration.customView(_:): the view is clipped to its parent's bounds.
  @Test("A decoration's own view is clipped to the cell of its date, and keeps its size")
  func clippedDecoration() throws {
    let delegate = Delegate()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 50))
    delegate.makeView = { content }
    let view = calendarView(delegate)

    view.layoutIfNeeded()
    let clip = try #require(content.superview)
    let cell = CGRect(x: 16 + 4 * 40, y: 44 + 24, width: 40, height: 58)

    #expect(content.bounds.size == CGSize(width: 90, height: 50))
    #expect(clip !== view && clip.clipsToBounds)
    #expect(clip.frame.minX == cell.minX && clip.frame.maxX == cell.maxX)
    #expect(clip.frame.minY >= cell.minY && clip.frame.maxY == cell.maxY)
    #expect(content.center == CGPoint(x: clip.bounds.midX, y: clip.bounds.midY))
  }

  @Test("A calendar that is narrower than its margins of 16 points has decorations with finite frames")
  func narrow() throws {
    let view = calendarView(Delegate(), width: 20)
    let delegate = Delegate()
    view.delegate = delegate

    view.layoutIfNeeded()
    let frame = try #require(view.subviews.first).frame

    #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
  }

  /// The texts of a calendar's picture.
  private func texts(of view: UICalendarView) -> String {
    view.frame.size = view.intrinsicContentSize
    view.layoutIfNeeded()
    return DisplayList.record(bounds: view.bounds) { view.layer.render(in: $0) }.description
  }

  // 1 June 2024 is a Saturday; 2024 is the year 2567 of the Buddhist era.
  @Test("Components describe a date in their own calendar, and in the view's time zone")
  func components() {
    var greenwich = Calendar(identifier: .gregorian)
    greenwich.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let june = DateComponents(calendar: greenwich, timeZone: greenwich.timeZone, year: 2024, month: 6, day: 1)
    let plain = UICalendarView()
    plain.visibleDateComponents = DateComponents(year: 2024, month: 6)
    let zoned = UICalendarView()
    zoned.timeZone = TimeZone(secondsFromGMT: -8 * 3600)
    zoned.visibleDateComponents = june
    let (buddhist, year) = (UICalendarView(), UICalendarView())
    for view in [buddhist, year] { view.calendar = Calendar(identifier: .buddhist) }
    buddhist.visibleDateComponents = june
    year.visibleDateComponents = DateComponents(year: 2567, month: 6)

    #expect(texts(of: zoned) == texts(of: plain))
    #expect(texts(of: buddhist) == texts(of: year))
  }

  @Test("A selected date of another time zone is the same day, and a program's first weekday wins over the locale's")
  func selectedDayAndWeekday() {
    func picture(_ timeZone: TimeZone?, firstWeekday: Int?) -> String {
      let view = UICalendarView()
      view.timeZone = TimeZone(secondsFromGMT: -8 * 3600)
      view.visibleDateComponents = DateComponents(year: 2024, month: 6)
      if let firstWeekday { view.calendar.firstWeekday = firstWeekday }
      let selection = UICalendarSelectionSingleDate(delegate: nil)
      selection.selectedDate = DateComponents(timeZone: timeZone, year: 2024, month: 6, day: 10)
      view.selectionBehavior = selection
      return texts(of: view)
    }

    #expect(picture(TimeZone(secondsFromGMT: 0), firstWeekday: nil) == picture(nil, firstWeekday: nil))
    #expect(picture(nil, firstWeekday: 2) != picture(nil, firstWeekday: nil))
  }
}
