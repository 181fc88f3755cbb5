import TextLayout
import UIFoundation
import UIGraphics

extension SVGWriter {
  func emit(_ item: GlyphItem) throws(RenderingError) {
    guard !item.glyphs.isEmpty else { return }
    // Coloured glyphs are pictures: many viewers show no such font, wherever it comes from.
    if options.text == .outlines || item.face.hasColorBitmaps { return try emitOutlines(item) }
    // Text of blanks alone shows nothing and would be dropped by viewers.
    guard item.text.contains(where: { !$0.isWhitespace }) else { return }
    let attributes = fontAttributes(item) + Self.blend(item.blendMode)
    let y = item.origin.y.shortDigits
    if item.isRightToLeft {
      // The line begins at its right end.
      let right = item.glyphs.map { $0.position.x + $0.advance }.max() ?? 0
      add(
        "<text xml:space=\"preserve\" direction=\"rtl\" x=\"\((item.origin.x + right).shortDigits)\" y=\"\(y)\" "
          + "\(attributes)>\(Self.escaped(item.text))</text>")
      return
    }
    let words = Self.words(item)
    let spans = words.enumerated().map { index, word -> String in
      let x = (item.origin.x + word.x).shortDigits
      return index == 0 ? Self.escaped(word.text) : "<tspan x=\"\(x)\">\(Self.escaped(word.text))</tspan>"
    }
    let first = (item.origin.x + (words.first?.x ?? 0)).shortDigits
    add("<text xml:space=\"preserve\" x=\"\(first)\" y=\"\(y)\" \(attributes)>\(spans.joined())</text>")
  }

  // Each word begins where it was laid out, so that another font's widths cannot add up along the line.
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
    let attributes = "font-size=\"\(item.pointSize.shortDigits)\" \(Self.paint("fill", item.color))"
    if options.text == .embeddedFonts {
      let off = face.switchedOffFeatures.map { "'\($0)' 0" }.joined(separator: ",")
      return attributes + " font-family=\"\(embed(item))\""
        + (off.isEmpty ? "" : " style=\"font-feature-settings:\(off)\"")
        + Self.slant(item)
    }
    return attributes + " font-family=\"\(Self.escaped(face.family)), sans-serif\"" + Self.weight(of: face)
      + Self.slant(item)
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

  /// Notes the characters that a font must have in the file; the name that the file calls it.
  private func embed(_ item: GlyphItem) -> String {
    let scalars = Set(item.text.unicodeScalars)
    if let index = fonts.firstIndex(where: { $0.face === item.face }) {
      fonts[index].scalars.formUnion(scalars)
      return "\(options.idPrefix)font\(index + 1)"
    }
    fonts.append((item.face, scalars))
    return "\(options.idPrefix)font\(fonts.count)"
  }

  /// The style sheet that carries the fonts, each cut down to the characters that the file shows.
  var fontDefinitions: String {
    guard !fonts.isEmpty else { return "" }
    let rules = fonts.enumerated().map { index, font in
      // A font that cannot be cut is carried whole.
      let bytes = (font.face.subset(for: font.scalars) ?? Data(font.face.data.bytes)).base64EncodedString()
      return "@font-face{font-family:\"\(options.idPrefix)font\(index + 1)\";src:url(data:font/ttf;base64,\(bytes))}"
    }
    return "<style>\(rules.joined(separator: "\n"))</style>\n"
  }

  private func emitOutlines(_ item: GlyphItem) throws(RenderingError) {
    guard let face = context.face(item.face) else { return }
    if item.face.hasColorBitmaps { return try emitBitmaps(item, face) }
    let lean = tan(item.slant * .pi / 180)
    var path = PathData()
    for glyph in item.glyphs {
      let transform = CGAffineTransform(
        a: item.pointSize, b: 0, c: -lean * item.pointSize, d: item.pointSize,
        tx: item.origin.x + glyph.position.x, ty: item.origin.y + glyph.position.y)
      path.append(face.outline(of: glyph.id).applying(transform))
    }
    guard !path.isEmpty else { return }
    let bold = item.bold > 0 ? " \(Self.paint("stroke", item.color)) stroke-width=\"\(item.bold.shortDigits)\"" : ""
    add(
      "<path role=\"img\" aria-label=\"\(Self.escaped(item.text))\" d=\"\(path.svgData)\" "
        + "\(Self.paint("fill", item.color))\(bold)\(Self.blend(item.blendMode))/>")
  }

  private func emitBitmaps(_ item: GlyphItem, _ face: RasterFace) throws(RenderingError) {
    let scale = item.pointSize / CGFloat(face.bitmapEm)
    add("<g role=\"img\" aria-label=\"\(Self.escaped(item.text))\">")
    defer { add("</g>") }
    for glyph in item.glyphs {
      guard let image = face.image(of: glyph.id) else { continue }
      let source = CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
      let corner = CGPoint(
        x: item.origin.x + glyph.position.x + CGFloat(image.left) * scale,
        y: item.origin.y + glyph.position.y + CGFloat(image.top) * scale)
      let size = CGSize(width: source.width * scale, height: source.height * scale)
      try emit(
        ImageItem(
          image: image.pixels, source: source, destination: CGRect(origin: corner, size: size),
          alpha: item.color.alpha, blendMode: item.blendMode))
    }
  }
}
