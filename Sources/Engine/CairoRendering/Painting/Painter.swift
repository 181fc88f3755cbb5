internal import CCairo
import TextLayout
import UIFoundation
import UIGraphics

/// A painter that draws the items of a display list on a surface.
final class Painter: DisplayListInterpreter {
  /// The state that is saved and restored.
  struct State {
    /// The transform from the list's points to pixels of the whole picture.
    var transform: CGAffineTransform
    var clip: ClipArea
  }

  let context: RasterContext
  /// The vector text of a page; nil for surfaces of pixels.
  let vectorText: VectorText?
  var state: State
  /// The picture and its open groups, the innermost last.
  var layers: [Layer]
  private var saved: [State] = []
  /// The number of enclosing nested drawings.
  private(set) var depth = 0
  /// Indicates whether rectangles end on whole pixels, because the picture's scale is a fraction.
  var snapsEdges = false
  var glyphScratch: [PlacedGlyph] = []
  /// The images of the painted backdrops by their places; nil if they are not kept.
  var backdropImages: [BackdropPlace: BackdropImage]?
  /// The positions of the enclosing nested drawings in their lists, the outermost first.
  private(set) var drawingPath: [Int] = []
  /// Indicates whether only the alpha of the result matters, as in masks.
  let isMask: Bool
  /// The groups on pages, which Cairo composites.
  var openVectorGroups: [GroupStyle] = []

  /// A surface, with the style of the group that is painted on it.
  final class Layer {
    let surface: Surface
    let style: GroupStyle

    /// The size of the pixels, in bytes.
    var byteCount: Int { surface.area.width * surface.area.height * 4 }

    init(_ surface: consuming Surface, style: GroupStyle = GroupStyle()) {
      self.surface = surface
      self.style = style
    }
  }

  // Lists nested more deeply are errors or malicious, and each level can need the memory of a picture.
  static let maximumNesting = 64

  /// Creates a painter. `transform` maps the list's points to pixels of the whole picture.
  init(
    _ surface: consuming Surface, transform: CGAffineTransform, context: RasterContext,
    vectorText: VectorText? = nil, isMask: Bool = false
  ) {
    self.context = context
    self.isMask = isMask
    self.vectorText = vectorText
    state = State(transform: transform, clip: ClipArea(surface.area))
    baseScale = transform.meanScale
    let layer = Layer(surface)
    layers = [layer]
    self.cairo = layer.surface.cairo
    applyTransform()
  }

  /// Cairo's context of the current surface.
  private(set) var cairo: OpaquePointer
  /// The memory of the open layers, including layers of enclosing painters, in bytes.
  var layerBytes = 0
  /// The scale of shadows in pixels per point, without the list's own transforms.
  var baseScale: CGFloat

  var layer: Layer { layers[layers.count - 1] }

  /// Throws if another group or drawing would be nested too deeply.
  func checkNesting(at index: Int) throws(RenderingError) {
    guard layers.count + openVectorGroups.count + depth < Self.maximumNesting else {
      throw .nestedTooDeep(item: index, limit: Self.maximumNesting)
    }
  }

  /// Indicates whether the clip hides all drawing.
  var isHidden: Bool { state.clip.bounds.isEmpty }

  func draw(_ drawing: DrawingItem, _ index: Int) throws(RenderingError) {
    try checkNesting(at: index)
    let (source, target) = (drawing.source, drawing.destination)
    guard !isHidden, source.width > 0, source.height > 0, source.isFinite, target.isFinite else { return }
    save()
    addClip(.rect(target), .winding)
    concatenate(drawing.transform)
    depth += 1
    drawingPath.append(index)
    let outerScale = baseScale
    baseScale = state.transform.meanScale
    // A nested list is balanced, or this throws. So the restore below matches the save above.
    try interpret(drawing.list)
    baseScale = outerScale
    depth -= 1
    drawingPath.removeLast()
    restore()
  }

  func save() {
    saved.append(state)
    cairo_save(cairo)
  }

  func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  func concatenate(_ transform: CGAffineTransform) {
    let combined = transform.concatenating(state.transform)
    guard transform.isFinite, combined.isFinite, combined.isInvertible else { return state.clip.close() }
    state.transform = combined
    applyTransform()
  }

  /// Returns the size of a new layer or mask in bytes. Throws if it and the open layers exceed the limit.
  func reserve(_ area: PixelRect, bytesPerPixel: Int = 4) throws(RenderingError) -> Int {
    let size = area.width * area.height * bytesPerPixel
    let limit = context.limits.layers
    guard layerBytes + size <= limit << 20 else {
      throw .overLimit(
        what: "nested groups, masks or shadows use \((layerBytes + size) >> 20) MB", limit: "layers",
        value: limit)
    }
    return size
  }

  /// Makes the surface of another layer the current surface.
  func enter(_ layer: Layer) {
    layers.append(layer)
    layerBytes += layer.byteCount
    cairo = layer.surface.cairo
    applyTransform()
  }

  /// Makes the enclosing layer's surface current again. Returns the layer that ended.
  func leave() -> Layer {
    let top = layers.removeLast()
    layerBytes -= top.byteCount
    cairo = layer.surface.cairo
    return top
  }

  /// Sets Cairo's matrix to the list's transform, translated so that the surface's corner is the origin.
  func applyTransform() {
    let t = state.transform
    let area = layer.surface.area
    var matrix = cairo_matrix_t(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx) - Double(area.left),
      y0: Double(t.ty) - Double(area.top))
    cairo_set_matrix(cairo, &matrix)
  }

  /// Calls a block while Cairo's unit is a pixel of the whole picture.
  func inPixels(_ body: () -> Void) {
    let area = layer.surface.area
    var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(area.left), y0: -Double(area.top))
    cairo_set_matrix(cairo, &matrix)
    body()
    applyTransform()
  }
}

/// The edges of rectangles in pictures whose scale is a fraction, such as 2.625.
///
/// At such a scale, frames of whole points end between pixels. Smooth edges of views that touch would let the background
/// shine through, which Core Animation never shows: it smooths only edges of layers with `allowsEdgeAntialiasing`.
extension Painter {
  /// Returns a rectangle whose edges are on whole pixels.
  ///
  /// Touching rectangles still touch, and lines stay visible. At whole scales, in nested drawings and under rotations, the rectangle is unchanged.
  func onPixels(_ rect: CGRect) -> CGRect {
    let t = state.transform
    guard snapsEdges, depth == 0, t.b == 0, t.c == 0, t.isInvertible, rect.isFinite, !rect.isEmpty else { return rect }
    let area = rect.applying(t)
    let grid = PixelGrid(scale: 1)
    var rounded = grid.round(area)
    if rounded.width < 1 { (rounded.origin.x, rounded.size.width) = (grid.floor(area.midX), 1) }
    if rounded.height < 1 { (rounded.origin.y, rounded.size.height) = (grid.floor(area.midY), 1) }
    return rounded.applying(t.inverted())
  }

  /// Returns an outline whose edges are on whole pixels if it is a rectangle.
  func onPixels(_ shape: Shape) -> Shape {
    if case .rect(let rect) = shape { .rect(onPixels(rect)) } else { shape }
  }
}
