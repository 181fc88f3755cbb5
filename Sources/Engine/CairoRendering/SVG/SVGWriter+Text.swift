import TextLayout
import UIFoundation
import UIGraphics

extension SVGWriter {
  func draw(_ item: GlyphItem) throws(RenderingError) {
    guard !item.glyphs.isEmpty else { return }
    switch options.text {
    case .outlines: try emitOutlines(item, label: item.text)
    case .selectableOutlines:
      try emitOutlines(item, label: nil)
      emitText(item, "\(Self.size(item)) font-family=\"sans-serif\" fill-opacity=\"0\"", fitsWidths: true)
    // Colored glyphs are images, because many viewers do not support color fonts, even if embedded.
    case .referencedFonts, .embeddedFonts:
      if item.face.hasColorGlyphs { return try emitOutlines(item, label: item.text) }
      emitText(item, fontAttributes(item) + Self.blend(item.blendMode), fitsWidths: false)
    }
  }

  /// Writes a run as text. `fitsWidths` stretches each word, or a right-to-left run, to its width.
  private func emitText(_ item: GlyphItem, _ attributes: String, fitsWidths: Bool) {
    // Text that consists of whitespace is invisible, and viewers omit it.
    guard item.text.contains(where: { !$0.isWhitespace }) else { return }
    let y = item.origin.y.shortDigits
    let right = item.glyphs.map { $0.position.x + $0.advance }.max() ?? 0
    func fitted(_ width: CGFloat) -> String {
      guard fitsWidths, width > 0 else { return "" }
      return " textLength=\"\(width.shortDigits)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if item.isRightToLeft {
      // The line begins at its right end.
      let left = item.glyphs.map(\.position.x).min() ?? 0
      add(
        "<text xml:space=\"preserve\" direction=\"rtl\" x=\"\((item.origin.x + right).shortDigits)\" y=\"\(y)\" "
          + "\(attributes)\(fitted(right - left))>\(item.text.xmlEscaped(joiningLines: true))</text>")
      return
    }
    let words = Self.words(item)
    let spans = words.enumerated().map { index, word -> String in
      let end = index + 1 < words.count ? words[index + 1].x : right
      let x = index == 0 ? "" : " x=\"\((item.origin.x + word.x).shortDigits)\""
      let attributes = x + fitted(end - word.x)
      let text = word.text.xmlEscaped(joiningLines: true)
      return attributes.isEmpty || words.count == 1 ? text : "<tspan\(attributes)>\(text)</tspan>"
    }
    let first = (item.origin.x + (words.first?.x ?? 0)).shortDigits
    let fit = words.count == 1 ? fitted(right - (words.first?.x ?? 0)) : ""
    add("<text xml:space=\"preserve\" x=\"\(first)\" y=\"\(y)\" \(attributes)\(fit)>\(spans.joined())</text>")
  }

  private static func size(_ item: GlyphItem) -> String { "font-size=\"\(item.pointSize.shortDigits)\"" }

  // Each word begins at its position in the layout, so that differences in the widths of another font do not
  // accumulate.
  private static func words(_ item: GlyphItem) -> [(text: String, x: CGFloat)] {
    let clusters = TextClusters(item)
    var words: [(text: String, x: CGFloat)] = []
    var rest = clusters.text.utf8[...]
    var endsInBlank = true
    for part in clusters.parts {
      let piece = String(decoding: rest.prefix(part.bytes), as: UTF8.self)
      rest = rest.dropFirst(part.bytes)
      let isBlank = piece.allSatisfy(\.isWhitespace)
      if endsInBlank, !isBlank || words.isEmpty {
        words.append((piece, part.x))
      } else {
        words[words.count - 1].text += piece
      }
      endsInBlank = isBlank
    }
    return words
  }

  private func fontAttributes(_ item: GlyphItem) -> String {
    let face = item.face
    let line = item.stroke.map { " " + Self.line($0.width, $0.color) } ?? ""
    let attributes = "\(Self.size(item)) \(Self.fill(item))\(line)"
    if options.text == .embeddedFonts {
      let off = face.disabledFeatureTags.map { "'\($0)' 0" }.joined(separator: ",")
      return attributes + " font-family=\"\(embed(item))\""
        + (off.isEmpty ? "" : " style=\"font-feature-settings:\(off)\"") + Self.slant(item)
    }
    let family = face.family.xmlEscaped(joiningLines: true)
    return attributes + " font-family=\"\(family), sans-serif\"" + Self.weight(of: face) + Self.slant(item)
  }

  private static func weight(of face: FontFace) -> String {
    if let weight = face.variations.first(where: { $0.tag == .weight })?.value, weight != 400 {
      return " font-weight=\"\(CGFloat(weight.rounded()).shortDigits)\""
    }
    return face.postScriptName.contains("Bold") ? " font-weight=\"700\"" : ""
  }

  private static func slant(_ item: GlyphItem) -> String {
    item.slant != 0 || item.face.postScriptName.contains("Italic") ? " font-style=\"italic\"" : ""
  }

  /// Records the characters needed from an embedded font. Returns the font's name in the file.
  private func embed(_ item: GlyphItem) -> String {
    let scalars = Set(item.text.unicodeScalars)
    if let index = fonts.firstIndex(where: { $0.face === item.face }) {
      fonts[index].scalars.formUnion(scalars)
      return "\(options.idPrefix)font\(index + 1)"
    }
    fonts.append((item.face, scalars))
    return "\(options.idPrefix)font\(fonts.count)"
  }

  /// The style sheet with the embedded fonts, each reduced to the characters that are used.
  var fontDefinitions: String {
    guard !fonts.isEmpty else { return "" }
    let rules = fonts.enumerated().map { index, font in
      // A font that cannot be reduced is embedded completely.
      let bytes = (font.face.subset(for: font.scalars) ?? Data(font.face.data.bytes)).base64EncodedString()
      return "@font-face{font-family:\"\(options.idPrefix)font\(index + 1)\";src:url(data:font/ttf;base64,\(bytes))}"
    }
    return "<style>\(rules.joined(separator: "\n"))</style>\n"
  }
}
