import Testing

@testable import UIGraphics

@Suite("Pixel storage")
struct PixelStorageTests {
  @Test("A single translucent pixel at any position makes the storage translucent", arguments: [1, 15, 16, 17, 37, 64])
  func opacity(count: Int) throws {
    func storage(translucent index: Int?) -> PixelStorage? {
      PixelStorage(pixelCount: count) { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for position in pixels.indices { pixels[position] = position == index ? 0xFE00_0000 : 0xFF00_0000 }
      }
    }

    #expect(try #require(storage(translucent: nil)).isOpaque)
    for index in 0..<count { #expect(try !#require(storage(translucent: index)).isOpaque, "\(index)") }
  }
}
