import UIFoundation

/// The verdict on whether a picture agrees with its reference, and the numbers that justify it.
///
/// It is decided once, by comparing. Messages, records, reports and exit statuses only present it.
package struct PictureVerdict: Sendable, Equatable, Codable {
  /// The size of a picture in pixels, and its scale in pixels per point.
  package struct Format: Sendable, Equatable, Codable {
    package let width: Int
    package let height: Int
    /// The scale as a PNG stores it; nil if unknown, for example in a file without a resolution.
    package let scale: Double?

    init(_ picture: Picture) {
      (width, height) = (picture.width, picture.height)
      scale = picture.storedScale.map { Double($0) }
    }

    func hasSameSize(as other: Format) -> Bool { width == other.width && height == other.height }
  }

  /// The number of pixels above one threshold.
  package struct SweepStep: Sendable, Equatable, Codable {
    /// The threshold for the largest channel difference, of 255.
    package let threshold: Int
    /// The number of pixels whose largest channel difference exceeds the threshold.
    package let pixels: Int
    /// The fraction of all pixels, 0 to 1.
    package let share: Double
  }

  package let tolerance: PictureTolerance
  package let reference: Format
  package let actual: Format
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
  /// The largest ΔE2000; nil if the tolerance is not perceptual or the pixels were not compared.
  package let largestDeltaE: Double?
  /// The numbers of differing pixels above increasing thresholds, up to the first threshold without any.
  package let sweep: [SweepStep]
  /// The bounding box of counted differences; nil if there are none or the pixels were not compared.
  package let bounds: PixelArea?
  /// The bounding boxes of groups of counted differences; at most 64.
  ///
  /// Regions of the common area precede regions outside of one picture. Both are sorted by size, the largest first.
  package let regions: [PixelArea]

  /// Judges two pictures by the marks of their differing pixels.
  ///
  /// Without marks, pictures of the same size have equal pixels, and pictures of different sizes are too large to be
  /// marked.
  init(
    from reference: Picture, to actual: Picture, _ marks: PixelMarks?, isEqual: Bool, within tolerance: PictureTolerance
  ) {
    self.tolerance = tolerance
    (self.reference, self.actual) = (Format(reference), Format(actual))
    let pixelCount = Self.pixelCount(self.reference, self.actual)
    guard let marks else {
      (differingPixels, differingBytes, antialiasedPixels) = (isEqual ? 0 : pixelCount, 0, 0)
      (countedPixels, largestDistance) = (differingPixels, isEqual ? 0 : 255)
      largestDeltaE = isEqual && tolerance.perceptualPrecision < 1 ? 0 : nil
      sweep = isEqual ? Self.sweep([], of: pixelCount, outside: 0) : []
      (bounds, regions) = (nil, [])
      return
    }
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

  private static func pixelCount(_ reference: Format, _ actual: Format) -> Int {
    max(reference.width, actual.width) * max(reference.height, actual.height)
  }
}

extension PictureVerdict {
  /// Indicates whether the picture agrees with its reference.
  ///
  /// The sizes must be equal, and the pixels must be within the tolerance. If both scales are known, they must be equal
  /// unless the tolerance ignores the scale.
  package var isAccepted: Bool {
    guard hasSameSize, !hasOtherScale || tolerance.ignoresScale else { return false }
    guard countedPixels > 0 else { return true }
    if let limit = tolerance.maximumDifferingPixels, countedPixels > limit { return false }
    guard tolerance.precision < 1 else { return tolerance.maximumDifferingPixels != nil }
    return precision >= tolerance.precision
  }

  /// The number of pixels in the smallest area that contains both pictures.
  package var pixelCount: Int { Self.pixelCount(reference, actual) }

  /// Indicates whether both pictures have the same size in pixels.
  package var hasSameSize: Bool { reference.hasSameSize(as: actual) }

  /// Indicates whether the scales of both pictures are known and differ.
  package var hasOtherScale: Bool {
    guard let old = reference.scale, let new = actual.scale else { return false }
    return old != new
  }

  /// The fraction of counted pixels, 0 to 1.
  package var share: Double { Double(countedPixels) / Double(max(1, pixelCount)) }

  /// The fraction of bytes or of pixels that are equal under the tolerance, 0 to 1.
  package var precision: Double {
    guard tolerance.countsBytes else { return 1 - share }
    return 1 - Double(differingBytes) / Double(max(1, pixelCount * 4))
  }
}

extension PictureVerdict {
  /// The differences as lines of text; empty if there are none.
  package var message: String {
    var lines: [String] = []
    if !hasSameSize {
      lines.append("The reference is \(text(of: reference)), this picture \(text(of: actual)).")
    } else if hasOtherScale, let old = text(ofScale: reference), let new = text(ofScale: actual) {
      let beginning = differingPixels == 0 ? "All pixels are equal, but the" : "The"
      lines.append("\(beginning) reference is at scale \(old), this picture at scale \(new).")
    }
    guard differingPixels > 0, !sweep.isEmpty else { return lines.joined(separator: "\n") }
    lines.append(
      "\(Self.percent(Double(differingPixels), of: pixelCount)) of pixels differ (\(differingPixels) of \(pixelCount)); "
        + "tolerance: \(tolerance).")
    if countedPixels < differingPixels {
      var parts = "\(countedPixels) of them exceed the tolerance"
      if antialiasedPixels > 0 { parts += ", \(antialiasedPixels) are antialiasing" }
      lines.append(parts + ".")
    }
    lines.append(sweepText)
    if let largestDeltaE { lines.append("The largest color difference is ΔE2000 \(Self.number(largestDeltaE)).") }
    if let bounds { lines.append("The differences are within \(bounds)" + regionsText) }
    if !isAccepted, let hint { lines.append(hint) }
    return lines.joined(separator: "\n")
  }

  /// Returns the message of a failure: the differences, a remark, and the views that moved.
  ///
  /// `frames` is nil if the frames of one picture's views are unknown.
  package func message(_ remark: String? = nil, frames: FrameDifference?) -> String {
    var lines = [message, remark ?? ""]
    if let frames, !frames.isEmpty {
      lines.append(frames.description)
    } else if frames != nil, differingPixels > 0 {
      lines.append("No view moved: the drawing inside of views differs.")
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The share of pixels above each threshold, on one line.
  ///
  /// It omits a threshold if the next one has the same count.
  private var sweepText: String {
    let kept = sweep.indices.filter { $0 + 1 == sweep.count || sweep[$0 + 1].pixels != sweep[$0].pixels }
    let steps = kept.map {
      Self.percent(Double(sweep[$0].pixels), of: pixelCount) + ($0 == kept.first ? " differ" : "")
        + ($0 == sweep.startIndex ? " at all" : " by more than \(sweep[$0].threshold)/255")
    }
    return "Of the pixels, " + steps.joined(separator: ", ") + "."
  }

  private var regionsText: String {
    guard regions.count > 1 else { return "." }
    let shown = regions.prefix(3).map(\.description).joined(separator: ", ")
    let count = regions.count == DifferingRegions.countLimit ? "\(regions.count) or more" : "\(regions.count)"
    return ", in \(count) regions: \(shown)" + (regions.count > 3 ? ", …" : ".")
  }

  /// The tolerance that would accept the difference; nil if there is none with a precision above 0.5.
  private var hint: String? {
    guard hasSameSize, !hasOtherScale || tolerance.ignoresScale else { return nil }
    let floor = (precision * 10_000).rounded(.down) / 10_000
    guard floor > 0.5 else { return nil }
    return "It would pass with precision \(floor)"
      + (tolerance.countsBytes ? " (of bytes)" : " (of pixels)")
      + " or with \(countedPixels) differing pixels allowed; look at the pictures before you allow that."
  }

  private func text(of format: Format) -> String {
    let scale = format.scale.map { " at scale \(Self.number($0))" } ?? ""
    return "\(format.width)×\(format.height) px\(scale)"
  }

  /// Returns a scale and the size at which it shows the picture; nil if the scale is unknown.
  private func text(ofScale format: Format) -> String? {
    format.scale.map { scale in
      let (width, height) = (Double(format.width) / scale, Double(format.height) / scale)
      return "\(Self.number(scale)) (\(Self.number(width))×\(Self.number(height)) points)"
    }
  }

  /// Returns a percentage with at most two decimals, never rounded to 0 or 100.
  private static func percent(_ count: Double, of total: Int) -> String {
    guard count > 0, total > 0 else { return "0 %" }
    let percent = count / Double(total) * 100
    if percent < 0.01 { return "<0.01 %" }
    if percent > 99.99, percent < 100 { return ">99.99 %" }
    return number(percent) + " %"
  }

  /// Returns a number with at most two decimals, without trailing zeros.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int64((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
