import UIKitCore

/// A pen for lines and labels in inks that are readable on their background.
@MainActor
struct FigurePen {
  /// The style of a line.
  struct Stroke {
    var family: InkFamily
    var width: CGFloat = 1
    var dash: [CGFloat] = []
  }

  private let context: CGContext
  private let background: PictureBackground
  private let palette: FigurePalette

  // All lengths in points.
  private static let casingWidth: CGFloat = 2
  private static let plateRadius: CGFloat = 3
  /// The distance from a line within which the background matters.
  private static let reach: CGFloat = 0.45
  /// The length at each end of a line in which the background is ignored, since the ends touch edges.
  private static let end: CGFloat = 1
  /// A pixel at 2x, the reach of antialiasing.
  private static let pixel: CGFloat = 0.5
  private static let ringWidth: CGFloat = 1
  /// The diameter of the dot of a leader with its outline.
  static let dotSize: CGFloat = 4

  init(_ context: CGContext, background: PictureBackground, palette: FigurePalette) {
    (self.context, self.background, self.palette) = (context, background, palette)
  }

  // MARK: Lines

  /// A piece of a line in one ink. It has an outline (`casing`) if its background is mixed or unknown.
  private struct Piece {
    var line: FigureLine
    var stroke: Stroke
    var ink: RGBA
    var casing: RGBA?
  }

  /// Draws the visible pieces of lines. All casings are drawn first, so that touching lines stay connected.
  func draw(_ lines: [(line: FigureLine, stroke: Stroke)], around engine: PlacementEngine) {
    let pieces = lines.flatMap { line, stroke in
      engine.visible(line).flatMap { self.pieces($0, stroke, around: engine) }
    }
    for piece in pieces {
      guard let casing = piece.casing, piece.line.length > 0 else { continue }
      draw(piece.line, casing, piece.stroke.width + Self.casingWidth, [])
    }
    for piece in pieces { draw(piece.line, piece.ink, piece.stroke.width, piece.stroke.dash) }
  }

  private func draw(_ line: FigureLine, _ ink: RGBA, _ width: CGFloat, _ dash: [CGFloat]) {
    context.setStrokeColor(CGColor(ink))
    context.setLineWidth(width)
    context.setLineDash(phase: 0, lengths: line.role == .cap ? [] : dash)
    context.strokeLineSegments(between: [line.start, line.end])
  }

  /// Divides a line so that each piece is readable. Casings stop short of text.
  private func pieces(_ line: FigureLine, _ stroke: Stroke, around engine: PlacementEngine) -> [Piece] {
    guard line.length.isFinite, line.bounds.isFinite else { return [] }
    func cased(_ part: FigureLine, _ casing: RGBA) -> Piece {
      Piece(line: part, stroke: stroke, ink: stroke.family.ink(on: casing) ?? palette.text, casing: casing)
    }
    let (over, open) = background.divide(line)
    let shown = over.map { inked($0, stroke) } ?? []
    return open.map { cased($0, palette.paper) }
      + shown.flatMap { part, ground -> [Piece] in
        let casing: RGBA
        switch ground {
        case .readable(let ink): return [Piece(line: part, stroke: stroke, ink: ink)]
        case .open: casing = palette.paper
        case .mixed: casing = palette.plate
        }
        let distance = (stroke.width + Self.casingWidth) / 2 + Self.pixel
        return engine.apart(part, by: distance).map { cased($0, casing) }
      }
  }

  /// The background of a piece of a line.
  private enum Ground {
    /// Colors on which an ink with a recognizable hue is readable.
    case readable(RGBA)
    /// Colors on which no such ink is readable.
    case mixed
    /// An unpainted background, whose color is unknown.
    case open
  }

  /// Divides a line over the picture where its background changes.
  private func inked(_ line: FigureLine, _ stroke: Stroke) -> [(FigureLine, Ground)] {
    let family = stroke.family
    let end = min(Self.end / max(line.length, Self.end), 0.25)
    let reach = (stroke.width + Self.casingWidth) / 2
    if !background.isOpen(inPartOf: line.bounds.insetBy(dx: -reach, dy: -reach)),
      let ink = family.nearInk(on: background(along: line.part(end, 1 - end)))
    {
      return [(line, .readable(ink))]
    }
    let steps = Self.steps(line)
    var parts: [(range: ClosedRange<CGFloat>, colors: ClosedRange<Double>, ground: Ground)] = []
    for step in 0..<steps {
      let range = CGFloat(step) / CGFloat(steps)...CGFloat(step + 1) / CGFloat(steps)
      let piece = line.part(range.lowerBound, range.upperBound)
      // A casing must not cover anything painted next to the line.
      let isOpen = background.isOpen(in: piece.bounds.insetBy(dx: -reach, dy: -reach))
      let own = background(along: piece)
      let ground: Ground = isOpen ? .open : family.nearInk(on: own).map { .readable($0) } ?? .mixed
      if let last = parts.last {
        let both = min(last.colors.lowerBound, own.lowerBound)...max(last.colors.upperBound, own.upperBound)
        if let joined = Self.join(last.ground, ground, family.nearInk(on: both)) {
          parts[parts.count - 1] = (last.range.lowerBound...range.upperBound, both, joined)
          continue
        }
      }
      parts.append((range, own, ground))
    }
    return parts.map { (line.part($0.range.lowerBound, $0.range.upperBound), $0.ground) }
  }

  /// Returns the common background of two adjacent pieces; nil if they cannot be drawn as one piece.
  private static func join(_ one: Ground, _ other: Ground, _ shared: RGBA?) -> Ground? {
    switch (one, other) {
    case (.readable, .readable): shared.map { .readable($0) }
    case (.mixed, .mixed), (.open, .open): one
    default: nil
    }
  }

  /// Returns the number of samples of a line: one per two points, up to a limit.
  private static func steps(_ line: FigureLine) -> Int { max(1, Int(min(line.length / 2, 2_000).rounded(.up))) }

  private func background(along line: FigureLine) -> ClosedRange<Double> {
    let isSlanting = line.start.x != line.end.x && line.start.y != line.end.y
    // A slanted line does not touch all of its bounds.
    let steps = isSlanting ? Self.steps(line) : 1
    var (low, high) = (1.0, 0.0)
    for step in 0..<steps {
      let piece = line.part(CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
      let found = background.luminances(in: piece.bounds.insetBy(dx: -Self.reach, dy: -Self.reach))
      (low, high) = (min(low, found.lowerBound), max(high, found.upperBound))
    }
    return low...high
  }

  /// Draws the dot at the end of a leader, with an outline in the color of plates.
  func drawDot(at center: CGPoint, _ family: InkFamily) {
    let ink = family.ink(on: palette.plate) ?? palette.text
    for (radius, color) in [(Self.dotSize / 2, palette.plate), (Self.dotSize / 2 - Self.ringWidth / 2, ink)] {
      context.setFillColor(CGColor(color))
      context.fillEllipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    }
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
    if text.style == .tab { return drawTab(text, in: label, family) }
    let isOpen = background.isOpen(inPartOf: label)
    let ground = background.luminances(in: label)
    var ink = isOpen ? nil : family.ink(on: ground)
    if ink == nil || (text.hasColors && !isLikePlate(ground)) || background.edgeArea(in: label) > 0 {
      let plate = isOpen ? palette.paper : palette.plate
      Self.fill(label, plate, context)
      ink = family.ink(on: plate)
    }
    let origin = text.origin(in: label)
    context.draw(text.frame, of: text.markup, at: origin, defaultColor: UIColor(ink ?? palette.text))
    if let markup = text.markup { context.addLinks(of: markup, in: text.frame, at: origin) }
  }

  /// Draws a name in the color of plates on a rectangle in the ink of its guide.
  private func drawTab(_ text: LabelText, in label: CGRect, _ family: InkFamily) {
    context.setFillColor(CGColor(family.ink(on: palette.plate) ?? palette.text))
    context.fill(label)
    context.draw(text.frame, at: text.origin(in: label), defaultColor: UIColor(palette.plate))
  }

  /// Returns whether inks that are readable on plates are readable on a background.
  private func isLikePlate(_ ground: ClosedRange<Double>) -> Bool {
    let plate = Luminance.of(palette.plate)
    return palette.isDark ? ground.upperBound <= plate : ground.lowerBound >= plate
  }

  /// Fills the plate of a label.
  static func fill(_ plate: CGRect, _ color: RGBA, _ context: CGContext) {
    context.setFillColor(CGColor(color))
    context.addPath(UIBezierPath(roundedRect: plate, cornerRadius: plateRadius).cgPath)
    context.fillPath()
  }

  private func drawBadge(_ text: LabelText, in label: CGRect, _ family: InkFamily) {
    let ink = family.ink(on: palette.plate) ?? palette.text
    let radius = min(label.width, label.height) / 2
    for (rect, color) in [(label, palette.plate), (label.insetBy(dx: Self.ringWidth, dy: Self.ringWidth), ink)] {
      context.setFillColor(CGColor(color))
      context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
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

  /// Shades the area between two rectangles.
  static func shade(_ band: FigureBand, _ palette: FigurePalette, _ context: CGContext) {
    let path = UIBezierPath(rect: band.outer)
    path.append(UIBezierPath(rect: band.inner))
    context.setFillColor(CGColor(palette.band(band.name)))
    context.addPath(path.cgPath)
    context.fillPath(using: .evenOdd)
  }
}
