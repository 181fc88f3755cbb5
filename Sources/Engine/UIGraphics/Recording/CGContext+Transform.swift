import UIFoundation

extension CGContext {
  /// The transform from user space to the space of the drawing, or to pixels with y up.
  public var ctm: CGAffineTransform { deviceTransform }

  /// The same transform as `ctm`, since drawings have no device.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { deviceTransform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return log("CGContextTranslateCTM: \(tx), \(ty) is not finite; ignored") }
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    state.offset.x += tx
    state.offset.y += ty
  }

  /// Scales user space. With a factor of zero, later drawing is invisible.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms user space. A singular transform hides later drawing; a nonfinite transform is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return log("CGContextConcatCTM: \(transform) is not finite; ignored") }
    if transform.isTranslation { return translateBy(x: transform.tx, y: transform.ty) }
    let combined = transform.concatenating(state.ctm)
    guard transform.isInvertible, combined.isInvertible, combined.isFinite else {
      state.clipBounds = .null
      return
    }
    recordSave()
    append(.transform(transform.concatenating(CGAffineTransform(translationX: state.offset.x, y: state.offset.y))))
    state.offset = .zero
    state.ctm = combined
  }

  /// Converts a point from user space to the space of the drawing.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(deviceTransform) }
  /// Converts a rectangle from user space to the space of the drawing.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(deviceTransform) }
  /// Converts a point from the space of the drawing to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(deviceTransform.inverted()) }
  /// Converts a rectangle from the space of the drawing to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(deviceTransform.inverted()) }
}

extension CGAffineTransform {
  /// Indicates whether the transform is a translation or the identity.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Indicates whether every entry is finite.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Indicates whether the determinant is nonzero and representable.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isNormal && (1 / determinant).isFinite
  }

  /// The mean scale of lengths: the square root of the scale of areas.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
