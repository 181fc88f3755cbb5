import Foundation
import InterfaceBuilder
import Testing
import UIKitCore

/// The canvas is the area of Interface Builder in which views are edited. Recorded frames are those in the file.
@MainActor
@Suite("Table views in files")
struct TableTests {
  /// Returns the table view of a nib, 320×480, with the given elements.
  private func table(_ mode: String, _ content: String) throws -> UITableView {
    let text = Fixture.nibText(
      """
      <tableView dataMode="\(mode)" style="plain" rowHeight="-1" sectionHeaderHeight="0" sectionFooterHeight="0" id="t">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\(content)</tableView>
      """)
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? UITableView)
  }

  private func cell(_ id: String, _ attributes: String) -> String {
    """
    <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)v"><constraints>
    <constraint firstAttribute="height" constant="30" id="\(id)1"/></constraints></view></subviews><constraints>
    <constraint firstItem="\(id)v" firstAttribute="top" secondItem="\(id)c" secondAttribute="top" constant="10" id="\(id)2"/>
    <constraint firstAttribute="bottom" secondItem="\(id)v" secondAttribute="bottom" constant="20" id="\(id)3"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  @Test("Static rows have the height in the file, 50, or that of their constraints and a pixel, 10 + 30 + 20 + 0.5")
  func staticRows() throws {
    let table = try table(
      "static",
      """
      <sections><tableViewSection id="s"><cells>\(cell("a", "rowHeight=\"50\""))\(cell("b", "accessoryType=\"checkmark\""))
      </cells></tableViewSection></sections>
      """)

    table.layoutIfNeeded()

    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.map(\.frame.height) == [50, 60.5])
    #expect(table.visibleCells.last?.accessoryType == .checkmark)
  }

  /// Build 6254 recorded the first row of a table with a header of 120 points at 22.
  @Test("In a picture, rows are below a view above them, even if they are recorded as if it were absent")
  func rowsBelowHeader() throws {
    func rows(top: CGFloat) throws -> [String: AnyObject] {
      let text = Fixture.nibText(
        """
        <tableView dataMode="prototypes" style="plain" rowHeight="44" id="t">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <view key="tableHeaderView" id="h"><rect key="frame" x="0.0" y="0.0" width="320" height="120"/></view>
        <prototypes><tableViewCell id="a"><rect key="frame" x="0.0" y="\(top)" width="320" height="44"/></tableViewCell>
        </prototypes>
        <view key="tableFooterView" id="f"><rect key="frame" x="0.0" y="\(top + 44)" width="320" height="10"/></view>
        </tableView>
        """)
      return try #require(try Fixture.document(text: text).scenes().first).objects
    }

    let old = try rows(top: 22)
    #expect((old["a"] as? UIView)?.frame.minY == 142)
    #expect((old["f"] as? UIView)?.frame.minY == 186)
    #expect((old["h"] as? UIView)?.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    let new = try rows(top: 148)
    #expect((new["a"] as? UIView)?.frame.minY == 148)
    #expect((new["f"] as? UIView)?.frame.minY == 192)
  }

  @Test("A prototype creates a new cell each time")
  func prototypes() throws {
    let table = try table("prototypes", "<prototypes>\(cell("p", "reuseIdentifier=\"Row\""))</prototypes>")

    let first = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    let second = try #require(table.dequeueReusableCell(withIdentifier: "Row"))

    #expect(first !== second)
    #expect(first.reuseIdentifier == "Row")
    #expect(first.contentView.subviews.count == 1)
    #expect(table.subviews.allSatisfy { !($0 is UITableViewCell) })
  }

  @Test("The header of a static table is above its rows")
  func header() throws {
    let table = try table(
      "static",
      """
      <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="70"/></view>
      <sections><tableViewSection id="s"><cells>\(cell("a", "rowHeight=\"50\""))</cells></tableViewSection></sections>
      """)

    table.layoutIfNeeded()

    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.visibleCells.map(\.frame.minY) == [70])
  }

  @Test("The canvas shows the titles of a section above and below its recorded rows")
  func title() throws {
    let text = Fixture.nibText(
      """
      <tableView dataMode="static" style="grouped" rowHeight="-1" id="t">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><sections>
      <tableViewSection headerTitle="Feeds" footerTitle="All of them" id="s"><cells>
      <tableViewCell id="a"><rect key="frame" x="0.0" y="55.5" width="320" height="44"/></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """)

    let scene = try #require(try Fixture.document(text: text).scenes().first)

    let titles = scene.window.root.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    #expect(titles.map { $0.textLabel?.text } == ["FEEDS", "All of them"])
    #expect(titles.first?.frame.maxY == 55.5)
    #expect(titles.last?.frame.minY == 99.5)
  }

  @Test("The labels of a cell's style are laid out by the cell, regardless of their recorded width")
  func standardLabels() throws {
    let table = try table(
      "static",
      """
      <sections><tableViewSection id="s"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" detailTextLabel="dl" id="c">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>
      <label text="Send feedback to the makers" id="tl"><rect key="frame" x="16" y="12" width="40" height="20.5"/></label>
      <label text="On" id="dl"><rect key="frame" x="290" y="12" width="14" height="20.5"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections>
      """)

    table.layoutIfNeeded()

    let cell = try #require(table.visibleCells.first)
    let title = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(title.text == "Send feedback to the makers")
    #expect(cell.contentView.subviews.filter { $0 is UILabel }.count == 2)
    // In files with a canvas of 375 points, the title begins at 16, and the detail ends 16 before the content's end.
    #expect(title.frame.minX == 16)
    #expect(title.frame.width == title.intrinsicContentSize.width)
    #expect(detail.frame.maxX == 304)
  }

  /// Returns a table of a document for a phone of 390×844 whose parts are recorded 390 wide.
  private func recordedTable(
    _ style: String, _ parts: String, _ orientation: Device.Orientation? = nil
  ) throws -> UITableView {
    let text = Fixture.nibText(
      """
      <tableView style="\(style)" id="t"><rect key="frame" x="0" y="0" width="390" height="844"/>\(parts)
      <prototypes>\(cell("c", "").replacingOccurrences(of: "320", with: "390"))</prototypes></tableView>
      """, Fixture.Head(device: "retina6_0", tools: 23_506))
    var options = InterfaceOptions()
    options.orientation = orientation
    let scene = try #require(try Fixture.document(text: text).scenes(options).first)
    return try #require(scene.objects["t"] as? UITableView)
  }

  @Test("Recorded rows have the width of the table in both orientations, and the margins of its style")
  func widthOfRows() throws {
    func row(_ style: String, _ orientation: Device.Orientation) throws -> CGRect? {
      try recordedTable(style, "", orientation).subviews.first { $0 is UITableViewCell }?.frame
    }

    #expect(try row("plain", .portrait) == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(try row("plain", .landscape) == CGRect(x: 0, y: 0, width: 844, height: 44))
    // In files saved by build 23506 of Interface Builder, rows of an inset group are at 20 in a table of 390, and 350
    // wide.
    #expect(try row("insetGrouped", .portrait) == CGRect(x: 20, y: 0, width: 350, height: 44))
  }

  @Test("The view above the rows can be of any class, and is as wide as the table")
  func searchBarAboveRows() throws {
    let bar = """
      <searchBar key="tableHeaderView" id="s"><rect key="frame" x="0" y="0" width="390" height="56"/></searchBar>
      """

    let shown = try recordedTable("plain", bar, .landscape).subviews.first { $0 is UISearchBar }

    #expect(shown?.frame == CGRect(x: 0, y: 0, width: 844, height: 56))
  }
}
