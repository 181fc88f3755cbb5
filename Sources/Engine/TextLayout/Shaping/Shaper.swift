internal import CHarfBuzz
import Synchronization
import UIFoundation

/// The conversion of characters to positioned glyphs by HarfBuzz's own OpenType shaper.
enum Shaper {
  /// The inputs of shaping apart from the text.
  struct Style: Hashable {
    let face: FontFace
    let script: FontScript
    let isRightToLeft: Bool
    /// The features, ascending by tag.
    let features: [FontFeature]
    /// The tag of the text's language; nil for the usual language of the script.
    var language: String?

    /// Features rarely distinguish styles, so only equality compares them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(face))
      hasher.combine(script)
    }
  }

  /// Shapes `range` of the units. The other units are context for joining letters.
  static func shape(_ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: Style) -> ShapedText {
    let buffer = acquireBuffer()
    defer { releaseBuffer(buffer, used: range.count) }
    hb_buffer_add_utf16(
      buffer, units.baseAddress, Int32(clamping: units.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: style.script.tag.rawValue))
    hb_buffer_set_language(buffer, language(of: style))
    var features = style.features.map {
      hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: UInt32.max)
    }
    shaperList.withUnsafeList { list in
      _ = hb_shape_full(style.face.shaper, buffer, &features, UInt32(features.count), list)
    }
    return read(buffer, units, range: range, style: style)
  }

  /// Unused buffers. Creating a buffer takes a substantial part of the time of shaping a word.
  private static let buffers = Mutex<[UInt]>([])
  /// The maximum number of unused buffers.
  private static let idleBufferLimit = 8
  /// The number of shaped UTF-16 units above which a buffer is discarded.
  private static let idleCapacityLimit = 4096

  private static func acquireBuffer() -> OpaquePointer? {
    buffers.withLock { $0.popLast() }.flatMap { OpaquePointer(bitPattern: $0) } ?? hb_buffer_create()
  }

  private static func releaseBuffer(_ buffer: OpaquePointer?, used count: Int) {
    guard let buffer else { return }
    hb_buffer_clear_contents(buffer)
    let isKept = buffers.withLock { buffers in
      guard count <= idleCapacityLimit, buffers.count < idleBufferLimit else { return false }
      buffers.append(UInt(bitPattern: buffer))
      return true
    }
    if !isKept { hb_buffer_destroy(buffer) }
  }

  /// Returns the language of a face or script. It must not depend on the environment.
  private static func language(of style: Style) -> hb_language_t? {
    if let language = languages.ofRegionalFamily(style.face.family) { return language }
    if let tag = style.language, tag.utf8.count <= tagLengthLimit, tag.utf8.allSatisfy(isTagCharacter) {
      return hb_language_from_string(tag, -1)
    }
    switch style.script {
    case .arabic: return languages.arabic
    case .hebrew: return languages.hebrew
    case .devanagari: return languages.hindi
    case .thai: return languages.thai
    default: return languages.english
    }
  }

  /// The maximum length of a language tag. Longer ones are ignored, since HarfBuzz retains them.
  private static let tagLengthLimit = 16

  private static func isTagCharacter(_ byte: UInt8) -> Bool {
    byte == 0x2D || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static let languages = Languages()

  /// The languages, which HarfBuzz retains until the process ends.
  private struct Languages: @unchecked Sendable {
    let english = hb_language_from_string("en", -1)
    let arabic = hb_language_from_string("ar", -1)
    let hebrew = hb_language_from_string("he", -1)
    let hindi = hb_language_from_string("hi", -1)
    let thai = hb_language_from_string("th", -1)
    let japanese = hb_language_from_string("ja", -1)
    let korean = hb_language_from_string("ko", -1)
    let simplifiedChinese = hb_language_from_string("zh-cn", -1)
    let taiwan = hb_language_from_string("zh-tw", -1)
    let hongKong = hb_language_from_string("zh-hk", -1)

    /// Returns the language of a family with regional forms, such as "Noto Sans CJK JP"; nil for others.
    func ofRegionalFamily(_ name: String) -> hb_language_t? {
      guard name.hasPrefix("Noto S"), name.dropLast(3).hasSuffix("CJK") else { return nil }
      switch name.suffix(2) {
      case "JP": return japanese
      case "KR": return korean
      case "SC": return simplifiedChinese
      case "TC": return taiwan
      case "HK": return hongKong
      default: return nil
      }
    }
  }

  /// The NULL-terminated C array with the name of HarfBuzz's own shaper.
  private struct ShaperList: @unchecked Sendable {
    private let list: UnsafeMutablePointer<UnsafePointer<CChar>?>

    init() {
      list = .allocate(capacity: 2)
      let name = UnsafeMutablePointer<CChar>.allocate(capacity: 3)
      name[0] = 0x6F  // o
      name[1] = 0x74  // t
      name[2] = 0
      list[0] = UnsafePointer(name)
      list[1] = nil
    }

    func withUnsafeList(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Void) { body(list) }
  }

  private static let shaperList = ShaperList()

  private static func read(
    _ buffer: OpaquePointer?, _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: Style
  ) -> ShapedText {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, nil)
    else { return ShapedText(glyphs: []) }
    let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(Int(count))
    // The shift of the marks after a glyph, which are positioned from the end of its advance.
    var markShift: Int32 = 0
    // The marks without a position, and whether a cluster has several glyphs.
    var loose: Set<Int> = []
    var hasMarks = false
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      if info.codepoint == 0, isInvisible(units[Int(info.cluster)..<range.upperBound], style.face) { continue }
      // A correction makes the glyph of a substitute font as wide as that of the original font. Half of it is added
      // before the glyph, so that the glyph stays in the middle of its advance.
      let correction = style.face.advanceCorrection(ofGlyph: info.codepoint)
      let shift = position.x_advance == 0 ? markShift : correction / 2
      if position.x_advance != 0 { markShift = shift - correction }
      glyphs.append(
        ShapedText.Glyph(
          id: info.codepoint, cluster: Int32(clamping: Int(info.cluster) - range.lowerBound),
          advance: position.x_advance + correction, xOffset: position.x_offset + shift, yOffset: position.y_offset,
          isUnsafeToBreak: hb_glyph_info_get_glyph_flags(infos + index).rawValue & unsafe != 0))
      guard index > 0, info.cluster == infos[index - 1].cluster, position.x_advance == 0 else { continue }
      hasMarks = true
      if position.x_offset == 0, position.y_offset == 0 { loose.insert(glyphs.count - 1) }
    }
    if hasMarks, MarkPlacement.applies(to: style) {
      MarkPlacement.place(&glyphs, loose: loose, units: units[range], of: style.face)
    }
    return ShapedText(glyphs: glyphs)
  }

  /// Returns whether the missing glyph of the first cluster stands for an invisible character.
  ///
  /// HarfBuzz hides only the ignorable characters of its own version of Unicode.
  private static func isInvisible(_ units: Slice<UnsafeBufferPointer<UInt16>>, _ face: FontFace) -> Bool {
    guard let scalars = String(decoding: units.prefix(clusterLimit), as: UTF16.self).first?.unicodeScalars,
      let first = scalars.first, face.covers(first)
    else { return false }
    return scalars.allSatisfy { face.covers($0) || $0.properties.isDefaultIgnorableCodePoint }
  }

  /// The maximum length of a cluster that is examined for invisible characters, in UTF-16 units.
  private static let clusterLimit = 16
}

/// A shaper that caches single words. It is used if the glyphs are the same as for the whole text.
enum WordShaper {
  /// The families whose spaces do not affect the following glyphs. A test verifies this for each family.
  private static let separableFamilies: Set<String> = ["Inter", "JetBrains Mono"]
  private static let separableScripts: Set<FontScript> = [
    .latin, .common, FontScript(tag: FontTag("Grek")), FontScript(tag: FontTag("Cyrl")),
  ]

  static func applies(to style: Shaper.Style) -> Bool {
    // Explicit features may act across spaces.
    !style.isRightToLeft && separableScripts.contains(style.script) && separableFamilies.contains(style.face.family)
      && style.features.allSatisfy { safeFeatures.contains($0.tag) || $0.value == 0 }
  }

  private static let safeFeatures: Set<FontTag> = [FontTag("tnum"), FontTag("pnum"), FontTag("kern"), FontTag("liga")]

  /// Returns the shape of a part of the units, composed of words with their trailing spaces.
  static func shape(_ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: Shaper.Style) -> ShapedText {
    let words = words(units, range)
    let shapes = ShapedTextCache.shared.shapes(units, parts: words, style: style)
    if shapes.count == 1 { return shapes[0] }
    var glyphs: [ShapedText.Glyph] = []
    glyphs.reserveCapacity(shapes.reduce(0) { $0 + $1.glyphs.count })
    for (word, shape) in zip(words, shapes) {
      let offset = Int32(clamping: word.lowerBound - range.lowerBound)
      for var glyph in shape.glyphs {
        glyph.cluster += offset
        glyphs.append(glyph)
      }
    }
    return ShapedText(glyphs: glyphs)
  }

  private static func words(_ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(range.count / 5 + 1)
    var start = range.lowerBound
    for index in range where units[index] == 0x20 && index + 1 < range.upperBound && units[index + 1] != 0x20 {
      words.append(start..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { words.append(start..<range.upperBound) }
    return words
  }
}

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
