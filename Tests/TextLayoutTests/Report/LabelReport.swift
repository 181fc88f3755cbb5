import Foundation
import UIFoundation

@testable import TextLayout

/// A comparison of measured label sizes with the sizes recorded by Interface Builder.
struct LabelReport {
  /// The number of labels on one line that are neither stretched nor compressed beyond the limits below.
  var labels = 0
  /// The number of labels with the recorded height, exact or rounded up to a point as in old builds.
  var heightsExact = 0
  /// The magnitudes of the relative differences in width, ascending.
  var widthErrors: [CGFloat] = []
  var byKind: [String: [CGFloat]] = [:]
  var worst: [String] = []
  var otherHeights: [String] = []

  /// The relative difference in width above which a label is treated as stretched or compressed.
  private static let naturalBand: CGFloat = 0.12
  /// The difference in height, in points, above which the height is treated as set by constraints.
  private static let naturalHeightBand: CGFloat = 1

  init(_ labels: [CorpusLabel]) {
    for label in labels { add(label) }
    widthErrors.sort()
  }

  private mutating func add(_ label: CorpusLabel) {
    let grid = PixelGrid(scale: label.scale)
    let size = grid.ceil(ParagraphLayout(label.text, font: label.font).size(width: .infinity))
    let error = (size.width - label.width) / label.width
    guard abs(error) < Self.naturalBand, abs(size.height - label.height) < Self.naturalHeightBand else { return }
    labels += 1
    if abs(size.height - label.height) < 0.01 || size.height.rounded(.up) == label.height {
      heightsExact += 1
    } else {
      otherHeights.append(
        "\(label.file): \"\(label.text)\" \(label.kind): height \(size.height), recorded \(label.height)")
    }
    widthErrors.append(abs(error))
    byKind[label.kind, default: []].append(error)
    if abs(error) > 0.03 {
      worst.append("\(label.file): \"\(label.text)\" \(label.kind): \(size.width), recorded \(label.width)")
    }
  }

  var median: CGFloat { quantile(0.5) }
  var ninetieth: CGFloat { quantile(0.9) }

  private func quantile(_ share: CGFloat) -> CGFloat {
    guard !widthErrors.isEmpty else { return 0 }
    return widthErrors[min(widthErrors.count - 1, Int(CGFloat(widthErrors.count) * share))]
  }
}

extension LabelReport {
  /// One line for each kind of font, then the labels with other heights or very different widths.
  var table: String {
    func percent(_ value: CGFloat) -> String { String(format: "%+.2f %%", value * 100) }
    var lines = ["labels by font: count, mean width error, largest"]
    for (kind, errors) in byKind.sorted(by: { $0.key < $1.key }) {
      let mean = errors.reduce(0, +) / CGFloat(errors.count)
      let largest = errors.max { abs($0) < abs($1) } ?? 0
      lines.append("  \(kind): \(errors.count), \(percent(mean)), \(percent(largest))")
    }
    return (lines + otherHeights + worst).joined(separator: "\n") + "\n"
  }
}
