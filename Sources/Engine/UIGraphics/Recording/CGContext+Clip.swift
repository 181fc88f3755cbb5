import UIFoundation

extension CGContext {
  /// Clips later drawing to an outline in user space.
  package func clip(to shape: Shape, using rule: CGPathFillRule) {
    guard shape.isFinite, !shape.bounds.isNull else {
      state.clipBounds = .null
      return
    }
    let area = shape.bounds.applying(state.ctm)
    // A rectangle that contains the whole current clip has no effect.
    if case .rect = shape, !state.isInLayer, state.ctm.b == 0, state.ctm.c == 0, area.contains(state.clipBounds) {
      return
    }
    state.clipBounds = state.clipBounds.intersection(area)
    guard !state.clipBounds.isEmpty else { return }
    recordSave()
    append(.clip(shape.translated(x: state.offset.x, y: state.offset.y), rule))
  }

  public func clip(to rect: CGRect) { clip(to: .rect(rect.standardized), using: .winding) }

  /// Clips later drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    var path = PathData()
    for rect in rects { path.addRect(rect) }
    clip(to: .path(path), using: .winding)
  }

  /// Clips later drawing to a rectangle, and masks it with the alpha of an image in the rectangle.
  ///
  /// The image is upside down as in `draw(_:in:)`, because the y axis points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard !state.clipBounds.isEmpty, rect.isFinite else { return }
    let moved = rect.standardized.offsetBy(dx: state.offset.x, dy: state.offset.y)
    let source = CGRect(x: 0, y: 0, width: mask.width, height: mask.height)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: moved.minY + moved.maxY)
    let list = DisplayList(
      bounds: moved, items: [.transform(flip), .image(ImageItem(image: mask, source: source, destination: moved))])
    // The group ends when the state is restored. The recorded save separates it from preceding items.
    recordSave()
    append(.beginGroup(GroupStyle(mask: list)))
    state.openMasks += 1
  }

  /// The bounding box of the clip in user space.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isNull ? .null : state.clipBounds.applying(state.ctm.inverted())
  }
}
