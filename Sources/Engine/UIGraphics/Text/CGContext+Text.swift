import TextLayout
import UIFoundation

extension CGContext {
  /// Draws lines of text with their top left corner at a point of user space.
  ///
  /// Colors, underlines, strikethroughs and shadows are attributes of `text`, which is nil for plain text. Runs without
  /// a color have the default color. Dynamic colors resolve with the current traits.
  package func draw(
    _ frame: TextFrame, of text: NSAttributedString? = nil, at origin: CGPoint, defaultColor: UIColor
  ) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let components = defaultColor.rgba
    for line in frame.lines where isVisible(line, at: origin) {
      let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
      for run in line.runs {
        TextRunStyle(text, run, defaultColor: components).drawBackground(self, line, start, run)
      }
      for run in line.runs {
        draw(run, TextRunStyle(text, run, defaultColor: components), at: start)
      }
    }
  }

  /// Adds the links of text, whose attribute `link` is an address as a string.
  ///
  /// The top left corner of the lines is at a point of user space.
  package func addLinks(of text: NSAttributedString, in frame: TextFrame, at origin: CGPoint) {
    for line in frame.lines {
      for run in line.runs where run.range.lowerBound < text.length {
        let address = text.attribute(.link, at: run.range.lowerBound, effectiveRange: nil) as? String
        guard let address else { continue }
        let x = origin.x + line.origin.x + run.x
        addLink(CGRect(x: x, y: origin.y + line.top, width: run.width, height: line.height), to: address)
      }
    }
  }

  /// Adds an area that leads to an address in SVG and PDF files. Addresses that run programs are ignored.
  package func addLink(_ area: CGRect, to address: String) {
    let moved = area.offsetBy(dx: state.offset.x, dy: state.offset.y)
    if let link = LinkItem(moved, to: address) { append(.link(link)) }
  }

  private func draw(_ run: GlyphRun, _ style: TextRunStyle, at start: CGPoint) {
    guard let shadow = style.shadow else { return drawPlain(run, style, at: start) }
    withState {
      state.shadow = shadow
      drawPlain(run, style, at: start)
    }
  }

  private func drawPlain(_ run: GlyphRun, _ style: TextRunStyle, at start: CGPoint) {
    if let bounds = run.attachmentBounds {
      guard let image = style.attachmentImage(in: bounds, characterIndex: run.range.lowerBound) else { return }
      let tint = image.renderingMode == .alwaysTemplate || image.isSymbolImage ? style.attachmentTint : nil
      return draw(image, in: bounds.offsetBy(dx: start.x, dy: start.y), tint: image.presentation.tint ?? tint)
    }
    style.drawUnderline(self, start, run)
    drawGlyphs(run, style, at: start)
    style.drawStrikethrough(self, start, run)
  }

  private func drawGlyphs(_ run: GlyphRun, _ style: TextRunStyle, at start: CGPoint) {
    let color = style.color.multiplyingAlpha(by: state.alpha)
    var stroke = run.face.hasColorGlyphs ? nil : style.stroke(pointSize: run.pointSize)
    stroke?.color.alpha *= state.alpha
    let isVisibleText = color.alpha > 0 || stroke != nil || run.face.hasColorGlyphs
    guard !run.glyphs.isEmpty, run.pointSize > 0, isVisibleText else { return }
    var item = GlyphItem(
      face: run.face, pointSize: run.pointSize, slant: run.syntheticSlant, bold: run.syntheticBold, origin: start,
      glyphs: run.glyphs, color: color, text: run.text, textOffset: run.range.lowerBound,
      isRightToLeft: run.isRightToLeft)
    item.stroke = stroke
    guard isVisible(item.inkBounds, outset: 0) else { return }
    item.origin = start + state.offset
    item.blendMode = itemBlendMode
    record(.glyphs(item))
  }

  // The bounds are extended by the line's height on every side, to include tall glyphs and shadows. Shadows that are
  // farther from the line are ignored.
  private func isVisible(_ line: TextLine, at origin: CGPoint) -> Bool {
    isVisible(
      CGRect(x: origin.x + line.origin.x, y: origin.y + line.top, width: max(line.width, 1), height: line.height),
      outset: line.height)
  }
}
