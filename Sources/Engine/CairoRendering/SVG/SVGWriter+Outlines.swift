import TextLayout
import UIFoundation
import UIGraphics

extension SVGWriter {
  /// Writes a run as paths, or as images for bitmap glyphs. Screen readers read `label`.
  func emitOutlines(_ item: GlyphItem, label: String?) throws(RenderingError) {
    guard let face = context.face(item.face) else { return }
    if item.face.hasColorGlyphs { return try emitColors(item, face, label) }
    if item.isFilled, item.stroke == nil, item.bold == 0, item.pointSize > 0 { return emitGlyphs(item, face, label) }
    let lean = tan(item.slant * .pi / 180)
    var path = PathData()
    for glyph in item.glyphs {
      let transform = CGAffineTransform(
        a: item.pointSize, b: 0, c: -lean * item.pointSize, d: item.pointSize,
        tx: item.origin.x + glyph.position.x, ty: item.origin.y + glyph.position.y)
      path.append(face.outline(of: glyph.id).applying(transform))
    }
    guard !path.isEmpty else { return }
    let data = "d=\"\(path.svgData)\""
    let blend = Self.blend(item.blendMode)
    guard item.bold > 0, item.isFilled, let stroke = item.stroke else {
      let width = item.stroke?.width ?? item.bold
      let line = width > 0 ? " " + Self.line(width, item.stroke?.color ?? item.color) : ""
      return add("<path\(Self.accessibility(label)) \(data) \(Self.fill(item))\(line)\(blend)/>")
    }
    // The stroke that emboldens the glyphs is below the other stroke.
    add("<path\(Self.accessibility(label)) \(data) \(Self.fill(item)) \(Self.line(item.bold, item.color))\(blend)/>")
    add("<path \(data) fill=\"none\" \(Self.line(stroke.width, stroke.color))\(blend)/>")
  }

  /// Writes a run without strokes as references to outlines, which the file contains once.
  private func emitGlyphs(_ item: GlyphItem, _ face: RasterFace, _ label: String?) {
    let unit = item.pointSize / GlyphOutline.unitsPerEm
    let uses = item.glyphs.compactMap { glyph -> String? in
      guard let id = outlineID(glyph.id, of: item.face, face) else { return nil }
      let (x, y) = (GlyphOutline.digits(glyph.position.x / unit), GlyphOutline.digits(glyph.position.y / unit))
      return "<use href=\"#\(id)\"\(x == "0" ? "" : " x=\"\(x)\"")\(y == "0" ? "" : " y=\"\(y)\"")/>"
    }
    guard !uses.isEmpty else { return }
    let lean = tan(item.slant * .pi / 180)
    let (x, y) = (item.origin.x.shortDigits, item.origin.y.shortDigits)
    let matrix = "matrix(\(Double(unit)) 0 \(lean == 0 ? "0" : "\(Double(-lean * unit))") \(Double(unit)) \(x) \(y))"
    // Glyphs can overlap, so their transparency is that of the group.
    let opacity = item.color.alpha < 1 ? " opacity=\"\(CGFloat(item.color.alpha).shortDigits)\"" : ""
    let fill = Self.paint("fill", item.color.with(alpha: 1))
    add(
      "<g\(Self.accessibility(label)) transform=\"\(matrix)\" \(fill)\(opacity)\(Self.blend(item.blendMode))>"
        + uses.joined() + "</g>")
  }

  /// Returns the id of a glyph's outline, which is defined at its first use; nil for an empty outline.
  private func outlineID(_ glyph: UInt32, of font: FontFace, _ face: RasterFace) -> String? {
    let key = GlyphOutline.Key(face: ObjectIdentifier(font), glyph: glyph)
    if let id = glyphOutlines[key] { return id }
    let outline = face.outline(of: glyph)
    let id = outline.isEmpty ? nil : define("g") { "<path id=\"\($0)\" d=\"\(GlyphOutline.data(of: outline))\"/>" }
    glyphOutlines[key] = .some(id)
    return id
  }

  /// Returns the attribute that fills a run with its color.
  static func fill(_ item: GlyphItem) -> String { item.isFilled ? paint("fill", item.color) : "fill=\"none\"" }

  /// Returns the attributes of a stroke along the glyphs, with a width in points.
  static func line(_ width: CGFloat, _ color: RGBA) -> String {
    "\(paint("stroke", color)) stroke-width=\"\(width.shortDigits)\" stroke-miterlimit=\"10\""
  }

  /// Writes colored glyphs: as paths if they have layers, otherwise as images.
  private func emitColors(_ item: GlyphItem, _ face: RasterFace, _ label: String?) throws(RenderingError) {
    if let list = item.layers(face) {
      add("<g\(Self.accessibility(label))>")
      defer { add("</g>") }
      return try interpret(list)
    }
    let scale = item.pointSize / CGFloat(face.bitmapEm)
    add("<g\(Self.accessibility(label))>")
    defer { add("</g>") }
    for glyph in item.glyphs {
      guard let image = face.image(of: glyph.id) else { continue }
      let source = CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
      let corner = CGPoint(
        x: item.origin.x + glyph.position.x + CGFloat(image.left) * scale,
        y: item.origin.y + glyph.position.y + CGFloat(image.top) * scale)
      let size = CGSize(width: source.width * scale, height: source.height * scale)
      try draw(
        ImageItem(
          image: image.pixels, source: source, destination: CGRect(origin: corner, size: size),
          alpha: item.color.alpha, blendMode: item.blendMode))
    }
  }

  /// Returns the attributes that make an element an image with a label; empty without a label.
  private static func accessibility(_ label: String?) -> String {
    label.map { " role=\"img\" aria-label=\"\($0.xmlEscaped(joiningLines: true))\"" } ?? ""
  }
}
