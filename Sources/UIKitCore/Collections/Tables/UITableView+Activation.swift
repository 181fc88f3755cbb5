internal import Foundation

extension UITableView {
  /// Selects a row as a tap does: with the delegate's methods, then the row's segue.
  func activate(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell), isEditing ? allowsSelectionDuringEditing : allowsSelection,
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(path) { return deselect(path) }
    guard let wanted = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return false }
    if !allowsMultipleSelection {
      for other in selected where other != wanted {
        guard deselect(other) else { return false }
      }
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    // UIKit prepares the segue before it notifies the delegate of the selection.
    cell.segueTemplate?.trigger(cell)
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    return true
  }

  private func deselect(_ path: IndexPath) -> Bool {
    guard let wanted = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return false }
    deselectRow(at: wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    return true
  }

  /// Taps the button at the end of a row.
  func activateAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessorySegueTemplate?.trigger(cell)
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

extension UICollectionView {
  /// Selects an item as a tap does: with the delegate's methods, then the item's segue.
  func activate(_ cell: UICollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell), allowsSelection,
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(path) { return deselect(path) }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
    if !allowsMultipleSelection {
      for other in selected where other != path {
        deselectItem(at: other, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    cell.segueTemplate?.trigger(cell)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  private func deselect(_ path: IndexPath) -> Bool {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
    deselectItem(at: path, animated: false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    return true
  }
}
