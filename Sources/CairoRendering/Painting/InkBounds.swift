import UIFoundation
import UIGraphics

extension DisplayList {
  /// Returns a rectangle in pixels that contains a group's drawing; `first` is its first item.
  func inkBounds(from first: Int, transform: CGAffineTransform, baseScale: CGFloat) -> CGRect {
    var walk = InkWalk(transform: transform, baseScale: baseScale)
    var depth = 0
    for index in first..<max(first, items.count) {
      if case .beginGroup = items[index] { depth += 1 }
      if case .endGroup = items[index] {
        if depth == 0 { break }
        depth -= 1
      }
      walk.add(items[index])
    }
    return walk.ink
  }
}

/// An accumulator of ink bounds that follows transforms and clips.
private struct InkWalk {
  private struct State {
    var transform: CGAffineTransform
    var clip = CGRect.infinite
    // The shadows of the enclosing groups.
    var shadows: [ShadowStyle] = []
  }

  private var state: State
  private var saved: [State] = []
  private var groups: [State] = []
  private let baseScale: CGFloat
  private(set) var ink = CGRect.null

  init(transform: CGAffineTransform, baseScale: CGFloat) {
    state = State(transform: transform)
    self.baseScale = baseScale
  }

  mutating func add(_ item: DisplayItem) {
    switch item {
    case .save: saved.append(state)
    case .restore: state = saved.popLast() ?? state
    case .transform(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let shape, _): state.clip = state.clip.intersection(shape.bounds.applying(state.transform))
    case .beginGroup(let style):
      groups.append(state)
      if let shadow = style.shadow { state.shadows.append(shadow) }
    case .endGroup: state = groups.popLast() ?? state
    case .fill(let fill): include(fill.shape.bounds, outset: 0)
    case .stroke(let stroke):
      // Miters reach furthest, and square ends half the width's diagonal.
      let reach = stroke.style.width * max(1, stroke.style.join == .miter ? stroke.style.miterLimit / 2 : 1)
      include(stroke.shape.bounds, outset: reach)
    case .gradient: include(.infinite, outset: 0)
    case .image(let image): include(image.destination, outset: 0)
    case .drawing(let drawing): include(drawing.destination, outset: 0)
    case .glyphs(let glyphs): include(glyphs.inkBounds, outset: 0)
    }
  }

  private mutating func include(_ rect: CGRect, outset: CGFloat) {
    guard !rect.isNull else { return }
    var area =
      rect.isInfinite ? state.clip : rect.insetBy(dx: -outset, dy: -outset).applying(state.transform)
    area = area.intersection(state.clip)
    guard !area.isNull else { return }
    for shadow in state.shadows {
      let reach = shadow.reach(scale: baseScale)
      area = area.union(
        area.offsetBy(dx: shadow.offset.width * baseScale, dy: shadow.offset.height * baseScale)
          .insetBy(dx: -reach, dy: -reach))
    }
    ink = ink.union(area)
  }
}

extension ShadowStyle {
  /// Returns the standard deviation of the blur. Pixels.
  func deviation(scale: CGFloat) -> CGFloat { blur / 2 * scale }

  /// Returns the distance beyond the layer's ink at which the blur is visible. Pixels.
  func reach(scale: CGFloat) -> CGFloat { (deviation(scale: scale) * 3).rounded(.up) + 2 }
}
