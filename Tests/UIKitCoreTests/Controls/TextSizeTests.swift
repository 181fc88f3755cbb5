import Testing

@testable import UIKitCore

/// Standard controls at the text sizes of the reader. The sizes are those of Apple's Human Interface Guidelines:
/// body 17 at large and 40 at accessibility extra large, 33 at accessibility large; footnote 27, subheadline 30.
@MainActor
@Suite("Standard controls at text sizes")
struct TextSizeTests {
  private final class Source: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var detail: String?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = detail
      cell.imageView?.image = style == .default ? UIImage(systemName: "star") : nil
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  private func traits(
    _ textSize: UIContentSizeCategory, _ design: InterfaceDesign = .classic
  ) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = textSize
      $0.interfaceDesign = design
      $0.displayScale = 2
    }
  }

  private func environment(
    _ textSize: UIContentSizeCategory, _ design: InterfaceDesign = .classic,
    size: CGSize = CGSize(width: 375, height: 667)
  ) -> OffscreenWindow.Environment {
    OffscreenWindow.Environment(size: size, traits: traits(textSize, design))
  }

  private func table(
    _ style: UITableViewCell.CellStyle, detail: String? = nil, _ textSize: UIContentSizeCategory,
    _ design: InterfaceDesign = .classic
  ) -> UITableView {
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Source())
    (source.style, source.detail) = (style, detail)
    table.dataSource = source
    withExtendedLifetime(source) { _ = OffscreenWindow(of: table, in: environment(textSize, design)) }
    return table
  }

  private func cell(
    _ style: UITableViewCell.CellStyle, detail: String? = nil, _ textSize: UIContentSizeCategory
  ) throws -> UITableViewCell {
    try #require(table(style, detail: detail, textSize).visibleCells.first)
  }

  // openradar 22008452: UITableViewCell follows the text size since iOS 8. 33 points are 40 high, the margins 22.
  @Test(
    "A standard cell has the body font of the text size, and grows with it",
    arguments: [InterfaceDesign.classic, .glass])
  func cell(design: InterfaceDesign) throws {
    let usual = try #require(table(.default, .large, design).visibleCells.first)
    let larger = try #require(table(.default, .accessibilityLarge, design).visibleCells.first)

    #expect(usual.textLabel?.drawnFont.pointSize == 17)
    #expect(abs(usual.frame.height - (design == .glass ? 52 : 44)) < 1)
    #expect(larger.textLabel?.drawnFont.pointSize == 33)
    #expect(abs(larger.frame.height - (design == .glass ? 40 + 30 : 40 + 22)) < 1)
    #expect(larger.textLabel?.numberOfLines == 0)
    #expect(usual.textLabel?.numberOfLines == 1)
  }

  // Symbols with the configuration of a text style have the size of its font: 33 for 17 points.
  @Test("The symbol of a standard cell grows with the text")
  func symbol() throws {
    let usual = try #require(cell(.default, .large).imageView)
    let larger = try #require(cell(.default, .accessibilityLarge).imageView)

    let scale = larger.bounds.height / usual.bounds.height
    #expect(abs(scale - 33.0 / 17) < 0.1)
  }

  // wordpress-mobile/WordPress-iOS, docs/dynamic-type-guidelines.md: a detail at the right is below the title at all
  // accessibility sizes.
  @Test(
    "The detail of a value cell is below the title at accessibility sizes",
    arguments: [
      UITableViewCell.CellStyle.value1, .value2, .subtitle,
    ])
  func detail(style: UITableViewCell.CellStyle) throws {
    let usual = try cell(style, detail: "Detail", .extraExtraExtraLarge)
    let larger = try cell(style, detail: "Detail", .accessibilityMedium)

    let (title, detail) = try (#require(usual.textLabel), #require(usual.detailTextLabel))
    #expect((detail.frame.minY >= title.frame.maxY) == (style == .subtitle))
    let (largeTitle, largeDetail) = try (#require(larger.textLabel), #require(larger.detailTextLabel))
    #expect(largeDetail.frame.minY >= largeTitle.frame.maxY)
    #expect(largeDetail.frame.minX == largeTitle.frame.minX)
    #expect(larger.frame.height > largeTitle.frame.height + largeDetail.frame.height)
  }

  @Test("A font that code assigns to a cell does not follow the text size")
  func assignedFont() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.font = .systemFont(ofSize: 20)
    cell.textLabel?.numberOfLines = 1
    cell.textLabel?.text = "Row"

    _ = OffscreenWindow(of: cell, in: environment(.accessibilityLarge))

    #expect(cell.textLabel?.drawnFont.pointSize == 20)
    #expect(cell.textLabel?.numberOfLines == 1)
  }

  @Test("A change of the text size changes the heights of rows and headers")
  func change() throws {
    let (table, source) = (UITableView(frame: .zero, style: .grouped), Source())
    table.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.addSubview(table)
    table.frame = window.bounds
    window.layoutIfNeeded()
    let (usual, header) = (table.rectForRow(at: IndexPath(row: 0, section: 0)), table.rectForHeader(inSection: 0))

    table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.layoutIfNeeded()

    #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - usual.height - 18) < 1)
    // Footnote has 13 points, and 27 at accessibility large.
    #expect(table.rectForHeader(inSection: 0).height > header.height + 14)
    withExtendedLifetime(source) {}
  }

  private func labels(in view: UIView) -> [UILabel] {
    ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  private func alert(
    _ style: UIAlertController.Style, actions: [String], message: String = "Message", _ textSize: UIContentSizeCategory,
    _ design: InterfaceDesign, size: CGSize = CGSize(width: 375, height: 667)
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for action in actions { alert.addAction(UIAlertAction(title: action, style: .default)) }
    _ = OffscreenWindow(of: alert, in: environment(textSize, design, size: size))
    return alert
  }

  @Test("The texts of alerts follow the text size")
  func alerts() {
    func sizes(_ textSize: UIContentSizeCategory, _ design: InterfaceDesign) -> [CGFloat] {
      labels(in: alert(.alert, actions: ["OK"], textSize, design).view).map(\.drawnFont.pointSize)
    }
    #expect(sizes(.large, .classic) == [17, 13, 17])
    #expect(sizes(.accessibilityLarge, .classic) == [33, 27, 33])
    #expect(sizes(.large, .glass) == [17, 15, 17])
    #expect(sizes(.accessibilityLarge, .glass) == [33, 30, 33])
  }

  private func buttons(in view: UIView) -> [UIButton] {
    ((view as? UIButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons)
  }

  private func frames(_ alert: UIAlertController) -> [CGRect] {
    buttons(in: alert.view).map { $0.convert($0.bounds, to: alert.view) }
  }

  @Test(
    "Two actions are below each other if they do not fit beside each other",
    arguments: [InterfaceDesign.classic, .glass])
  func actions(design: InterfaceDesign) {
    let short = frames(alert(.alert, actions: ["Yes", "No"], .large, design))
    let long = frames(alert(.alert, actions: ["Replace the whole document", "Keep"], .large, design))
    let large = frames(alert(.alert, actions: ["Yes", "No"], .accessibilityMedium, design))

    #expect(short.map(\.minY).first == short.map(\.minY).last)
    #expect(long[1].minY >= long[0].maxY)
    #expect(large[1].minY >= large[0].maxY)
    // 28 points of body at accessibility medium need more than the usual 44 or 48.
    #expect(large[0].height > (design == .glass ? 48 : 44))
  }

  @Test("An alert that is taller than the screen scrolls its texts", arguments: [InterfaceDesign.classic, .glass])
  func scrolling(design: InterfaceDesign) throws {
    let message = String(repeating: "A message that does not end. ", count: 40)
    let alert = alert(.alert, actions: ["OK"], message: message, .accessibilityLarge, design)

    let button = try #require(frames(alert).first)
    #expect(button.maxY <= 667)
    let card = try #require(alert.view.subviews.first)
    #expect(card.frame.height <= 667 - 16)
  }

  // Apple's WWDC 2019 session 261: bars show their items in a large content viewer, instead of growing.
  @Test("Titles and items of bars keep their size, but large titles grow up to the largest ordinary size")
  func bars() throws {
    func bar(_ textSize: UIContentSizeCategory, largeTitle: Bool) -> (labels: [CGFloat], height: CGFloat) {
      let item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      let bar = UINavigationBar()
      bar.prefersLargeTitles = largeTitle
      bar.items = [item]
      _ = OffscreenWindow(of: bar, in: environment(textSize))
      let shown = labels(in: bar).filter { !$0.isHidden && $0.text?.isEmpty == false && $0.superview?.isHidden != true }
      return (shown.map(\.drawnFont.pointSize), bar.intrinsicContentSize.height)
    }

    #expect(bar(.accessibilityLarge, largeTitle: false).labels == bar(.large, largeTitle: false).labels)
    #expect(bar(.large, largeTitle: true).height == 96)
    // Large titles have 34 points, and 40 at extra extra extra large, where a line is 7 or 8 points higher.
    #expect(bar(.extraExtraExtraLarge, largeTitle: true).labels.max() == 40)
    #expect(bar(.accessibilityLarge, largeTitle: true).labels.max() == 40)
    #expect(abs(bar(.accessibilityLarge, largeTitle: true).height - 96 - 7.25) < 0.5)
  }

  @Test("A search bar in a navigation bar is below the large title at any text size")
  func searchBarInNavigationBar() throws {
    let page = UIViewController()
    page.title = "Title"
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    _ = OffscreenWindow(of: navigation, in: environment(.accessibilityLarge))

    let bar = navigation.navigationBar
    let search = try #require(bar.subviews.first { $0 is UISearchBar })
    // 44 of the row, 52 of the title and 52 of the search bar. Lines are 1.1934 times as high as their font, on pixels of
    // half a point: 48 for a title of 40 instead of 41 for 34, and 39.5 for a body of 33 instead of 20.5 for 17.
    #expect(abs(bar.frame.height - (44 + 52 + 7 + 52 + 19)) < 0.01)
    #expect(abs(search.frame.maxY - bar.bounds.maxY) < 0.01)
    #expect(abs(search.frame.minY - (44 + 52 + 7)) < 0.01)
    #expect(abs(page.view.safeAreaInsets.top - bar.frame.maxY) < 0.01)
  }

  @Test("Search bars, and their fields, grow with the text")
  func searchBar() {
    func height(_ textSize: UIContentSizeCategory, _ design: InterfaceDesign) -> CGFloat {
      let bar = UISearchBar()
      _ = OffscreenWindow(of: bar, in: environment(textSize, design))
      return bar.intrinsicContentSize.height
    }
    #expect(height(.large, .classic) == 56)
    #expect(height(.small, .classic) == 56)
    #expect(height(.large, .glass) == 64)
    // 33 points of body are 40 high, 17 are 20.5.
    #expect(abs(height(.accessibilityLarge, .classic) - 56 - 19.5) < 1)
    #expect(abs(height(.accessibilityLarge, .glass) - 64 - 19.5) < 1)
  }
}
