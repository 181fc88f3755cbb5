import Testing
import UIKit

@Suite("Formatters")
struct FormatterTests {
  /// The words are those of Unicode's CLDR, with which Apple's formatters agree.
  @Test(
    "Distances in time have numbers or names in the formatter's language",
    arguments: [
      ("en", "2 hours ago", "yesterday", "in three days"), ("de", "vor 2 Stunden", "gestern", "in drei Tagen"),
      ("ja", "2 時間前", "昨日", "三 日後"),
    ])
  func relativeDates(language: String, numeric: String, named: String, spelled: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    #expect(formatter.localizedString(fromTimeInterval: -7200) == numeric)

    formatter.dateTimeStyle = .named
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: date - 86_400, relativeTo: date) == named)
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: 3)) == spelled)
  }

  @Test("A distance is shown in its largest unit, without rounding up")
  func largestUnit() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: 5400) == "in 1 hour")
    #expect(formatter.localizedString(fromTimeInterval: 45) == "in 45 seconds")
    #expect(formatter.localizedString(from: DateComponents(year: -1, month: -3)) == "1 year ago")
    #expect(formatter.localizedString(fromTimeInterval: .infinity) == "")
  }

  /// 5 miles are 8.04672 km, and 20 °C are 68 °F.
  @Test("Measurements are converted to units of the locale, unless the provided unit is asked for")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    let distance = Measurement(value: 5, unit: UnitLength.miles)
    #expect(formatter.string(from: distance) == "8,047\u{202F}km")

    formatter.locale = Locale(identifier: "en_US")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68 degrees Fahrenheit")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1,234 meters")
    #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "blob"))) == "2 blob")
  }

  /// 80 kg are 176.4 lb, and 1.80 m are 5 feet and 10.87 inches; 2390 m are 1.485 miles.
  @Test("Formats of measurements know usages of lengths and masses")
  func usages() {
    let english = Locale(identifier: "en_US")
    let weight = Measurement(value: 80, unit: UnitMass.kilograms)
    #expect(weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(english)) == "176 lb")
    let height = Measurement(value: 1.80, unit: UnitLength.meters)
    #expect(height.formatted(.measurement(width: .narrow, usage: .personHeight).locale(english)) == "5′ 11″")
    let road = Measurement(value: 2390, unit: UnitLength.meters)
    #expect(road.formatted(.measurement(width: .abbreviated, usage: .road).locale(english)) == "1.5 mi")
    let exact = Measurement(value: 3.14159, unit: UnitLength.kilometers).formatted(
      .measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
        .locale(english))
    #expect(exact == "3.1 kilometers")
  }

  /// The name and its forms are those of Apple's documentation of `PersonNameComponents.FormatStyle`.
  @Test("Names have the parts of their style")
  func nameStyles() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
    let style = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    func text(_ length: PersonNameComponents.FormatStyle.Style) -> String {
      var style = style
      style.style = length
      return name.formatted(style)
    }

    #expect(text(.short) == "Tom")
    #expect(text(.medium) == "Thomas Clark")
    #expect(text(.long) == "Dr. Thomas Louis Clark Esq.")
    #expect(text(.abbreviated) == "TC")
  }

  @Test("The language of a name determines the order of its parts, and the space between them")
  func nameOrder() {
    let formatter = PersonNameComponentsFormatter()
    func text(_ given: String, _ family: String, _ locale: String) -> String {
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = (given, family)
      formatter.locale = Locale(identifier: locale)
      return formatter.string(from: name)
    }

    #expect(text("太郎", "山田", "en_US") == "山田太郎")
    #expect(text("민수", "김", "de_DE") == "김민수")
    #expect(text("János", "Kovács", "hu_HU") == "Kovács János")
    #expect(text("Thomas", "Clark", "ja_JP") == "Thomas Clark")
  }

  @Test("Lists are joined in the formatter's language, and each item by the item formatter")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", 2, "c"]) == "a, 2 und c")

    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 2
    numbers.minimumIntegerDigits = 1
    numbers.locale = Locale(identifier: "de_DE")
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1,00 und 2,00")
    #expect(formatter.string(from: ["x"]) == nil)
  }

  @Test("Foundation's formatter of dates has no names of days")
  func relativeDays() {
    let formatter = DateFormatter()
    (formatter.locale, formatter.dateStyle) = (Locale(identifier: "en_US"), .medium)
    let plain = formatter.string(from: Date())
    formatter.doesRelativeDateFormatting = true
    #expect(formatter.string(from: Date()) == plain)
  }

  @Test("Foundation's own formatter of byte counts needs no replacement")
  func byteCounts() {
    #expect(ByteCountFormatter.string(fromByteCount: 123_456, countStyle: .file) == "123 KB")
    #expect(ByteCountFormatter.string(fromByteCount: 0, countStyle: .file) == "Zero KB")
  }
}
