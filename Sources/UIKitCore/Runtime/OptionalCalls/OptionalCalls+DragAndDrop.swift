public import Foundation

// Optional requirements, callable as `delegate?.method?(…)`.

extension UICollectionViewDragDelegate {
  @_disfavoredOverload public var collectionView: OptionalCall<any UICollectionViewDragDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UICollectionViewDragDelegate> {
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    delegate.collectionView(collectionView, dragSessionWillBegin: session)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    delegate.collectionView(collectionView, dragSessionDidEnd: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

extension UICollectionViewDropDelegate {
  @_disfavoredOverload public var collectionView: OptionalCall<any UICollectionViewDropDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UICollectionViewDropDelegate> {
  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    delegate.collectionView(collectionView, canHandle: session)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidEnter: session)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    delegate.collectionView(
      collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidExit: session)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    delegate.collectionView(collectionView, dropSessionDidEnd: session)
  }

  public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}

extension UIDragInteractionDelegate {
  @_disfavoredOverload public var dragInteraction: OptionalCall<any UIDragInteractionDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIDragInteractionDelegate> {
  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }

  public func callAsFunction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  public func callAsFunction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession)
    -> Bool
  {
    delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
  }

  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    delegate.dragInteraction(interaction, sessionDidMove: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    delegate.dragInteraction(interaction, session: session, didEndWith: operation)
  }

  public func callAsFunction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    delegate.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
  }
}

extension UIDropInteractionDelegate {
  @_disfavoredOverload public var dropInteraction: OptionalCall<any UIDropInteractionDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any UIDropInteractionDelegate> {
  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate.dropInteraction(interaction, canHandle: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidEnter: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    delegate.dropInteraction(interaction, sessionDidUpdate: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidExit: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    delegate.dropInteraction(interaction, performDrop: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    delegate.dropInteraction(interaction, concludeDrop: session)
  }

  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    delegate.dropInteraction(interaction, sessionDidEnd: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}

extension UITableViewDragDelegate {
  @_disfavoredOverload public var tableView: OptionalCall<any UITableViewDragDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UITableViewDragDelegate> {
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    delegate.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  public func callAsFunction(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    delegate.tableView(tableView, dragSessionWillBegin: session)
  }

  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    delegate.tableView(tableView, dragSessionDidEnd: session)
  }

  public func callAsFunction(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  {
    delegate.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    delegate.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

extension UITableViewDropDelegate {
  @_disfavoredOverload public var tableView: OptionalCall<any UITableViewDropDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any UITableViewDropDelegate> {
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    delegate.tableView(tableView, canHandle: session)
  }

  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidEnter: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    delegate.tableView(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  public func callAsFunction(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidExit: session)
  }

  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    delegate.tableView(tableView, dropSessionDidEnd: session)
  }

  public func callAsFunction(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    delegate.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}
