import UIFoundation
import UIGraphics

/// The difference between a reference and a picture: counts, regions and pixels.
package struct PictureDifference: Sendable {
  /// The number of pixels above one threshold.
  package struct SweepStep: Sendable, Equatable, Codable {
    /// The threshold for the largest channel difference, of 255.
    package let threshold: Int
    /// The number of pixels whose largest channel difference exceeds the threshold.
    package let pixels: Int
    /// The fraction of all pixels, 0 to 1.
    package let share: Double
  }

  package let reference: Picture
  package let actual: Picture
  package let tolerance: PictureTolerance
  /// The number of pixels of the smallest area that contains both pictures.
  package let pixelCount: Int
  /// The number of pixels that differ or are outside of one picture.
  package let differingPixels: Int
  /// The number of differing bytes in the common area, four per premultiplied pixel.
  package let differingBytes: Int
  /// The number of differing pixels beyond the tolerance.
  package let countedPixels: Int
  /// The number of pixels ignored as antialiasing.
  package let antialiasedPixels: Int
  /// The largest difference of any channel, of 255.
  package let largestDistance: Int
  /// The largest ΔE2000; nil unless the tolerance is perceptual.
  package let largestDeltaE: Double?
  /// The numbers of differing pixels above rising thresholds, up to the first without any.
  package let sweep: [SweepStep]
  /// The bounding box of counted differences; nil if there are none.
  package let bounds: PixelArea?
  /// The bounding boxes of groups of counted differences; at most 64.
  ///
  /// Regions of the common area precede those outside of one picture. Both are sorted by size, the largest first.
  package let regions: [PixelArea]
  let marks: PixelMarks?

  /// Compares two pictures, by default exactly.
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
    guard pixelCount <= Self.areaLimit else {
      // The area that contains a very wide and a very tall picture can be too large. Only the sizes are compared.
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
    (bounds, self.regions) = (area, Array(regions.prefix(DifferingRegions.countLimit)))
  }

  // Twice the limit of picture files, so that two pictures of one size are always compared.
  private static var areaLimit: Int { ResourceLimits.current.pixels * 2 }
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
  /// Indicates whether both pictures have the same size in pixels.
  package var hasSameSize: Bool { reference.width == actual.width && reference.height == actual.height }

  /// Indicates whether both pictures have a scale, and the scales differ.
  package var hasOtherScale: Bool {
    guard let old = reference.scale, let new = actual.scale else { return false }
    return old != new
  }

  /// The fraction of counted pixels, 0 to 1.
  package var share: Double { Double(countedPixels) / Double(max(1, pixelCount)) }

  /// The fraction that is equal under the tolerance, of bytes or of pixels; 0 to 1.
  package var precision: Double {
    guard tolerance.countsBytes else { return 1 - share }
    return 1 - Double(differingBytes) / Double(max(1, pixelCount * 4))
  }

  /// Indicates whether the difference is tolerated; different sizes never are.
  package var isWithinTolerance: Bool {
    guard hasSameSize else { return false }
    guard countedPixels > 0 else { return true }
    if let limit = tolerance.maximumDifferingPixels, countedPixels > limit { return false }
    guard tolerance.precision < 1 else { return tolerance.maximumDifferingPixels != nil }
    return precision >= tolerance.precision
  }

  /// Indicates whether all pixels are equal.
  package var isIdentical: Bool { hasSameSize && differingPixels == 0 }
}
