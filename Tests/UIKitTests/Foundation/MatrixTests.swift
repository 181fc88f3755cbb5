import Testing
import simd

@Suite("Matrices")
struct MatrixTests {
  // By expansion: 2 · (0 · 0 − 1 · 4) · 1 = −8.
  private let matrix = simd_double4x4(rows: [
    SIMD4(2, 0, 0, 3), SIMD4(0, 0, 1, 0), SIMD4(0, 4, 0, 0), SIMD4(0, 0, 0, 1),
  ])

  @Test("A matrix has columns, and products with vectors from both sides")
  func products() {
    #expect(matrix.columns.3 == SIMD4(3, 0, 0, 1) && matrix[3, 0] == 3 && matrix[2][1] == 1)
    #expect(matrix * SIMD4(1, 1, 1, 1) == SIMD4(5, 1, 4, 1))
    #expect(SIMD4(1, 1, 1, 1) * matrix == SIMD4(2, 4, 1, 4))
    #expect(simd_mul(matrix, matrix_identity_double4x4) == matrix)
    #expect((matrix + matrix) * 0.5 == matrix && matrix - matrix == simd_double4x4(0))
    #expect(matrix.transpose.columns.0 == SIMD4(2, 0, 0, 3))
  }

  @Test("The product with the inverse is the identity; the inverse of a singular matrix is not finite")
  func inverses() {
    #expect(matrix.determinant == -8)
    #expect(matrix.inverse.columns.3 == SIMD4(-1.5, 0, 0, 1))
    #expect(matrix * matrix.inverse == matrix_identity_double4x4)
    #expect(simd_float3x3(diagonal: SIMD3(1, 2, 4)).inverse == simd_float3x3(diagonal: SIMD3(1, 0.5, 0.25)))
    #expect(double2x2(SIMD2(1, 2), SIMD2(2, 4)).determinant == 0)
    #expect(!double2x2(SIMD2(1, 2), SIMD2(2, 4)).inverse[0, 0].isFinite)
  }
}
