import UIKitCore

/// The parts of a picture that annotations avoid, in points of the picture.
struct PictureInk {
  /// The ink boxes of text, one for each run of glyphs without a wide gap.
  private(set) var glyphs: [CGRect] = []
  /// The boxes of images and of small filled paths, such as symbols.
  private(set) var images: [CGRect] = []

  /// The width of a gap between glyphs that divides a run into two boxes. Em.
  private static let divide: CGFloat = 1.5
  /// The maximum side of a filled path that counts as a symbol. Points.
  private static let symbolSide: CGFloat = 48
  /// The depth of nested drawings up to which ink is collected.
  private static let deepest = 16

  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
  }

  init(_ list: DisplayList) {
    collect(list, State(clip: list.bounds), depth: 0)
  }

  private mutating func collect(_ list: DisplayList, _ start: State, depth: Int) {
    guard depth < Self.deepest else { return }
    var (state, saved, hidden) = (start, [State](), 0)
    for item in list.items {
      switch item {
      case .save: saved.append(state)
      case .restore: state = saved.popLast() ?? start
      case .transform(let transform): state.transform = transform.concatenating(state.transform)
      case .clip(let shape, _):
        let box = shape.bounds.applying(state.transform)
        state.clip = box.isFinite ? state.clip.intersection(box) : .null
      case .beginGroup(let style): hidden += hidden > 0 || style.alpha == 0 ? 1 : 0
      case .endGroup: hidden -= hidden > 0 ? 1 : 0
      case _ where hidden > 0 || state.clip.isEmpty: break
      case .glyphs(let run): add(run, state)
      case .image(let image): add(image.destination, to: \.images, state)
      case .fill(let fill):
        guard case .path(let path) = fill.shape, max(path.bounds.width, path.bounds.height) <= Self.symbolSide else {
          break
        }
        add(path.bounds, to: \.images, state)
      case .drawing(let drawing): add(drawing, state, depth: depth)
      case .stroke, .gradient: break
      }
    }
  }

  private mutating func add(_ drawing: DrawingItem, _ state: State, depth: Int) {
    let (from, to) = (drawing.source, drawing.destination)
    guard from.width > 0, from.height > 0 else { return }
    let scale = CGAffineTransform(scaleX: to.width / from.width, y: to.height / from.height)
    let moved = CGAffineTransform(translationX: -from.minX, y: -from.minY).concatenating(scale)
      .concatenating(CGAffineTransform(translationX: to.minX, y: to.minY)).concatenating(state.transform)
    let clip = state.clip.intersection(to.applying(state.transform))
    collect(drawing.list, State(transform: moved, clip: clip), depth: depth + 1)
  }

  private mutating func add(_ run: GlyphItem, _ state: State) {
    var box = CGRect.null
    for glyph in run.glyphs {
      guard let ink = run.face.inkBounds(of: glyph.id) else { continue }
      let place = CGRect(
        x: run.origin.x + glyph.position.x + ink.minX * run.pointSize,
        y: run.origin.y + glyph.position.y + ink.minY * run.pointSize, width: ink.width * run.pointSize,
        height: ink.height * run.pointSize)
      if !box.isNull, place.minX - box.maxX > Self.divide * run.pointSize {
        add(box, to: \.glyphs, state)
        box = .null
      }
      box = box.union(place)
    }
    add(box, to: \.glyphs, state)
  }

  private mutating func add(_ box: CGRect, to boxes: WritableKeyPath<PictureInk, [CGRect]>, _ state: State) {
    guard box.isFinite else { return }
    let visible = box.applying(state.transform).intersection(state.clip)
    if visible.isFinite, visible.width > 0, visible.height > 0 { self[keyPath: boxes].append(visible) }
  }
}
