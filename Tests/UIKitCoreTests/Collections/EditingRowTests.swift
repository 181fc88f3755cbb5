import Testing
import UIFoundation
import UIGraphics

@testable import UIKitCore

/// Rows in editing mode. The distances 38 and 22 are guesses, listed in Documentation/Design.md.
@MainActor
@Suite("Rows in editing mode")
struct EditingRowTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var style = UITableViewCell.EditingStyle.delete
    var indents = true
    var isMovable = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .checkmark
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
  }

  private let source = Source()

  private func table(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ prepare: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.traitOverrides.layoutDirection = direction
    table.dataSource = source
    table.delegate = source
    prepare(table)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    return table
  }

  private func controls(_ table: UITableView, row: Int = 1) -> [CellEditControl] {
    let cell = table.visibleCells[row]
    return cell.subviews.compactMap { $0 as? CellEditControl }.sorted { $0.frame.minX < $1.frame.minX }
  }

  // 320 × 43.5 without the separator, with margins of 16: 38 before the content; a grip of 22 before the margin, and 8 between both.
  @Test("A row that is edited has a control before its content and a grip after it; the accessory is gone")
  func controls() {
    let table = table()
    let cell = table.visibleCells[1]

    #expect(controls(table).map(\.kind) == [.delete, .reorder])
    #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 320 - 38 - 22 - 16, height: 43.5))
    #expect(controls(table)[1].frame == CGRect(x: 320 - 16 - 22, y: 0, width: 22, height: 43.5))
    #expect(!cell.subviews.contains { $0 is CellAccessory })
  }

  @Test("Rows that cannot be edited, and rows of a table that is not edited, look as before")
  func unedited() {
    let table = table()

    #expect(controls(table, row: 0).isEmpty)
    #expect(table.visibleCells[0].contentView.frame.minX == 0)

    table.setEditing(false, animated: false)
    table.layoutIfNeeded()

    #expect(controls(table).isEmpty)
    #expect(table.visibleCells[1].contentView.frame.minX == 0)
    #expect(table.visibleCells[1].subviews.contains { $0 is CellAccessory })
  }

  @Test("In right-to-left layouts, the sides are exchanged")
  func rightToLeft() {
    let table = table(.rightToLeft)

    #expect(controls(table).map(\.kind) == [.reorder, .delete])
    let content = table.visibleCells[1].contentView.frame
    #expect(content == CGRect(x: 16 + 22, y: 0, width: 320 - 38 - 22 - 16, height: 43.5))
  }

  @Test("Without a control, content is indented unless the delegate or the row forbids it")
  func indentation() {
    source.style = .none
    source.isMovable = false
    #expect(table().visibleCells[1].contentView.frame.minX == 38)

    source.indents = false
    #expect(table().visibleCells[1].contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 43.5))
  }

  @Test("With multiple selection, rows have check marks in place of the other controls")
  func selection() {
    let table = table { $0.allowsMultipleSelectionDuringEditing = true }
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()

    #expect(controls(table, row: 1).first?.kind == .selection(isSelected: false))
    #expect(controls(table, row: 2).first?.kind == .selection(isSelected: true))
  }

  @Test("The separator of an edited row begins at its text: 38 + 16")
  func separator() {
    #expect(table().visibleCells[1].rowAppearance.separator?.left == 54)
  }

  @Test("The accessory of editing mode is shown before the grip")
  func accessory() throws {
    let table = table()
    let cell = table.visibleCells[1]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = view
    table.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 320 - 16 - 22 - 8 - 30, y: 12, width: 30, height: 20))

    table.setEditing(false, animated: false)
    table.layoutIfNeeded()

    #expect(view.superview == nil)
  }
}
