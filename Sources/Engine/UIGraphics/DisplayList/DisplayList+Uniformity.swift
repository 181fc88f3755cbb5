import UIFoundation

extension DisplayList {
  /// The colors that a drawing shows within its bounds.
  package enum Uniformity: Equatable {
    /// Nothing is visible.
    case empty
    /// Everything visible has this color, which can be translucent.
    case uniform(RGBA)
    /// There are several colors, or items that can have several, such as images.
    case varied
  }

  /// The colors that remain visible after later items cover earlier ones.
  ///
  /// Images without a tint are assumed to have several colors.
  package var uniformity: Uniformity {
    var scan = UniformityScan(bounds: bounds)
    scan.add(self, DisplayListTraversal(clip: bounds))
    return scan.result
  }
}

/// The background color and the visible marks on it, after the items so far.
private struct UniformityScan {
  /// The maximum number of marks that are hidden individually. More are hidden only by a fill of the whole bounds.
  private static let markLimit = 32

  let bounds: CGRect
  private var ground: RGBA?
  /// Indicates whether the background color covers the bounds. The first fill may cover only a part.
  private var isGroundWhole = false
  private var marks: [CGRect] = []

  init(bounds: CGRect) { self.bounds = bounds }

  var result: DisplayList.Uniformity {
    if !marks.isEmpty { return .varied }
    return ground.map { .uniform($0) } ?? .empty
  }

  mutating func add(_ list: DisplayList, _ start: DisplayListTraversal) {
    var traversal = start
    for item in list.items {
      guard traversal.advance(past: item) else { continue }
      // Most drawings have several colors after a few items. Then only a fill that covers all of them matters.
      let isFull = marks.count >= Self.markLimit
      if isFull {
        guard case .fill(let fill) = item, case .rect = fill.shape else { continue }
      }
      let visible = traversal.visiblePart(of: item.inkBounds)
      guard visible.width > 0, visible.height > 0, traversal.groups.allSatisfy({ $0.alpha > 0 }) else { continue }
      if isFull, !visible.contains(bounds) { continue }
      if case .drawing(let drawing) = item {
        add(drawing.list, traversal.entering(drawing))
        continue
      }
      add(item, visible, traversal.groups)
    }
  }

  private mutating func add(_ item: DisplayItem, _ visible: CGRect, _ groups: [GroupStyle]) {
    let tint = groups.firstNonNil(\.tint)
    switch item {
    case .fill(let fill):
      let color = tint ?? fill.color
      if case .rect = fill.shape, groups.allSatisfy({ $0 == .clippedAsWhole }), fill.blendMode == .normal {
        fillRect(color, visible)
      } else {
        fillPart(color, visible, fill.blendMode)
      }
    case .stroke(let stroke): mark(tint ?? stroke.color, visible, stroke.blendMode)
    case .glyphs(let glyphs) where !glyphs.text.allSatisfy(\.isWhitespace):
      if glyphs.isFilled { mark(tint ?? glyphs.color, visible, glyphs.blendMode) }
      if let stroke = glyphs.stroke { mark(tint ?? stroke.color, visible, glyphs.blendMode) }
    case .image(let image): if image.alpha > 0 { mark(tint ?? image.tint, visible, image.blendMode) }
    case .vector, .backdrop: mark(tint, visible, .normal)
    case .gradient(let gradient):
      for stop in gradient.stops where gradient.alpha > 0 { mark(tint ?? stop.color, visible, gradient.blendMode) }
    case .save, .restore, .transform, .clip, .drawing, .glyphs, .link, .beginGroup, .endGroup: break
    }
    if groups.contains(where: { ($0.shadow?.color.alpha ?? 0) > 0 }) { marks.append(visible.insetBy(dx: -1, dy: -1)) }
  }

  /// Adds a rectangle, which hides the marks inside it if it is opaque.
  private mutating func fillRect(_ color: RGBA, _ visible: CGRect) {
    if color.alpha >= 1 { marks.removeAll { visible.contains($0) } }
    guard visible.contains(bounds) else { return fillPart(color, visible, .normal) }
    ground = ground.map { color.over($0) } ?? color
    if color.alpha > 0 { isGroundWhole = true }
  }

  /// Adds a fill. The first fill on a transparent background becomes the background.
  private mutating func fillPart(_ color: RGBA, _ visible: CGRect, _ mode: CGBlendMode) {
    guard color.alpha > 0 else { return }
    if ground == nil, mode == .normal { return ground = color }
    if let ground, mode == .normal, ground.isShownLike(color) { return }
    marks.append(visible)
  }

  /// Adds a mark if its color differs from the background's; nil means several colors.
  private mutating func mark(_ color: RGBA?, _ visible: CGRect, _ mode: CGBlendMode) {
    if let color, mode == .normal {
      if color.alpha <= 0 { return }
      if isGroundWhole, let ground, ground.isShownLike(color) { return }
    }
    marks.append(visible)
  }
}

extension RGBA {
  /// Returns whether two colors have the same bytes, apart from alpha.
  package func isShownLike(_ other: RGBA) -> Bool {
    func byte(_ part: Double) -> Double { (part * 255).rounded() }
    return byte(red) == byte(other.red) && byte(green) == byte(other.green) && byte(blue) == byte(other.blue)
  }

  /// Returns the result of painting this color over another, which is exact if the other color is opaque.
  fileprivate func over(_ ground: RGBA) -> RGBA {
    func mix(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue),
      alpha: max(alpha, ground.alpha))
  }
}
