public import Foundation
public import UIFoundation

/// A three-dimensional transform. Layers draw its orthogonal projection, without perspective.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

  /// Creates an all-zero transform, as in C. The identity is `CATransform3DIdentity`.
  public init() {}

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  fileprivate init(rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
    (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
    (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
    (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
  }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
    ]
  }

  /// The affine transform of the plane in the orthogonal projection, without depth and perspective.
  var flattened: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)])
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1)])
}

/// Returns a rotation in radians around an axis through the origin; the identity for a zero axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let t = 1 - c
  return CATransform3D(rows: [
    SIMD4(t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0),
    SIMD4(t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0),
    SIMD4(t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0), SIMD4(0, 0, 0, 1),
  ])
}

/// Returns the transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let bRows = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      row.x * bRows[0] + row.y * bRows[1] + row.z * bRows[2] + row.w * bRows[3]
    })
}

/// Returns the inverse of a transform; the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = t.rows
  var inverse = CATransform3DIdentity.rows
  let hasPerspective = t.m14 != 0 || t.m24 != 0 || t.m34 != 0
  for column in 0..<4 {
    // The largest pivot limits rounding errors. Without perspective, the row of the translation is no candidate.
    let candidates = column..<(hasPerspective || column == 3 ? 4 : 3)
    guard let pivot = candidates.max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }) else { return t }
    let value = rows[pivot][column]
    guard value != 0, value.isFinite else { return t }
    rows.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    rows[column] /= value
    inverse[column] /= value
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      rows[row] -= factor * rows[column]
      inverse[row] -= factor * inverse[column]
    }
  }
  return CATransform3D(rows: inverse)
}

public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1)])
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flattened }
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t == CATransform3DMakeAffineTransform(t.flattened) }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// On Linux, an `NSValue` cannot wrap transforms or insets, so these are associated with a value of a zero rectangle.
private nonisolated(unsafe) var structureKey: UInt8 = 0

extension NSValue {
  private convenience init(structure: Any) {
    self.init(rect: .zero)
    objc_setAssociatedObject(self, &structureKey, structure, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The transform or the insets that the value wraps.
  var wrappedStructure: Any? { objc_getAssociatedObject(self, &structureKey) }

  /// Creates a value that wraps a transform, as the values of Core Animation's animations do.
  public convenience init(caTransform3D t: CATransform3D) { self.init(structure: t) }

  /// The wrapped transform; the identity if the value wraps something else.
  public var caTransform3DValue: CATransform3D { wrappedStructure as? CATransform3D ?? CATransform3DIdentity }

  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(structure: transform) }

  public var cgAffineTransformValue: CGAffineTransform { wrappedStructure as? CGAffineTransform ?? .identity }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(structure: insets) }

  public var uiEdgeInsetsValue: UIEdgeInsets { wrappedStructure as? UIEdgeInsets ?? .zero }
}
