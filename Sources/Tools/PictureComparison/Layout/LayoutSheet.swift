import UIFoundation
import UIGraphics

/// Pictures side by side: the actual picture, the reference, and their difference.
package enum LayoutSheet {
  private static let gap = 8

  /// Returns the sheet; nil if it would be too large.
  package static func picture(from reference: Picture, to actual: Picture) -> Picture? {
    guard let difference = PictureDifference(from: reference, to: actual).picture() else { return nil }
    let images = [actual.image, reference.image, difference.image]
    let width = images.map(\.width).reduce(0, +) + gap * (images.count - 1)
    let height = images.map(\.height).max() ?? 1
    guard width <= ResourceLimits.current.pixels * 4 / max(height, 1) else { return nil }
    let storage = PixelStorage(pixelCount: width * height) { target in
      target.bindMemory(to: UInt32.self).update(repeating: 0xFF80_8080)
      var left = 0
      for image in images {
        image.pixels.withUnsafeBytes { source in
          for y in 0..<image.height {
            let row = source[(y * image.width * 4)..<((y + 1) * image.width * 4)]
            let start = (y * width + left) * 4
            target[start..<(start + row.count)].copyBytes(from: row)
          }
        }
        left += image.width + gap
      }
    }
    guard let storage, let image = CGImage(width: width, height: height, pixels: storage) else { return nil }
    return Picture(image, scale: actual.scale ?? reference.scale)
  }
}
