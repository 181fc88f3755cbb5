import UIFoundation

extension CGContext {
  /// The transform from user space to the drawing's own space.
  public var ctm: CGAffineTransform { state.ctm }

  /// The same as `ctm`: drawings have one space for all scales.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return log("CGContextTranslateCTM: \(tx), \(ty) is not finite; ignored") }
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    state.offset.x += tx
    state.offset.y += ty
  }

  /// Scales user space; a factor of zero hides later drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space, clockwise on the screen. Radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Transforms user space; a singular transform hides later drawing, a nonfinite one is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return log("CGContextConcatCTM: \(transform) is not finite; ignored") }
    if transform.isTranslation { return translateBy(x: transform.tx, y: transform.ty) }
    let next = transform.concatenating(state.ctm)
    guard transform.isInvertible, next.isInvertible, next.isFinite else {
      state.clipBounds = .null
      return
    }
    recordSave()
    append(.transform(transform.concatenating(CGAffineTransform(translationX: state.offset.x, y: state.offset.y))))
    state.offset = .zero
    state.ctm = next
  }

  /// Converts a point from user space to the drawing's own space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// Converts a rectangle from user space to the drawing's own space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// Converts a point from the drawing's own space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
  /// Converts a rectangle from the drawing's own space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
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

  /// The mean factor by which lengths grow: the square root of the factor for areas.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
