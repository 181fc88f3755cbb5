/// The difference between pictures that a comparison accepts. Exact by default.
package struct PictureTolerance: Sendable, Equatable, Codable {
  /// The required fraction of equal bytes, or of equal pixels for inexact comparison of colors. 0 to 1.
  package var precision: Double
  /// The required similarity of colors: 1 − ΔE2000 / 100. 1 is exact; 0.98 is about the visible limit.
  package var perceptualPrecision: Double
  /// The maximum number of differing pixels, in addition to a precision below 1; nil for no maximum.
  package var maximumDifferingPixels: Int?
  /// The largest channel difference to ignore, of 255.
  package var channelThreshold: Int
  package var ignoresAntialiasing: Bool
  package var ignoresScale: Bool

  /// Creates a tolerance. The default is exact. Numbers are clamped to their range.
  package init(
    precision: Double = 1, perceptualPrecision: Double = 1, maximumDifferingPixels: Int? = nil,
    channelThreshold: Int = 0, ignoresAntialiasing: Bool = false, ignoresScale: Bool = false
  ) {
    self.precision = precision.isNaN ? 1 : min(max(precision, 0), 1)
    self.perceptualPrecision = perceptualPrecision.isNaN ? 1 : min(max(perceptualPrecision, 0), 1)
    self.maximumDifferingPixels = maximumDifferingPixels.map { max($0, 0) }
    self.channelThreshold = min(max(channelThreshold, 0), 255)
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignoresScale = ignoresScale
  }

  /// The tolerance that accepts equal bytes only.
  package static let exact = PictureTolerance()

  /// The largest accepted ΔE2000; 0 is exact.
  package var maximumDeltaE: Double { (1 - perceptualPrecision) * 100 }

  /// Indicates whether the precision refers to bytes rather than pixels.
  var countsBytes: Bool { perceptualPrecision >= 1 && channelThreshold == 0 && !ignoresAntialiasing }
}

extension PictureTolerance: CustomStringConvertible {
  /// The settings, such as `precision 0.99, perceptualPrecision 0.98`, or `exact`.
  package var description: String {
    var parts: [String] = []
    if precision < 1 { parts.append("precision \(precision)") }
    if perceptualPrecision < 1 { parts.append("perceptualPrecision \(perceptualPrecision)") }
    if let maximumDifferingPixels { parts.append("at most \(maximumDifferingPixels) pixels") }
    if channelThreshold > 0 { parts.append("channels within \(channelThreshold)/255") }
    if ignoresAntialiasing { parts.append("anti-aliasing ignored") }
    if ignoresScale { parts.append("scale ignored") }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
