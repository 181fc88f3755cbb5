import UIKitCore

/// A pen for lines and labels in inks that are readable on their background.
@MainActor
struct FigurePen {
  /// The style of a line.
  struct Stroke {
    var family: InkFamily
    var width: CGFloat = 1
    var dash: [CGFloat] = []

    /// Returns the phase at which a line of dashes and dots has a long dash at both ends; 0 for others.
    func phase(along length: CGFloat) -> CGFloat {
      guard dash.count == 4 else { return 0 }
      let period = dash.reduce(0, +)
      func remainder(_ place: CGFloat) -> CGFloat { place - (place / period).rounded(.down) * period }
      // With a dash or a dot in the middle of the line.
      let phases = [dash[0] / 2, dash[0] + dash[1] + dash[2] / 2].map { remainder($0 - length / 2) }
      func lastDash(_ phase: CGFloat) -> CGFloat {
        let end = remainder(phase + length)
        return end <= dash[0] + dash[1] ? min(end, dash[0]) : 0
      }
      return lastDash(phases[0]) >= lastDash(phases[1]) ? phases[0] : phases[1]
    }
  }

  private let context: CGContext
  private let background: PictureBackground
  private let palette: FigurePalette

  // All lengths in points.
  private static let plateRadius: CGFloat = 3
  private static let ringWidth: CGFloat = 1
  private static let edgeSampleCount = 24
  /// The diameter of the dot of a leader without its outline.
  static let dotSize: CGFloat = 4

  init(_ context: CGContext, background: PictureBackground, palette: FigurePalette) {
    (self.context, self.background, self.palette) = (context, background, palette)
  }

  // MARK: Lines

  /// Draws the visible pieces of lines. All outlines are drawn first, so that touching lines stay connected.
  func draw(_ lines: [(line: FigureLine, stroke: Stroke)], around engine: PlacementEngine) {
    let pieces = LineInking(background: background, palette: palette, engine: engine).pieces(of: lines)
    for piece in pieces {
      guard let casing = piece.casing, piece.line.length > 0 else { continue }
      draw(piece.line, casing, piece.stroke.width + 2 * LinePiece.casingWidth)
    }
    for piece in pieces {
      draw(
        piece.line, piece.ink, piece.stroke.width, dash: piece.line.role == .cap ? [] : piece.stroke.dash,
        phase: piece.offset)
    }
  }

  /// Draws a thick line along a side of a view in the ink that is clearest beside the view and on it.
  func draw(_ edge: FigureEdge, _ family: InkFamily, around engine: PlacementEngine) {
    let places = (0..<Self.edgeSampleCount).map { index in
      let part = (CGFloat(index) + 0.5) / CGFloat(Self.edgeSampleCount)
      return [edge.inner, edge.outer].map { beside in
        let colors = background.luminances(
          in: CGRect(origin: beside.part(part, part).start, size: .zero).insetBy(dx: -0.2, dy: -0.2))
        return (colors.lowerBound + colors.upperBound) / 2
      }
    }
    let ink = family.clearestInk(at: places)
    let pieces = engine.visible(edge.line).flatMap { engine.apart($0, by: FigureEdge.width / 2) }
    for line in pieces { draw(line, ink, FigureEdge.width) }
  }

  private func draw(_ line: FigureLine, _ ink: RGBA, _ width: CGFloat, dash: [CGFloat] = [], phase: CGFloat = 0) {
    context.setStrokeColor(CGColor(ink))
    context.setLineWidth(width)
    context.setLineDash(phase: dash.isEmpty ? 0 : phase, lengths: dash)
    context.strokeLineSegments(between: [line.start, line.end])
  }

  /// Draws the dot at the end of a leader, with an outline if no ink is certainly readable.
  func drawDot(at center: CGPoint, _ family: InkFamily) {
    func fill(_ radius: CGFloat, _ color: RGBA) {
      context.setFillColor(CGColor(color))
      context.fillEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }
    let radius = Self.dotSize / 2
    let box = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    let isOpen = background.isOpen(inPartOf: box)
    // The line at whose end the dot is does not change its color.
    let around = background.color(around: box).map { Luminance.of($0) }
    let ground = around.map { $0...$0 } ?? background.luminances(in: box)
    if !isOpen, let ink = family.ink(on: ground) { return fill(radius, ink) }
    let outline = isOpen ? palette.paper : palette.plate
    fill(radius + Self.ringWidth / 2, outline)
    fill(radius, family.ink(on: outline) ?? palette.text)
  }

  /// Adds an area that leads to an address in SVG and PDF files.
  func addLink(_ area: CGRect, to address: String) { context.addLink(area, to: address) }

  // MARK: Labels

  /// Draws a label in its box.
  ///
  /// It has a plain background (a plate) if the picture below has edges, no ink is readable on it, the background is
  /// unknown, or parts of the text have colors of their own. In a view of one color, it has an ink that is readable there.
  func draw(_ text: LabelText, in label: CGRect, _ family: InkFamily) {
    if text.style == .badge { return drawBadge(text, in: label, family) }
    let isOpen = background.isOpen(inPartOf: label)
    let ground = background.luminances(in: label)
    var ink = isOpen ? nil : family.ink(on: ground)
    if ink == nil || (text.hasColors && !isLikePlate(ground)) || background.edgeArea(in: label) > 0 {
      let plate = plate(of: text, in: label, family, isOpen: isOpen)
      Self.fill(label, plate, context)
      ink = family.ink(on: plate)
    }
    let origin = text.origin(in: label)
    context.draw(text.frame, of: text.markup, at: origin, defaultColor: UIColor(ink ?? palette.text))
    if let markup = text.markup { context.addLinks(of: markup, in: text.frame, at: origin) }
  }

  /// Returns the color of a label's plate: that around the label, so that the plate is no mark.
  private func plate(of text: LabelText, in label: CGRect, _ family: InkFamily, isOpen: Bool) -> RGBA {
    if isOpen { return palette.paper }
    guard !text.hasColors, let color = background.color(around: label), family.ink(on: color) != nil else {
      return palette.plate
    }
    return color
  }

  /// Returns whether inks that are readable on plates are readable on a background.
  private func isLikePlate(_ ground: ClosedRange<Double>) -> Bool {
    let plate = Luminance.of(palette.plate)
    return palette.isDark ? ground.upperBound <= plate : ground.lowerBound >= plate
  }

  /// Fills the plate of a label.
  static func fill(_ plate: CGRect, _ color: RGBA, _ context: CGContext) {
    context.setFillColor(CGColor(color))
    context.addPath(UIBezierPath(circularRect: plate, radius: plateRadius).cgPath)
    context.fillPath()
  }

  private func drawBadge(_ text: LabelText, in label: CGRect, _ family: InkFamily) {
    let ink = family.ink(on: palette.plate) ?? palette.text
    let radius = min(label.width, label.height) / 2
    for (rect, color) in [(label, palette.plate), (label.insetBy(dx: Self.ringWidth, dy: Self.ringWidth), ink)] {
      context.setFillColor(CGColor(color))
      context.addPath(UIBezierPath(circularRect: rect, radius: radius).cgPath)
      context.fillPath()
    }
    context.draw(text.frame, at: text.origin(in: label), defaultColor: UIColor(palette.plate))
  }

  // MARK: Bands and regions

  /// Tints the rectangle of a region.
  static func shade(_ region: FigureComposition.Region, _ context: CGContext) {
    context.setFillColor(CGColor(region.color))
    context.addPath(UIBezierPath(rect: region.rect).cgPath)
    context.fillPath(using: .evenOdd)
  }

  /// Draws a sample of a translucent shade on paper.
  func drawShade(_ color: RGBA, in rect: CGRect) {
    for color in [palette.paper, color] {
      context.setFillColor(CGColor(color))
      context.addPath(UIBezierPath(rect: rect).cgPath)
      context.fillPath(using: .evenOdd)
    }
  }

  /// Shades the area between two rectangles.
  static func shade(_ band: FigureBand, _ palette: FigurePalette, _ context: CGContext) {
    let path = UIBezierPath(rect: band.outer)
    path.append(UIBezierPath(rect: band.inner))
    context.setFillColor(CGColor(palette.band(band.name)))
    context.addPath(path.cgPath)
    context.fillPath(using: .evenOdd)
  }
}
