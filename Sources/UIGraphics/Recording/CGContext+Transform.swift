import UIFoundation

extension CGContext {
  /// Maps user space to the drawing's own space.
  public var ctm: CGAffineTransform { state.ctm }

  /// The same: drawings have one space for all scales.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Moves user space's origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return log("CGContextTranslateCTM: \(tx), \(ty) is not finite; ignored") }
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    state.offset.x += tx
    state.offset.y += ty
  }

  /// Stretches user space; a factor of zero hides what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space, clockwise on the screen. Radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Maps user space by a transform; a singular one hides what follows, one that is not finite is ignored.
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

  /// From user space to the drawing's own.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  /// From user space to the drawing's own.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  /// From the drawing's own space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
  /// From the drawing's own space to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGAffineTransform {
  /// Whether it only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether every entry is a number.
  package var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  /// Whether areas keep an area that floating-point numbers can hold.
  package var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isNormal && (1 / determinant).isFinite
  }

  /// How much longer lines become on average: the root of how much larger areas become.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
