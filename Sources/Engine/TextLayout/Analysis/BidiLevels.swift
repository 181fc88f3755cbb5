internal import CICU
import UIFoundation

/// The embedding levels of one paragraph, by UAX #9.
struct BidiLevels {
  /// The base level: 0 for left to right, 1 for right to left.
  let base: UInt8
  /// The level of each unit; nil if all equal `base`.
  let levels: [UInt8]?

  /// The source of a paragraph's direction.
  enum Direction {
    case fixed(UIUserInterfaceLayoutDirection)
    /// The first strong character, with a fallback.
    case natural(otherwise: UIUserInterfaceLayoutDirection)
  }

  private init(base: UInt8, levels: [UInt8]?) {
    (self.base, self.levels) = (base, levels)
  }

  /// Creates levels. `presets` are embedding levels by unit, with bit 7 set for an override.
  init(_ units: ArraySlice<UInt16>, direction: Direction, presets: [UInt8]? = nil) {
    let code: Int
    let fallback: UInt8
    switch direction {
    case .fixed(.leftToRight): (code, fallback) = (Int(ICUDirectionLeftToRight), 0)
    case .fixed(.rightToLeft): (code, fallback) = (Int(ICUDirectionRightToLeft), 1)
    case .natural(.leftToRight): (code, fallback) = (Int(ICUDirectionNaturalElseLeftToRight), 0)
    case .natural(.rightToLeft): (code, fallback) = (Int(ICUDirectionNaturalElseRightToLeft), 1)
    }
    if presets == nil, fallback == 0, !units.contains(where: Self.mayReorder) {
      (base, levels) = (0, nil)
      return
    }
    guard units.count <= Int(Int32.max) else {
      (base, levels) = (fallback, nil)
      return
    }
    var result = presets ?? [UInt8](repeating: 0, count: units.count)
    let base = units.withUnsafeBufferPointer { text in
      ICUBidiLevels(text.baseAddress, Int32(text.count), Int32(code), presets == nil ? 0 : 1, &result)
    }
    // ICU fails only if memory is exhausted. The paragraph then has a single direction.
    guard base >= 0 else {
      (self.base, levels) = (fallback, nil)
      return
    }
    self.base = UInt8(base & 1)
    levels = result.allSatisfy { $0 == UInt8(base) } ? nil : result
  }

  subscript(offset: Int) -> UInt8 { levels.map { $0[offset] } ?? base }

  /// Returns whether a unit can belong to a right-to-left letter, an Arabic digit or a bidi control.
  private static func mayReorder(_ unit: UInt16) -> Bool {
    guard unit >= 0x0590 else { return false }
    return unit <= 0x08FF || (0x200E...0x200F).contains(unit) || (0x202A...0x202E).contains(unit)
      || (0x2066...0x2069).contains(unit) || (0xFB1D...0xFDFF).contains(unit) || (0xFE70...0xFEFF).contains(unit)
      || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
  }

  /// Returns the logical indices of runs with the given levels, in visual order from left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    guard levels.count > 1, levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    ICUReorderVisually(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}

extension BidiLevels {
  /// Creates the levels of a paragraph. `direction` applies to a natural paragraph without strong characters.
  init(
    _ text: StyledText, _ range: Range<Int>, style: NSParagraphStyle.Values, direction: UIUserInterfaceLayoutDirection
  ) {
    let base: Direction =
      switch style.baseWritingDirection {
      case .leftToRight: .fixed(.leftToRight)
      case .rightToLeft: .fixed(.rightToLeft)
      case .natural: .natural(otherwise: direction)
      }
    self.init(text, range, direction: base)
  }

  /// Returns the levels of a part of the paragraph at `whole`. Both ranges are offsets in the text.
  func part(_ range: Range<Int>, of whole: Range<Int>) -> BidiLevels {
    guard range != whole, let levels else { return self }
    let part = levels[(range.lowerBound - whole.lowerBound)..<(range.upperBound - whole.lowerBound)]
    return BidiLevels(base: base, levels: part.allSatisfy { $0 == base } ? nil : Array(part))
  }

  /// Creates the levels of a paragraph with `writingDirection` attributes.
  init(_ text: StyledText, _ range: Range<Int>, direction: Direction) {
    let units = text.units[range]
    let runs = text.runs.isEmpty ? [] : text.runs[text.runIndex(at: range.lowerBound)...]
    let overlapping = runs.prefix { $0.range.lowerBound < range.upperBound }
    guard overlapping.contains(where: { !$0.style.writingDirections.isEmpty }) else {
      self.init(units, direction: direction)
      return
    }
    let base = BidiLevels(units, direction: direction).base
    var presets = [UInt8](repeating: base, count: range.count)
    for run in overlapping {
      let level = Self.embedding(run.style.writingDirections, base: base)
      for offset in run.range.clamped(to: range) { presets[offset - range.lowerBound] = level }
    }
    self.init(units, direction: .fixed(base == 1 ? .rightToLeft : .leftToRight), presets: presets)
  }

  /// Returns the level of nested embeddings and overrides (UAX #9, X2 to X5).
  private static func embedding(_ directions: [Int], base: UInt8) -> UInt8 {
    let deepest: UInt8 = 125
    var level = base
    var isOverride = false
    for direction in directions {
      let isRightToLeft = direction & 1 == 1
      let nestedLevel = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
      guard nestedLevel <= deepest else { break }
      level = nestedLevel
      isOverride = direction & NSWritingDirectionFormatType.override.rawValue != 0
    }
    return isOverride ? level | 0x80 : level
  }
}
