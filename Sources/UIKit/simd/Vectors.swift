// Apple's names for the standard library's vector types, and some functions of simd with and without the C prefix.

public typealias simd_float2 = SIMD2<Float>
public typealias float2 = SIMD2<Float>
public typealias vector_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias float3 = SIMD3<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias float4 = SIMD4<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias double2 = SIMD2<Double>
public typealias vector_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias double3 = SIMD3<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias double4 = SIMD4<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>

/// Returns the dot product of two vectors.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the Euclidean length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(x, x).squareRoot()
}

public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(x, x)
}

public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  length(x - y)
}

public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  dot(x - y, x - y)
}

/// Returns the unit vector in the direction of a vector. For a zero vector, its elements are NaN.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }

/// Returns the cross product of two vectors.
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the linear interpolation between two vectors: `x` for `t` = 0, `y` for `t` = 1.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns a vector with each element clamped to the range of the elements of `min` and `max`.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector where Vector.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
  dot(x, y)
}

public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }

public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
  distance(x, y)
}

public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }

public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(x, y) }

public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
  x + (y - x) * t
}
