import Testing

@testable import UIKitCore

/// The layouts of bars and lists on an iPhone 13 in landscape.
///
/// In the simulator, it has 844 × 390 points, with safe area insets of 47 at both sides and 21 at the bottom.
@MainActor
@Suite("Phones in landscape")
struct LandscapeTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var configure: (UITableViewCell) -> Void = { $0.textLabel?.text = "Row" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      configure(cell)
      return cell
    }
  }

  private func present(
    _ controller: UIViewController, landscape: Bool = true, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> OffscreenWindow {
    let device = try #require(Device.named("iPhone13"))
    return OffscreenWindow(
      of: controller,
      in: OffscreenWindow.Environment(
        device: device, orientation: landscape ? .landscape : .portrait,
        traits: UITraitCollection(layoutDirection: direction)))
  }

  private func table(
    _ style: UITableView.Style, direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ rows: Rows = Rows()
  ) throws -> UITableView {
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = rows
    controller.tableView.retainedDataSource = rows
    _ = try present(controller, direction: direction)
    return controller.tableView
  }

  private func cell(_ table: UITableView) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("Cards of inset grouped tables keep their margin inside the safe area")
  func cards() throws {
    let table = try table(.insetGrouped)
    let cell = try cell(table)

    // The safe area of 47, and the rows' margin of 20 on screens of 390 points or more.
    #expect(cell.frame.minX == 67 && cell.frame.maxX == 777)
    #expect(cell.contentView.frame.minX == 0)
    #expect(table.headerView(forSection: 0)?.frame.minX == 67)
  }

  @Test("Rows of other tables extend to the edges, but their content and headers only to the safe area")
  func rows() throws {
    let rows = Rows()
    rows.configure = {
      $0.textLabel?.text = "Row"
      $0.accessoryType = .disclosureIndicator
    }
    let table = try table(.plain, rows)
    let cell = try cell(table)

    #expect(cell.frame.minX == 0 && cell.frame.width == 844)
    #expect(cell.contentView.frame.minX == 47)
    // The accessory of 10.5 is 20 inside the safe area. The content ends where the accessory begins.
    #expect(cell.contentView.frame.maxX == 766.5)
    let label = try #require(cell.textLabel)
    #expect(label.convert(label.bounds, to: table).minX == 67)
    #expect(cell.rowAppearance.separator?.left == 67)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.width == 844 && header.contentView.frame.minX == 47)
    #expect(header.textLabel.map { $0.convert($0.bounds, to: table).minX } == 67)
  }

  @Test("In right-to-left layouts, content and separators are at the right")
  func rightToLeft() throws {
    let cell = try cell(table(.plain, direction: .rightToLeft))

    #expect(cell.contentView.frame.maxX == 797)
    #expect(cell.rowAppearance.separator?.right == 67 && cell.rowAppearance.separator?.left == 0)
  }

  @Test("The content of a table that does not inset it starts at the edge of the screen")
  func withoutInsets() throws {
    let controller = UITableViewController(style: .plain)
    let rows = Rows()
    controller.tableView.retainedDataSource = rows
    controller.tableView.dataSource = rows
    controller.tableView.insetsContentViewsToSafeArea = false
    _ = try present(controller)

    #expect(try cell(controller.tableView).contentView.frame.minX == 0)
  }

  @Test("A rotated table measures its rows again")
  func rotation() throws {
    let rows = Rows()
    rows.configure = {
      $0.textLabel?.numberOfLines = 0
      $0.textLabel?.text = String(repeating: "many words ", count: 12)
    }
    let controller = UITableViewController(style: .plain)
    controller.tableView.retainedDataSource = rows
    controller.tableView.dataSource = rows
    _ = try present(controller, landscape: false)
    let portrait = try cell(controller.tableView).frame.height
    _ = try present(controller)
    let landscape = try cell(controller.tableView).frame.height
    _ = try present(controller, landscape: false)

    // Four lines become two. A row with one line and its separator are 44 high.
    #expect(portrait > landscape && landscape > 44)
    #expect(try cell(controller.tableView).frame.height == portrait)
  }

  @Test("Separators begin at the text, after an image, unless an inset is given")
  func separators() throws {
    let rows = Rows()
    rows.configure = { cell in
      // The image is 20 points wide, as in UIKit's description of the symbol.
      cell.imageView?.image = UIImage(systemName: "play.circle.fill")
      cell.textLabel?.text = "Row"
    }
    let table = try table(.insetGrouped, rows)

    // The margin of 20, the image of 20 and 15 between it and the text.
    #expect(try cell(table).rowAppearance.separator?.left == 55)
    table.separatorInset = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)
    table.layoutIfNeeded()
    #expect(try cell(table).rowAppearance.separator?.left == 9)
  }

  // MARK: Collections

  private func collection(_ layout: UICollectionViewLayout) throws -> UICollectionView {
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Items()
    controller.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    withExtendedLifetime(source) { _ = try? present(controller) }
    return controller.collectionView
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = "Row"
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("Lists keep inset groups, and the content of rows, inside the safe area")
  func lists() throws {
    func first(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> UICollectionViewCell {
      let view = try collection(
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: appearance)))
      return try #require(view.visibleCells.min { $0.frame.minY < $1.frame.minY })
    }

    let card = try first(.insetGrouped)
    let row = try first(.plain)

    #expect(card.frame.minX == 67 && card.frame.maxX == 777 && card.contentView.frame.minX == 0)
    #expect(row.frame.minX == 0 && row.frame.width == 844)
    #expect(row.contentView.frame.minX == 47 && row.contentView.frame.maxX == 797)
  }

  @Test("Sections of compositional layouts measure their insets from the safe area, margins or the edges")
  func sections() throws {
    func first(_ reference: UIContentInsetsReference) throws -> CGRect {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      section.contentInsetsReference = reference
      let view = try collection(UICollectionViewCompositionalLayout(section: section))
      return try #require(view.visibleCells.first).frame
    }

    // The safe area of 47 and the inset of 10 at both sides leave 730 of 844.
    #expect(try first(.automatic).minX == 57 && first(.automatic).width == 730)
    #expect(try first(.safeArea).minX == 57)
    #expect(try first(.none).minX == 10 && first(.none).width == 824)
    // The collection is the controller's view, whose margins of 20 are inside the safe area.
    #expect(try first(.layoutMargins).minX == 77)
  }

  @Test("Items of estimated width and height with list content have the size of its text")
  func estimatedItems() throws {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(300), heightDimension: .estimated(300))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(300)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let source = Items()
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    _ = try present(controller)

    let cell = try #require(controller.collectionView.visibleCells.first)
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Row"
    // The height is a line of body text between 12 points above and below. At the sides are the content view's margins
    // of 8.
    #expect(abs(cell.frame.height - (label.intrinsicContentSize.height + 24)) <= 0.5, "\(cell.frame)")
    #expect(abs(cell.frame.width - (label.intrinsicContentSize.width + 16)) <= 0.5, "\(cell.frame)")
  }

  // MARK: Bars

  @Test("In a compact height large titles collapse, and bars are 32 points high")
  func navigationBars() throws {
    func bar(landscape: Bool) throws -> UINavigationBar {
      let content = UIViewController()
      content.title = "Title"
      let controller = UINavigationController(rootViewController: content)
      controller.navigationBar.prefersLargeTitles = true
      controller.isToolbarHidden = false
      _ = try present(controller, landscape: landscape)
      #expect(controller.toolbar.frame.height == (landscape ? 32 : 49))
      return controller.navigationBar
    }

    // 44, and 52 more for the large title.
    #expect(try bar(landscape: false).frame.height == 96)
    #expect(try bar(landscape: true).frame.height == 32)
  }

  @Test("Tabs have their titles next to the icons, in a bar of 32 points above the home indicator")
  func tabBars() throws {
    func shown(landscape: Bool) throws -> (bar: CGRect, title: CGRect) {
      let content = UIViewController()
      content.tabBarItem = UITabBarItem(title: "Title", image: UIImage(systemName: "star"), tag: 0)
      let controller = UITabBarController()
      controller.viewControllers = [content]
      let window = try present(controller, landscape: landscape)
      let list = DisplayList.record(bounds: controller.tabBar.bounds) { controller.tabBar.layer.render(in: $0) }
      var title = CGRect.zero
      for case .glyphs(let item) in list.items {
        let width = item.glyphs.map { $0.position.x + $0.advance }.max() ?? 0
        title = CGRect(x: item.origin.x, y: item.origin.y - item.pointSize, width: width, height: item.pointSize)
      }
      _ = window
      return (controller.tabBar.frame, title)
    }

    let portrait = try shown(landscape: false)
    let landscape = try shown(landscape: true)

    // The height is 49 and the safe area of 34 in portrait, and 32 and 21 in landscape.
    #expect(portrait.bar.height == 83 && landscape.bar.height == 53)
    // In portrait, the title of a single tab is centered. In landscape, it begins after the icon, right of the center.
    #expect(abs(portrait.title.midX - 195) < 2 && portrait.title.minY > 30)
    #expect(landscape.title.midX > 422 + 8 && landscape.title.maxY < 32)
    #expect(portrait.title.height == 10 && landscape.title.height == 12)
  }

  // Source: hacknicity.medium.com, "iPad navigation bar and toolbar height changes in iOS 12", on an iPad Pro 10.5.
  @Test("The bars of iPads are 50 points high, and large titles add 52")
  func tabletBars() {
    func insets(hasLargeTitle: Bool) -> UIEdgeInsets {
      let content = UIViewController()
      content.title = "Title"
      let controller = UINavigationController(rootViewController: content)
      controller.navigationBar.prefersLargeTitles = hasLargeTitle
      controller.isToolbarHidden = false
      let window = OffscreenWindow(
        of: controller,
        in: .init(
          size: CGSize(width: 834, height: 1112), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
          traits: UITraitCollection(userInterfaceIdiom: .pad)))
      _ = window
      return content.view.safeAreaInsets
    }

    #expect(insets(hasLargeTitle: false) == UIEdgeInsets(top: 70, left: 0, bottom: 50, right: 0))
    #expect(insets(hasLargeTitle: true) == UIEdgeInsets(top: 122, left: 0, bottom: 50, right: 0))
  }

  @Test("A navigation bar in a small picture has the height of bars in portrait")
  func smallPictures() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "Title")], animated: false)

    _ = OffscreenWindow(of: bar, size: CGSize(width: 320, height: 60))
    #expect(bar.intrinsicContentSize.height == 44)
  }
}
