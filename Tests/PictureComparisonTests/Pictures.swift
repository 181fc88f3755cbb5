import CairoRendering
import Foundation
import UIFoundation
import UIGraphics

@testable import PictureComparison

extension Picture {
  /// Returns a picture of one colour (0xAARRGGBB, premultiplied), with pixels of other colours.
  static func filled(
    _ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF, scale: CGFloat? = 1,
    changed: [(x: Int, y: Int, color: UInt32)] = []
  ) -> Picture {
    var words = [UInt32](repeating: color, count: width * height)
    for pixel in changed { words[pixel.y * width + pixel.x] = pixel.color }
    let storage = PixelStorage(pixelCount: width * height) { target in
      words.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    guard let storage, let image = CGImage(width: width, height: height, pixels: storage) else {
      fatalError("a picture of \(width)×\(height) pixels cannot be made")
    }
    return Picture(image, scale: scale)
  }
}

/// Calls a block with a folder that is removed afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("comparison-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
