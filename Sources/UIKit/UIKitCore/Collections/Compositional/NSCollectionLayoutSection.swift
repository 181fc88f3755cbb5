public import Foundation
public import UIFoundation

/// A section that repeats a group for all its items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The insets of the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  /// The area that headers and footers are measured from. The automatic one includes the section's insets.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The handler that changes the visible items before they are displayed, in each layout pass.
  ///
  /// It receives the items, the offset of the content and the section's environment. As in UIKit, changes have no effect
  /// if an item has an estimated size.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The configuration of a list section; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
}

/// A closure that changes the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element of a section, whose appearance a handler can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var frame: CGRect { get }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  var indexPath: IndexPath { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}

/// The scrolling behavior of a section perpendicular to the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The area that a section's insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// The size and the insets of a layout's container.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section: container and traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container and the traits of a collection view or a custom group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  /// The margin of list rows at the sides, in points.
  let rowSideMargin: CGFloat
  /// The insets of the safe area at the left and right sides, in points.
  var rowSafeArea = UIEdgeInsets.zero

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection, rowSideMargin: CGFloat) {
    self.rowSideMargin = rowSideMargin
    contentSize = size
    contentInsets = insets
    traitCollection = traits
  }

  var container: NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
