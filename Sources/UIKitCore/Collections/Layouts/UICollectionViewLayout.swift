public import Foundation
public import UIFoundation

/// The base class of layouts, which compute the frames of a collection view's views.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open internal(set) weak var collectionView: UICollectionView?

  /// Computes the layout before its attributes are read.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    freshContext()
  }

  /// Indicates whether a preferred size requires a new layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let flexible = originalAttributes.flexibleAxes
    guard flexible.width || flexible.height else { return false }
    return take(preferredAttributes.size, for: originalAttributes.key)
      && preferredAttributes.size != originalAttributes.size
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = freshContext()
    context.invalidate(originalAttributes)
    return context
  }

  private func freshContext() -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext.make(type(of: self).invalidationContextClass)
  }

  /// Invalidates the parts of the layout that a context describes; without items in it, the whole layout.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { sizes = [:] }
    collectionView?.layoutDidInvalidate(context)
  }

  open func invalidateLayout() {
    let context = freshContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the layout after a change of the data, with new counts.
  func invalidateForNewData() {
    let context = freshContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  // MARK: Offsets

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  // Called around changes of the data, in UIKit's order. The attributes are the start or end of animations; nil stands
  // for the element's own, the default that Apple documents.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { freshContext() }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { freshContext() }

  // MARK: Direction

  /// The reading direction that the layout's code assumes.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Indicates whether the collection view mirrors the layout in right-to-left languages.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Decorations

  private var decorations: [String: AnyClass] = [:]
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }
  private var decorationNibs: [String: UINib] = [:]
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorations[elementKind] = nil
  }
  /// Creates a decoration view of a registered kind.
  func makeDecoration(ofKind kind: String) -> UICollectionReusableView? {
    if let nib = decorationNibs[kind] {
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
    return decorationClass(ofKind: kind)?.init(frame: .zero)
  }
  private func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    decorations[kind] as? UICollectionReusableView.Type
  }

  // MARK: Preferred sizes

  /// Accessed by key only.
  private var sizes: [ElementKey: CGSize] = [:]

  /// Returns the preferred size of an element, in points; nil if it has not been measured.
  func measuredSize(_ key: ElementKey) -> CGSize? { sizes[key] }

  /// Stores the preferred size of an element; returns whether it changed.
  func take(_ size: CGSize, for key: ElementKey) -> Bool {
    guard sizes[key] != size else { return false }
    sizes[key] = size
    return true
  }

  func forgetSizes() { sizes = [:] }

  /// Indicates whether new views of every element are measured, as clients' layouts expect.
  var measuresEveryElement: Bool { true }

  /// The orthogonal sections, each with its scroll view's frame and content size.
  var scrollingSections: [(section: Int, frame: CGRect, contentSize: CGSize)] { [] }

  /// Indicates whether the layout mirrors its elements for right-to-left languages.
  var isFlipped: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
