import UIKitCore

/// The annotations of a figure: collected, placed, then drawn.
@MainActor
struct FigureComposition {
  /// An annotation and its placement.
  struct Annotation {
    var text: LabelText?
    /// The number before the text, in a disc as in the legend; nil for none.
    var number: LabelText?
    var stroke: FigurePen.Stroke
    /// The stroke of leaders and extension lines.
    var thin: FigurePen.Stroke
    var request: PlacementRequest
    /// Indicates whether a cross strikes the line.
    var isStruck = false
    /// The dot at the end of a leader; nil where it would cover something.
    var dot: CGPoint?
    /// The address to which the label leads, or without a label all of the annotation; nil for none.
    var link: String?
    var placement = Placement()
  }

  let scene: FigureScene
  var engine: PlacementEngine
  let palette: FigurePalette
  let picture: CGRect
  /// The lines at fixed positions: outlines and baselines.
  var fixed: [(line: FigureLine, stroke: FigurePen.Stroke)] = []
  /// The thick lines along sides that remarks are about. They cover outlines.
  private var edges: [FigureEdge] = []
  var waiting: [Annotation] = []
  private var placed: [Annotation] = []
  var legend: FigureLegend
  var equations = FigureEquations()
  private var graph: FigureGraph
  /// The areas of marks without labels that lead to addresses.
  var links: [(area: CGRect, address: String)] = []
  private var badgeCount = 0
  /// The screen of a device with round corners, beyond which guides have no outlines; nil for none.
  var screen: (rect: CGRect, radius: CGFloat)?
  /// The outlines of superviews outside of the picture; null for none.
  var outer = CGRect.null
  /// The number of fixed lines that the engine knows.
  private var addedLineCount = 0

  // All lengths in points.
  nonisolated static let outlineWidth: CGFloat = 0.75
  static let hairline: CGFloat = 0.5
  /// The dashes of the outlines of guides and problems.
  private static let dash: [CGFloat] = [3, 2]
  /// The space around annotations outside of the picture.
  private static let edge: CGFloat = 6
  /// The distances of a leader's dot from the edge of its view, in order of preference.
  private static let dotDepths: [CGFloat] = [3, 6, 10, 15, 22, 30]
  /// The distances that a dot has if the places of `dotDepths` are taken, such as by other dots.
  private static let otherDotDepths = stride(from: CGFloat(4), through: 60, by: 2)
  /// The length by which baselines extend beyond text.
  private static let baselineEnd: CGFloat = 8

  init(_ scene: FigureScene, _ engine: PlacementEngine, _ palette: FigurePalette, picture: CGRect) {
    (self.scene, self.engine, self.palette, self.picture) = (scene, engine, palette, picture)
    legend = FigureLegend(palette.theme, isDark: palette.isDark)
    graph = FigureGraph(palette)
  }

  /// The bounds of the picture with all annotations.
  ///
  /// They are in whole points if annotations extend beyond the picture.
  var bounds: CGRect {
    var bounds = picture
    for annotation in placed where !picture.contains(annotation.placement.bounds) {
      let outer = annotation.placement.bounds
      if !outer.isNull { bounds = bounds.union(outer.insetBy(dx: -Self.edge, dy: -Self.edge)) }
    }
    bounds = bounds.union(outer).union(legend.bounds).union(equations.bounds).union(graph.bounds)
    return bounds == picture ? picture : bounds.integral
  }

  // MARK: Collecting

  /// Adds the annotations of a scene, beginning with lines at fixed positions.
  ///
  /// `bands` are the areas between views' edges and system guides, such as margins. Their names are added.
  /// The annotation `numbers` labels the rectangles in `numbered` or, if there are none, every view with an identifier.
  mutating func add(
    _ kinds: Set<LayoutFigure.Annotation>, bands: [FigureBand], numbered: [FigureScene.Outline] = []
  ) {
    if kinds.contains(.guides) {
      for guide in scene.guides { addOutline(ofGuide: guide.rect, within: picture, palette.guide, Self.dash) }
    }
    if kinds.contains(.frames) {
      for view in scene.views { addOutline(view.rect, inks(of: view, kinds), []) }
    } else if !kinds.isDisjoint(with: [.constraints, .problems]) {
      // Distances end at edges that can be seen.
      for rect in scene.superviews { addOutline(ofSuperview: rect, palette.leader) }
    }
    for band in bands {
      addOutline(ofGuide: band.inner, within: band.outer, palette.name(ofBand: band.name), [])
    }
    if kinds.contains(.problems) {
      for problem in scene.problems { addOutline(problem.rect, palette.problem, Self.dash) }
    }
    if kinds.contains(.baselines) {
      for (start, end) in scene.baselines {
        let line = FigureLine(start: start, end: end, role: .alignment).lengthened(by: Self.baselineEnd)
        // A baseline can be at the picture's edge, but its ends do not extend beyond it.
        guard let inner = line.clipped(to: picture.insetBy(dx: 0, dy: -1)) else { continue }
        fixed.append((inner, FigurePen.Stroke(family: palette.baseline)))
      }
    }
    addFixedLines()
    let conflicts = kinds.contains(.problems) ? scene.conflicts : []
    // A mark is the drawing of a constraint, identified by its `order`. Each mark is drawn once.
    let conflictOrders = Set(conflicts.map(\.order))
    let marks = kinds.contains(.constraints) ? scene.marks.filter { !conflictOrders.contains($0.order) } : []
    let centers = marks.filter { $0.style == .center }
    for (mark, pair) in Self.paired(marks + conflicts) {
      addDimension(mark, pair: pair, hasCenterLine: centers.contains { $0.leads(through: mark) })
    }
    if kinds.contains(.problems) {
      addTags(scene.problems, palette.problem)
      for (number, text) in scene.conflictSentences {
        // The first word can be the name of a view, which keeps its case.
        let sentence = text.hasPrefix("the ") ? "T" + text.dropFirst() : text
        legend.add(number, sentence, palette.conflict)
      }
      // The sentences refer to these names.
      if kinds.isDisjoint(with: [.frames, .names, .numbers]) { addTags(scene.conflictViews, palette.remark) }
    }
    let root = scene.views.first?.rect ?? picture
    let hasDevice = picture.insetBy(dx: 1, dy: 1).contains(root)
    let atEdges = bands.filter { $0.outer == root }
    for band in bands {
      addBand(band, isInDevice: hasDevice && (band.outer == root || atEdges.contains { $0.inner == band.outer }))
    }
    if kinds.contains(.guides) { addTags(scene.guides, palette.guide) }
    if kinds.contains(.numbers) {
      addBadges(numbered.isEmpty ? scene.viewsByFrame : numbered)
    } else if kinds.contains(.frames) || kinds.contains(.names) {
      if scene.planes.isEmpty {
        for view in Self.smallestFirst(scene.views) {
          addLabel(view.name, .value, in: view.rect, inks(of: view, kinds))
        }
      } else {
        addNames(of: scene.planes)
      }
    }
  }

  /// A remark about a view, or about a side of it, which has a rectangle of no area.
  typealias Remark = (text: String, target: CGRect, side: FigureMark.Side?)

  /// Adds remarks about rectangles. A remark without text shows its number, counted from 1.
  ///
  /// `column` is the side of the picture at which all remarks are aligned; nil for the nearest place of each.
  mutating func add(_ callouts: [Remark], column: FigureMark.Side? = nil) {
    let occupied = placed.reduce(picture) { $0.union($1.placement.bounds) }
    for (index, callout) in callouts.enumerated() where callout.target.isFinite {
      let text =
        callout.text.isEmpty
        ? LabelText("\(index + 1)", .badge, palette.theme)
        : LabelText(callout.text, .remark, palette.theme, isDark: palette.isDark)
      var request = CalloutPlaces(
        callout.target, size: text.size, picture: picture, occupied: occupied, column: column, side: callout.side
      ).request
      if let side = callout.side { addEdge(callout.target, side) }
      request.name = "callout \(index)"
      waiting.append(
        Annotation(
          text: text, stroke: FigurePen.Stroke(family: palette.remark),
          thin: FigurePen.Stroke(family: palette.leader, width: Self.hairline), request: request))
    }
  }

  /// Keeps the ends of dimensions off the thick lines of remarks that are added later.
  mutating func reserveSides(of remarks: [Remark]) {
    for remark in remarks where remark.target.isFinite {
      if let side = remark.side { engine.addSide(FigureEdge(remark.target, side).bounds) }
    }
  }

  /// Adds a thick line along a side of a view, inside of the view.
  private mutating func addEdge(_ rect: CGRect, _ side: FigureMark.Side) {
    let edge = FigureEdge(rect, side)
    engine.add([edge.line])
    edges.append(edge)
  }

  /// Tells the engine of the fixed lines added since the last call.
  mutating func addFixedLines() {
    engine.add(fixed.dropFirst(addedLineCount).map(\.line))
    addedLineCount = fixed.count
  }

  mutating func addOutline(_ rect: CGRect, _ family: InkFamily, _ dash: [CGFloat]) {
    let inner = rect.insetBy(dx: Self.outlineWidth / 2, dy: Self.outlineWidth / 2)
    let stroke = FigurePen.Stroke(family: family, width: Self.outlineWidth, dash: dash)
    for line in FigureLine.sides(of: inner) { fixed.append((line, stroke)) }
  }

  /// Returns marks with numbers that distances at opposite sides of the same view share.
  private static func paired(_ marks: [ConstraintMark]) -> [(mark: ConstraintMark, pair: Int)] {
    var open: [(mark: ConstraintMark, pair: Int)] = []
    return marks.enumerated().map { index, mark in
      if let other = open.firstIndex(where: { mark.isOpposite(to: $0.mark) }) {
        return (mark, open.remove(at: other).pair)
      }
      open.append((mark, index))
      return (mark, index)
    }
  }

  /// Adds the drawing of a constraint. Drawings with the same `pair` are placed alike where possible.
  private mutating func addDimension(_ mark: ConstraintMark, pair: Int, hasCenterLine: Bool) {
    let text = mark.label.isEmpty ? nil : LabelText(mark.label, .value, palette.theme)
    let number = mark.conflict.map { LabelText($0, .badge, palette.theme) }
    let sizes = [number?.size, text?.size].compactMap { $0 }
    let size = CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    let family = mark.conflict != nil ? palette.conflict : palette.inks(of: mark.style)
    let dash = mark.style?.dash ?? []
    let isStruck = mark.style?.isStruck(palette.theme) == true
    let places = DimensionPlaces(
      mark, label: sizes.isEmpty ? nil : size, picture: picture, hasCenterLine: hasCenterLine)
    var request = places.request
    (request.name, request.pair) = (mark.name, pair)
    waiting.append(
      Annotation(
        text: text, number: number, stroke: FigurePen.Stroke(family: family, dash: dash),
        thin: FigurePen.Stroke(family: family, width: Self.hairline), request: request, isStruck: isStruck))
  }

  /// Returns the inks of a view's outline and name: those of the view in a graph beside it.
  private func inks(of view: FigureScene.Outline, _ kinds: Set<LayoutFigure.Annotation>) -> InkFamily {
    kinds.contains(.graph) ? palette.inks(nil, view.view) : palette.frame
  }

  /// Adds the names of rectangles. The smallest come first, since they have the fewest candidate positions.
  private mutating func addTags(_ outlines: [FigureScene.Outline], _ family: InkFamily) {
    for outline in Self.smallestFirst(outlines) {
      addLabel(outline.name, .value, in: outline.rect, family)
    }
  }

  mutating func addLabel(_ words: String, _ style: LabelText.Style, in rect: CGRect, _ family: InkFamily) {
    let text = LabelText(words, style, palette.theme)
    var request = TagPlaces(rect, size: text.size, picture: picture).request
    request.name = "label \(words)"
    waiting.append(
      Annotation(
        text: text, stroke: FigurePen.Stroke(family: family),
        thin: FigurePen.Stroke(family: family, width: Self.hairline), request: request))
  }

  private static func smallestFirst(_ outlines: [FigureScene.Outline]) -> [FigureScene.Outline] {
    outlines.filter { !$0.name.isEmpty }.enumerated().sorted {
      ($0.element.area, $0.offset) < ($1.element.area, $1.offset)
    }.map(\.element)
  }

  private mutating func addBadges(_ named: [FigureScene.Outline]) {
    var numbers: [(outline: FigureScene.Outline, number: Int)] = []
    for (index, outline) in named.enumerated() {
      legend.add("\(index + 1)", outline.name, palette.frame)
      numbers.append((outline, index + 1))
    }
    numbers.sort { ($0.outline.area, $0.number) < ($1.outline.area, $1.number) }
    for (outline, number) in numbers { addLabel("\(number)", .badge, in: outline.rect, palette.frame) }
    badgeCount += numbers.count
  }

  /// Adds a disc with the next number, which the legend explains if there is a text.
  mutating func addBadge(_ text: String, at rect: CGRect, _ family: InkFamily) {
    badgeCount += 1
    if !text.isEmpty { legend.add("\(badgeCount)", text, family) }
    addLabel("\(badgeCount)", .badge, in: rect, family)
  }

  // MARK: Placing

  /// Places the annotations added to the panels of a sheet since the last call, alike where possible.
  static func place(_ panels: inout [FigureComposition]) {
    var engines = panels.map(\.engine)
    let placements = PlacementEngine.place(panels.map { $0.waiting.map(\.request) }, in: &engines)
    for index in panels.indices {
      panels[index].engine = engines[index]
      panels[index].accept(placements[index])
    }
  }

  private mutating func accept(_ placements: [Placement]) {
    var leaders: [(index: Int, line: FigureLine)] = []
    for (index, placement) in placements.enumerated() {
      waiting[index].placement = placement
      guard let subject = waiting[index].request.subject,
        let line = placement.lines.first(where: { $0.role == .leader })
      else { continue }
      if engine.viewsCrossed(by: placement, at: subject) > 0 {
        endLeader(line, at: index, inside: subject)
      } else {
        leaders.append((index, line))
      }
    }
    // Where views have outlines, a leader ends at one, and a dot could be on another. The dots of leaders that cross
    // views have their places first, since these leaders are not understood without.
    if !fixed.contains(where: { $0.line.role == .outline }) { addDots(to: leaders) }
    placed += waiting
    waiting = []
  }

  /// Ends leaders that cross no view in dots where there is a place.
  private mutating func addDots(to leaders: [(index: Int, line: FigureLine)]) {
    let radius = FigurePen.dotSize / 2
    for (index, line) in leaders {
      guard let dot = engine.dot(atEndOf: line, radius: radius) else { continue }
      waiting[index].dot = dot
      engine.reserveDot(at: dot, radius: radius)
    }
  }

  /// Ends a leader that crosses views with a dot inside its own view, as in engineering drawings.
  ///
  /// The dot covers no text or label, and no other line if there is such a place. Without a place for it, there is none.
  private mutating func endLeader(_ line: FigureLine, at index: Int, inside subject: CGRect) {
    let radius = FigurePen.dotSize / 2
    // Beyond the middle of its view, a leader can lead across the values of the view.
    let inner = subject.insetBy(dx: radius, dy: radius)
    let deep = (Self.dotDepths + Self.otherDotDepths).map { line.lengthened(by: $0).end }.filter { inner.contains($0) }
    let dots = Self.dotDepths.map { line.ending(inside: subject, by: $0).end } + deep
    func box(_ dot: CGPoint) -> CGRect { CGRect(origin: dot, size: .zero).insetBy(dx: -radius, dy: -radius) }
    let open = dots.filter { engine.isFreeOfText(box($0)) }
    guard let dot = open.first(where: { engine.isFree(box($0), besides: line) }) ?? open.first else { return }
    engine.reserve(box(dot))
    let whole = FigureLine(start: line.start, end: dot, role: .leader)
    waiting[index].dot = dot
    waiting[index].placement.lines = waiting[index].placement.lines.map { $0.role == .leader ? whole : $0 }
  }

  /// The leaders with the rectangles they lead to. `hasDot` indicates whether a leader ends in a dot.
  var leaders: [(line: FigureLine, subject: CGRect, crossedViews: Int, hasDot: Bool)] {
    placed.flatMap { annotation in
      annotation.placement.lines.filter { $0.role == .leader }.compactMap { line in
        annotation.request.subject.map {
          (line, $0, engine.viewsCrossed(by: annotation.placement, at: $0), annotation.dot != nil)
        }
      }
    }
  }

  /// Adds the printed equations above and below everything else.
  mutating func addEquations() {
    equations.place(around: bounds, picture: picture)
  }

  /// Adds the graph of the scene's constraints beside everything else, or below a wide picture.
  mutating func addGraph() {
    graph.add(scene.relations)
    graph.place(beside: bounds)
  }

  /// Adds the legend of numbers, if there is one, and of a key below or next to the picture.
  mutating func addLegend(ofNumbers hasNumbers: Bool, _ key: FigureKey?) {
    if !hasNumbers { legend.removeAll() }
    if let key { legend.add(hasNumbers && !scene.conflictSentences.isEmpty ? key.withoutBroken : key, palette) }
    legend.place(beside: bounds)
  }

  /// The meanings of the lines and signs of constraints, and of shaded bands.
  func key(_ kinds: Set<LayoutFigure.Annotation>) -> FigureKey {
    let marks = (kinds.contains(.constraints) ? scene.marks : []) + (kinds.contains(.problems) ? scene.conflicts : [])
    let hasBands = kinds.contains(.margins) || kinds.contains(.guides)
    return FigureKey(marks, bands: hasBands ? scene.bands : [], palette.theme)
  }

  // MARK: Drawing

  func draw(_ pen: FigurePen) {
    let lines = placed.flatMap { annotation in
      annotation.placement.lines.map { line in
        let isThin = line.role == .leader || line.role == .extensionLine
        let dot = line.role == .leader ? annotation.dot : nil
        let seen = dot.map { line.ending(before: $0, by: FigurePen.dotSize / 2) }
        return (line: seen ?? line, stroke: isThin ? annotation.thin : annotation.stroke)
      }
    }
    let crosses = placed.filter(\.isStruck).flatMap { annotation in
      let stroke = FigurePen.Stroke(family: annotation.stroke.family)
      let pieces = annotation.placement.lines.filter { $0.role == .measure || $0.role == .alignment }
      let longest = pieces.flatMap(engine.visible).max { $0.length < $1.length }
      return (longest?.cross ?? []).map { (line: $0, stroke: stroke) }
    }
    legend.drawShades(pen)
    let ticks = equations.lines.map { line in
      (line: line, stroke: FigurePen.Stroke(family: palette.leader, width: Self.hairline))
    }
    pen.draw([fixed, lines, crosses, ticks, graph.lines, legend.lines].flatMap { $0 }, around: engine)
    for edge in edges { pen.draw(edge, palette.remark, around: engine) }
    for annotation in placed {
      if let dot = annotation.dot { pen.drawDot(at: dot, annotation.thin.family) }
      if let link = annotation.link {
        pen.addLink(annotation.placement.label ?? annotation.placement.bounds, to: link)
      }
      guard var label = annotation.placement.label else { continue }
      if let number = annotation.number {
        let middle = label.midY - number.size.height / 2
        let disc = CGRect(origin: CGPoint(x: label.minX, y: middle), size: number.size)
        pen.draw(number, in: disc, annotation.stroke.family)
        label = CGRect(x: disc.maxX, y: label.minY, width: label.maxX - disc.maxX, height: label.height)
      }
      if let text = annotation.text { pen.draw(text, in: label, annotation.stroke.family) }
    }
    for link in links { pen.addLink(link.area, to: link.address) }
    equations.draw(pen, palette)
    graph.draw(pen, palette)
    legend.draw(pen, palette)
  }
}
