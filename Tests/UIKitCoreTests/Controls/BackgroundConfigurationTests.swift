import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Background configurations")
struct BackgroundConfigurationTests {
  private var configuration: UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.cornerRadius = 6
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 0)
    configuration.strokeColor = .blue
    configuration.strokeWidth = 2
    return configuration
  }

  private func drawing(of view: UIView) -> [String] {
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    let list = DisplayList.record(bounds: view.bounds) { view.layer.render(in: $0) }
    return list.description.split(separator: "\n").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("All cells, headers and buttons draw a background with the same insets, corners and border")
  func everyView() {
    let (row, header) = (UITableViewCell(style: .default, reuseIdentifier: nil), UITableViewHeaderFooterView())
    let (item, listItem) = (UICollectionViewCell(), UICollectionViewListCell())
    let button = UIButton(configuration: .plain())
    row.backgroundConfiguration = configuration
    header.backgroundConfiguration = configuration
    item.backgroundConfiguration = configuration
    listItem.backgroundConfiguration = configuration
    button.configuration?.background = configuration
    button.configuration?.cornerStyle = .fixed

    for view in [row, header, item, listItem, button] {
      // 100 − 20 by 50 − 2 · 10 points. The border of 2 points is inside, so its middle is 1 point from the edge.
      #expect(
        drawing(of: view) == [
          "fill roundedRect=20,10,80,30 radius=6,6 color=#ff0000",
          "stroke roundedRect=21,11,78,28 radius=5,5 width=2 color=#0000ff",
        ], "\(type(of: view))")
    }
  }

  @Test("An outset of 3 points moves the border out, with concentric corners: 1 − 3 = −2 and 6 + 2 = 8")
  func outset() {
    let item = UICollectionViewCell()
    item.backgroundConfiguration = configuration
    item.backgroundConfiguration?.strokeOutset = 3

    #expect(drawing(of: item).last == "stroke roundedRect=18,8,84,34 radius=8,8 width=2 color=#0000ff")
  }

  @Test("A radius is limited to half of the shorter side; a capsule has that radius")
  func limitedRadius() {
    let (item, button) = (UICollectionViewCell(), UIButton(configuration: .filled()))
    item.backgroundConfiguration = UIBackgroundConfiguration(backgroundColor: .red)
    item.backgroundConfiguration?.cornerRadius = 80
    button.configuration?.cornerStyle = .capsule
    button.configuration?.baseBackgroundColor = .red

    for view in [item, button] {
      #expect(drawing(of: view).first == "fill roundedRect=0,0,100,50 radius=25,25 color=#ff0000", "\(type(of: view))")
    }
  }

  @Test("A background without corners gets the corners of its row at the end of a group; selected rows are gray")
  func rows() {
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundConfiguration = UIBackgroundConfiguration(backgroundColor: .red)
    row.rowAppearance.roundCorners(isFirst: true, isLast: true, radius: 10)
    func fill(of row: UIView) -> String? { drawing(of: row).first { $0.hasPrefix("fill") } }

    #expect(fill(of: row) == "fill roundedRect=0,0,100,50 radius=10,10 color=#ff0000")
    row.backgroundConfiguration?.cornerRadius = 4
    #expect(fill(of: row) == "fill roundedRect=0,0,100,50 radius=4,4 color=#ff0000")
    row.isSelected = true
    // systemGray4 in light appearance.
    #expect(fill(of: row) == "fill roundedRect=0,0,100,50 radius=4,4 color=#d1d1d6")
  }
}
