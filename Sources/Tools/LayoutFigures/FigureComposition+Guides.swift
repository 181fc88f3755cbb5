import UIKitCore

/// The outlines, names and widths of layout guides and of the bands around them.
extension FigureComposition {
  /// The part of a guide that views cover above which its name is beside it.
  private static let coveredPart: CGFloat = 0.5

  /// Adds the outline of a guide, each side inside or outside, where its color is readable.
  ///
  /// Views can end at a guide. An outline in another ink would seem to be theirs.
  mutating func addOutline(
    ofGuide rect: CGRect, within outer: CGRect, _ family: InkFamily, _ dash: [CGFloat]
  ) {
    let half = Self.outlineWidth / 2
    let inner = rect.insetBy(dx: half, dy: half)
    let wide = rect.insetBy(dx: -half, dy: -half).intersection(outer.insetBy(dx: half, dy: half))
    let (inside, outside) = (FigureLine.sides(of: inner), FigureLine.sides(of: wide))
    func merit(_ line: FigureLine) -> Int {
      (engine.isReadable(family, along: line, width: Self.outlineWidth) ? 2 : 0) + (engine.isBroken(line) ? 0 : 1)
    }
    let chosen = zip(inside, outside).map { merit($1) > merit($0) ? $1 : $0 }
    guard rect.isFinite, !wide.isNull, chosen.count == 4 else { return }
    let (left, right, top, bottom) = (chosen[3].start.x, chosen[1].start.x, chosen[0].start.y, chosen[2].start.y)
    let stroke = FigurePen.Stroke(family: family, width: Self.outlineWidth, dash: dash)
    let outline = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    for line in FigureLine.sides(of: outline) {
      let seen = screen.map { line.clipped(to: $0.rect, radius: $0.radius) } ?? line
      if let seen { fixed.append((seen, stroke)) }
    }
    guard let screen else { return }
    // Where the screen's corners cut those of the guide, its outline follows the screen.
    let corners = FigureLine.corners(of: screen.rect.insetBy(dx: half, dy: half), radius: screen.radius - half)
    for line in corners.compactMap({ $0.clipped(to: outline) }) { fixed.append((line, stroke)) }
  }

  /// Adds the outline of a superview inside of it or, if letters would interrupt it there, outside.
  mutating func addOutline(ofSuperview rect: CGRect, _ family: InkFamily) {
    let half = Self.outlineWidth / 2
    let wide = rect.insetBy(dx: -Self.outlineWidth, dy: -Self.outlineWidth)
    func isBroken(_ rect: CGRect) -> Bool { FigureLine.sides(of: rect).contains { engine.isBroken($0) } }
    guard isBroken(rect.insetBy(dx: half, dy: half)), !isBroken(rect.insetBy(dx: -half, dy: -half)) else {
      return addOutline(rect, family, [])
    }
    addOutline(wide, family, [])
    if !picture.contains(wide) { outer = outer.union(wide) }
  }

  /// Adds the widths of a band's sides, and the name of its guide on a line from side to side.
  ///
  /// The widths at the edges of a device are outside of the device, which has parts of its own there.
  mutating func addBand(_ band: FigureBand, isInDevice: Bool) {
    let family = palette.name(ofBand: band.name)
    // The name has the fewest places.
    addSpan(band.span, band.title, family, isOutside: isCovered(band.inner))
    for inset in band.insets { addSpan(inset, inset.width.shortText, family, isOutside: isInDevice) }
  }

  /// Returns whether views cover most of a guide, so that a name on them would seem to be theirs.
  private func isCovered(_ guide: CGRect) -> Bool {
    let inner = scene.views.map(\.rect).filter { !$0.insetBy(dx: -1, dy: -1).contains(guide) || $0 == guide }
    let covered = inner.reduce(CGFloat(0)) { sum, rect in
      let shared = rect.intersection(guide)
      return shared.isNull ? sum : sum + shared.width * shared.height
    }
    return covered > guide.width * guide.height * Self.coveredPart
  }

  private mutating func addSpan(
    _ span: FigureBand.Span, _ words: String, _ family: InkFamily, isOutside: Bool = false
  ) {
    let text = LabelText(words, .value, palette.theme)
    // The widths of bands are lighter than constraints.
    let thin = FigurePen.Stroke(family: family, width: Self.hairline)
    waiting.append(
      Annotation(
        text: text, stroke: thin, thin: thin,
        request: DimensionPlaces(span, label: text.size, picture: picture, isOutside: isOutside).request))
  }
}
