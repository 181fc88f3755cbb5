public import Foundation

/// The content of a table view. Moving rows, committing edits and section indexes are not supported.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int  // optional: 1
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?  // optional
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?  // optional
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool  // optional: true
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool  // optional: true
  // optional
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )  // optional
  func sectionIndexTitles(for tableView: UITableView) -> [String]?  // optional
  // optional: index
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

/// A data source with prefetching, which is not supported: the methods are never called.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])  // optional
}
