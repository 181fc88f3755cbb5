import UIKitCore

/// A section of rows in a document.
final class TableSection: NSObject {
  var headerTitle: String?
  var footerTitle: String?
  var rows: [UITableViewCell] = []
  var header: UIView?
  var footer: UIView?
}

/// A data source of the rows in a document.
final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let sections: [TableSection]

  init(_ sections: [TableSection]) {
    self.sections = sections
  }

  /// Shows the rows in a table view and applies their selection.
  func fill(_ table: UITableView) {
    let selected = sections.enumerated().flatMap { sectionIndex, section in
      section.rows.indices.filter { section.rows[$0].isSelected }.map { IndexPath(row: $0, section: sectionIndex) }
    }
    table.delegate = self
    table.retainedDataSource = self
    for path in selected { table.selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    sections[indexPath.section].rows[indexPath.row].delegateEditingStyle
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].headerTitle
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    sections[section].footer
  }
}

extension UIView {
  /// Sets the height of a header or footer that has none to the height that fits its content.
  func resizeToFittingHeight() {
    guard bounds.height == 0 else { return }
    frame.size.height = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
