import CairoRendering
import Foundation
import UIFoundation
import TestSupport
import UIGraphics

@testable import PictureComparison

extension Picture {
  /// Returns a picture of one color (0xAARRGGBB, premultiplied), with pixels of other colors.
  static func filled(
    _ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF, scale: CGFloat? = 1,
    changed: [(x: Int, y: Int, color: UInt32)] = []
  ) -> Picture {
    var values = [UInt32](repeating: color, count: width * height)
    for pixel in changed { values[pixel.y * width + pixel.x] = pixel.color }
    let storage = PixelStorage(pixelCount: width * height) { target in
      values.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    guard let storage, let image = CGImage(width: width, height: height, pixels: storage) else {
      fatalError("a picture of \(width)×\(height) pixels cannot be made")
    }
    return Picture(image, scale: scale)
  }
}

/// Calls a body with the path of a new folder, and removes the folder afterwards.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  try withTemporaryFolder { try body($0.path) }
}
