internal import Foundation

/// A structure whose parts have keys, such as the `x` of a point.
@MainActor
protocol KeyedParts {
  static var parts: [String: KeyedPart<Self>] { get }
  /// Indicates whether the parts determine the whole value, so that single parts can be set.
  var hasSettableParts: Bool { get }
}

extension KeyedParts {
  var hasSettableParts: Bool { true }

  /// Returns a part; nil for an unknown key.
  func part(_ key: String) -> Any? { Self.parts[key]?.get(self) }

  /// Sets a part. Unknown keys, and values that cannot be cast to its type, are ignored.
  mutating func setPart(_ key: String, to value: Any?) { Self.parts[key]?.set(&self, value) }
}

/// The accessors of a part of a structure.
@MainActor
struct KeyedPart<Whole> {
  let get: @MainActor (Whole) -> Any
  let set: @MainActor (inout Whole, Any?) -> Void

  init<Part>(_ keyPath: WritableKeyPath<Whole, Part>) {
    get = { $0[keyPath: keyPath] }
    set = { whole, value in
      if let part = KeyedProperty.cast(value, to: Part.self) { whole[keyPath: keyPath] = part }
    }
  }

  /// Creates a part from a factor of a decomposed transform, with values of the type `CGFloat`.
  fileprivate init(factor keyPath: WritableKeyPath<Whole, Double>) {
    get = { CGFloat($0[keyPath: keyPath]) }
    set = { whole, value in
      if let part = KeyedProperty.cast(value, to: Double.self) { whole[keyPath: keyPath] = part }
    }
  }
}

extension CGPoint: KeyedParts {
  static let parts: [String: KeyedPart<CGPoint>] = ["x": KeyedPart(\.x), "y": KeyedPart(\.y)]
}

extension CGSize: KeyedParts {
  static let parts: [String: KeyedPart<CGSize>] = ["width": KeyedPart(\.width), "height": KeyedPart(\.height)]
}

extension CGRect: KeyedParts {
  static let parts: [String: KeyedPart<CGRect>] = [
    "origin": KeyedPart(\.origin), "origin.x": KeyedPart(\.origin.x), "origin.y": KeyedPart(\.origin.y),
    "size": KeyedPart(\.size), "size.width": KeyedPart(\.size.width), "size.height": KeyedPart(\.size.height),
  ]
}

extension CATransform3D: KeyedParts {
  static let parts: [String: KeyedPart<CATransform3D>] = [
    "rotation": KeyedPart(factor: \.factors.angles.z), "rotation.x": KeyedPart(factor: \.factors.angles.x),
    "rotation.y": KeyedPart(factor: \.factors.angles.y), "rotation.z": KeyedPart(factor: \.factors.angles.z),
    "scale": KeyedPart(factor: \.factors.scale), "scale.x": KeyedPart(factor: \.factors.scales.x),
    "scale.y": KeyedPart(factor: \.factors.scales.y), "scale.z": KeyedPart(factor: \.factors.scales.z),
    "translation": KeyedPart(\.factors.translationInPlane),
    "translation.x": KeyedPart(factor: \.factors.translation.x),
    "translation.y": KeyedPart(factor: \.factors.translation.y),
    "translation.z": KeyedPart(factor: \.factors.translation.z),
  ]

  var hasSettableParts: Bool { affinePart.isNear(factors.product) }

  /// The factors whose product is this transform without its perspective.
  private var factors: TransformFactors {
    get { TransformFactors(self) }
    set {
      let perspective = perspective
      self = newValue.product
      apply(perspective: perspective)
    }
  }

  /// The transform without perspective.
  private var affinePart: CATransform3D {
    var copy = self
    (copy.m14, copy.m24, copy.m34, copy.m44) = (0, 0, 0, 1)
    return copy
  }

  /// The perspective as a column vector. The affine part times this vector is the fourth column.
  private var perspective: SIMD4<Double> {
    let scales = TransformFactors.scales(of: self)
    var result = SIMD4<Double>.zero
    let elements = [(scales.x, m14), (scales.y, m24), (scales.z, m34)]
    for (row, (scale, element)) in zip(affinePart.rows, elements) where scale > 0 {
      result += row * (element / (scale * scale))
    }
    result.w = m44 - (m41 * result.x + m42 * result.y + m43 * result.z)
    return result
  }

  private mutating func apply(perspective: SIMD4<Double>) {
    let column = affinePart.rows.map { ($0 * perspective).sum() }
    (m14, m24, m34, m44) = (column[0], column[1], column[2], column[3])
  }

  /// Returns whether the first three columns differ by at most the rounding errors of a decomposition.
  private func isNear(_ other: CATransform3D) -> Bool {
    let magnitude = rows.flatMap { [$0.x, $0.y, $0.z] }.map(abs).max() ?? 0
    return zip(rows, other.rows).allSatisfy { mine, theirs in
      let difference = mine - theirs
      return max(abs(difference.x), abs(difference.y), abs(difference.z)) <= 1e-9 * max(1, magnitude)
    }
  }
}

/// The scaling, rotation and translation of a transform without shear, reflection or perspective.
private struct TransformFactors {
  var scales: SIMD3<Double>
  /// The angles around the axes in radians, applied in the order x, y, z.
  var angles: SIMD3<Double>
  var translation: SIMD3<Double>

  init(_ transform: CATransform3D) {
    let t = transform
    let s = Self.scales(of: t)
    scales = s
    translation = SIMD3(t.m41, t.m42, t.m43)
    guard s.x > 0, s.y > 0, s.z > 0 else {
      angles = .zero
      return
    }
    let y = asin(max(-1, min(1, -t.m13 / s.x)))
    angles = SIMD3(atan2(t.m23 / s.y, t.m33 / s.z), y, atan2(t.m12 / s.x, t.m11 / s.x))
  }

  static func scales(of t: CATransform3D) -> SIMD3<Double> {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double { (x * x + y * y + z * z).squareRoot() }
    return SIMD3(length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33))
  }

  var product: CATransform3D {
    var t = CATransform3DMakeScale(scales.x, scales.y, scales.z)
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.x, 1, 0, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.y, 0, 1, 0))
    t = CATransform3DConcat(t, CATransform3DMakeRotation(angles.z, 0, 0, 1))
    return CATransform3DConcat(t, CATransform3DMakeTranslation(translation.x, translation.y, translation.z))
  }

  /// The mean of the scales. Setting it makes them equal.
  var scale: Double {
    get { (scales.x + scales.y + scales.z) / 3 }
    set { scales = SIMD3(repeating: newValue) }
  }

  var translationInPlane: CGSize {
    get { CGSize(width: translation.x, height: translation.y) }
    set { (translation.x, translation.y) = (newValue.width, newValue.height) }
  }
}
