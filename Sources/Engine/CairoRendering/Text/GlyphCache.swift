internal import CFreeType
import TextLayout
import UIFoundation

/// A cache of rasterized glyphs of one face in one size and style, in four subpixel positions.
final class GlyphCache {
  /// The appearance of glyphs apart from the face.
  struct Key: Hashable {
    /// The size of the em, in 64ths of a pixel.
    var size: Int32
    /// The synthetic slant, in 64ths of a degree.
    var slant: Int32
    /// The growth of outlines, in 64ths of a pixel.
    var bold: Int32
  }

  /// A rasterized glyph.
  struct Entry {
    /// The coverage, one byte per pixel, or colors, four bytes per pixel; nil for a glyph without ink.
    var bytes: UnsafeMutableRawPointer?
    var width: Int32 = 0
    var height: Int32 = 0
    /// The left edge relative to the glyph's origin, in pixels.
    var left: Int32 = 0
    var top: Int32 = 0
    var isColored = false
  }

  let key: Key
  // An open-addressing table takes a tenth of the time of `Dictionary`.
  private var keys: UnsafeMutablePointer<UInt32>
  private var entries: UnsafeMutablePointer<Entry>
  private var mask: Int
  private var count = 0

  /// The number of horizontal subpixel positions.
  static let phases = 4

  init(_ key: Key) {
    self.key = key
    mask = 255
    (keys, entries) = Self.allocate(256)
  }

  deinit {
    for slot in 0...mask where keys[slot] != 0 { free(entries[slot].bytes) }
    keys.deallocate()
    entries.deallocate()
  }

  /// Returns a rasterized glyph, from the cache if possible.
  @inline(__always)
  func entry(glyph: UInt32, phase: Int, of face: RasterFace, in context: RasterContext) -> Entry {
    // Zero marks a free slot.
    let tableKey = (glyph << 2 | UInt32(phase)) &+ 1
    var slot = Self.slot(tableKey, mask)
    while keys[slot] != 0 {
      if keys[slot] == tableKey { return entries[slot] }
      slot = (slot + 1) & mask
    }
    let entry = face.paint(glyph: glyph, phase: phase, key, in: context)
    context.addGlyph(bytes: Int(entry.width) * Int(entry.height) * (entry.isColored ? 4 : 1) + 32)
    if count * 2 > mask { grow() }
    insert(tableKey, entry)
    count += 1
    return entry
  }

  private func insert(_ tableKey: UInt32, _ entry: Entry) {
    var slot = Self.slot(tableKey, mask)
    while keys[slot] != 0 { slot = (slot + 1) & mask }
    keys[slot] = tableKey
    entries[slot] = entry
  }

  private func grow() {
    let (oldKeys, oldEntries, oldMask) = (keys, entries, mask)
    mask = oldMask * 2 + 1
    (keys, entries) = Self.allocate(mask + 1)
    for slot in 0...oldMask where oldKeys[slot] != 0 { insert(oldKeys[slot], oldEntries[slot]) }
    oldKeys.deallocate()
    oldEntries.deallocate()
  }

  @inline(__always)
  private static func slot(_ key: UInt32, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 2_654_435_761) >> 8) & mask
  }

  private static func allocate(_ count: Int) -> (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Entry>) {
    let keys = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    keys.initialize(repeating: 0, count: count)
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    entries.initialize(repeating: Entry(), count: count)
    return (keys, entries)
  }
}
