import Foundation
import UIFoundation

@testable import TextLayout

/// A runner of BidiCharacterTest.txt and BidiTest.txt.
enum BidiConformance {
  private static func direction(_ code: Int) -> BidiLevels.Direction {
    switch code {
    case 0: .fixed(.leftToRight)
    case 1: .fixed(.rightToLeft)
    default: .natural(otherwise: .leftToRight)
    }
  }

  /// Compares the levels and the order of all scalars except the scalars that rule X9 removes ("x").
  ///
  /// For text of a single direction, ICU returns the lowest level of that direction for each character, which has
  /// the same visual order. Therefore, only the parity of the levels is compared for such text.
  private static func matches(
    _ scalars: [UInt32], _ found: BidiLevels, levels: [Int?], order: [Int?]
  ) -> Bool {
    guard levels.count == scalars.count else { return false }
    var directions = 0
    for case let level? in levels { directions |= 1 << (level & 1) }
    let mask = directions == 0b11 ? 0xFF : 1
    var offset = 0
    var keptIndices: [Int] = []
    var keptLevels: [UInt8] = []
    for index in scalars.indices {
      let level = found[offset]
      if let expected = levels[index] {
        guard expected & mask == Int(level) & mask else { return false }
        keptIndices.append(index)
        keptLevels.append(level)
      }
      offset += scalars[index] > 0xFFFF ? 2 : 1
    }
    return BidiLevels.visualOrder(keptLevels).map { keptIndices[$0] } == order
  }

  static func characters() throws -> ConformanceResult {
    var result = ConformanceResult()
    for (number, line) in try UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = UnicodeData.fields(line, separator: ";")
      guard fields.count == 5, let code = UnicodeData.decimals(fields[1]).first ?? nil else { continue }
      result.cases += 1
      let scalars = UnicodeData.hexadecimal(fields[0])
      let found = BidiLevels(UnicodeData.units(scalars)[...], direction: direction(code))
      let isEqual = matches(
        scalars, found, levels: UnicodeData.decimals(fields[3]), order: UnicodeData.decimals(fields[4]))
      if !isEqual || UnicodeData.decimals(fields[2]) != [Int(found.base)] {
        result.fail("BidiCharacterTest.txt:\(number): \(line)", isListed: KnownDifferences.bidi(line: number) != nil)
      }
    }
    return result
  }

  /// A character of each bidi class.
  private static let representatives: [Substring: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "ES": 0x2B, "ET": 0x25, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
    "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
    "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// Tests every `step`-th line of BidiTest.txt, which has half a million.
  static func classes(step: Int) throws -> ConformanceResult {
    var result = ConformanceResult()
    var levels: [Int?] = []
    var order: [Int?] = []
    var count = 0
    for (number, line) in try UnicodeData.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") { levels = UnicodeData.decimals(line.dropFirst(8)) }
      if line.hasPrefix("@Reorder:") { order = UnicodeData.decimals(line.dropFirst(9)) }
      guard !line.hasPrefix("@") else { continue }
      count += 1
      guard count % step == 0 else { continue }
      let fields = UnicodeData.fields(line, separator: ";")
      guard fields.count == 2, let bits = UnicodeData.decimals(fields[1]).first ?? nil else { continue }
      let scalars = UnicodeData.fields(fields[0], separator: " ").compactMap { representatives[$0] }
      // The bits: 1 is automatic, 2 left to right, 4 right to left.
      for (bit, code) in [(1, 2), (2, 0), (4, 1)] where bits & bit != 0 {
        result.cases += 1
        let found = BidiLevels(UnicodeData.units(scalars)[...], direction: direction(code))
        if !matches(scalars, found, levels: levels, order: order) {
          result.fail("BidiTest.txt:\(number): \(line)", isListed: false)
        }
      }
    }
    return result
  }
}
