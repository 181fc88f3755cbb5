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
  /// The length of a line's ends that is ignored, since they touch edges.
  private static let end: CGFloat = 1
  private static let ringWidth: CGFloat = 1

  init(_ context: CGContext, background: PictureBackground, palette: FigurePalette) {
    (self.context, self.background, self.palette) = (context, background, palette)
  }

  // MARK: Lines

  /// Draws the visible pieces of a line, each in its own ink.
  func draw(_ pieces: [FigureLine], _ stroke: Stroke) {
    for piece in pieces {
      for (part, ink) in inked(piece, stroke.family) {
        if ink == nil, part.length > 0 { line(part, palette.plate, stroke.width + Self.casingWidth, []) }
        line(part, ink ?? stroke.family.ink(on: palette.plate) ?? palette.text, stroke.width, stroke.dash)
      }
    }
  }

  private func line(_ line: FigureLine, _ ink: RGBA, _ width: CGFloat, _ dash: [CGFloat]) {
    context.setStrokeColor(CGColor(ink))
    context.setLineWidth(width)
    context.setLineDash(phase: 0, lengths: line.role == .cap ? [] : dash)
    context.strokeLineSegments(between: [line.start, line.end])
  }

  /// Divides a line if no ink is readable on all of its background; nil represents a casing.
  private func inked(_ line: FigureLine, _ family: InkFamily) -> [(FigureLine, RGBA?)] {
    guard line.length.isFinite, line.bounds.isFinite else { return [] }
    let end = min(Self.end / max(line.length, Self.end), 0.25)
    if let ink = family.nearInk(on: background(along: line.part(end, 1 - end))) { return [(line, ink)] }
    let steps = Self.steps(line)
    var parts: [(range: ClosedRange<CGFloat>, background: ClosedRange<Double>, ink: RGBA?)] = []
    for step in 0..<steps {
      let range = CGFloat(step) / CGFloat(steps)...CGFloat(step + 1) / CGFloat(steps)
      let own = background(along: line.part(range.lowerBound, range.upperBound))
      let ink = family.nearInk(on: own)
      if let last = parts.last, (last.ink == nil) == (ink == nil) {
        let both = min(last.background.lowerBound, own.lowerBound)...max(last.background.upperBound, own.upperBound)
        let shared = family.nearInk(on: both)
        if ink == nil || shared != nil {
          parts[parts.count - 1] = (last.range.lowerBound...range.upperBound, both, ink == nil ? nil : shared)
          continue
        }
      }
      parts.append((range, own, ink))
    }
    return parts.map { (line.part($0.range.lowerBound, $0.range.upperBound), $0.ink) }
  }

  /// Returns the number of samples of a line, one per two points.
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

  // MARK: Labels

  /// Draws a label in its box, on a plate if no ink is readable on the background.
  func draw(_ text: LabelText, in label: CGRect, _ family: InkFamily) {
    if text.style == .badge { return drawBadge(text, in: label, family) }
    var ink = family.nearInk(on: background.luminances(in: label))
    if ink == nil || background.edgeArea(in: label) > 0 {
      context.setFillColor(CGColor(palette.plate))
      context.addPath(UIBezierPath(roundedRect: label, cornerRadius: Self.plateRadius).cgPath)
      context.fillPath()
      ink = family.ink(on: palette.plate)
    }
    context.draw(text.frame, at: text.origin(in: label), defaultColor: UIColor(ink ?? palette.text))
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

  // MARK: Bands

  /// Shades the area between two rectangles.
  static func shade(_ band: FigureBand, _ palette: FigurePalette, _ context: CGContext) {
    let path = UIBezierPath(rect: band.outer)
    path.append(UIBezierPath(rect: band.inner))
    context.setFillColor(CGColor(palette.band(band.name)))
    context.addPath(path.cgPath)
    context.fillPath(using: .evenOdd)
  }
}
