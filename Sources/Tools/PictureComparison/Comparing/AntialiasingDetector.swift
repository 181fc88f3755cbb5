import UIGraphics

/// A detector of antialiased pixels.
///
/// By V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009): an antialiased pixel is between a
/// darker and a brighter neighbor, at least one of which belongs to a uniform area in both pictures.
struct AntialiasingDetector {
  let left: UnsafePointer<UInt32>
  let right: UnsafePointer<UInt32>
  let width: Int
  let height: Int

  /// Returns whether a pixel is antialiased in one of the pictures.
  func isAntialiased(x: Int, y: Int) -> Bool {
    isSmoothed(left, right, x, y) || isSmoothed(right, left, x, y)
  }

  private func isSmoothed(_ pixels: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ x: Int, _ y: Int) -> Bool {
    let center = Self.brightness(pixels[y * width + x])
    var (darkest, brightest) = (0, 0)
    var (darkPosition, brightPosition) = ((x, y), (x, y))
    // Pixels outside of the picture are treated as one neighbor of equal color.
    var equal = isOnEdge(x, y) ? 1 : 0
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
        let delta = Self.brightness(pixels[ny * width + nx]) - center
        if delta == 0 {
          equal += 1
          if equal > 2 { return false }
        } else if delta < darkest {
          (darkest, darkPosition) = (delta, (nx, ny))
        } else if delta > brightest {
          (brightest, brightPosition) = (delta, (nx, ny))
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return (isUniform(pixels, darkPosition) && isUniform(other, darkPosition))
      || (isUniform(pixels, brightPosition) && isUniform(other, brightPosition))
  }

  private func isOnEdge(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Returns whether at least three neighbors have exactly a pixel's color. The picture's edge counts as one.
  private func isUniform(_ pixels: UnsafePointer<UInt32>, _ position: (x: Int, y: Int)) -> Bool {
    let (x, y) = position
    var equal = isOnEdge(x, y) ? 1 : 0
    let center = pixels[y * width + x]
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
        if pixels[ny * width + nx] == center { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }

  // The luma of Rec. 601 in thousandths, over white.
  private static func brightness(_ word: UInt32) -> Int {
    let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
    return 299 * red + 587 * green + 114 * blue + 1000 * (255 - Int(word >> 24))
  }
}
