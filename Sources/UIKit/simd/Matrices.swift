// Apple's square matrices and their functions, with and without the C prefix.

/// A square matrix with columns that are vectors of the standard library.
public protocol SquareMatrix: Equatable {
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint & ExpressibleByFloatLiteral

  /// The number of columns and rows.
  static var order: Int { get }

  /// Creates a matrix of zeros.
  init()

  /// A column. The index must be less than the order.
  subscript(column: Int) -> Column { get set }
}

extension SquareMatrix {
  public typealias Scalar = Column.Scalar

  /// Creates a matrix with the same value on its diagonal, and zeros elsewhere.
  public init(_ scalar: Scalar) {
    self.init(diagonal: Column(repeating: scalar))
  }

  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.order { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix from its columns. Missing columns are zero.
  public init(_ columns: [Column]) {
    self.init()
    for (index, column) in columns.prefix(Self.order).enumerated() { self[index] = column }
  }

  /// Creates a matrix from its rows. Missing rows are zero.
  public init(rows: [Column]) {
    self = Self(rows).transpose
  }

  /// An element. The indices must be less than the order.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant, by elimination with the largest pivots.
  public var determinant: Scalar {
    var (rest, product) = (self, Scalar(1))
    for step in 0..<Self.order {
      let pivot = rest.largestPivot(from: step)
      guard rest[step, pivot] != 0 else { return 0 }
      if pivot != step {
        rest.exchangeRows(pivot, step)
        product = -product
      }
      product *= rest[step, step]
      for row in (step + 1)..<max(step + 1, Self.order) {
        rest.subtract(row: step, times: rest[step, row] / rest[step, step], from: row)
      }
    }
    return product
  }

  /// The inverse. The elements of the inverse of a singular matrix are large or not finite.
  public var inverse: Self {
    var (rest, result) = (self, Self(1))
    for step in 0..<Self.order {
      let pivot = rest.largestPivot(from: step)
      if pivot != step {
        rest.exchangeRows(pivot, step)
        result.exchangeRows(pivot, step)
      }
      let divisor = rest[step, step]
      for column in 0..<Self.order {
        rest[column][step] /= divisor
        result[column][step] /= divisor
      }
      for row in 0..<Self.order where row != step {
        let factor = rest[step, row]
        rest.subtract(row: step, times: factor, from: row)
        result.subtract(row: step, times: factor, from: row)
      }
    }
    return result
  }

  /// Returns the row, not above the step's, with the largest element in the step's column.
  private func largestPivot(from step: Int) -> Int {
    var best = step
    for row in step..<Self.order where self[step, row].magnitude > self[step, best].magnitude { best = row }
    return best
  }

  private mutating func exchangeRows(_ first: Int, _ second: Int) {
    for column in 0..<Self.order {
      (self[column][first], self[column][second]) = (self[column][second], self[column][first])
    }
  }

  private mutating func subtract(row: Int, times factor: Scalar, from target: Int) {
    for column in 0..<Self.order { self[column][target] -= self[column][row] * factor }
  }

  public static func + (left: Self, right: Self) -> Self { combine(left, right) { $0 + $1 } }
  public static func - (left: Self, right: Self) -> Self { combine(left, right) { $0 - $1 } }
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  private static func combine(_ left: Self, _ right: Self, _ operation: (Column, Column) -> Column) -> Self {
    var result = Self()
    for column in 0..<order { result[column] = operation(left[column], right[column]) }
    return result
  }

  public static func * (left: Self, right: Self) -> Self {
    var result = Self()
    for column in 0..<order { result[column] = left * right[column] }
    return result
  }

  public static func * (left: Self, right: Column) -> Column {
    var result = Column(repeating: 0)
    for column in 0..<order { result += left[column] * right[column] }
    return result
  }

  /// Multiplies a vector, as a row, with a matrix.
  public static func * (left: Column, right: Self) -> Column { right.transpose * left }

  public static func * (left: Scalar, right: Self) -> Self {
    var result = Self()
    for column in 0..<order { result[column] = right[column] * left }
    return result
  }

  public static func * (left: Self, right: Scalar) -> Self { right * left }
  public static func *= (left: inout Self, right: Self) { left = left * right }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }

  public static func == (left: Self, right: Self) -> Bool {
    (0..<order).allSatisfy { left[$0] == right[$0] }
  }
}

/// A matrix of 2 by 2 elements.
public struct Matrix2x2<Element>: SquareMatrix, @unchecked Sendable
where Element: SIMDScalar & FloatingPoint & ExpressibleByFloatLiteral {
  public static var order: Int { 2 }
  public var columns: (SIMD2<Element>, SIMD2<Element>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD2<Element>, SIMD2<Element>)) { self.columns = columns }
  public init(_ first: SIMD2<Element>, _ second: SIMD2<Element>) { columns = (first, second) }

  public subscript(column: Int) -> SIMD2<Element> {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

/// A matrix of 3 by 3 elements.
public struct Matrix3x3<Element>: SquareMatrix, @unchecked Sendable
where Element: SIMDScalar & FloatingPoint & ExpressibleByFloatLiteral {
  public static var order: Int { 3 }
  public var columns: (SIMD3<Element>, SIMD3<Element>, SIMD3<Element>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD3<Element>, SIMD3<Element>, SIMD3<Element>)) { self.columns = columns }
  public init(_ first: SIMD3<Element>, _ second: SIMD3<Element>, _ third: SIMD3<Element>) {
    columns = (first, second, third)
  }

  public subscript(column: Int) -> SIMD3<Element> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// A matrix of 4 by 4 elements.
public struct Matrix4x4<Element>: SquareMatrix, @unchecked Sendable
where Element: SIMDScalar & FloatingPoint & ExpressibleByFloatLiteral {
  public static var order: Int { 4 }
  public var columns: (SIMD4<Element>, SIMD4<Element>, SIMD4<Element>, SIMD4<Element>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Element>, SIMD4<Element>, SIMD4<Element>, SIMD4<Element>)) { self.columns = columns }
  public init(_ first: SIMD4<Element>, _ second: SIMD4<Element>, _ third: SIMD4<Element>, _ fourth: SIMD4<Element>) {
    columns = (first, second, third, fourth)
  }

  public subscript(column: Int) -> SIMD4<Element> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>

public let matrix_identity_float2x2 = float2x2(1)
public let matrix_identity_double2x2 = double2x2(1)
public let matrix_identity_float3x3 = float3x3(1)
public let matrix_identity_double3x3 = double3x3(1)
public let matrix_identity_float4x4 = float4x4(1)
public let matrix_identity_double4x4 = double4x4(1)

public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Column { x * y }
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
public func simd_add<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Scalar { x.determinant }
public func simd_equal<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
