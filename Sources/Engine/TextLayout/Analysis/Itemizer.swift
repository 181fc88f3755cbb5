internal import CHarfBuzz
import UIFoundation

/// A splitter of paragraphs into items of one level, script and font.
struct Itemizer {
  private let units: [UInt16]
  private let runs: [StyledText.Run]
  private let paragraph: Range<Int>
  private let levels: BidiLevels
  /// The regional forms of ideographs in ranges without a language.
  private let ideographs: FontCatalog.IdeographStyle
  private var items: [TextItem] = []
  /// The scalars without a glyph, because no font covers their cluster.
  private var uncovered: Set<Unicode.Scalar> = []
  private var runIndex: Int
  /// The script inherited by common characters.
  private var script = FontScript.common
  /// The end of the last word that no single font covers.
  private var dividedWordEnd = 0

  /// The maximum length of an item, which limits the memory of shaping. Real lines are shorter.
  private static let itemLengthLimit = 16_384
  /// The maximum length of a cluster in UTF-16 units. Clusters of real languages are shorter.
  private static let clusterLengthLimit = 256

  private init(_ text: StyledText, paragraph: Range<Int>, levels: BidiLevels) {
    units = text.units
    runs = text.runs
    self.paragraph = paragraph
    self.levels = levels
    ideographs =
      text.language.stated.flatMap { FontCatalog.IdeographStyle(language: $0) }
      ?? Self.ideographStyle(text.units[paragraph])
      ?? text.language.typesetting.flatMap { FontCatalog.IdeographStyle(language: $0) } ?? .simplifiedChinese
    runIndex = text.runIndex(at: paragraph.lowerBound)
  }

  /// Returns the items in logical order, and the scalars without a glyph.
  static func items(
    of text: StyledText, paragraph: Range<Int>, levels: BidiLevels
  ) -> (items: [TextItem], uncovered: Set<Unicode.Scalar>) {
    var itemizer = Itemizer(text, paragraph: paragraph, levels: levels)
    itemizer.run()
    itemizer.resolveLeadingScripts()
    return (itemizer.items, itemizer.uncovered)
  }

  private mutating func run() {
    var offset = paragraph.lowerBound
    while offset < paragraph.upperBound {
      let end = plainEnd(from: offset)
      if end > offset {
        appendPlain(offset..<end)
        offset = end
      } else {
        offset = appendClusters(from: offset)
      }
    }
  }

  /// Adds the clusters before the next plain character and returns their end.
  private mutating func appendClusters(from start: Int) -> Int {
    var end = start + 1
    while end < paragraph.upperBound, !Self.isPlain(units, end, paragraph.upperBound) { end += 1 }
    // Swift's characters are extended grapheme clusters. An unpaired surrogate becomes U+FFFD, which is also one unit.
    var offset = start
    for character in String(units: units[start..<end]) {
      if let wordEnd = appendWord(around: character, at: offset) { return wordEnd }
      appendCluster(character, at: offset)
      offset += character.utf16.count
    }
    return end
  }

  /// Returns whether a unit is printable ASCII without a combining mark, and therefore a cluster.
  private static func isPlain(_ units: [UInt16], _ offset: Int, _ end: Int) -> Bool {
    units[offset] >= 0x20 && units[offset] < 0x7F && (offset + 1 == end || units[offset + 1] < 0x0300)
  }

  /// Returns the end of the plain characters from an offset that share style, level and script.
  private mutating func plainEnd(from start: Int) -> Int {
    advanceRun(to: start)
    guard runs[runIndex].style.font.face.coversASCII else { return start }
    let limit = min(paragraph.upperBound, runs[runIndex].range.upperBound, start + Self.itemLengthLimit)
    let level = levels[start - paragraph.lowerBound]
    let startsWithLetter = Self.isLetter(units[start])
    return units.withUnsafeBufferPointer { units in
      var end = start
      var isLatin = startsWithLetter || script == .latin
      while end < limit {
        let unit = units[end]
        let isPlain =
          unit >= 0x20 && unit < 0x7F && (end + 1 == paragraph.upperBound || units[end + 1] < 0x0300)
        guard isPlain, levels.levels == nil || levels[end - paragraph.lowerBound] == level else { break }
        // Digits and punctuation have the script of the preceding letters up to the next letter.
        if Self.isLetter(unit), !isLatin {
          if script.isSpecific { break }
          isLatin = true
        }
        end += 1
      }
      return end
    }
  }

  private static func isLetter(_ unit: UInt16) -> Bool { (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A }

  private mutating func appendPlain(_ range: Range<Int>) {
    if units[range].contains(where: Self.isLetter) { script = .latin }
    append(range, primary(runs[runIndex].style), .text)
  }

  private mutating func appendCluster(_ character: Character, at offset: Int) {
    advanceRun(to: offset)
    let style = runs[runIndex].style
    let range = offset..<offset + character.utf16.count
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\t" { return append(range, primary(style), .tab) }
    if first == "\u{FFFC}", let attachment = style.attachment {
      let bounds = attachment._frame(inLine: .zero, characterIndex: offset)
      return append(range, primary(style), .attachment(bounds: Self.finite(bounds)))
    }
    let specificScript = scalars.lazy.map { FontScript(of: $0) }.first { $0.isSpecific }
    if let specificScript { script = specificScript }
    let match = match(scalars, first: first, script: specificScript, style: style)
    guard range.count > Self.clusterLengthLimit else { return append(range, match, .text) }
    // Shaping time is quadratic in the number of marks on a letter.
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.clusterLengthLimit) {
      append(start..<min(start + Self.clusterLengthLimit, range.upperBound), match, .text, startsNewItem: true)
    }
  }

  private mutating func advanceRun(to offset: Int) {
    while runIndex + 1 < runs.count, runs[runIndex].range.upperBound <= offset { runIndex += 1 }
  }

  private func primary(_ style: CharacterStyle) -> FontCatalog.Match { style.font.match }

  /// Returns the rectangle with nonfinite lengths replaced by zero and finite lengths clamped.
  private static func finite(_ bounds: CGRect) -> CGRect {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -100_000), 100_000) : 0 }
    return CGRect(
      x: finite(bounds.origin.x), y: finite(bounds.origin.y), width: max(0, finite(bounds.size.width)),
      height: max(0, finite(bounds.size.height)))
  }

  /// Returns the font of a cluster: the requested font, or the first fallback that covers the cluster.
  ///
  /// For emoji, fallbacks are tried before the requested font.
  private mutating func match(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar, script specificScript: FontScript?,
    style: CharacterStyle
  ) -> FontCatalog.Match {
    let primary = primary(style)
    let isEmoji = EmojiPresentation.isEmoji(scalars, first: first)
    if !isEmoji, Self.covers(primary.face, scalars) { return primary }
    let key = fallbackKey(first, script: specificScript, isEmoji: isEmoji, style: style)
    let catalog = FontCatalog.shared
    if let covering = catalog.fallback(for: key, coverage: { Self.covers(scalars, by: $0) }) { return covering }
    if isEmoji, Self.covers(primary.face, scalars) { return primary }
    // If no font covers the cluster, a font with its base is used, and the missing scalars are reported.
    let base = primary.face.covers(first) ? primary : catalog.fallback(for: key) { $0(first) } ?? primary
    for scalar in scalars where !Self.covers(scalar, by: { base.face.covers($0) }) { uncovered.insert(scalar) }
    return base
  }

  /// Returns whether a face can show a cluster as it is, composed or decomposed.
  ///
  /// Shapers convert between these forms.
  static func covers(_ face: FontFace, _ scalars: Character.UnicodeScalarView) -> Bool {
    covers(scalars) { face.covers($0) }
  }

  /// Returns whether a face that has the scalars for which the closure is true can show a cluster.
  private static func covers(_ scalars: Character.UnicodeScalarView, by hasScalar: (Unicode.Scalar) -> Bool) -> Bool {
    if scalars.allSatisfy({ covers($0, by: hasScalar) }) { return true }
    // Emoji and ideographs have only one form, and fonts contain Hangul as syllables.
    guard let first = scalars.first, first.value < 0x2E80, scalars.count <= clusterLengthLimit else { return false }
    let text = String(scalars)
    return [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping].contains {
      $0.unicodeScalars.allSatisfy { covers($0, by: hasScalar) }
    }
  }

  /// Returns whether a face can show a scalar, which need not be mapped if it is invisible.
  ///
  /// Shapers hide ignorable characters and controls.
  static func covers(_ scalar: Unicode.Scalar, by hasScalar: (Unicode.Scalar) -> Bool) -> Bool {
    if hasScalar(scalar) { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }

  private func fallbackKey(
    _ scalar: Unicode.Scalar, script: FontScript?, isEmoji: Bool, style: CharacterStyle
  ) -> FontCatalog.FallbackKey {
    FontCatalog.FallbackKey(
      script: script ?? .common,
      ideographs: style.language.flatMap { FontCatalog.IdeographStyle(language: $0) } ?? ideographs,
      isEastAsian: FontCatalog.IdeographStyle.applies(to: scalar), isEmoji: isEmoji, style: style.font.fallbackStyle,
      weight: style.font.request.weight, isItalic: style.font.request.isItalic)
  }

  private mutating func append(
    _ range: Range<Int>, _ match: FontCatalog.Match, _ content: TextItem.Content, startsNewItem: Bool = false
  ) {
    let local = (range.lowerBound - paragraph.lowerBound)..<(range.upperBound - paragraph.lowerBound)
    let level = levels[local.lowerBound]
    if !startsNewItem, case .text = content, var last = items.last, case .text = last.content, last.level == level,
      last.match.face === match.face, last.match.syntheticSlant == match.syntheticSlant,
      local.upperBound - last.range.lowerBound <= Self.itemLengthLimit,
      last.run == runIndex || runs[last.run].style.shapes(like: runs[runIndex].style),
      last.script == script || !last.script.isSpecific
    {
      last.range = last.range.lowerBound..<local.upperBound
      last.script = script
      items[items.count - 1] = last
      return
    }
    items.append(
      TextItem(range: local, level: level, script: script, match: match, run: runIndex, content: content))
  }

  /// Assigns the first specific script to the common characters before it.
  private mutating func resolveLeadingScripts() {
    guard let index = items.firstIndex(where: \.script.isSpecific) else { return }
    for leading in 0..<index { items[leading].script = items[index].script }
  }

  /// Returns Japanese for text with kana, Korean for Hangul without kana, and nil otherwise.
  private static func ideographStyle(_ units: ArraySlice<UInt16>) -> FontCatalog.IdeographStyle? {
    var hasHangul = false
    for unit in units where unit >= 0x3040 {
      if unit <= 0x30FF || (0xFF66...0xFF9F).contains(unit) { return .japanese }
      if (0xAC00...0xD7A3).contains(unit) { hasHangul = true }
    }
    return hasHangul ? .korean : nil
  }
}

extension Itemizer {
  /// Adds the whole word around a letter that the requested font lacks, if one font covers the word.
  ///
  /// Returns the end of the word. For other characters, and for words that no font covers, returns nil and adds nothing.
  private mutating func appendWord(around character: Character, at offset: Int) -> Int? {
    guard offset >= dividedWordEnd, let first = character.unicodeScalars.first, WordCharacters.contains(first) else {
      return nil
    }
    advanceRun(to: offset)
    let style = runs[runIndex].style
    guard !Self.covers(primary(style).face, character.unicodeScalars) else { return nil }
    let scripts = character.unicodeScalars.lazy.map { FontScript(of: $0) }
    guard let wordScript = scripts.first(where: \.isSpecific) else { return nil }
    let limits = runs[runIndex].range.clamped(to: paragraph)
    let range = WordCharacters.range(around: offset, in: units, limits: limits, script: wordScript) { [levels] in
      levels[$0 - paragraph.lowerBound] == levels[offset - paragraph.lowerBound]
    }
    let word = String(units: units[range]).map(\.unicodeScalars)
    let key = fallbackKey(first, script: wordScript, isEmoji: false, style: style)
    let match = FontCatalog.shared.fallback(for: key) { hasScalar in
      word.allSatisfy { Self.covers($0, by: hasScalar) }
    }
    guard let match else {
      dividedWordEnd = range.upperBound
      return nil
    }
    removeItems(from: range.lowerBound - paragraph.lowerBound)
    script = wordScript
    append(range, match, .text)
    return range.upperBound
  }

  /// Removes the items at and after an offset in the paragraph.
  private mutating func removeItems(from start: Int) {
    while let last = items.last, last.range.upperBound > start {
      items.removeLast()
      guard last.range.lowerBound < start else { continue }
      var rest = last
      rest.range = last.range.lowerBound..<start
      items.append(rest)
    }
  }
}

/// A range of a paragraph that is shaped as a unit: one face, script, level and size.
struct TextItem {
  /// The content of the range.
  enum Content {
    case text
    /// One tab character, whose width depends on its position.
    case tab
    /// One U+FFFC replaced by an attachment with these bounds, in points, y up from the baseline.
    case attachment(bounds: CGRect)
  }

  /// The UTF-16 offsets in the paragraph.
  var range: Range<Int>
  var level: UInt8
  var script: FontScript
  var match: FontCatalog.Match
  /// The index of the first attribute run.
  var run: Int
  var content: Content

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// A script by its ISO 15924 tag, as used by shaping engines.
struct FontScript: Hashable, Sendable {
  let tag: FontTag

  init(tag: FontTag) { self.tag = tag }

  /// Creates the script of a scalar, from its Unicode property.
  init(of scalar: Unicode.Scalar) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    tag = FontTag(rawValue: script.rawValue)
  }

  static let common = FontScript(tag: FontTag("Zyyy"))
  static let inherited = FontScript(tag: FontTag("Zinh"))
  static let unknown = FontScript(tag: FontTag("Zzzz"))
  static let latin = FontScript(tag: FontTag("Latn"))
  static let arabic = FontScript(tag: FontTag("Arab"))
  static let hebrew = FontScript(tag: FontTag("Hebr"))
  static let devanagari = FontScript(tag: FontTag("Deva"))
  static let thai = FontScript(tag: FontTag("Thai"))
  static let hangul = FontScript(tag: FontTag("Hang"))
  static let hiragana = FontScript(tag: FontTag("Hira"))
  static let katakana = FontScript(tag: FontTag("Kana"))
  static let han = FontScript(tag: FontTag("Hani"))
  static let bopomofo = FontScript(tag: FontTag("Bopo"))

  /// Indicates whether the script is an actual one, not common, inherited or unknown.
  ///
  /// A character without an actual script, such as a period, has the script of the text around it.
  var isSpecific: Bool { self != .common && self != .inherited && self != .unknown }
}

/// The choice between the text and the emoji presentation of a cluster, according to UTS #51.
enum EmojiPresentation {
  /// Returns whether a cluster is shown as an emoji.
  ///
  /// A variation selector takes precedence over the default of the character. Sequences with a skin tone or a joiner
  /// have only an emoji presentation.
  static func isEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    if first.value < 0x2000, scalars.count == 1 { return false }
    var hasTextSelector = false
    var isSequence = false
    for scalar in scalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return true }
      if scalar.value == 0xFE0E { hasTextSelector = true }
      if scalar.value == 0x200D || (0x1F3FB...0x1F3FF).contains(scalar.value) { isSequence = true }
    }
    if isSequence, first.properties.isEmoji { return true }
    return first.properties.isEmojiPresentation && !hasTextSelector
  }
}
