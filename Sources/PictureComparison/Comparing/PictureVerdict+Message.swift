import UIFoundation

extension PictureDifference {
  /// The differences as lines of text; empty if there are none.
  package var message: String {
    var lines: [String] = []
    if !hasSameSize {
      lines.append("The reference is \(size(of: reference)), this picture \(size(of: actual)).")
    } else if hasOtherScale, let old = reference.scale, let new = actual.scale {
      lines.append("The reference is at scale \(Self.number(old)), this picture at scale \(Self.number(new)).")
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
    if hasSameSize, !isWithinTolerance, let hint { lines.append(hint) }
    return lines.joined(separator: "\n")
  }

  /// The share of pixels above each threshold, on one line.
  ///
  /// It omits a threshold if the next one has the same count.
  package var sweepText: String {
    let steps = sweep.indices.filter { $0 + 1 == sweep.count || sweep[$0 + 1].pixels != sweep[$0].pixels }.map {
      "\(Self.percent(Double(sweep[$0].pixels), of: pixelCount))"
        + ($0 == sweep.startIndex ? " differ at all" : " by more than \(sweep[$0].threshold)/255")
    }
    return "Of the pixels, " + steps.joined(separator: ", ") + "."
  }

  private var regionsText: String {
    guard regions.count > 1 else { return "." }
    let shown = regions.prefix(3).map(\.description).joined(separator: ", ")
    let count = regions.count == DifferingRegions.countLimit ? "\(regions.count) or more" : "\(regions.count)"
    return ", in \(count) regions: \(shown)" + (regions.count > 3 ? ", …" : ".")
  }

  /// The tolerance that would accept the difference; nil if that is a precision of 0.5 or less.
  private var hint: String? {
    let floor = (precision * 10_000).rounded(.down) / 10_000
    guard floor > 0.5 else { return nil }
    return "It would pass with precision \(floor)"
      + (tolerance.countsBytes ? " (of bytes)" : " (of pixels)")
      + " or with \(countedPixels) differing pixels allowed; look at the pictures before you allow that."
  }

  private func size(of picture: Picture) -> String {
    let scale = picture.scale.map { " at scale \(Self.number($0))" } ?? ""
    return "\(picture.width)×\(picture.height) px\(scale)"
  }

  /// Returns a percentage with at most two decimals, never rounded to 0 or 100.
  package static func percent(_ count: Double, of total: Int) -> String {
    guard count > 0, total > 0 else { return "0 %" }
    let percent = count / Double(total) * 100
    if percent < 0.01 { return "<0.01 %" }
    if percent > 99.99, percent < 100 { return ">99.99 %" }
    return number(percent) + " %"
  }

  /// Returns a number with at most two decimals, none if they are zero.
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int64((value * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
