import UIFoundation

/// The transform, clip and groups at each item of a display list, for measuring instead of drawing.
package struct DisplayListTraversal {
  /// The transform and the clip at an item.
  private struct State {
    var transform: CGAffineTransform
    var clip: CGRect
  }

  private var state: State
  private var saved: [State] = []
  /// The styles of the enclosing groups, the outermost first.
  package private(set) var groups: [GroupStyle] = []

  /// The transform from the items' space to the space of the result.
  package var transform: CGAffineTransform { state.transform }
  /// A rectangle that contains the clip, in the space of the result.
  package var clip: CGRect { state.clip }

  /// Creates the state at the beginning of a list, with a transform to the space of the result.
  package init(transform: CGAffineTransform = .identity, clip: CGRect = .infinite) {
    state = State(transform: transform, clip: clip)
  }

  /// Updates the state with an item. Returns whether the item draws.
  package mutating func advance(past item: DisplayItem) -> Bool {
    switch item {
    case .save: saved.append(state)
    case .restore: state = saved.popLast() ?? state
    case .transform(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let shape, _): state.clip = state.clip.intersection(shape.bounds.applying(state.transform))
    case .beginGroup(let style):
      saved.append(state)
      groups.append(style)
    case .endGroup:
      state = saved.popLast() ?? state
      _ = groups.popLast()
    case .fill, .stroke, .gradient, .image, .vector, .drawing, .glyphs, .backdrop: return true
    case .link: break
    }
    return false
  }

  /// Returns the clipped bounding box of a rectangle, in the space of the result.
  package func visiblePart(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    return rect.isInfinite ? clip : rect.applying(transform).intersection(clip)
  }

  /// Returns the state at the beginning of a nested drawing. If the drawing has no area, the clip is empty.
  package func entering(_ drawing: DrawingItem) -> DisplayListTraversal {
    guard drawing.source.width > 0, drawing.source.height > 0 else { return DisplayListTraversal(clip: .null) }
    return DisplayListTraversal(
      transform: drawing.transform.concatenating(transform), clip: visiblePart(of: drawing.destination))
  }
}

extension DrawingItem {
  /// The transform from the nested list's points to its container's points.
  package var transform: CGAffineTransform {
    let (sx, sy) = (destination.width / source.width, destination.height / source.height)
    return CGAffineTransform(
      a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx, ty: destination.minY - source.minY * sy)
  }
}

extension DisplayList {
  /// The runs of glyphs in painting order, including runs in nested drawings and in masks.
  package var glyphItems: [GlyphItem] {
    items.flatMap { item -> [GlyphItem] in
      switch item {
      case .glyphs(let glyphs): [glyphs]
      case .drawing(let drawing): drawing.list.glyphItems
      case .beginGroup(let style): style.mask?.glyphItems ?? []
      case .save, .restore, .transform, .clip, .fill, .stroke, .gradient, .image, .vector, .backdrop, .link, .endGroup:
        []
      }
    }
  }

  /// The links with their visible areas, including those of nested drawings.
  package var links: [LinkItem] { links(DisplayListTraversal()) }

  private func links(_ start: DisplayListTraversal) -> [LinkItem] {
    var (traversal, links) = (start, [LinkItem]())
    for item in items {
      _ = traversal.advance(past: item)
      if case .drawing(let drawing) = item { links += drawing.list.links(traversal.entering(drawing)) }
      guard case .link(let link) = item else { continue }
      let visible = LinkItem(traversal.visiblePart(of: link.area), to: link.address)
      if let visible { links.append(visible) }
    }
    return links
  }
}

extension DisplayItem {
  /// A rectangle that contains the item's drawing. It is infinite for gradients, and null without drawing.
  package var inkBounds: CGRect {
    switch self {
    case .fill(let fill): fill.shape.bounds
    case .stroke(let stroke): stroke.inkBounds
    case .gradient: .infinite
    case .image(let image): image.destination
    case .vector(let vector): vector.destination
    case .drawing(let drawing): drawing.destination
    case .glyphs(let glyphs): glyphs.inkBounds
    case .backdrop(let backdrop): backdrop.shape.bounds
    case .save, .restore, .transform, .clip, .link, .beginGroup, .endGroup: .null
    }
  }

  /// The blend mode of an item or a group; nil for items without one.
  package var blendMode: CGBlendMode? {
    switch self {
    case .fill(let fill): fill.blendMode
    case .stroke(let stroke): stroke.blendMode
    case .gradient(let gradient): gradient.blendMode
    case .image(let image): image.blendMode
    case .glyphs(let glyphs): glyphs.blendMode
    case .beginGroup(let style): style.blendMode
    case .save, .restore, .transform, .clip, .vector, .drawing, .backdrop, .link, .endGroup: nil
    }
  }
}

extension StrokeItem {
  /// A rectangle that contains the stroke.
  package var inkBounds: CGRect {
    // The tip of a miter has the largest distance: half the line width times the miter limit.
    let reach = style.width * max(1, style.join == .miter ? style.miterLimit / 2 : 1)
    let bounds = shape.bounds
    return bounds.isNull ? bounds : bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension DisplayList {
  /// The digest of the font pack whose fonts the drawing uses; nil if it uses none of them.
  package var fontPackDigest: String? { glyphItems.firstNonNil { $0.face.data.packDigest } }
}
