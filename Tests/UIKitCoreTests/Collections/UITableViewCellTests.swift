import Testing

@testable import UIKitCore

@MainActor
@Suite("Table view cells")
struct UITableViewCellTests {
  private func row(_ style: UITableViewCell.CellStyle, width: CGFloat = 414) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.sizeThatFits(CGSize(width: width, height: 0)).height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("A subtitle row is 55.5 high with its title at 10, as in files of Interface Builder")
  func subtitle() {
    let cell = row(.subtitle)

    #expect(cell.bounds.height == 55.5)
    #expect(cell.textLabel?.frame.origin == CGPoint(x: 20, y: 10))
    #expect(cell.textLabel?.frame.height == 20.5)
  }

  @Test("The selected background is above the background while the row is selected, and otherwise not in the row")
  func selectedBackground() {
    let cell = row(.default)
    let background = UIView()
    let selected = UIView()
    cell.backgroundView = background
    cell.selectedBackgroundView = selected

    #expect(selected.superview == nil)

    cell.isSelected = true

    // Apple's reference: "directly above the background view if it is not nil, or behind all other views".
    #expect(cell.subviews.prefix(2) == [background, selected])
    #expect(selected.frame == cell.bounds)

    cell.selectionStyle = .none

    #expect(selected.superview == nil)

    cell.selectionStyle = .default
    cell.backgroundView = nil

    #expect(cell.subviews.first == selected)

    cell.isSelected = false

    #expect(selected.superview == nil)
  }

  @Test("The title of a row with a value is at (20, 12), and its detail ends 20 before the edge")
  func value() {
    let cell = row(.value1)

    #expect(cell.textLabel?.frame.origin == CGPoint(x: 20, y: 12))
    #expect(cell.detailTextLabel?.frame.maxX == 394)
  }

  @Test("The content view's margins are 11 above and below, 20 at the ends, 8 before an accessory")
  func margins() {
    let cell = row(.default)

    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))

    cell.accessoryType = .checkmark
    cell.layoutIfNeeded()

    #expect(cell.contentView.layoutMargins.right == 8)
    #expect(cell.contentView.frame.width == 370)
  }

  @Test("On screens of 390 points and more, rows have side margins of 20, or of 16 if they are at most 320 wide")
  func sideMargins() {
    func margin(screen: CGFloat, row: CGFloat) -> CGFloat {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: screen, height: 400))
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: row, height: 44)
      root.addSubview(cell)
      root.layoutIfNeeded()
      return cell.contentView.layoutMargins.left
    }

    // Files saved by builds 14490 to 24504 of Interface Builder have margins of 20 for rows of 331 to 462 points, and
    // 16 for rows up to 320.
    #expect(margin(screen: 414, row: 374) == 20)
    #expect(margin(screen: 390, row: 331) == 20)
    #expect(margin(screen: 414, row: 320) == 16)
    #expect(margin(screen: 375, row: 375) == 16)
  }

  @Test("A cell shows the texts of its list configuration, at its margins of 20")
  func configuration() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.secondaryText = "Value"
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 414, height: 44)
    cell.layoutIfNeeded()

    let labels = cell.contentView.subviews[0].subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Text", "Value"])
    #expect(labels[0].frame.minX == 20)
    #expect(labels[1].frame.maxX == 394)
  }

  // Apple's documentation: the indentation is `indentationLevel` times `indentationWidth`, 10 points by default.
  @Test("A change of the indentation of a laid-out row moves its text")
  func changedIndentation() {
    let cell = row(.default)

    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 40)

    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 50)
  }

  @Test("A change of the indentation of a laid-out list row moves its text")
  func changedListIndentation() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 414, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    func start() -> CGFloat? {
      cell.layoutIfNeeded()
      return cell.contentView.subviews[0].subviews.compactMap { $0 as? UILabel }.first?.frame.minX
    }
    let before = start() ?? 0

    cell.indentationLevel = 2
    #expect(start() == before + 20)

    cell.indentationWidth = 15
    #expect(start() == before + 30)
  }

  @Test("A row's own separator inset applies even if it is set after the layout of the table")
  func changedSeparatorInset() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 300))
    table.dataSource = rows
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)

    cell.separatorInset = UIEdgeInsets(top: 0, left: 77, bottom: 0, right: 0)
    table.layoutIfNeeded()

    #expect(cell.separatorLines.appearance.separator?.left == 77)
  }

  // stackoverflow.com/questions/29349917: UITableViewCell's separatorInset reads 16 on an iPhone, and 20 on an iPad.
  // Apple: the table's inset is "the default inset for all cells in the table"; the cell's "takes precedence", and
  // "negative values are treated as if the inset is set to 0".
  @Test("A cell's separator inset reads 16, 20 in wide rows, the table's, or its own")
  func separatorInsets() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let rows = Rows()
    for (width, margin) in [(375 as CGFloat, 16 as CGFloat), (834, 20)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
      table.dataSource = rows
      table.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(table.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0))
      #expect(cell.separatorInset == table.separatorInset)

      table.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11))
      table.separatorInsetReference = .fromAutomaticInsets
      #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: margin + 3, bottom: 0, right: 11))

      cell.separatorInset = UIEdgeInsets(top: 0, left: -7, bottom: 0, right: 0)
      table.layoutIfNeeded()
      #expect(cell.separatorInset.left == -7)
      #expect(cell.separatorLines.appearance.separator == .zero)
    }
    #expect(UITableViewCell().separatorInset.left == 16)
  }

  // Apple's documentation: the constant "results in using the system standard value for a symbol image for that
  // dimension, even when the image is not a symbol image". `reservedLayoutSize` "doesn't affect the size of the image".
  @Test("The standard dimension reserves the space of a symbol for an image, and the text follows it")
  func standardDimension() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    func start(of image: UIImage?, reserved: CGFloat) -> CGFloat? {
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = image
      content.imageProperties.reservedLayoutSize = CGSize(width: reserved, height: reserved)
      cell.contentConfiguration = content
      cell.frame = CGRect(x: 0, y: 0, width: 414, height: 60)
      cell.layoutIfNeeded()
      return cell.contentView.subviews[0].subviews.compactMap { $0 as? UILabel }.first?.frame.minX
    }
    let small = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let standard = UIListContentConfiguration.ImageProperties.standardDimension

    // UIKit describes the symbol of a circle at the body size of 17 points as 20 points wide.
    #expect(start(of: small, reserved: standard) == CGFloat(20 + 20 + 16))
    #expect(start(of: small, reserved: 0) == CGFloat(20 + 4 + 16))
  }

  @Test("The separator of an indented row starts at the margin of the row, not at its indented text")
  func indentedSeparator() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 414, height: 300))
    let cell = row(.default)
    cell.indentationLevel = 2

    #expect(table.appearance(row: 0, last: 1, of: cell).separator?.left == 20)
  }

  @Test("Prominent headers of inset grouped lists have bold fonts of 20 and 22 points")
  func prominentHeaders() {
    // The sizes of title 3 and title 2 in Apple's Human Interface Guidelines. Deviations.md: the styles are an estimate.
    let fonts = [
      UIListContentConfiguration.prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ].map(\.textProperties.font)

    #expect(fonts.map(\.pointSize) == [20, 22])
    #expect(fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(.traitBold) })
  }
}
