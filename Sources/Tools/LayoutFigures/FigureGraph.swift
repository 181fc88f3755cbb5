import UIKitCore

/// The graph of a figure's constraints.
///
/// Views are at the left, equations at the right, and curves lead from one to the other. Equations are sorted by the
/// middle position of their views, so that few curves cross. Lengths are in points.
@MainActor
struct FigureGraph {
  private struct Node {
    let id: ObjectIdentifier
    let text: LabelText
    let family: InkFamily
    var box = CGRect.zero
  }

  private struct Edge {
    /// The positions of the views in `nodes`.
    let nodes: [Int]
    var equation: PrintedEquation
    var box = CGRect.zero

    var middle: CGFloat { nodes.reduce(0) { $0 + CGFloat($1) } / CGFloat(max(1, nodes.count)) }
  }

  private let palette: FigurePalette
  private var nodes: [Node] = []
  private var edges: [Edge] = []
  /// The bounds of the graph; null before placement.
  private(set) var bounds = CGRect.null

  private static let gap: CGFloat = 24
  private static let edge: CGFloat = 6
  private static let rowGap: CGFloat = 5
  private static let leastPitch: CGFloat = 26
  private static let curveWidth: CGFloat = 64
  private static let nodePadding = CGSize(width: 5, height: 3)
  private static let tip: CGFloat = 4
  private static let segmentCount = 16
  /// The width of a picture above which the graph is below it.
  private static let wide: CGFloat = 480
  /// The number of equations above which the others are left out.
  private static let limit = 200

  init(_ palette: FigurePalette) {
    self.palette = palette
  }

  mutating func add(_ relations: [FigureRelation]) {
    for relation in relations.prefix(Self.limit) {
      var indices: [Int] = []
      for item in relation.items { indices.append(index(of: item)) }
      let terms = relation.terms.map { term in
        var term = term
        term.item = term.item.flatMap { Int($0) }.map { "\(indices[$0])" }
        return term
      }
      let equation = PrintedEquation(terms, hasParts: false, palette.theme, style: .value)
      // An item related to itself has one curve.
      edges.append(
        Edge(nodes: indices.count > 1 && indices[0] == indices[1] ? [indices[0]] : indices, equation: equation))
    }
  }

  /// Returns the position of an item, which is added if it is new.
  private mutating func index(of item: FigureRelation.Item) -> Int {
    if let index = nodes.firstIndex(where: { $0.id == item.id }) { return index }
    nodes.append(
      Node(id: item.id, text: LabelText(item.name, .value, palette.theme), family: palette.inks(nil, item.view)))
    return nodes.count - 1
  }

  // MARK: Placement

  /// Places the graph next to a picture, or below a wide one.
  mutating func place(beside picture: CGRect) {
    guard !edges.isEmpty else { return }
    let sorted = edges.enumerated().sorted { ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset) }
    edges = sorted.map(\.element)
    // Equations are at whole points, so rows of other heights would have different distances.
    let rowHeight = (edges.reduce(0) { max($0, $1.equation.size.height) } + Self.rowGap).rounded(.up)
    let nodeWidth = nodes.reduce(0) { max($0, $1.text.size.width) } + 2 * Self.nodePadding.width
    let nodeHeight = nodes.reduce(0) { max($0, $1.text.size.height) } + 2 * Self.nodePadding.height
    let height = max(
      CGFloat(edges.count) * rowHeight, CGFloat(nodes.count) * max(Self.leastPitch, nodeHeight + Self.rowGap))
    let isBelow = picture.width > Self.wide
    let origin =
      isBelow
      ? CGPoint(x: picture.minX + Self.edge, y: picture.maxY + Self.gap)
      : CGPoint(x: picture.maxX + Self.gap, y: (picture.midY - height / 2).rounded(.down))
    for index in nodes.indices {
      let middle = origin.y + (CGFloat(index) + 0.5) / CGFloat(nodes.count) * height
      let width = nodes[index].text.size.width + 2 * Self.nodePadding.width
      nodes[index].box = CGRect(
        x: origin.x + nodeWidth - width, y: (middle - nodeHeight / 2).rounded(.down), width: width, height: nodeHeight)
    }
    let x = origin.x + nodeWidth + Self.curveWidth
    let pitch = (height / CGFloat(edges.count)).rounded(.down)
    for index in edges.indices {
      let middle = origin.y + height / 2 + (CGFloat(index) + 0.5 - CGFloat(edges.count) / 2) * pitch
      let size = edges[index].equation.size
      // Rounded down, since halves above and below 0 would be rounded apart.
      let corner = CGPoint(x: x + Self.tip, y: (middle - size.height / 2).rounded(.down))
      edges[index].equation.move(x: corner.x, y: corner.y)
      edges[index].box = CGRect(origin: corner, size: size)
    }
    bounds = (nodes.map(\.box) + edges.map(\.box)).reduce(CGRect.null) { $0.union($1) }
      .insetBy(dx: -Self.edge, dy: -Self.edge)
  }

  // MARK: Drawing

  /// The outlines of the views, and the curves to the equations.
  var lines: [(line: FigureLine, stroke: FigurePen.Stroke)] {
    let outlines = nodes.flatMap { node in
      FigureLine.sides(of: node.box).map { (line: $0, stroke: FigurePen.Stroke(family: node.family)) }
    }
    let curves = edges.flatMap { edge in
      edge.nodes.flatMap { index in
        let start = CGPoint(x: nodes[index].box.maxX, y: nodes[index].box.midY)
        // The curve ends at its dot.
        let end = CGPoint(x: edge.box.minX - Self.tip - FigurePen.dotSize / 2, y: edge.box.midY)
        return Self.curve(start, end).map { (line: $0, stroke: FigurePen.Stroke(family: nodes[index].family)) }
      }
    }
    return curves + outlines
  }

  /// Returns the segments of a curve that begins and ends horizontally.
  private static func curve(_ start: CGPoint, _ end: CGPoint) -> [FigureLine] {
    // The segments of a level line would have seams.
    if abs(start.y - end.y) < 0.5 {
      return [FigureLine(start: start, end: CGPoint(x: end.x, y: start.y), role: .measure)]
    }
    let points = (0...segmentCount).map { step in
      let part = CGFloat(step) / CGFloat(segmentCount)
      return CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part * part * (3 - 2 * part))
    }
    return zip(points, points.dropFirst()).map { FigureLine(start: $0, end: $1, role: .measure) }
  }

  func draw(_ pen: FigurePen, _ palette: FigurePalette) {
    for node in nodes {
      let inner = node.box.insetBy(dx: Self.nodePadding.width, dy: Self.nodePadding.height)
      pen.draw(node.text, in: inner, node.family)
    }
    for edge in edges {
      for piece in edge.equation.pieces {
        let family = piece.item.flatMap { Int($0) }.map { nodes[$0].family }
        pen.draw(piece.text, in: piece.box, family ?? palette.remark)
      }
      pen.drawDot(at: CGPoint(x: edge.box.minX - Self.tip, y: edge.box.midY), palette.leader)
    }
  }
}
