internal import CCairo
internal import CImageCodecs
import UIFoundation
import UIGraphics

/// Vector files: pixels on surfaces of pixels, and drawings on pages.
extension Painter {
  func draw(_ item: VectorItem) throws(RenderingError) {
    try charge(item)
    let (size, target) = (item.file.size, item.destination)
    guard target.isFinite, target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return }
    let placing = CGAffineTransform(
      a: target.width / size.width, b: 0, c: 0, d: target.height / size.height, tx: target.minX, ty: target.minY)
    if vectorText != nil, !item.file.hasFilters, try drawOnPage(item.file, placing) { return }
    try paintPixels(item.file, placing, scale: vectorText == nil ? 1 : Self.pageScale)
  }

  // Fine enough for print at arm's length: 288 dots per inch.
  private static let pageScale: CGFloat = 4

  /// Draws a file with a page's context. Returns false if it can only be drawn as pixels.
  private func drawOnPage(_ file: VectorFile, _ placing: CGAffineTransform) throws(RenderingError) -> Bool {
    save()
    defer { restore() }
    concatenate(placing)
    addClip(.rect(CGRect(origin: .zero, size: file.size)), .winding)
    guard !isHidden else { return true }
    setBlendMode(.normal)
    setAntialias(true)
    cairo_new_path(cairo)
    var message = [CChar](repeating: 0, count: 160)
    var isDrawn = false
    let context = cairo
    let isDone = file.data.withUnsafeBytes {
      hf_vector_draw(file.codec, $0.baseAddress, $0.count, UnsafeMutableRawPointer(context), &isDrawn, &message)
    }
    guard isDone else { throw file.error(message) }
    try self.context.spendVectorTime()
    return isDrawn
  }

  /// Draws the visible part of a file as pixels, with a number of them per unit of the surface.
  private func paintPixels(
    _ file: VectorFile, _ placing: CGAffineTransform, scale: CGFloat
  ) throws(RenderingError) {
    let transform = placing.concatenating(state.transform)
    let bounds = CGRect(origin: .zero, size: file.size)
    let visible = PixelRect(outside: bounds.applying(transform)).intersection(state.clip.bounds)
    guard !visible.isEmpty, transform.isFinite, transform.isInvertible else { return }
    let scaled = transform.concatenating(
      CGAffineTransform(translationX: -CGFloat(visible.left), y: -CGFloat(visible.top))
    )
    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let (width, height) = (Int(CGFloat(visible.width) * scale), Int(CGFloat(visible.height) * scale))
    _ = try reserve(PixelRect(left: 0, top: 0, right: width, bottom: height))
    let image = try context.vectorRasters.image(
      VectorRasters.Key(file: file, transform: scaled, width: width, height: height), context)
    save()
    state.transform = .identity
    applyTransform()
    paint(
      ImageItem(
        image: image, source: CGRect(x: 0, y: 0, width: width, height: height),
        destination: CGRect(x: visible.left, y: visible.top, width: visible.width, height: visible.height)))
    restore()
  }
}

extension VectorFile {
  /// Indicates whether an SVG may have filters, which on a page would have the resolution of a screen.
  fileprivate var hasFilters: Bool { format == .svg && data.range(of: Data("filter".utf8)) != nil }
}
