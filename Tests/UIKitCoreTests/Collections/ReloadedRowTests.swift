import Foundation
import Testing
import UIFoundation

@testable import UIKitCore

@MainActor
@Suite("Rows of a table before its next layout") struct ReloadedRowTests {
  private final class Names: NSObject, UITableViewDataSource {
    var names = ["Ada", "Émile", "42"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
  }

  @Test("Cells exist as soon as code asks for them after a reload, in a table with a size")
  func cells() {
    let source = Names()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Émile")

    source.names = ["Bo"]
    table.reloadData()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Bo"])
    #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)])
  }

  @Test("A table without a height has no cells")
  func emptyTable() {
    let source = Names()
    let table = UITableView()
    table.dataSource = source
    table.reloadData()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  private final class Person {
    private let name: String
    init(_ name: String) { self.name = name }
    func sortName() -> String { name }
  }

  @Test(
    "Objects are in the section of their first letter without its accent, others in the last; equal ones keep order")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    let name = Selector("sortName", Person.sortName)
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.section(for: Person("Émile"), collationStringSelector: name) == 4)
    #expect(collation.section(for: Person("42"), collationStringSelector: name) == 26)
    let people = ["b", "a10", "B", "a9"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    #expect(sorted.map { ($0 as? Person)?.sortName() } == ["a9", "a10", "b", "B"])
  }
}
