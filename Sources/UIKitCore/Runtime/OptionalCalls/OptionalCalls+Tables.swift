public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UITableViewDataSource {
  @_disfavoredOverload public var numberOfSections: OptionalCall<any UITableViewDataSource>? {
    OptionalCall(delegate: self)
  }
  @_disfavoredOverload public var tableView: OptionalCall<any UITableViewDataSource>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var sectionIndexTitles: OptionalCall<any UITableViewDataSource>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UITableViewDataSource> {
  public func callAsFunction(in tableView: UITableView) -> Int {
    delegate.numberOfSections(in: tableView)
  }

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    delegate.tableView(tableView, titleForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canEditRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canMoveRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    delegate.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  {
    delegate.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func callAsFunction(for tableView: UITableView) -> [String]? {
    delegate.sectionIndexTitles(for: tableView)
  }
}

extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: OptionalCall<any UITableViewDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction: ((UITableView) -> Void)? {
    tableViewDidEndMultipleSelectionInteraction(_:)
  }
}

extension OptionalCall<any UITableViewDelegate> {
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, heightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    delegate.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    delegate.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    delegate.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    delegate.tableView(tableView, editActionsForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegate.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    delegate.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, canFocusRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    delegate.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload public var tableView: OptionalCall<any UITableViewDataSourcePrefetching>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UITableViewDataSourcePrefetching> {
  public func callAsFunction(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    delegate.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
