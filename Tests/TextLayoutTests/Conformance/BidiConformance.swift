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

  /// Compares the levels and the order of all scalars except those that rule X9 removes ("x").
  ///
  /// For text of a single direction ICU gives each character the lowest level of that direction, which looks the same.
  private static func matches(
    _ scalars: [UInt32], _ found: BidiLevels, levels: [Substring], order: [Substring]
  ) -> Bool {
    var expected: [UInt8?] = []
    var directions: UInt8 = 0
    for level in levels {
      let level = UInt8(level)
      expected.append(level)
      if let level { directions |= 1 << (level & 1) }
    }
    let mask: UInt8 = directions == 0b11 ? 0xFF : 1
    var offset = 0
    var keptIndices: [Int] = []
    var keptLevels: [UInt8] = []
    for index in scalars.indices {
      let level = found[offset]
      if levels[index] != "x" {
        guard let expected = expected[index], expected & mask == level & mask else { return false }
        keptIndices.append(index)
        keptLevels.append(level)
      }
      offset += scalars[index] > 0xFFFF ? 2 : 1
    }
    return BidiLevels.visualOrder(keptLevels).map { keptIndices[$0] } == order.compactMap { Int($0) }
  }

  static func characters() throws -> ConformanceResult {
    var result = ConformanceResult()
    for (number, line) in try UnicodeData.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let code = Int(fields[1]) else { continue }
      result.cases += 1
      let scalars = UnicodeData.hexadecimal(fields[0])
      let found = BidiLevels(UnicodeData.units(scalars)[...], direction: direction(code))
      let isEqual = matches(
        scalars, found, levels: fields[3].split(separator: " "), order: fields[4].split(separator: " "))
      if !isEqual || UInt8(fields[2]) != found.base {
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
    var levels: [Substring] = []
    var order: [Substring] = []
    var count = 0
    for (number, line) in try UnicodeData.lines("BidiTest.txt") {
      if line.hasPrefix("@Levels:") { levels = line.dropFirst(8).split(whereSeparator: \.isWhitespace) }
      if line.hasPrefix("@Reorder:") { order = line.dropFirst(9).split(whereSeparator: \.isWhitespace) }
      guard !line.hasPrefix("@") else { continue }
      count += 1
      guard count % step == 0 else { continue }
      let fields = line.split(separator: ";")
      guard fields.count == 2, let bits = Int(fields[1].filter { !$0.isWhitespace }) else { continue }
      let scalars = fields[0].split(whereSeparator: \.isWhitespace).compactMap { representatives[$0] }
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
