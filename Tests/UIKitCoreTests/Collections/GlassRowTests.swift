import Testing

@testable import UIKitCore

@MainActor
@Suite("Rows in glass")
struct GlassRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  private func table(_ design: InterfaceDesign) -> UITableView {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    let source = Source()
    table.dataSource = source
    let traits = UITraitCollection {
      $0.interfaceDesign = design
      $0.displayScale = 3
    }
    withExtendedLifetime(source) {
      _ = OffscreenWindow(
        of: table, in: OffscreenWindow.Environment(size: CGSize(width: 402, height: 400), traits: traits))
    }
    return table
  }

  // Apple's design resources: rows of 52 points in sections with a radius of 26, whose separators have a margin at both
  // ends. Interface Builder 26 records margins of 15 points above and below the content.
  @Test("Rows are 52 high in sections with a radius of 26, and 44 with a radius of 10 in the classic design")
  func rows() throws {
    let cell = try #require(table(.glass).visibleCells.first)
    // The height of rows with standard content does not include the pixel of the separator.
    #expect(abs(cell.frame.height - 52) < 0.5)
    #expect(cell.rowAppearance.cornerRadius == 26)
    #expect(cell.rowAppearance.separator.map { $0.left == $0.right && $0.left > 0 } == true)
    #expect(UITableViewHeaderFooterView.title("Inner planets", in: .glass) == "Inner planets")
    #expect(UITableViewHeaderFooterView.title("Inner planets", in: .classic) == "INNER PLANETS")
    #expect(cell.contentView.directionalLayoutMargins.top == 15)

    let classic = try #require(table(.classic).visibleCells.first)
    #expect(abs(classic.frame.height - 44) < 0.5)
    #expect(classic.rowAppearance.cornerRadius == 10)
    #expect(classic.rowAppearance.separator?.right == 0)
  }
}

extension UITableViewHeaderFooterView {
  /// Returns the title that a header of a group shows in a design.
  fileprivate static func title(_ title: String, in design: InterfaceDesign) -> String? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.isGrouped = true
    header.show(title: title, RowMetrics.all[UITraitCollection(interfaceDesign: design)])
    return header.textLabel?.text
  }
}
