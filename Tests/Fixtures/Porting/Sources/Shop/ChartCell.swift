import UIKit

/// Needs a class of Objective-C, whose header is among the files.
final class ChartCell: UITableViewCell {
  private let chart = LegacyChart()

  override func prepareForReuse() {
    super.prepareForReuse()
    chart.reload()
  }
}
