/// How much two pictures may differ and still count as alike; nothing, unless told.
package struct PictureTolerance: Sendable, Equatable, Codable {
  /// The share that must be equal: of bytes where every colour counts exactly, else of pixels. 0 to 1.
  package var precision: Double
  /// How alike a pixel's colours must be: 1 − ΔE2000 / 100. 1 is exact; 0.98 is about what an eye can tell.
  package var perceptualPrecision: Double
  /// How many pixels may differ; where a precision is given as well, the stricter of both.
  package var maximumDifferingPixels: Int?
  /// The largest difference of a channel, of 255, that does not count.
  package var channelThreshold: Int
  /// Whether pixels on edges, which differ as two smoothings of one edge do, do not count.
  package var ignoresAntialiasing: Bool

  /// Exact, where nothing is given; numbers outside of their range are taken to its ends.
  package init(
    precision: Double = 1, perceptualPrecision: Double = 1, maximumDifferingPixels: Int? = nil,
    channelThreshold: Int = 0, ignoresAntialiasing: Bool = false
  ) {
    self.precision = precision.isNaN ? 1 : min(max(precision, 0), 1)
    self.perceptualPrecision = perceptualPrecision.isNaN ? 1 : min(max(perceptualPrecision, 0), 1)
    self.maximumDifferingPixels = maximumDifferingPixels.map { max($0, 0) }
    self.channelThreshold = min(max(channelThreshold, 0), 255)
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// Every byte counts.
  package static let exact = PictureTolerance()

  /// The ΔE2000 up to which colours count as alike; 0 is exact.
  package var maximumDeltaE: Double { (1 - perceptualPrecision) * 100 }

  /// Whether bytes are counted, as precision alone means them, rather than pixels.
  var countsBytes: Bool { perceptualPrecision >= 1 && channelThreshold == 0 && !ignoresAntialiasing }
}

extension PictureTolerance: CustomStringConvertible {
  /// What was set, such as `precision 0.99, perceptualPrecision 0.98`; `exact` without anything.
  package var description: String {
    var parts: [String] = []
    if precision < 1 { parts.append("precision \(precision)") }
    if perceptualPrecision < 1 { parts.append("perceptualPrecision \(perceptualPrecision)") }
    if let maximumDifferingPixels { parts.append("at most \(maximumDifferingPixels) pixels") }
    if channelThreshold > 0 { parts.append("channels within \(channelThreshold)/255") }
    if ignoresAntialiasing { parts.append("anti-aliasing ignored") }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
