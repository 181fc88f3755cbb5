import Foundation
import Testing
import UIKitCore

@testable import InterfaceBuilder

/// A table whose rows have segues, embedded in a screen.
class RowsController: UITableViewController {
  var history: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    history.append("select \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row }
    history.append("\(segue.identifier ?? "-") from \(row ?? -1)")
  }
}

/// A screen that declines one of the two scenes that it embeds.
class EmbeddingController: UIViewController {
  var prepared: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { identifier == "wanted" }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-") \(isViewLoaded) \(segue is CountingSegue)")
  }
}

/// A segue that counts before it embeds.
class CountingSegue: UIStoryboardSegue {
  @MainActor static var count = 0

  override func perform() {
    Self.count += 1
    super.perform()
  }
}

@MainActor
@Suite("Segues of rows and containers", .serialized)
struct SegueTests {
  private static let module = #"customModule="InterfaceBuilderTests""#
  private static let text = Fixture.storyboardText(
    """
    <scene sceneID="s0"><objects>
    <viewController id="emb" customClass="EmbeddingController" \(module) sceneMemberID="viewController">
    <view key="view" id="v0"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/><subviews>
    <containerView id="c1"><rect key="frame" x="0.0" y="0.0" width="200" height="200"/><connections>
    <segue destination="rows" kind="embed" identifier="wanted" customClass="CountingSegue" \(module) id="g1"/>
    </connections></containerView>
    <containerView id="c2"><rect key="frame" x="0.0" y="200" width="200" height="100"/><connections>
    <segue destination="next" kind="embed" identifier="declined" id="g2"/></connections></containerView>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s1"><objects>
    <tableViewController id="rows" customClass="RowsController" \(module) sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="t">
    <rect key="frame" x="0.0" y="0.0" width="200" height="200"/><prototypes>
    <tableViewCell reuseIdentifier="row" accessoryType="detailButton" id="cell">
    <rect key="frame" x="0.0" y="0.0" width="200" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="200" height="44"/></tableViewCellContentView><connections>
    <segue destination="next" kind="presentation" identifier="row" id="g3"/>
    <segue destination="next" kind="presentation" identifier="detail" trigger="accessoryAction" id="g4"/>
    </connections></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="next" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/></view>
    </viewController></objects></scene>
    """, initial: "emb")

  private func screen() throws -> EmbeddingController {
    try #require(try Fixture.initialController(ofStoryboard: Self.text) as? EmbeddingController)
  }

  /// Returns the controller of rows that a screen embeds, laid out.
  private func shownRows(of screen: EmbeddingController) throws -> RowsController {
    screen.loadViewIfNeeded()
    let rows = try #require(screen.children.first as? RowsController)
    rows.tableView.layoutIfNeeded()
    return rows
  }

  @Test("A declined scene is not embedded; a custom segue class inherits the embedding")
  func embedding() throws {
    CountingSegue.count = 0
    let screen = try screen()

    screen.loadViewIfNeeded()

    #expect(screen.prepared == ["wanted true true"])
    #expect(CountingSegue.count == 1)
    #expect(screen.children.count == 1)
    #expect(screen.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("A tap selects the row, performs its segue and calls the delegate, unless the delegate declines the selection")
  func rows() throws {
    let screen = try screen()
    let rows = try shownRows(of: screen)

    #expect(rows.tableView.visibleCells[0].accessibilityActivate() == false)
    #expect(rows.tableView.visibleCells[1].accessibilityActivate())

    #expect(rows.history == ["row from 1", "select 1"])
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(rows.presentedViewController != nil)
  }

  @Test("The accessory can have a different segue than the row")
  func accessory() throws {
    let screen = try screen()
    let rows = try shownRows(of: screen)

    rows.tableView.visibleCells[1].activateAccessory()

    #expect(rows.history == ["detail from 1"])
  }
}
