import Foundation
import UIFoundation
import UIGraphics

/// The figures of the pictures of one layout or of many.
package struct LayoutSummary: Sendable {
  package let comparisons: [LayoutComparison]

  package init(_ comparisons: [LayoutComparison]) { self.comparisons = comparisons }

  /// The rows of the table: the headings, the values of all pictures and of those without text.
  package var table: String {
    var rows = [
      ["pictures", "pairs", "same size", "identical", "SSIM mean / median", "boxes within 1 pt", "lines within 1 pt"],
      ["---", "---", "---", "---", "---", "---", "---"], row("all", comparisons),
    ]
    let withoutText = comparisons.filter { !$0.hasText }
    if !withoutText.isEmpty, withoutText.count < comparisons.count { rows.append(row("without text", withoutText)) }
    return rows.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func row(_ title: String, _ part: [LayoutComparison]) -> [String] {
    let similarities = part.map(\.similarity).sorted()
    let mean = similarities.isEmpty ? 1 : similarities.reduce(0, +) / Double(similarities.count)
    return [
      title, "\(part.count)", "\(part.count(where: \.hasSameSize))", "\(part.count(where: \.isIdentical))",
      "\(Self.thousandths(mean)) / \(Self.thousandths(Self.median(similarities)))",
      Self.share(part.map(\.boxes)), Self.share(part.map(\.lines)),
    ]
  }

  /// The causes of disagreement, those of most pictures first, with their numbers and median sizes.
  package var causes: [String] {
    var found: [LayoutCause: (pictures: Int, sizes: [Double])] = [:]
    for comparison in comparisons {
      for (cause, sizes) in Dictionary(grouping: comparison.causes, by: \.cause) {
        let known = found[cause] ?? (0, [])
        found[cause] = (known.pictures + 1, known.sizes + sizes.map(\.points))
      }
    }
    let order = Dictionary(uniqueKeysWithValues: LayoutCause.allCases.enumerated().map { ($1, $0) })
    let ranked = found.sorted {
      ($1.value.pictures, $1.value.sizes.count, order[$0.key] ?? 0)
        < ($0.value.pictures, $0.value.sizes.count, order[$1.key] ?? 0)
    }
    return ranked.map { cause, value in
      let median = Self.median(value.sizes.sorted())
      let size = median > 0 ? ", median \(PictureVerdict.number(median)) pt" : ""
      return "\(cause.rawValue): \(value.sizes.count) in \(value.pictures) of \(comparisons.count) pictures\(size)"
    }
  }

  private static func share(_ matchings: [BoxMatching]) -> String {
    "\(matchings.map(\.countWithinPoint).reduce(0, +)) of \(matchings.map(\.total).reduce(0, +))"
  }

  static func median(_ sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 1 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// Returns a number with three decimals, rounded down, so that only equal pictures have 1.000.
  static func thousandths(_ value: Double) -> String {
    let thousandths = Int((max(-1, min(1, value)) * 1000 + 1e-9).rounded(.down))
    let digits = String(abs(thousandths) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    return "\(sign)\(abs(thousandths) / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension LayoutComparison {
  /// The figures of this picture in one line.
  package var line: String {
    let size = hasSameSize ? "" : " other size;"
    return "\(name):\(size) SSIM \(LayoutSummary.thousandths(similarity)); boxes \(boxes.countWithinPoint) of "
      + "\(boxes.total); lines \(lines.countWithinPoint) of \(lines.total)"
  }
}

/// Pictures side by side: the actual picture, the reference, and their difference.
package enum LayoutSheet {
  private static let gap = 8

  /// Returns the sheet; nil if it would be too large.
  package static func picture(from reference: Picture, to actual: Picture) -> Picture? {
    guard let difference = PictureDifference(from: reference, to: actual).picture() else { return nil }
    let images = [actual.image, reference.image, difference.image]
    let width = images.map(\.width).reduce(0, +) + gap * (images.count - 1)
    let height = images.map(\.height).max() ?? 1
    guard width <= ResourceLimits.current.pixels * 4 / max(height, 1) else { return nil }
    let storage = PixelStorage(pixelCount: width * height) { target in
      target.bindMemory(to: UInt32.self).update(repeating: 0xFF80_8080)
      var left = 0
      for image in images {
        image.pixels.withUnsafeBytes { source in
          for y in 0..<image.height {
            let row = source[(y * image.width * 4)..<((y + 1) * image.width * 4)]
            let start = (y * width + left) * 4
            target[start..<(start + row.count)].copyBytes(from: row)
          }
        }
        left += image.width + gap
      }
    }
    guard let storage, let image = CGImage(width: width, height: height, pixels: storage) else { return nil }
    return Picture(image, scale: actual.scale ?? reference.scale)
  }
}
