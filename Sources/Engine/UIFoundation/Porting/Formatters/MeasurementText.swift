internal import _FoundationICU
internal import Foundation

/// A unit in the words of a locale, from ICU.
struct MeasurementText {
  enum Width {
    case wide, abbreviated, narrow
    /// The number with a degree sign.
    case withoutUnit
  }

  private let unit: String
  private let locale: Locale

  /// Creates the text of a unit; nil for a unit that ICU lacks, such as a custom one.
  init?(unit: Unit, locale: Locale) {
    guard let name = MeasurementUnits.name(of: unit) else { return nil }
    self.unit = name
    self.locale = locale
    if format(1, "unit/\(name)") == nil { return nil }
  }

  /// Creates the text of a unit with a name of ICU.
  init(name: String, locale: Locale) {
    unit = name
    self.locale = locale
  }

  /// Returns a value with its unit. A usage such as `road` converts to the locale's unit.
  ///
  /// Without a format of numbers, ICU's is used, which rounds values with a usage to two digits.
  func text(_ value: Double, width: Width, usage: String?, _ number: ((Double) -> String)? = nil) -> String {
    var skeleton = (width == .withoutUnit ? "measure-unit/temperature-generic " : "unit/\(unit) ") + word(width)
    var value = value
    if width == .withoutUnit, usage != nil, let shown = converted(value, usage) { value = shown }
    if width != .withoutUnit, let usage { skeleton += " usage/\(usage)" }
    guard let number else { return format(value, skeleton)?.text ?? "\(value)" }
    // Enough digits for the exact value; the format of numbers rounds it.
    guard let exact = format(value, skeleton + " .0#########") else { return number(value) }
    return exact.text.replacingCharacters(in: exact.number, with: number(exact.value))
  }

  /// Returns the name of the unit without a number.
  func unitName(_ width: Width) -> String {
    guard let text = format(2, "unit/\(unit) \(word(width))") else { return unit }
    var name = text.text
    name.removeSubrange(text.number)
    return name.trimmingCharacters(in: .whitespaces)
  }

  private func word(_ width: Width) -> String {
    switch width {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow, .withoutUnit: "unit-width-narrow"
    }
  }

  private func converted(_ value: Double, _ usage: String?) -> Double? {
    format(value, "unit/\(unit) usage/\(usage ?? "default") .0#########")?.value
  }

  /// A formatted value with the range of its number and its value in the shown unit.
  private struct Formatted {
    let text: String
    let number: Range<String.Index>
    let value: Double
  }

  private func format(_ value: Double, _ skeleton: String) -> Formatted? {
    var status = U_ZERO_ERROR
    let words = Array(skeleton.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(words, Int32(words.count), locale.identifier, &status)
    else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue,
      let text = ICUText.read({ swift_unumf_resultToString(result, $0, $1, $2) })
    else { return nil }
    let units = text.utf16
    guard let number = numberRange(result),
      let start = units.index(units.startIndex, offsetBy: number.lowerBound, limitedBy: units.endIndex),
      let end = units.index(units.startIndex, offsetBy: number.upperBound, limitedBy: units.endIndex)
    else { return nil }
    return Formatted(text: text, number: start..<end, value: shownValue(result) ?? value)
  }

  /// Returns the range of the digits with their sign, in UTF-16.
  private func numberRange(_ result: OpaquePointer) -> Range<Int>? {
    var status = U_ZERO_ERROR
    guard let fields = swift_ucfpos_open(&status), let value = swift_unumf_resultAsValue(result, &status) else {
      return nil
    }
    defer { swift_ucfpos_close(fields) }
    var range: Range<Int>?
    while swift_ufmtval_nextPosition(value, fields, &status) != 0, status.rawValue <= U_ZERO_ERROR.rawValue {
      let field = swift_ucfpos_getField(fields, &status)
      guard field != UNUM_MEASURE_UNIT_FIELD.rawValue else { continue }
      var (start, end): (Int32, Int32) = (0, 0)
      swift_ucfpos_getIndexes(fields, &start, &end, &status)
      guard start >= 0, end >= start else { return nil }
      range = min(range?.lowerBound ?? Int(start), Int(start))..<max(range?.upperBound ?? 0, Int(end))
    }
    return range
  }

  private func shownValue(_ result: OpaquePointer) -> Double? {
    var status = U_ZERO_ERROR
    var text = [CChar](repeating: 0, count: 400)
    let count = swift_unumf_resultToDecimalNumber(result, &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, Int(count) < text.count else { return nil }
    return Double(String(decoding: text.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
