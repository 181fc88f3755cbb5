internal import Foundation

extension UITableView {
  /// Indicates whether taps select rows in the current mode: editing or not.
  private var allowsCurrentSelection: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Indicates whether several rows can be selected in the current mode: editing or not.
  var allowsCurrentMultipleSelection: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Selects or deselects a row as a tap does; returns whether the table and the delegate allow it.
  ///
  /// Calls the delegate's methods and triggers the row's segue.
  func activate(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell), allowsCurrentSelection,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    if allowsCurrentMultipleSelection, selected.contains(path) { return deselect(path) }
    guard let target = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return false }
    if !allowsCurrentMultipleSelection {
      for other in selected where other != target {
        guard deselect(other) else { return false }
      }
    }
    selectRow(at: target, animated: false, scrollPosition: .none)
    // UIKit prepares the segue before it notifies the delegate of the selection.
    cell.segueTemplate?.trigger(cell)
    tableDelegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  private func deselect(_ path: IndexPath) -> Bool {
    guard let target = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return false }
    deselectRow(at: target, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: target)
    return true
  }

  /// Triggers the accessory segue of a row and calls the delegate's method for its accessory button.
  func activateAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegueTemplate?.trigger(cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
