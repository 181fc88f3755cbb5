import Foundation

@testable import TextLayout

/// A runner of GraphemeBreakTest.txt and LineBreakTest.txt.
enum BreakConformance {
  /// Parses a line such as "÷ 0020 × 0308 ÷" into scalars and the breaks between and around them.
  private static func parse(_ line: Substring) -> (scalars: [UInt32], breaks: [Bool]) {
    var scalars: [UInt32] = []
    var breaks: [Bool] = []
    for token in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      switch token {
      case "÷": breaks.append(true)
      case "×": breaks.append(false)
      default: if let scalar = UInt32(token, radix: 16) { scalars.append(scalar) }
      }
    }
    return (scalars, breaks)
  }

  static func graphemes() throws -> ConformanceResult {
    try run("auxiliary/GraphemeBreakTest.txt", listed: { KnownDifferences.grapheme($0) != nil }) { units in
      let boundaries = GraphemeBoundaries(units[...])
      return (0...units.count).map { boundaries.isBoundary($0) }
    }
  }

  static func lines() throws -> ConformanceResult {
    try run("auxiliary/LineBreakTest.txt", listed: { KnownDifferences.line($0) != nil }) { units in
      let breaks = LineBreaks(units[...])
      return (0...units.count).map { $0 > 0 && breaks.mayBreak(before: $0) }
    }
  }

  private static func run(
    _ file: String, listed: ([UInt32]) -> Bool, breaks: ([UInt16]) -> [Bool]
  ) throws -> ConformanceResult {
    var result = ConformanceResult()
    for (number, line) in try UnicodeData.lines(file) {
      let (scalars, expected) = parse(line)
      guard expected.count == scalars.count + 1 else { continue }
      result.cases += 1
      let found = breaks(UnicodeData.units(scalars))
      var offset = 0
      var differs = false
      for (index, scalar) in scalars.enumerated() {
        if found[offset] != expected[index] { differs = true }
        offset += scalar > 0xFFFF ? 2 : 1
      }
      if found[offset] != expected[scalars.count] { differs = true }
      if differs {
        result.fail("\(file):\(number): \(line)", isListed: listed(scalars))
      }
    }
    return result
  }
}
