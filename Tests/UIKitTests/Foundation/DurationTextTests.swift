import Testing
import UIKit

/// The texts are the examples in Apple's documentation of `DateComponentsFormatter.UnitsStyle`.
@Suite("Date components formatters")
struct DurationTextTests {
  private func formatter(_ style: DateComponentsFormatter.UnitsStyle) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "Each style has the names of Apple's examples",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"),
      (.short, "9 hr, 41 min, 30 sec"), (.full, "9 hours, 41 minutes, 30 seconds"),
      (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.brief, "9hr 41min 30sec"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter(style).string(from: 34_890) == expected)
    #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == expected)
  }

  // Apple, ZeroFormattingBehavior.default: one hour and 10 seconds is "1:00:10", one hour "1h".
  @Test("Positional texts drop leading zeros, and texts of other styles all zeros; padding keeps all units")
  func zeros() {
    #expect(formatter(.positional).string(from: 3610) == "1:00:10")
    #expect(formatter(.abbreviated).string(from: 3600) == "1h")
    #expect(formatter(.full).string(from: 0) == "0 seconds")
    let padded = formatter(.positional)
    padded.allowedUnits = [.minute, .second]
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 59) == "00:59")
  }

  // Apple, maximumUnitCount: "1h 10m" instead of "1h 10m, 30s"; collapsesLargestUnit: "63s" instead of "1m 3s".
  @Test("The number of units can be limited, and a largest unit of 1 collapsed")
  func limits() {
    let limited = formatter(.abbreviated)
    limited.maximumUnitCount = 2
    #expect(limited.string(from: 4230) == "1h 10m")
    limited.collapsesLargestUnit = true
    #expect(limited.string(from: 63) == "63s")
    limited.includesApproximationPhrase = true
    limited.includesTimeRemainingPhrase = true
    #expect(limited.string(from: 130) == "About 2m 10s remaining")
  }

  @Test("Components are converted to the allowed units; years and months follow the calendar")
  func conversions() {
    let all = formatter(.full)
    all.allowedUnits = []
    #expect(all.string(from: DateComponents(year: 1, month: 14, day: 10)) == "2 years, 2 months, 1 week, 3 days")
    #expect(formatter(.full).string(from: DateComponents(day: 1)) == "24 hours")
    #expect(formatter(.abbreviated).string(from: -60) == "-1m")
    let about = formatter(.full)
    about.includesApproximationPhrase = true
    about.includesTimeRemainingPhrase = true
    #expect(about.string(from: -3600) == "About -1 hour remaining")
    #expect(formatter(.full).string(from: .nan) == nil)
  }

  @Test("The calendar's locale determines the language")
  func languages() {
    let german = formatter(.full)
    german.calendar?.locale = Locale(identifier: "de_DE")

    #expect(german.string(from: 7260) == "2 Stunden und 1 Minute")
  }

  @Test("Years and months have the names of the calendar's language")
  func calendarUnits() {
    let german = formatter(.full)
    german.allowedUnits = []
    german.calendar?.locale = Locale(identifier: "de_DE")

    #expect(german.string(from: DateComponents(year: 2, month: 1, day: 3)) == "2 Jahre, 1 Monat, 3 Tage")
  }
}
