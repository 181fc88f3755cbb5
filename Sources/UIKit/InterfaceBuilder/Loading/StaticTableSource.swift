import UIKitCore

/// The data source and delegate of a static table, with the cells of a document.
final class StaticTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The titles and rows of a section.
  struct Section {
    let header: String?
    let footer: String?
    /// The cells with their heights, in points; nil for the row height of the table.
    let rows: [(cell: UITableViewCell, height: CGFloat?)]
  }

  private let sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
  }
}
