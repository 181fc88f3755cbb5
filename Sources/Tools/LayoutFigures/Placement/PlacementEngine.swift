import UIKitCore

/// A greedy placement of annotations. In the order of requests, each gets its cheapest candidate.
///
/// Further passes place annotations again that did not get their preferred candidate.
struct PlacementEngine {
  private let background: PictureBackground
  private let picture: CGRect
  /// Indicates whether labels are on either side of the picture's edges.
  private let hasEdges: Bool
  private var glyphs = PlacementGrid<CGRect>()
  private var letters = PlacementGrid<CGRect>()
  private var images = PlacementGrid<CGRect>()
  private var labels = PlacementGrid<CGRect>()
  /// The dots at the ends of leaders.
  private var dots = PlacementGrid<CGRect>()
  private var lines = PlacementGrid<FigureLine>()
  private var views = PlacementGrid<CGRect>()
  /// The thick lines along sides of views, which cover the ends of dimensions.
  private var sides = PlacementGrid<CGRect>()

  // Costs, relative to the cost of covering a square point of plain image. A label covers text, another label or a
  // dimension line only if there is no other candidate.
  static let covering: CGFloat = 100_000
  private static let coveredArea: CGFloat = 1_000
  private static let edgeArea: CGFloat = 12
  private static let imageArea: CGFloat = 1
  /// The costs, per point of length, of an interrupted line and of a line close to another line.
  private static let interrupted: CGFloat = 24
  private static let doubled: CGFloat = 12
  /// The cost of an alignment, extension or leader line broken by a label, added to that of the length.
  private static let broken: CGFloat = 200
  private static let crossing: CGFloat = 4
  private static let crossedLeader: CGFloat = 400
  /// The cost of a leader through a view that it does not refer to. Any other leader is cheaper.
  private static let crossedView: CGFloat = 20_000
  /// The cost of the end of a dimension below a thick line.
  private static let coveredEnd: CGFloat = 200
  /// The cost of a label inside of a view that it is not about.
  private static let misleading: CGFloat = 60
  /// The cost of a label that straddles the picture's edge, more than that of one outside of it.
  private static let straddling: CGFloat = 400
  private static let outlineLength: CGFloat = 6
  /// The cost, per point of length, of a dimension line through a symbol; a line beside it is cheaper.
  private static let symbolLength: CGFloat = 8
  // Lengths in points.
  /// The clear space around a label.
  static let clearance: CGFloat = 1.5
  /// The space between a label's box and the ends of the line that it breaks.
  private static let labelGap: CGFloat = 1
  /// The space between the end of a leader and text, so that the line does not look like a dash.
  private static let leaderClearance: CGFloat = 3
  /// The shortest leader that ends in a dot, and the space before text in which a leader can end.
  private static let dottedLength: CGFloat = 6
  /// The clear space next to an outline or cap, and before a symbol: half of a line, and a pixel at 2x.
  private static let touching: CGFloat = 1
  /// The shortest piece of an outline between two letters, longer than the space between words.
  private static let outlinePiece: CGFloat = 8
  /// The length in which an extension line meets its dimension.
  private static let extensionEnd: CGFloat = 4
  /// The distance below which parallel lines are hard to distinguish.
  private static let parallel: CGFloat = 6
  /// The distance below which a measure along an outline seems to be a part of it.
  private static let merging: CGFloat = 3
  /// The maximum number of steps by which a label moves outside.
  private static let maximumStepCount = 200
  /// The maximum number of passes in which annotations are placed again among the others.
  static let rounds = 2

  /// - Parameters:
  ///   - views: The frames of the views, which leaders to other views avoid.
  ///   - hasEdges: Indicates whether the picture has visible edges, which labels avoid. A view of planes has none.
  init(
    ink: PictureInk, background: PictureBackground, picture: CGRect, views: [CGRect] = [], hasEdges: Bool = true
  ) {
    (self.background, self.picture, self.hasEdges) = (background, picture, hasEdges)
    for view in views { self.views.add(view, in: view) }
    // Invisible text, such as white on white, is no obstacle.
    func isVisible(_ box: CGRect) -> Bool {
      let luminances = background.luminances(in: box)
      return luminances.lowerBound < luminances.upperBound
    }
    for box in ink.glyphs where isVisible(box) { glyphs.add(box, in: box) }
    for box in ink.letters where isVisible(box) { letters.add(box, in: box) }
    for box in ink.images where box.width * box.height < picture.width * picture.height / 3 { images.add(box, in: box) }
  }

  /// Adds lines of fixed position.
  mutating func add(_ fixed: [FigureLine]) {
    for line in fixed { lines.add(line, in: line.bounds) }
  }

  /// Adds the thick line along a side of a view.
  mutating func addSide(_ rect: CGRect) { sides.add(rect, in: rect) }

  mutating func place(_ requests: [PlacementRequest]) -> [Placement] {
    var engines = [self]
    let placements = Self.place([requests], in: &engines)
    self = engines[0]
    return placements[0]
  }

  /// Returns the pieces of a line that are drawn. The line is interrupted at text and labels.
  func visible(_ line: FigureLine) -> [FigureLine] {
    switch line.role {
    case .cap: return apart(line, by: Self.touching)
    case .outline:
      // Outlines are close to the text of their views, so only letters that they touch interrupt them.
      let touched = boxes(in: letters, near: line, Self.touching).filter { Self.sharesPixel(line, with: $0) }
      // Labels have space at their sides, but a value that fills a gap reaches the pixels of outlines above and below.
      let reach = line.start.y == line.end.y ? FigureComposition.outlineWidth / 2 : 0
      let gaps = touched + boxes(in: labels, near: line, reach)
      return line.interrupted(by: gaps, between: Self.outlinePiece)
    case .alignment, .measure, .extensionLine, .leader:
      let clearance = line.role == .leader ? Self.leaderClearance : Self.clearance
      // Descenders reach the edge of a label's box.
      let gaps = boxes(in: glyphs, near: line, clearance) + boxes(in: labels, near: line, Self.labelGap)
      guard line.role == .alignment else { return line.interrupted(by: gaps) }
      let symbols = boxes(in: images, near: line, 0).filter {
        // A line at the edge of a symbol does not cross it.
        PictureInk.isSymbol($0) && line.range(inside: $0.insetBy(dx: Self.touching, dy: Self.touching)) != nil
      }
      let pieces = line.interrupted(by: gaps + symbols.map { $0.insetBy(dx: -Self.touching, dy: -Self.touching) })
      // An alignment line inside a symbol remains visible.
      return pieces.isEmpty ? line.interrupted(by: gaps) : pieces
    }
  }

  /// Returns whether a thin outline shares a pixel at 2x with a letter, given with its clear space.
  private static func sharesPixel(_ line: FigureLine, with box: CGRect) -> Bool {
    let (letter, half) = (box.insetBy(dx: touching, dy: touching), FigureComposition.outlineWidth / 2)
    let isUpright = line.start.x == line.end.x
    let (place, low, high) =
      isUpright ? (line.start.x, letter.minX, letter.maxX) : (line.start.y, letter.minY, letter.maxY)
    // Glyphs are painted at quarters of pixels.
    let reach: CGFloat = 0.125
    return place + half > ((low - reach) * 2).rounded(.down) / 2
      && place - half < ((high + reach) * 2).rounded(.up) / 2
  }

  /// Returns whether letters interrupt a line.
  func isBroken(_ line: FigureLine) -> Bool { visible(line) != [line] }

  /// Returns whether a color itself is readable along a line of the given width, except at its ends.
  func isReadable(_ family: InkFamily, along line: FigureLine, width: CGFloat) -> Bool {
    let inner = line.lengthened(by: -min(Self.touching, line.length / 4)).bounds
    let isFlat = line.start.y == line.end.y
    return family.isReadable(
      on: background.luminances(in: inner.insetBy(dx: isFlat ? 0 : -width / 2, dy: isFlat ? -width / 2 : 0)))
  }

  /// Returns the pieces of a line that are at least the given distance from every letter.
  func apart(_ line: FigureLine, by distance: CGFloat) -> [FigureLine] {
    line.interrupted(by: boxes(in: letters, near: line, distance))
  }

  /// Returns the boxes that a line can meet, enlarged by the clear space around them.
  private func boxes(in grid: PlacementGrid<CGRect>, near line: FigureLine, _ clearance: CGFloat) -> [CGRect] {
    var boxes: [CGRect] = []
    grid.forEach(near: line.bounds.insetBy(dx: -clearance, dy: -clearance)) {
      boxes.append($0.insetBy(dx: -clearance, dy: -clearance))
    }
    return boxes
  }

  // MARK: Bookkeeping

  /// The numbers of a placement's label and lines in their grids, by which they are removed.
  typealias Numbers = (label: Int?, lines: [Int])

  mutating func add(_ placement: Placement) -> Numbers {
    let label = placement.label.map { labels.add($0, in: $0) }
    return (label, placement.lines.map { lines.add($0, in: $0.bounds) })
  }

  mutating func remove(_ numbers: Numbers) {
    if let label = numbers.label { labels.remove(label) }
    for line in numbers.lines { lines.remove(line) }
  }

  // MARK: Costs

  func best(for request: PlacementRequest) -> (placement: Placement, cost: CGFloat) {
    var best: (placement: Placement, cost: CGFloat) = (Placement(), .infinity)
    for candidate in request.candidates {
      // Candidates are in ascending order of the cost `preference`, so none of the remaining ones can be cheaper.
      if candidate.preference >= best.cost { break }
      let cost = cost(of: candidate, at: request.subject)
      if cost < best.cost { best = (candidate, cost) }
    }
    guard best.cost >= Self.covering, let outside = request.outside else { return best }
    for step in 0..<Self.maximumStepCount {
      let candidate = outside(step)
      let cost = cost(of: candidate, at: request.subject)
      if cost < best.cost { best = (candidate, cost) }
      if cost < Self.covering { break }
    }
    return best
  }

  func cost(of candidate: Placement, at subject: CGRect?) -> CGFloat {
    let label = candidate.label.map(labelCost) ?? 0
    let crossed = subject.map { viewsCrossed(by: candidate, at: $0) } ?? 0
    let isMisleading = subject.map { isOnOtherView(candidate.label, than: $0) } ?? false
    let own = candidate.preference + label + (isMisleading ? Self.misleading : 0)
    return candidate.lines.reduce(own + CGFloat(crossed) * Self.crossedView) {
      $0 + lineCost($1)
    }
  }

  /// Returns whether a label is inside of a view that does not contain the subject, such as a subview.
  private func isOnOtherView(_ label: CGRect?, than subject: CGRect) -> Bool {
    guard let label else { return false }
    var isOnOther = false
    views.forEach(near: label) { view in
      let outer = view.insetBy(dx: -Self.touching, dy: -Self.touching)
      isOnOther = isOnOther || (outer.contains(label) && !outer.contains(subject))
    }
    return isOnOther
  }

  /// Returns the center of the dot at a leader's end, before the view's edge and text; nil without place.
  func dot(atEndOf line: FigureLine, radius: CGFloat) -> CGPoint? {
    guard let seen = visible(line).last, seen.length >= Self.dottedLength,
      hypot(line.end.x - seen.end.x, line.end.y - seen.end.y) < Self.dottedLength
    else { return nil }
    let center = seen.part((seen.length - radius) / seen.length, 1).start
    let box = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    // On another line it would be no sign of an end.
    return isFree(box, besides: line) ? center : nil
  }

  /// Keeps labels and lines that are placed later away from a rectangle.
  mutating func reserve(_ rect: CGRect) { labels.add(rect, in: rect) }

  /// Keeps labels that are placed later away from a dot.
  mutating func reserveDot(at center: CGPoint, radius: CGFloat) {
    let box = CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius)
    dots.add(box, in: box)
  }

  /// Returns whether a rectangle covers no text, no label and no line other than the given one.
  func isFree(_ rect: CGRect, besides own: FigureLine) -> Bool {
    var isFree = isFreeOfText(rect)
    let area = rect.insetBy(dx: -Self.touching, dy: -Self.touching)
    lines.forEach(near: area) { if $0 != own, $0.length(inside: area) > 0 { isFree = false } }
    return isFree
  }

  /// Returns whether a rectangle covers no text and no label.
  func isFreeOfText(_ rect: CGRect) -> Bool {
    var isFree = rect.isFinite
    glyphs.forEach(near: rect.insetBy(dx: -Self.clearance, dy: -Self.clearance)) { _ in isFree = false }
    labels.forEach(near: rect) { _ in isFree = false }
    dots.forEach(near: rect) { _ in isFree = false }
    return isFree
  }

  /// Returns the number of views that the leader of an annotation crosses on its way.
  ///
  /// Views around the subject or the label, and views inside the subject, do not count.
  func viewsCrossed(by placement: Placement, at subject: CGRect) -> Int {
    var count = 0
    for line in placement.lines where line.role == .leader {
      views.forEach(near: line.bounds) { view in
        let outer = view.insetBy(dx: -Self.touching, dy: -Self.touching)
        guard !outer.contains(subject), !subject.insetBy(dx: -Self.touching, dy: -Self.touching).contains(view),
          !(placement.label.map(outer.contains) ?? false),
          line.length(inside: view.insetBy(dx: Self.touching, dy: Self.touching)) > Self.touching
        else { return }
        count += 1
      }
    }
    return count
  }

  private func labelCost(_ label: CGRect) -> CGFloat {
    var cost = background.edgeArea(in: label) * Self.edgeArea
    if hasEdges, label.intersects(picture), !picture.contains(label) { cost += Self.straddling }
    let clear = label.insetBy(dx: -Self.clearance, dy: -Self.clearance)
    func cover(_ rect: CGRect) {
      let shared = clear.intersection(rect)
      guard !shared.isNull, shared.width > 0, shared.height > 0 else { return }
      cost += Self.covering + shared.width * shared.height * Self.coveredArea
    }
    glyphs.forEach(near: clear, cover)
    labels.forEach(near: clear, cover)
    dots.forEach(near: clear, cover)
    images.forEach(near: label) { image in
      let shared = label.intersection(image)
      if !shared.isNull { cost += shared.width * shared.height * Self.imageArea }
    }
    lines.forEach(near: clear) { line in
      let length = line.length(inside: line.role == .outline ? label : clear)
      guard length > 0 else { return }
      switch line.role {
      case .outline: cost += length * Self.outlineLength
      case .measure, .cap: cost += Self.covering + length * Self.coveredArea
      case .alignment, .extensionLine, .leader: cost += Self.broken + length * Self.interrupted
      }
    }
    return cost
  }

  private func lineCost(_ line: FigureLine) -> CGFloat {
    var cost: CGFloat = 0
    let area = line.bounds.insetBy(dx: -Self.parallel, dy: -Self.parallel)
    glyphs.forEach(near: area) { cost += line.length(inside: $0.insetBy(dx: -1, dy: -1)) * Self.interrupted }
    labels.forEach(near: area) { label in
      let length = line.length(inside: label.insetBy(dx: -1, dy: -1))
      guard length > 0 else { return }
      let isMeasure = line.role == .measure || line.role == .cap
      cost += isMeasure ? Self.covering + length * Self.coveredArea : Self.broken + length * Self.interrupted
    }
    lines.forEach(near: area) { cost += conflict(line, $0) }
    if line.role == .cap {
      sides.forEach(near: line.bounds) { if line.length(inside: $0) > 0 { cost += Self.coveredEnd } }
    }
    guard line.role == .measure else { return cost }
    images.forEach(near: line.bounds) { image in
      guard PictureInk.isSymbol(image) else { return }
      cost += line.length(inside: image.insetBy(dx: 1, dy: 1)) * Self.symbolLength
    }
    return cost
  }

  /// Returns the cost of two lines that cross or run close to each other.
  private func conflict(_ line: FigureLine, _ other: FigureLine) -> CGFloat {
    guard line.role != .cap, other.role != .cap else { return 0 }
    if line.role == .extensionLine, other.role == .extensionLine { return 0 }
    let isOutline = other.role == .outline
    guard !isOutline || line.role == .measure else { return 0 }
    let (a, b) = (line.bounds, other.bounds)
    let distance = isOutline ? Self.merging : Self.parallel
    let near = a.insetBy(dx: -distance, dy: -distance).intersection(b)
    guard !near.isNull else { return 0 }
    let isParallel = (a.width == 0 && b.width == 0) || (a.height == 0 && b.height == 0)
    guard isParallel else {
      if isOutline { return 0 }
      guard Self.meet(line, other), !Self.areAdjacent(line, other) else { return 0 }
      return line.role == .leader && other.role == .leader ? Self.crossedLeader : Self.crossing
    }
    let shared =
      a.width == 0 ? min(a.maxY, b.maxY) - max(a.minY, b.minY) : min(a.maxX, b.maxX) - max(a.minX, b.minX)
    return max(0, shared) * Self.doubled
  }

  private static func meet(_ line: FigureLine, _ other: FigureLine) -> Bool {
    line.length(inside: other.bounds.insetBy(dx: -0.5, dy: -0.5)) > 0
  }

  /// Returns whether a dimension ends at an extension line, as adjacent dimensions do.
  private static func areAdjacent(_ line: FigureLine, _ other: FigureLine) -> Bool {
    let (measure, end) = other.role == .extensionLine ? (line, other) : (other, line)
    guard measure.role == .measure, end.role == .extensionLine else { return false }
    return !meet(measure.shortened(by: 1), end) && !meet(measure, end.shortened(by: extensionEnd))
  }
}
