import UIFoundation

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
