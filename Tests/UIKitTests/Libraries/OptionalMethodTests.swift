import Testing
import UIKit

/// UIKit asks each object whether it has a method; `headframe swift` adds the conformances.
@Suite("Optional methods in subclasses")
@MainActor
struct OptionalMethodTests {
  private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  private class Sections: Rows, OptionalMethods.UITableViewDataSource_numberOfSections_in,
    OptionalMethods.UITableViewDelegate_tableView__heightForRowAt,
    OptionalMethods.UITableViewDelegate_tableView__viewForHeaderInSection
  {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      section == 0 ? UILabel() : nil
    }
  }

  private final class MoreSections: Sections {
    override func numberOfSections(in tableView: UITableView) -> Int { 4 }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    table.rowHeight = 50
    table.sectionHeaderHeight = 20
    table.layoutIfNeeded()
    return table
  }

  @Test("A subclass that implements optional methods is asked; its superclass has UIKit's defaults")
  func tables() {
    let (plain, sectioned) = (Rows(), Sections())
    let tables = (table(plain), table(sectioned), table(MoreSections()))

    #expect(tables.0.numberOfSections == 1 && tables.1.numberOfSections == 3 && tables.2.numberOfSections == 4)
    // The table's row height, and the height that the delegate returns.
    #expect(tables.0.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    #expect(tables.1.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(tables.1.headerView(forSection: 0) == nil)
    #expect(tables.1.subviews.contains { $0 is UILabel } && !tables.0.subviews.contains { $0 is UILabel })
  }

  @Test("Optional calls of both have the same results")
  func calls() {
    let table = UITableView(frame: .zero, style: .plain)
    let sources: [any UITableViewDataSource] = [Rows(), Sections()]

    #expect(sources.map { $0.numberOfSections?(in: table) } == [1, 3])
  }
}
