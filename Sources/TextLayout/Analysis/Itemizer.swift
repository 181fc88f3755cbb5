import UIFoundation

/// A splitter of paragraphs into items of one level, script and font.
struct Itemizer {
  private let text: StyledText
  private let paragraph: Range<Int>
  private let levels: BidiLevels
  private let ideographs: FontCatalog.IdeographStyle
  private var items: [TextItem] = []
  /// The scalars without a glyph, because no font covers their cluster.
  private var uncovered: Set<Unicode.Scalar> = []
  private var runIndex: Int
  /// The script inherited by common characters.
  private var script = FontScript.common

  /// The maximum length of an item, which limits the memory of shaping. Real lines are shorter.
  private static let itemLengthLimit = 16_384
  /// The maximum length of a cluster in UTF-16 units. Clusters of real languages are shorter.
  private static let clusterLengthLimit = 256

  private init(_ text: StyledText, paragraph: Range<Int>, levels: BidiLevels) {
    self.text = text
    self.paragraph = paragraph
    self.levels = levels
    ideographs = Self.ideographStyle(text.units[paragraph])
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
    let units = text.units
    var end = start + 1
    while end < paragraph.upperBound, !Self.isPlain(units, end, paragraph.upperBound) { end += 1 }
    // Swift's characters are extended grapheme clusters. An unpaired surrogate becomes U+FFFD, which is also one unit.
    var offset = start
    for character in String(units: units[start..<end]) {
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
    guard text.runs[runIndex].style.font.face.coversASCII else { return start }
    let limit = min(paragraph.upperBound, text.runs[runIndex].range.upperBound, start + Self.itemLengthLimit)
    let level = levels[start - paragraph.lowerBound]
    let startsWithLetter = Self.isLetter(text.units[start])
    return text.units.withUnsafeBufferPointer { units in
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
    if text.units[range].contains(where: Self.isLetter) { script = .latin }
    append(range, primary(text.runs[runIndex].style), .text)
  }

  private mutating func appendCluster(_ character: Character, at offset: Int) {
    advanceRun(to: offset)
    let style = text.runs[runIndex].style
    let range = offset..<offset + character.utf16.count
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return }
    if first == "\t" { return append(range, primary(style), .tab) }
    if first == "\u{FFFC}", let attachment = style.attachment {
      let bounds = attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: offset)
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
    while runIndex + 1 < text.runs.count, text.runs[runIndex].range.upperBound <= offset { runIndex += 1 }
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
    let isEmoji = Self.isEmoji(scalars, first: first)
    if !isEmoji, Self.covers(primary.face, scalars) { return primary }
    let key = FontCatalog.FallbackKey(
      script: specificScript ?? .common, ideographs: ideographs, isEmoji: isEmoji, weight: style.font.request.weight,
      isItalic: style.font.request.isItalic)
    let faces = FontCatalog.shared.fallbacks(for: key)
    if let covering = faces.first(where: { Self.covers($0.face, scalars) }) { return covering }
    if isEmoji, Self.covers(primary.face, scalars) { return primary }
    // If no font covers the cluster, a font with its base is used, and the missing scalars are reported.
    let base = primary.face.covers(first) ? primary : faces.first { $0.face.covers(first) } ?? primary
    for scalar in scalars where !Self.covers(base.face, scalar) { uncovered.insert(scalar) }
    return base
  }

  /// Returns whether a face can show a cluster as it is, composed or decomposed.
  ///
  /// Shapers convert between these forms.
  static func covers(_ face: FontFace, _ scalars: Character.UnicodeScalarView) -> Bool {
    if scalars.allSatisfy({ covers(face, $0) }) { return true }
    // Emoji and ideographs have only one form, and fonts contain Hangul as syllables.
    guard let first = scalars.first, first.value < 0x2E80, scalars.count <= clusterLengthLimit else { return false }
    let text = String(scalars)
    return [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping].contains {
      $0.unicodeScalars.allSatisfy { covers(face, $0) }
    }
  }

  /// Returns whether a face can show a scalar, which need not be mapped if it is invisible.
  ///
  /// Shapers hide ignorable characters and controls.
  private static func covers(_ face: FontFace, _ scalar: Unicode.Scalar) -> Bool {
    if face.covers(scalar) { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: return false
    }
  }

  /// Returns whether a cluster is shown as an emoji, according to UTS #51.
  ///
  /// A variation selector takes precedence over the default of the character.
  private static func isEmoji(_ scalars: Character.UnicodeScalarView, first: Unicode.Scalar) -> Bool {
    if first.value < 0x2000, scalars.count == 1 { return false }
    var hasTextSelector = false
    for scalar in scalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3 { return true }
      if scalar.value == 0xFE0E { hasTextSelector = true }
    }
    return first.properties.isEmojiPresentation && !hasTextSelector
  }

  private mutating func append(
    _ range: Range<Int>, _ match: FontCatalog.Match, _ content: TextItem.Content, startsNewItem: Bool = false
  ) {
    let local = (range.lowerBound - paragraph.lowerBound)..<(range.upperBound - paragraph.lowerBound)
    let level = levels[local.lowerBound]
    if !startsNewItem, case .text = content, var last = items.last, case .text = last.content, last.level == level,
      last.match.face === match.face, last.match.syntheticSlant == match.syntheticSlant,
      local.upperBound - last.range.lowerBound <= Self.itemLengthLimit,
      last.run == runIndex || text.runs[last.run].style.shapes(like: text.runs[runIndex].style),
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

  /// Returns Japanese for text with kana, Korean for Hangul without kana, and Chinese otherwise.
  private static func ideographStyle(_ units: ArraySlice<UInt16>) -> FontCatalog.IdeographStyle {
    var hasHangul = false
    for unit in units where unit >= 0x3040 {
      if unit <= 0x30FF || (0xFF66...0xFF9F).contains(unit) { return .japanese }
      if (0xAC00...0xD7A3).contains(unit) { hasHangul = true }
    }
    return hasHangul ? .korean : .chinese
  }
}
