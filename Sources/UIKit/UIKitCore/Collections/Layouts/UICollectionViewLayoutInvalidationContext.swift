public import Foundation

/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() {}

  /// Indicates whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Indicates whether the counts of sections and items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The length added to the content size on each axis, in points.
  open var contentSizeAdjustment = CGSize.zero
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  open var interactiveMovementTarget: CGPoint { .zero }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Invalidates the element that the attributes describe.
  func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: invalidateItems(at: [path])
    case .supplementaryView:
      invalidateSupplementaryElements(ofKind: attributes.representedElementKind ?? "", at: [path])
    case .decorationView: invalidateDecorationElements(ofKind: attributes.representedElementKind ?? "", at: [path])
    }
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Creates a context of a class, or of the base class if the given class is not a context class.
  static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    (type as? UICollectionViewLayoutInvalidationContext.Type ?? self).init()
  }
}

/// The parts of a flow layout that are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Indicates whether the delegate's metrics are invalid.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Indicates whether the attributes of the elements are invalid.
  open var invalidateFlowLayoutAttributes = true
}
