import Foundation
import Testing
import UIFoundation

@testable import UIKitCore

/// The height of weeks is a guess, listed in Documentation/Design.md.
@MainActor
@Suite("Calendar views")
struct CalendarViewTests {
  private final class Delegate: NSObject, UICalendarViewDelegate {
    var months: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      dateComponents.day == 1 ? .default(color: .systemRed, size: .large) : nil
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
}
