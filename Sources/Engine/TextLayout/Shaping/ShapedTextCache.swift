import Synchronization
import UIFoundation

/// A cache of shaped words and short texts, shared by the threads of the process.
final class ShapedTextCache: Sendable {
  static let shared = ShapedTextCache()

  /// The maximum length of a text that is cached without division into words. Longer texts rarely recur.
  ///
  /// In UTF-16 units. The length of a word is not limited.
  static let textLengthLimit = 64
  /// The maximum number of entries of each generation: a few megabytes with words of usual length.
  private static let generationSize = 8192

  private struct Entry {
    let units: [UInt16]
    let shape: ShapedText
  }

  /// Entries by a hash of the units, which avoids creating keys. Texts with equal hashes share a list.
  private typealias Table = [UInt64: [Entry]]

  /// Two generations. A full young one replaces the old one. Entries used again are copied to the young one.
  private struct Generations {
    var young: [Shaper.Style: Table] = [:]
    var old: [Shaper.Style: Table] = [:]
    var youngCount = 0
  }

  private let generations = Mutex(Generations())

  private init() {}

  /// Returns the shape of a text without context.
  func shape(_ units: ArraySlice<UInt16>, style: Shaper.Style) -> ShapedText {
    units.withUnsafeBufferPointer { units in
      shapes(units, parts: [0..<units.count], style: style).first ?? ShapedText(glyphs: [])
    }
  }

  /// Returns the shapes of the parts of a text. Each part is shaped without context.
  func shapes(_ units: UnsafeBufferPointer<UInt16>, parts: [Range<Int>], style: Shaper.Style) -> [ShapedText] {
    var shapes: [ShapedText] = []
    shapes.reserveCapacity(parts.count)
    while shapes.count < parts.count {
      generations.withLock { generations in
        let young = generations.young[style]
        for part in parts[shapes.count...] {
          guard let shape = Self.find(units, part, Self.hash(units, part), in: young) else { return }
          shapes.append(shape)
        }
      }
      if shapes.count < parts.count { shapes.append(addShape(units, parts[shapes.count], style)) }
    }
    return shapes
  }

  /// Adds the shape of a part to the young generation and returns it.
  private func addShape(_ units: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, _ style: Shaper.Style) -> ShapedText {
    let hash = Self.hash(units, part)
    let old = generations.withLock { Self.find(units, part, hash, in: $0.old[style]) }
    let shape = old ?? Shaper.shape(UnsafeBufferPointer(rebasing: units[part]), range: 0..<part.count, style: style)
    generations.withLock { Self.insert(shape, units, part, hash, style, &$0) }
    return shape
  }

  /// The number of cached shapes.
  var count: Int {
    generations.withLock { generations in
      [generations.young, generations.old].reduce(0) { sum, styles in
        sum + styles.values.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } }
      }
    }
  }

  /// Returns a hash of a part: FNV-1a over 16-bit units instead of bytes.
  private static func hash(_ units: UnsafeBufferPointer<UInt16>, _ part: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in part { hash = (hash ^ UInt64(units[index])) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  private static func find(
    _ units: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, _ hash: UInt64, in table: Table?
  ) -> ShapedText? {
    guard let entries = table?[hash], let text = units.baseAddress else { return nil }
    return entries.first { entry in
      entry.units.count == part.count
        && entry.units.withUnsafeBytes { bytes in
          bytes.baseAddress.map { memcmp($0, text + part.lowerBound, bytes.count) == 0 } ?? true
        }
    }?.shape
  }

  private static func insert(
    _ shape: ShapedText, _ units: UnsafeBufferPointer<UInt16>, _ part: Range<Int>, _ hash: UInt64,
    _ style: Shaper.Style,
    _ generations: inout Generations
  ) {
    if generations.youngCount >= generationSize {
      generations.old = generations.young
      generations.young = [:]
      generations.youngCount = 0
    }
    if find(units, part, hash, in: generations.young[style]) != nil { return }
    generations.young[style, default: [:]][hash, default: []].append(Entry(units: Array(units[part]), shape: shape))
    generations.youngCount += 1
  }
}

/// The immutable shaped glyphs of a text in font units, valid for every size.
final class ShapedText: Sendable {
  /// A glyph as positioned by the shaper.
  struct Glyph: Sendable {
    var id: UInt32
    /// The UTF-16 offset, in the text, of the cluster's first unit.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Indicates whether a break before this glyph's cluster would change the shaping.
    var isUnsafeToBreak: Bool
  }

  /// The glyphs from left to right.
  let glyphs: [Glyph]

  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
  }
}
