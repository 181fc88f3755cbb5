import Foundation
import Testing

@testable import CairoRendering

@Suite("Blurs of shadows") struct ShadowMaskTests {
  /// A surface of 12×8 pixels with its corner at a position, and an opaque rectangle in its middle.
  private func surface(x: Int = 0, y: Int = 0, gap: Int = 2) throws -> Surface {
    let surface = try Surface(area: PixelRect(left: x, top: y, right: x + 12, bottom: y + 8))
    // A macro cannot read a value that is not copyable.
    let memory = surface.pixels
    let pixels = try #require(memory)
    for row in gap..<8 - gap {
      for column in gap..<12 - gap {
        pixels.storeBytes(of: 0xFF00_0000, toByteOffset: row * surface.stride + column * 4, as: UInt32.self)
      }
    }
    return surface
  }

  @Test("The blur of equal coverage is computed once, wherever it is")
  func shared() throws {
    let masks = ShadowMasks()

    let first = try masks.blurred(surface(), reach: 8, deviation: 2)

    #expect(try masks.blurred(surface(x: 40, y: 7), reach: 8, deviation: 2) === first)
    // The reach on both sides.
    #expect(first.area.width == 28 && first.area.height == 24)
  }

  @Test("A blur is that of its own coverage, deviation and reach, whatever was blurred before")
  func separate() throws {
    let masks = ShadowMasks()

    for (gap, reach, deviation) in [(2, 8, 2.0), (1, 8, 2), (2, 8, 1.5), (2, 11, 2), (2, 8, 2)] {
      let mask = try masks.blurred(surface(gap: gap), reach: reach, deviation: deviation)

      let expected = try CoverageMask(area: PixelRect(left: 0, top: 0, right: 12, bottom: 8).expanded(by: reach))
      expected.copyAlpha(of: try surface(gap: gap))
      try expected.blur(deviation: deviation)
      #expect(mask.byteCount == expected.byteCount)
      #expect(memcmp(mask.bytes, expected.bytes, expected.byteCount) == 0)
    }
  }
}
