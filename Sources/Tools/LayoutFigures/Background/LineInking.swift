import UIKitCore

/// The division of lines into pieces that are readable on the picture and on other outlines.
@MainActor
struct LineInking {
  let background: PictureBackground
  let palette: FigurePalette
  let engine: PlacementEngine

  // All lengths in points.
  /// The length at each end of a line in which the background is ignored, since the ends touch edges.
  private static let end: CGFloat = 1
  /// A pixel at 2x, the reach of antialiasing.
  private static let pixel: CGFloat = 0.5
  /// The length below which a piece is not separate.
  private static let shortest: CGFloat = 0.01
  /// The maximum number of times that outlines lead to outlines of lines beside them.
  private static let maximumRoundCount = 4

  /// Returns the pieces of the visible parts of lines.
  func pieces(of lines: [(line: FigureLine, stroke: FigurePen.Stroke)]) -> [LinePiece] {
    var pieces = lines.flatMap { line, stroke in engine.visible(line).flatMap { self.pieces($0, stroke) } }
    var outlines = pieces.filter { $0.casing != nil }
    // An outline is the background of the lines beside it, which can need one as well then.
    for _ in 0..<Self.maximumRoundCount where !outlines.isEmpty {
      var grid = PlacementGrid<LinePiece>()
      for outline in outlines { grid.add(outline, in: outline.outlineBounds) }
      var added: [LinePiece] = []
      pieces = pieces.flatMap { piece in
        guard piece.casing == nil else { return [piece] }
        let parts = divided(piece, by: grid)
        added += parts.filter { $0.casing != nil }
        return parts
      }
      outlines = added
    }
    return pieces
  }

  // MARK: Outlines of other lines

  /// Divides a piece without an outline where it is on outlines of others.
  private func divided(_ piece: LinePiece, by outlines: PlacementGrid<LinePiece>) -> [LinePiece] {
    guard piece.line.length > 0 else { return [piece] }
    var covers: [(range: ClosedRange<CGFloat>, isFull: Bool, luminance: Double)] = []
    let reach = piece.stroke.width / 2 + Self.pixel
    outlines.forEach(near: piece.line.bounds.insetBy(dx: -reach, dy: -reach)) { outline in
      let luminance = outline.casing.map { Luminance.of($0) } ?? 0
      covers += piece.covers(by: outline, pixel: Self.pixel).map { ($0.range, $0.isFull, luminance) }
    }
    guard !covers.isEmpty else { return [piece] }
    let cuts = ([0, 1] + covers.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    var parts: [LinePiece] = []
    var low: CGFloat = 0
    for high in cuts where (high - low) * piece.line.length > Self.shortest {
      let middle = (low + high) / 2
      var part = piece.part(low, high)
      for cover in covers where cover.range.contains(middle) {
        let isNew = cover.isFull && !part.isOnOutline
        part.ground =
          isNew ? cover.luminance...cover.luminance : Self.both(part.ground, cover.luminance...cover.luminance)
        part.isOnOutline = part.isOnOutline || cover.isFull
      }
      parts.append(part)
      low = high
    }
    return joined(parts.flatMap(inked))
  }

  /// Returns a piece in the ink for its background.
  private func inked(_ piece: LinePiece) -> [LinePiece] {
    guard let ink = piece.stroke.family.ink(on: piece.ground) else { return cased(piece, palette.plate) }
    var piece = piece
    piece.ink = ink
    return [piece]
  }

  /// Joins adjacent parts of a piece that look alike.
  private func joined(_ parts: [LinePiece]) -> [LinePiece] {
    parts.reduce(into: []) { joined, part in
      guard let last = joined.last, last.line.end == part.line.start, last.ink == part.ink, last.casing == part.casing
      else { return joined.append(part) }
      joined[joined.count - 1].line.end = part.line.end
      joined[joined.count - 1].ground = Self.both(last.ground, part.ground)
      joined[joined.count - 1].isOnOutline = last.isOnOutline && part.isOnOutline
    }
  }

  private static func both(_ one: ClosedRange<Double>, _ other: ClosedRange<Double>) -> ClosedRange<Double> {
    min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }

  // MARK: Picture

  /// Divides a visible line where the picture below it changes.
  private func pieces(_ line: FigureLine, _ stroke: FigurePen.Stroke) -> [LinePiece] {
    guard line.length.isFinite, line.bounds.isFinite else { return [] }
    let phase = stroke.phase(along: line.length)
    let (over, open) = background.divide(line)
    func piece(_ part: FigureLine, _ ground: ClosedRange<Double>) -> LinePiece {
      let offset = phase + hypot(part.start.x - line.start.x, part.start.y - line.start.y)
      return LinePiece(line: part, stroke: stroke, offset: offset, ink: palette.text, ground: ground)
    }
    let paper = Luminance.of(palette.paper)
    return open.flatMap { cased(piece($0, paper...paper), palette.paper) }
      + (over.map { grounds(along: $0, stroke) } ?? []).flatMap { part, ground in
        switch ground {
        case .known(let colors): inked(piece(part, colors))
        case .open: cased(piece(part, paper...paper), palette.paper)
        }
      }
  }

  /// Returns a piece with an outline, which stops short of text.
  private func cased(_ piece: LinePiece, _ casing: RGBA) -> [LinePiece] {
    let distance = piece.stroke.width / 2 + LinePiece.casingWidth + Self.pixel
    return engine.apart(piece.line, by: distance).map { line in
      var cased = piece
      (cased.line, cased.casing) = (line, casing)
      cased.offset += hypot(line.start.x - piece.line.start.x, line.start.y - piece.line.start.y)
      cased.ink = piece.stroke.family.ink(on: casing) ?? palette.text
      return cased
    }
  }

  /// The background of a part of a line: its range of luminances, or none if it is unpainted.
  private enum Ground {
    case known(ClosedRange<Double>)
    case open
  }

  /// A part of a line with its background, as fractions from its start.
  private typealias Sample = (range: ClosedRange<CGFloat>, ground: Ground)

  /// Divides a line over the picture into parts on each of which an ink is readable, or none.
  private func grounds(along line: FigureLine, _ stroke: FigurePen.Stroke) -> [(FigureLine, Ground)] {
    let family = stroke.family
    let end = min(Self.end / max(line.length, Self.end), 0.25)
    let reach = stroke.width / 2 + LinePiece.casingWidth
    if !background.isOpen(inPartOf: line.bounds.insetBy(dx: -reach, dy: -reach)) {
      let all = luminances(along: line.part(end, 1 - end), stroke.width / 2)
      // Lines of alignments have the ink of the legend wherever it is readable.
      let isWhole = line.role == .alignment ? family.isReadable(on: all) : family.ink(on: all) != nil
      if isWhole { return [(line, .known(all))] }
    }
    var samples: [Sample] = []
    func sample(_ low: CGFloat, _ high: CGFloat) {
      let piece = line.part(low, high)
      // An outline must not cover anything painted next to the line.
      let isOpen = background.isOpen(in: piece.bounds.insetBy(dx: -reach, dy: -reach))
      let colors = luminances(along: piece, stroke.width / 2)
      if !isOpen, family.ink(on: colors) == nil, piece.length > Self.pixel {
        sample(low, (low + high) / 2)
        sample((low + high) / 2, high)
      } else {
        samples.append((low...high, isOpen ? .open : .known(colors)))
      }
    }
    let steps = Self.steps(line)
    for step in 0..<steps { sample(CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps)) }
    let joined = Self.joined(samples, family, keepsInks: line.role == .alignment)
    let parts = Self.withoutTips(joined, of: line, family)
    return parts.map { (line.part($0.range.lowerBound, $0.range.upperBound), $0.ground) }
  }

  /// Joins adjacent samples on which the same ink, or none, is readable.
  private static func joined(_ samples: [Sample], _ family: InkFamily, keepsInks: Bool) -> [Sample] {
    samples.reduce(into: []) { parts, sample in
      guard let last = parts.last, let ground = common(last.ground, sample.ground, family, keepsInks: keepsInks) else {
        return parts.append(sample)
      }
      parts[parts.count - 1] = (last.range.lowerBound...sample.range.upperBound, ground)
    }
  }

  /// Returns the common background of two adjacent parts; nil if they cannot be drawn as one piece.
  private static func common(_ one: Ground, _ other: Ground, _ family: InkFamily, keepsInks: Bool) -> Ground? {
    switch (one, other) {
    case (.open, .open): return .open
    case (.known(let one), .known(let other)):
      let all = both(one, other)
      let areMixed = family.ink(on: one) == nil && family.ink(on: other) == nil
      if keepsInks, family.isReadable(on: one) != family.isReadable(on: other) { return nil }
      return areMixed || family.ink(on: all) != nil ? .known(all) : nil
    default: return nil
    }
  }

  /// Joins short ends without a readable ink with the parts beside them.
  ///
  /// Lines end at the edges of views, where the background is mixed.
  private static func withoutTips(_ samples: [Sample], of line: FigureLine, _ family: InkFamily) -> [Sample] {
    var parts = samples
    // The last end is first, since it changes no index.
    for (tip, next) in [(parts.count - 1, parts.count - 2), (0, 1)] {
      guard parts.indices.contains(tip), parts.indices.contains(next), case .known(let mixed) = parts[tip].ground,
        family.ink(on: mixed) == nil, case .known(let colors) = parts[next].ground, family.ink(on: colors) != nil
      else { continue }
      let (range, own) = (parts[tip].range, parts[next].range)
      guard (range.upperBound - range.lowerBound) * line.length <= end else { continue }
      parts[next].range = min(range.lowerBound, own.lowerBound)...max(range.upperBound, own.upperBound)
      parts.remove(at: tip)
    }
    return parts
  }

  /// Returns the number of samples of a line: one per two points, up to a limit.
  private static func steps(_ line: FigureLine) -> Int { max(1, Int(min(line.length / 2, 2_000).rounded(.up))) }

  /// Returns the range of luminances below a line of the given half width.
  private func luminances(along line: FigureLine, _ half: CGFloat) -> ClosedRange<Double> {
    let isSlanting = line.start.x != line.end.x && line.start.y != line.end.y
    // A slanted line does not touch all of its bounds.
    let steps = isSlanting ? Self.steps(line) : 1
    var (low, high) = (1.0, 0.0)
    for step in 0..<steps {
      let bounds = line.part(CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps)).bounds
      let isFlat = bounds.height == 0 && bounds.width > 0
      let isUpright = bounds.width == 0 && bounds.height > 0
      let found = background.luminances(in: bounds.insetBy(dx: isFlat ? 0 : -half, dy: isUpright ? 0 : -half))
      (low, high) = (min(low, found.lowerBound), max(high, found.upperBound))
    }
    return low...max(low, high)
  }
}
