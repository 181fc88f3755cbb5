import UIKitCore

/// Draws the parts of a figure.
@MainActor
struct FigurePen {
  private let context: CGContext
  private let isDark: Bool

  // All lengths in points.
  private static let lineWidth: CGFloat = 1
  private static let casingWidth: CGFloat = 2
  private static let outlineWidth: CGFloat = 0.75
  private static let capLength: CGFloat = 7
  private static let dash: [CGFloat] = [3, 2]
  private static let labelPadding = CGSize(width: 3, height: 0.5)
  private static let font = UIFont.systemFont(ofSize: 9, weight: .semibold)

  init(_ context: CGContext, appearance: UIUserInterfaceStyle) {
    self.context = context
    isDark = appearance == .dark
  }

  private var ground: RGBA { isDark ? RGBA(hex: 0x1C1C1E, alpha: 0.85) : RGBA(hex: 0xFFFFFF, alpha: 0.85) }
  private var casing: RGBA { isDark ? RGBA(hex: 0x1C1C1E, alpha: 0.6) : RGBA(hex: 0xFFFFFF, alpha: 0.6) }
  private var frameInk: RGBA { isDark ? RGBA(hex: 0xBF5AF2) : RGBA(hex: 0xAF52DE) }
  private var guideInk: RGBA { isDark ? RGBA(hex: 0xFF9F0A) : RGBA(hex: 0xC93400) }
  private var baselineInk: RGBA { isDark ? RGBA(hex: 0x30D158) : RGBA(hex: 0x248A3D) }

  private func ink(of mark: ConstraintMark) -> RGBA {
    if mark.conflict != nil { return Self.conflictInk }
    if mark.isViolated { return mark.isRequired ? Self.conflictInk : Self.problemInk }
    return isDark ? RGBA(hex: 0x0A84FF) : RGBA(hex: 0x0060DF)
  }

  private static let conflictInk = RGBA(hex: 0xFF3B30)
  private static let problemInk = RGBA(hex: 0xFF9500)

  // MARK: Outlines

  /// A rectangle with its name at its upper left corner, or in the next free place.
  func outline(_ outline: FigureScene.Outline, dashed: Bool, _ labels: inout LabelPlaces) {
    self.outline(outline, ink: dashed ? guideInk : frameInk, dashed: dashed, &labels)
  }

  /// The same, in the ink of what is wrong.
  func outlineProblem(_ outline: FigureScene.Outline, _ labels: inout LabelPlaces) {
    self.outline(outline, ink: Self.problemInk, dashed: true, &labels)
  }

  private func outline(
    _ outline: FigureScene.Outline, ink: RGBA, dashed: Bool, _ labels: inout LabelPlaces
  ) {
    context.setStrokeColor(CGColor(ink))
    context.setLineDash(phase: 0, lengths: dashed ? Self.dash : [])
    context.stroke(
      outline.rect.insetBy(dx: Self.outlineWidth / 2, dy: Self.outlineWidth / 2), width: Self.outlineWidth)
    guard !outline.name.isEmpty else { return }
    let rect = outline.rect
    write(outline.name, ink: ink, &labels) { size in
      [
        rect.origin, CGPoint(x: rect.maxX - size.width, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.minY - size.height), CGPoint(x: rect.minX, y: rect.maxY - size.height),
        CGPoint(x: rect.maxX - size.width, y: rect.maxY - size.height), CGPoint(x: rect.minX, y: rect.maxY),
      ]
    }
  }

  /// The line that text stands on.
  func baseline(from start: CGPoint, to end: CGPoint) {
    stroke([start, end], ink: baselineInk, isDashed: true)
  }

  // MARK: Constraints

  /// An I-beam or a dashed line with the value beside it.
  func draw(_ mark: ConstraintMark, _ beams: inout BeamPlaces, _ labels: inout LabelPlaces) {
    let ink = ink(of: mark)
    let label = [mark.conflict.map { "\($0):" }, mark.label].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: " ")
    switch mark.form {
    case .alignment(let axis, let at, let from, let to):
      let (start, end) = (Self.point(axis, along: at, across: from), Self.point(axis, along: at, across: to))
      stroke([start, end], ink: ink, isDashed: true)
      if !label.isEmpty {
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        write(label, ink: ink, &labels) { Self.places(of: $0, around: middle, axis) }
      }
    case .beam(let axis, let from, let to, let wanted, let reach):
      let across = beams.place(axis, min(from, to)...max(from, to), across: wanted)
      func point(_ along: CGFloat, _ offset: CGFloat = 0) -> CGPoint {
        Self.point(axis, along: along, across: across + offset)
      }
      stroke([point(from), point(to)], ink: ink, isDashed: !mark.isRequired)
      let cap = Self.capLength / 2
      for end in [from, to] { stroke([point(end, -cap), point(end, cap)], ink: ink, isDashed: false) }
      for range in reach {
        let (near, far) = (range.lowerBound, range.upperBound)
        stroke(
          [Self.point(axis, along: to, across: near), Self.point(axis, along: to, across: far)], ink: ink,
          isDashed: true)
      }
      let (middle, half) = ((from + to) / 2, abs(to - from) / 2)
      write(label, ink: ink, &labels) { size in
        // In the beam where it leaves some of it to see, else beside it, then further along.
        let length = axis == .horizontal ? size.width : size.height
        let inside = half * 2 > length + 12 ? [middle, middle - half / 2, middle + half / 2] : []
        return inside.map { CGPoint(x: point($0).x - size.width / 2, y: point($0).y - size.height / 2) }
          + Self.places(of: size, around: point(middle), axis)
      }
    }
  }

  /// Beside a point, on either side of a beam along an axis.
  private static func places(of size: CGSize, around point: CGPoint, _ axis: NSLayoutConstraint.Axis) -> [CGPoint] {
    let gap = capLength / 2 + 1
    let (left, top) = (point.x - size.width / 2, point.y - size.height / 2)
    let beside = [CGPoint(x: point.x + gap, y: top), CGPoint(x: point.x - gap - size.width, y: top)]
    let above = [CGPoint(x: left, y: point.y - gap - size.height), CGPoint(x: left, y: point.y + gap)]
    let further = [-1, 1].flatMap { side in
      [1.5, 3].map { CGPoint(x: left, y: top + CGFloat(side) * $0 * (size.height + gap)) }
    }
    return (axis == .horizontal ? above + beside : beside + above) + further
  }

  private static func point(_ axis: NSLayoutConstraint.Axis, along: CGFloat, across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  // MARK: Callouts

  private static let calloutFont = UIFont.systemFont(ofSize: 11, weight: .medium)
  private static let calloutPadding = CGSize(width: 6, height: 3)
  private static let widestCallout: CGFloat = 140
  private static let dotRadius: CGFloat = 2.5

  private static func calloutText(_ text: String) -> (NSAttributedString, TextFrame) {
    let string = NSAttributedString(string: text, attributes: [.font: calloutFont])
    return (string, ParagraphLayout(string, defaultFont: calloutFont).frame(width: widestCallout))
  }

  /// How much room a callout's label takes, in points.
  static func size(ofCallout text: String) -> CGSize {
    let size = calloutText(text).1.size
    let height = (size.height + 2 * calloutPadding.height).rounded(.up)
    // A number is a disc.
    return CGSize(width: max(height, (size.width + 2 * calloutPadding.width).rounded(.up)), height: height)
  }

  /// A label, and a line that ends in a dot within the view.
  func draw(_ callout: CalloutPlaces.Placed) {
    let ink = calloutInk
    stroke([callout.from, callout.to], ink: ink, isDashed: false)
    let radius = Self.dotRadius
    let dot = CGRect(x: callout.to.x - radius, y: callout.to.y - radius, width: 2 * radius, height: 2 * radius)
    context.setFillColor(CGColor(casing))
    context.fillEllipse(in: dot.insetBy(dx: -1, dy: -1))
    context.setFillColor(CGColor(ink))
    context.fillEllipse(in: dot)
    let isNumber = Int(callout.text) != nil
    let radii = isNumber ? callout.label.height / 2 : 5
    context.addPath(UIBezierPath(roundedRect: callout.label, cornerRadius: radii).cgPath)
    context.fillPath()
    let (string, frame) = Self.calloutText(callout.text)
    context.draw(
      frame, of: string,
      at: CGPoint(
        x: callout.label.midX - frame.size.width / 2, y: callout.label.midY - frame.size.height / 2),
      defaultColor: UIColor(RGBA(hex: isDark ? 0x1C1C1E : 0xFFFFFF)))
  }

  private var calloutInk: RGBA { isDark ? RGBA(hex: 0xFF6482) : RGBA(hex: 0xD30F45) }

  // MARK: Lines and words

  private func stroke(_ points: [CGPoint], ink: RGBA, isDashed: Bool) {
    // A casing keeps the line visible on a ground of its own colour.
    for (color, width, dash) in [
      (casing, Self.casingWidth, []), (ink, Self.lineWidth, isDashed ? Self.dash : []),
    ] {
      context.setStrokeColor(CGColor(color))
      context.setLineWidth(width)
      context.setLineDash(phase: 0, lengths: dash)
      context.strokeLineSegments(between: points)
    }
  }

  private func write(
    _ text: String, ink: RGBA, _ labels: inout LabelPlaces, at places: (CGSize) -> [CGPoint]
  ) {
    let frame = ParagraphLayout(text, font: Self.font).frame(width: .infinity)
    let padding = Self.labelPadding
    let size = CGSize(
      width: frame.size.width + 2 * padding.width, height: frame.size.height + 2 * padding.height)
    let rect = labels.place(size, at: places(size))
    context.setFillColor(CGColor(ground))
    context.addPath(UIBezierPath(roundedRect: rect, cornerRadius: 3).cgPath)
    context.fillPath()
    context.draw(
      frame, at: CGPoint(x: rect.minX + padding.width, y: rect.minY + padding.height), defaultColor: UIColor(ink))
  }
}
