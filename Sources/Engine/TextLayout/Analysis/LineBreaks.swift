internal import CICU
import UIFoundation

/// The line break opportunities by UAX #14 and by ICU's dictionaries.
struct LineBreaks {
  /// One value for each offset from 0 to the text's length: no break, optional, or mandatory before it.
  private let flags: [UInt8]

  /// Finds the breaks of one paragraph without its terminator.
  init(_ units: ArraySlice<UInt16>, strategy: NSParagraphStyle.LineBreakStrategy = []) {
    var flags = [UInt8](repeating: 0, count: units.count + 1)
    let failed = units.withUnsafeBufferPointer { text in
      text.count > Int(Int32.max) || ICULineBreaks(text.baseAddress, Int32(text.count), &flags) < 0
    }
    if failed {
      for (offset, unit) in units.enumerated() where unit == 0x20 { flags[offset + 1] = 1 }
    }
    flags[units.count] = 2
    Self.keepMarksFromLineStarts(units, &flags)
    if strategy.contains(.hangulWordPriority) { Self.keepHangulWords(units, &flags) }
    self.flags = flags
  }

  func mayBreak(before offset: Int) -> Bool { flags[offset] != 0 }

  /// Removes the breaks between two Hangul letters, so that lines do not break inside Korean words.
  private static func keepHangulWords(_ units: ArraySlice<UInt16>, _ flags: inout [UInt8]) {
    var previous: UInt16 = 0
    for (offset, unit) in units.enumerated() {
      if flags[offset] == 1, isHangul(previous), isHangul(unit) { flags[offset] = 0 }
      previous = unit
    }
  }

  /// Removes the breaks before marks that cannot begin a line of Chinese or Japanese text.
  ///
  /// UAX #14 lets some of them begin a line, since they occur in other text too: interpuncts, connectors and solidi.
  /// Sources: "Prohibition Rules for Line Start and Line End" of CLREQ, "Characters Not Starting a Line" of JLREQ.
  private static func keepMarksFromLineStarts(_ units: ArraySlice<UInt16>, _ flags: inout [UInt8]) {
    var previous: UInt16 = 0
    for (offset, unit) in units.enumerated() {
      if flags[offset] == 1, isProhibitedAtLineStart(unit), isEastAsian(previous) { flags[offset] = 0 }
      // The ideographs beyond U+FFFF have the high surrogates from D840 to D88D.
      if !UTF16.isTrailSurrogate(unit) || !(0xD840...0xD88D).contains(previous) { previous = unit }
    }
  }

  /// Returns whether a unit is an interpunct, a connector or a solidus.
  private static func isProhibitedAtLineStart(_ unit: UInt16) -> Bool {
    switch unit {
    // · ‧ • ・ ･ – ～ 〜 / ／
    case 0x00B7, 0x2027, 0x2022, 0x30FB, 0xFF65, 0x2013, 0xFF5E, 0x301C, 0x002F, 0xFF0F: true
    default: false
    }
  }

  /// Returns whether a unit belongs to a Chinese or Japanese character or to its punctuation.
  private static func isEastAsian(_ unit: UInt16) -> Bool {
    (0x2E80...0x312F).contains(unit) || (0x31A0...0x4DBF).contains(unit) || (0x4E00...0x9FFF).contains(unit)
      || (0xF900...0xFAFF).contains(unit) || (0xFF00...0xFF9F).contains(unit) || (0xD840...0xD88D).contains(unit)
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7FB).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit)
      || (0xA960...0xA97C).contains(unit)
  }
}
