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

  private static func isHangul(_ unit: UInt16) -> Bool {
    (0xAC00...0xD7FB).contains(unit) || (0x1100...0x11FF).contains(unit) || (0x3130...0x318F).contains(unit)
      || (0xA960...0xA97C).contains(unit)
  }
}
