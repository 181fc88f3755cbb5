import UIFoundation
import UIGraphics

/// The structural similarity of two pictures.
///
/// By Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to Structural Similarity"
/// (2004), equation 13 with K₁ = 0.01 and K₂ = 0.03, averaged over all windows of 7 × 7 pixels with equal weights. The
/// pixels are the luma of Rec. 601 over white. The area is the smallest that contains both pictures; pixels outside of
/// a picture are white.
enum StructuralSimilarity {
  private static let windowSize = 7

  /// Returns the mean, 1 for equal pictures; 0 if the area that contains both is too large.
  static func mean(_ first: CGImage, _ second: CGImage) -> Double {
    guard first != second else { return 1 }
    let (width, height) = (max(first.width, second.width), max(first.height, second.height))
    guard width <= ResourceLimits.current.pixels * 4 / max(height, 1) else { return 0 }
    let (left, right) = (luma(first, width, height), luma(second, width, height))
    let (columns, rows) = (min(windowSize, width), min(windowSize, height))
    var sums = [Sums](repeating: Sums(), count: width)
    var total = 0.0
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<height {
            for x in 0..<width {
              sums[x].add(left[y * width + x], right[y * width + x])
              if y >= rows { sums[x].remove(left[(y - rows) * width + x], right[(y - rows) * width + x]) }
            }
            guard y >= rows - 1 else { continue }
            var window = Sums()
            for x in 0..<width {
              window.add(sums[x])
              if x >= columns { window.remove(sums[x - columns]) }
              if x >= columns - 1 { total += window.similarity(count: columns * rows) }
            }
          }
        }
      }
    }
    return total / Double((width - columns + 1) * (height - rows + 1))
  }

  private static func luma(_ image: CGImage, _ width: Int, _ height: Int) -> [UInt16] {
    var values = [UInt16](repeating: 255, count: width * height)
    image.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<image.height {
        for x in 0..<image.width {
          let word = pixels[y * image.width + x]
          let (red, green, blue) = (Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255))
          values[y * width + x] = UInt16((299 * red + 587 * green + 114 * blue + 500) / 1000 + 255 - Int(word >> 24))
        }
      }
    }
    return values
  }

  /// The sums of two sets of pixels, of their squares and of their products.
  private struct Sums {
    var (first, second) = (0, 0)
    var (firstSquares, secondSquares, products) = (0, 0, 0)

    mutating func add(_ left: UInt16, _ right: UInt16) {
      let (left, right) = (Int(left), Int(right))
      first += left
      second += right
      firstSquares += left * left
      secondSquares += right * right
      products += left * right
    }

    mutating func remove(_ left: UInt16, _ right: UInt16) {
      let (left, right) = (Int(left), Int(right))
      first -= left
      second -= right
      firstSquares -= left * left
      secondSquares -= right * right
      products -= left * right
    }

    mutating func add(_ other: Sums) {
      first += other.first
      second += other.second
      firstSquares += other.firstSquares
      secondSquares += other.secondSquares
      products += other.products
    }

    mutating func remove(_ other: Sums) {
      first -= other.first
      second -= other.second
      firstSquares -= other.firstSquares
      secondSquares -= other.secondSquares
      products -= other.products
    }

    func similarity(count: Int) -> Double {
      let count = Double(count)
      let (a, b) = (Double(first) / count, Double(second) / count)
      let (c1, c2) = (6.5025, 58.5225)
      let variances = Double(firstSquares + secondSquares) / count - a * a - b * b
      let covariance = Double(products) / count - a * b
      return (2 * a * b + c1) * (2 * covariance + c2) / ((a * a + b * b + c1) * (variances + c2))
    }
  }
}
