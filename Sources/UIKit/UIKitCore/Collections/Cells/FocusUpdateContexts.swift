public import Foundation
internal import UIFoundation

/// The rows between which the focus of a table moves. Nothing is ever focused.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}

/// The items between which the focus of a collection view moves. Nothing is ever focused.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  open internal(set) var previouslyFocusedIndexPath: IndexPath?
  open internal(set) var nextFocusedIndexPath: IndexPath?
}
