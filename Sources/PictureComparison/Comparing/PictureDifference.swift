import UIFoundation
import UIGraphics

/// What differs between a reference and a picture, in numbers, places and pixels.
package struct PictureDifference: Sendable {
  /// One step of the sweep over thresholds.
  package struct SweepStep: Sendable, Equatable, Codable {
    /// Of 255.
    package let threshold: Int
    /// Pixels of which a channel differs by more.
    package let pixels: Int
    /// Of all pixels, 0 to 1.
    package let share: Double
  }

  package let reference: Picture
  package let actual: Picture
  package let tolerance: PictureTolerance
  /// Pixels of the smallest area that holds both pictures.
  package let pixelCount: Int
  /// Pixels that differ at all, or lie outside of one picture.
  package let differingPixels: Int
  /// Bytes that differ, where both pictures are; four a pixel, colours multiplied by alpha.
  package let differingBytes: Int
  /// Differing pixels that the tolerance lets count.
  package let countedPixels: Int
  /// Pixels that do not count because they smooth an edge.
  package let antialiasedPixels: Int
  /// The largest difference of any channel, of 255.
  package let largestDistance: Int
  /// The largest ΔE2000; nil where the tolerance is not perceptual.
  package let largestDeltaE: Double?
  /// How many pixels differ by more than each of some thresholds, until none does.
  package let sweep: [SweepStep]
  /// The rectangle around all that counts; nil where nothing does.
  package let bounds: PixelArea?
  /// Rectangles around groups of what counts, the largest first; at most 64.
  package let regions: [PixelArea]
  let marks: PixelMarks?

  /// Compares two pictures; exactly, unless a tolerance is given.
  package init(from reference: Picture, to actual: Picture, within tolerance: PictureTolerance = .exact) {
    self.reference = reference
    self.actual = actual
    self.tolerance = tolerance
    pixelCount = max(reference.width, actual.width) * max(reference.height, actual.height)
    guard reference != actual else {
      (differingPixels, differingBytes, countedPixels, antialiasedPixels, largestDistance) = (0, 0, 0, 0, 0)
      largestDeltaE = tolerance.perceptualPrecision < 1 ? 0 : nil
      (sweep, bounds, regions, marks) = (Self.sweep([], of: pixelCount, outside: 0), nil, [], nil)
      return
    }
    guard pixelCount <= Self.largestArea else {
      // A long strip beside a tall one: nothing is compared but the sizes, which differ.
      (differingPixels, differingBytes, countedPixels, antialiasedPixels, largestDistance) =
        (pixelCount, 0, pixelCount, 0, 255)
      (largestDeltaE, sweep, bounds, regions, marks) = (nil, [], nil, [], nil)
      return
    }
    let marks = PixelMarks(reference.image, actual.image, tolerance)
    self.marks = marks
    differingPixels = marks.differing + marks.outside
    differingBytes = Int(marks.differingBytes)
    countedPixels = marks.differing - marks.ignored + marks.outside
    antialiasedPixels = marks.antialiased
    largestDistance = marks.outside > 0 ? 255 : marks.histogram.lastIndex { $0 > 0 } ?? 0
    largestDeltaE = marks.largestDeltaE
    sweep = Self.sweep(marks.histogram, of: pixelCount, outside: marks.outside)
    var area: PixelArea?
    var regions: [PixelArea] = []
    for mark in [PixelMarks.Mark.differing, PixelMarks.Mark.outside] {
      if mark == PixelMarks.Mark.outside, marks.outside == 0 { continue }
      let found = DifferingRegions(marks.marks, width: marks.width, height: marks.height, mark: mark)
      if let bounds = found.bounds { area = area?.union(bounds) ?? bounds }
      regions += found.areas
    }
    (bounds, self.regions) = (area, Array(regions.prefix(DifferingRegions.largestCount)))
  }

  // Twice what a picture file may have; two pictures of one size are never refused.
  private static var largestArea: Int { ResourceLimits.current.pixels * 2 }
  private static let thresholds = [0, 1, 2, 4, 8, 16, 32, 64, 128]

  private static func sweep(_ histogram: [UInt64], of pixelCount: Int, outside: Int) -> [SweepStep] {
    var steps: [SweepStep] = []
    for threshold in thresholds {
      let pixels = Int(histogram.dropFirst(threshold + 1).reduce(0, +)) + outside
      steps.append(SweepStep(threshold: threshold, pixels: pixels, share: Double(pixels) / Double(max(1, pixelCount))))
      if pixels == 0 { break }
    }
    return steps
  }
}

extension PictureDifference {
  /// Whether both have as many pixels each way.
  package var hasSameSize: Bool { reference.width == actual.width && reference.height == actual.height }

  /// Whether both say their scale, and not the same.
  package var hasOtherScale: Bool {
    guard let old = reference.scale, let new = actual.scale else { return false }
    return old != new
  }

  /// The share of pixels that count, 0 to 1.
  package var share: Double { Double(countedPixels) / Double(max(1, pixelCount)) }

  /// The share that is equal as the tolerance counts it: of bytes, or of pixels; 0 to 1.
  package var precision: Double {
    guard tolerance.countsBytes else { return 1 - share }
    return 1 - Double(differingBytes) / Double(max(1, pixelCount * 4))
  }

  /// Whether the pictures count as alike; those of different sizes never do.
  package var isWithinTolerance: Bool {
    guard hasSameSize else { return false }
    guard countedPixels > 0 else { return true }
    if let limit = tolerance.maximumDifferingPixels, countedPixels > limit { return false }
    guard tolerance.precision < 1 else { return tolerance.maximumDifferingPixels != nil }
    return precision >= tolerance.precision
  }

  /// Whether not a single pixel differs.
  package var isIdentical: Bool { hasSameSize && differingPixels == 0 }
}
