internal import CImageCodecs
import UIFoundation
import UIGraphics

/// A map of the differing pixels of two pictures, including pixels that the tolerance ignores.
struct PixelMarks: Sendable {
  /// The states of a pixel. Their values index the colors of a difference picture.
  enum Mark {
    static let same: UInt8 = 0
    static let differing: UInt8 = 1
    /// A difference within the tolerance, or in antialiasing.
    static let ignored: UInt8 = 2
    /// A pixel outside of one of the pictures.
    static let outside: UInt8 = 3
  }

  /// The size of the smallest area that contains both pictures, aligned at the top left corner.
  let width: Int
  let height: Int
  /// The mark of each pixel of that area.
  private(set) var marks: [UInt8]
  /// The number of pixels by largest channel difference.
  private(set) var histogram = [UInt64](repeating: 0, count: 256)
  private(set) var differingBytes: UInt64 = 0
  /// The number of differing pixels, without pixels outside of one picture.
  private(set) var differing = 0
  /// The number of differing pixels that are ignored.
  private(set) var ignored = 0
  /// The number of pixels ignored as antialiasing.
  private(set) var antialiased = 0
  private(set) var outside = 0
  /// The largest ΔE2000; nil for comparison by channels.
  private(set) var largestDeltaE: Double?

  init(_ reference: CGImage, _ actual: CGImage, _ tolerance: PictureTolerance) {
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    let shared = (width: min(reference.width, actual.width), height: min(reference.height, actual.height))
    outside = width * height - shared.width * shared.height
    marks = [UInt8](repeating: outside > 0 ? Mark.outside : Mark.same, count: width * height)
    var distances = [UInt8](repeating: 0, count: shared.width * shared.height)
    reference.pixels.withUnsafeBytes { left in
      actual.pixels.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        compareChannels(left, reference.width, right, actual.width, shared, &distances)
        // Antialiasing is not detected in pictures of different sizes, because they fail in any case.
        let detector =
          tolerance.ignoresAntialiasing && outside == 0
          ? AntialiasingDetector(
            left: left.assumingMemoryBound(to: UInt32.self), right: right.assumingMemoryBound(to: UInt32.self),
            width: width, height: height) : nil
        classify(left, reference.width, right, actual.width, shared, distances, tolerance, detector)
      }
    }
  }

  private mutating func compareChannels(
    _ left: UnsafeRawPointer, _ leftWidth: Int, _ right: UnsafeRawPointer, _ rightWidth: Int,
    _ shared: (width: Int, height: Int), _ distances: inout [UInt8]
  ) {
    distances.withUnsafeMutableBufferPointer { distances in
      guard let target = distances.baseAddress else { return }
      for y in 0..<shared.height {
        differingBytes += hf_compare(
          left + y * leftWidth * 4, right + y * rightWidth * 4, shared.width, target + y * shared.width, &histogram)
      }
    }
  }

  private mutating func classify(
    _ left: UnsafeRawPointer, _ leftWidth: Int, _ right: UnsafeRawPointer, _ rightWidth: Int,
    _ shared: (width: Int, height: Int), _ distances: [UInt8], _ tolerance: PictureTolerance,
    _ detector: AntialiasingDetector?
  ) {
    let isPerceptual = tolerance.perceptualPrecision < 1
    var perceived = PerceivedDifference()
    for y in 0..<shared.height {
      var x = 0
      while x < shared.width {
        let index = y * shared.width + x
        // Equal pixels, which are the most frequent, need no further comparison.
        guard distances[index] != 0 else {
          if outside > 0 { marks[y * width + x] = Mark.same }
          x += 1
          continue
        }
        differing += 1
        var mark = Mark.differing
        if Int(distances[index]) <= tolerance.channelThreshold { mark = Mark.ignored }
        if isPerceptual {
          let a = left.load(fromByteOffset: (y * leftWidth + x) * 4, as: UInt32.self)
          let b = right.load(fromByteOffset: (y * rightWidth + x) * 4, as: UInt32.self)
          if perceived.between(a, b) <= tolerance.maximumDeltaE { mark = Mark.ignored }
        }
        if mark == Mark.differing, let detector, detector.isAntialiased(x: x, y: y) {
          antialiased += 1
          mark = Mark.ignored
        }
        if mark == Mark.ignored { ignored += 1 }
        marks[y * width + x] = mark
        x += 1
      }
    }
    if isPerceptual { largestDeltaE = perceived.largest }
  }
}

/// A calculator of the perceived difference of two pixels: the larger one of those on white and black.
private struct PerceivedDifference {
  private var cache: [UInt64: Double] = [:]
  private(set) var largest = 0.0
  /// The maximum number of cached pairs.
  ///
  /// Drawings have few pairs of colors, but photographs can have millions.
  private static let cacheLimit = 1 << 18

  mutating func between(_ a: UInt32, _ b: UInt32) -> Double {
    let key = UInt64(a) << 32 | UInt64(b)
    if let value = cache[key] { return value }
    let onWhite = Self.lab(a, over: 255).deltaE2000(to: Self.lab(b, over: 255))
    // Translucent colors may look alike on one background and not on another.
    let isOpaque = a >> 24 == 255 && b >> 24 == 255
    let value = isOpaque ? onWhite : max(onWhite, Self.lab(a, over: 0).deltaE2000(to: Self.lab(b, over: 0)))
    largest = max(largest, value)
    if cache.count < Self.cacheLimit { cache[key] = value }
    return value
  }

  private static func lab(_ word: UInt32, over background: UInt32) -> LabColor {
    let backgroundPart = background * (255 - word >> 24) / 255
    func component(_ shift: UInt32) -> UInt8 { UInt8(min(255, (word >> shift & 255) + backgroundPart)) }
    return LabColor(red: component(16), green: component(8), blue: component(0))
  }
}
